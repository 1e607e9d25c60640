/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-game.h"

static unsigned
sum_of_dice (const RtGame *self,
             unsigned      seat)
{
  return self->dice[seat][0] + (unsigned) self->dice[seat][1] + self->dice[seat][2];
}

static bool
has_every_card (const RtGame *self)
{
  uint64_t seen = 0;

  for (unsigned i = 0; i < RT_N_CARDS; i++)
    if (self->deck[i] < RT_N_CARDS)
      seen |= UINT64_C (1) << self->deck[i];

  return seen == (UINT64_C (1) << RT_N_CARDS) - 1;
}

static bool
has_right_faces (const RtGame *self)
{
  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    for (unsigned die = 0; die < RT_N_DICE; die++)
      if (self->dice[seat][die] < 1 || self->dice[seat][die] > 6)
        return false;

  return true;
}

RtSetupVerdict
rt_game_check (const RtGame *self)
{
  if (!has_every_card (self))
    return RT_SETUP_BAD_DECK;
  if (!has_right_faces (self))
    return RT_SETUP_BAD_DICE;
  if (self->first >= RT_N_SEATS || sum_of_dice (self, self->first) < sum_of_dice (self, 1u - self->first))
    return RT_SETUP_BAD_FIRST;

  return RT_SETUP_FINE;
}

static void
shuffle (RtCard     *deck,
         TurnRandom *random)
{
  for (unsigned i = 0; i < RT_N_CARDS; i++)
    deck[i] = (RtCard) i;

  for (unsigned n = RT_N_CARDS; n > 1; n--)
    {
      const unsigned drawn = turn_random_below (random, n);
      const RtCard card = deck[drawn];

      deck[drawn] = deck[n - 1];
      deck[n - 1] = card;
    }
}

void
rt_game_shuffle (RtGame     *self,
                 TurnRandom *random)
{
  shuffle (self->deck, random);
  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    for (unsigned die = 0; die < RT_N_DICE; die++)
      self->dice[seat][die] = (uint8_t) (1 + turn_random_below (random, 6));

  self->first = sum_of_dice (self, 1) > sum_of_dice (self, 0);
  if (sum_of_dice (self, 0) == sum_of_dice (self, 1))
    self->first = (uint8_t) turn_random_below (random, RT_N_SEATS);
}

const RtGame *
rt_game_open (const RtGame *self)
{
  static const RtGame open = { 0 };

  return &open;
}
