/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-state-parts.h"

typedef struct
{
  TurnMove *moves;
  size_t    capacity;
  size_t    n;
} List;

static void
add (List  *list,
     RtMove move)
{
  if (list->n < list->capacity)
    list->moves[list->n] = rt_move_to_turn (move);
  list->n++;
}

static void
list_places (const RtState *state,
             List          *list)
{
  for (uint64_t cards = state->hands[state->seat]; cards != 0; cards &= cards - 1)
    for (unsigned pile = 0; pile < RT_N_PILES; pile++)
      if (state->owners[pile] == 0)
        add (list, rt_move_place ((unsigned) __builtin_ctzll (cards), pile));
}

static void
list_with_dice (const RtState *state,
                List          *list)
{
  const unsigned all = rt_free_dice (state, state->seat);

  for (unsigned dice = 1; dice <= all; dice++)
    if ((dice & ~all) == 0)
      add (list, rt_move_reroll (dice));

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    for (unsigned dice = 1; dice <= all; dice++)
      if (rt_state_can_claim (state, pile, dice))
        add (list, rt_move_claim (pile, dice));
}

static void
list_rolls (const RtState *state,
            List          *list)
{
  const unsigned most[RT_N_DICE] = {
    state->rolling & 1 ? 6 : 1, state->rolling & 2 ? 6 : 1, state->rolling & 4 ? 6 : 1,
  };

  for (unsigned a = 0; a < most[0]; a++)
    for (unsigned b = 0; b < most[1]; b++)
      for (unsigned c = 0; c < most[2]; c++)
        add (list, rt_move_roll (most[0] > 1 ? a + 1 : 0, most[1] > 1 ? b + 1 : 0, most[2] > 1 ? c + 1 : 0));
}

size_t
rt_state_list_moves (const RtState *self,
                     TurnMove      *moves,
                     size_t         capacity)
{
  List list = { moves, capacity, 0 };

  if (self->end != RT_NOT_ENDED)
    return 0;

  if (self->rolling != 0)
    {
      list_rolls (self, &list);
    }
  else
    {
      list_places (self, &list);
      list_with_dice (self, &list);
    }

  return list.n;
}

RtMove
rt_state_draw (const RtState *self,
               TurnRandom    *random)
{
  RtMove move = { .kind = RT_MOVE_ROLL };

  for (unsigned die = 0; die < RT_N_DICE; die++)
    if ((self->rolling >> die & 1) != 0)
      move.faces[die] = (uint8_t) (1 + turn_random_below (random, 6));

  return move;
}

/* The piles that one's free dice can claim now, from a random one on; false if there are none. */
static bool
find_claim (const RtState *state,
            unsigned       from,
            RtMove        *move)
{
  const unsigned all = rt_free_dice (state, state->seat);
  uint8_t sums[RT_ALL_DICE + 1];

  for (unsigned dice = 1; dice <= RT_ALL_DICE; dice++)
    sums[dice] = (uint8_t) ((dice & ~all) == 0 ? rt_sum (state, state->seat, dice) : 0);

  for (unsigned i = 0; i < RT_N_PILES; i++)
    {
      const unsigned pile = (from + i) % RT_N_PILES;

      for (unsigned dice = 1; dice <= RT_ALL_DICE && state->owners[pile] == 0; dice++)
        if (sums[dice] == rt_card_value (state->tops[pile]))
          {
            *move = rt_move_claim (pile, dice);
            return true;
          }
    }

  return false;
}

static RtMove
random_place (const RtState *state,
              unsigned       pile,
              TurnRandom    *random)
{
  uint64_t cards = state->hands[state->seat];

  while (state->owners[pile] != 0)
    pile = (pile + 1) % RT_N_PILES;
  for (unsigned n = turn_random_below (random, RT_N_IN_HAND); n > 0; n--)
    cards &= cards - 1;

  return rt_move_place ((unsigned) __builtin_ctzll (cards), pile);
}

/* Every fourth move rolls, every other one claims where that can be, and the rest lays a card. */
RtMove
rt_state_random_move (const RtState *self,
                      TurnRandom    *random)
{
  const uint64_t bits = turn_random_next (random);
  const unsigned pile = bits >> 2 & 3;
  RtMove move;

  if ((bits & 3) == 0)
    {
      const unsigned all = rt_free_dice (self, self->seat);
      const unsigned dice = (unsigned) (bits >> 4) & all;

      return rt_move_reroll (dice != 0 ? dice : all);
    }
  if ((bits & 3) != 3 && find_claim (self, pile, &move))
    return move;

  return random_place (self, pile, random);
}

void
rt_state_play_out (RtState    *state,
                   TurnRandom *random)
{
  TurnRandom local = *random;

  while (state->end == RT_NOT_ENDED)
    rt_apply (state, state->rolling != 0 ? rt_state_draw (state, &local) : rt_state_random_move (state, &local));
  *random = local;
}
