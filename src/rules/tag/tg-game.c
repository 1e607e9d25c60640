/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-game.h"

#include <string.h>

/* How often each card is in the deck. */
static const uint8_t copies[TG_N_KINDS + 1] = { 0, 12, 12, 12, 10, 6, 4 };

TgSetupVerdict
tg_game_check (const TgGame *self)
{
  unsigned n[TG_N_KINDS + 1] = { 0 };

  if (self->n_seats < TG_MIN_SEATS || self->n_seats > TG_MAX_SEATS || self->first >= self->n_seats)
    return TG_SETUP_BAD_SEATS;

  for (unsigned i = 0; i < TG_N_CARDS; i++)
    {
      if (self->deck[i] > TG_N_KINDS)
        return TG_SETUP_BAD_DECK;
      n[self->deck[i]]++;
    }
  for (unsigned card = TG_T; card <= TG_N_KINDS; card++)
    if (n[card] != copies[card])
      return TG_SETUP_BAD_DECK;

  return TG_SETUP_FINE;
}

void
tg_game_shuffle (TgGame     *self,
                 unsigned    n_seats,
                 unsigned    first,
                 TurnRandom *random)
{
  unsigned n = 0;

  self->n_seats = (uint8_t) n_seats;
  self->first = (uint8_t) first;
  for (unsigned card = TG_T; card <= TG_N_KINDS; card++)
    for (unsigned i = 0; i < copies[card]; i++)
      self->deck[n++] = (uint8_t) card;

  for (n = TG_N_CARDS; n > 1; n--)
    {
      const unsigned drawn = turn_random_below (random, n);
      const uint8_t card = self->deck[drawn];

      self->deck[drawn] = self->deck[n - 1];
      self->deck[n - 1] = card;
    }
}

const TgGame *
tg_game_open (const TgGame *self)
{
  static const TgGame open[TG_MAX_SEATS + 1] = {
    { 0 }, { 0 }, { .n_seats = 2 }, { .n_seats = 3 }, { .n_seats = 4 }, { .n_seats = 5 }, { .n_seats = 6 },
  };

  return &open[self->n_seats];
}
