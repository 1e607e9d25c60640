/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-greedy.h"

#include <turn-rules.h>

#define MAX_MOVES 64            /* 20 cards on piles, 7 ways to roll, at most 28 claims */

/* All in hundredths of a card. */
#define CARD 100
#define WIN 5000                /* a won game is worth more than any pile */
#define SOON 75                 /* each card of a pile that who is to move can claim */
#define LATER 40                /* the same for the other, if it still can next time */
#define DIE 80                  /* what an unused die is worth */

static unsigned
open_cards (const RtState *state)
{
  unsigned n = 0;

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (rt_state_owner (state, pile) < 0)
      n += state->n_cards[pile];

  return n;
}

/* Whether the seat's free dice can make the top card without using up the last of them; with the last die it counts only if that
 * wins. */
static bool
can_make (const RtState *state,
          unsigned       seat,
          unsigned       pile)
{
  const unsigned all = rt_state_free_dice (state, seat);
  const unsigned rest = open_cards (state) - state->n_cards[pile];
  const bool may_end = rt_state_score (state, seat) + state->n_cards[pile] > rt_state_score (state, 1 - seat) + rest;

  for (unsigned dice = 1; dice <= all; dice++)
    if ((dice & ~all) == 0 && (dice != all || may_end) &&
        rt_state_sum (state, seat, dice) == rt_card_value (state->tops[pile]))
      return true;

  return false;
}

/* The largest pile that the seat can claim. */
static unsigned
best_pile (const RtState *state,
           unsigned       seat)
{
  unsigned best = 0;

  for (unsigned pile = 0; pile < RT_N_PILES; pile++)
    if (rt_state_owner (state, pile) < 0 && state->n_cards[pile] > best && can_make (state, seat, pile))
      best = state->n_cards[pile];

  return best;
}

int32_t
rt_quick_value (const RtState *state,
                unsigned       seat)
{
  const int lead = CARD * ((int) rt_state_score (state, seat) - (int) rt_state_score (state, 1 - seat));
  const int dice = __builtin_popcount (rt_state_free_dice (state, seat)) - __builtin_popcount (rt_state_free_dice (state, 1 - seat));
  const int to_move = rt_state_to_move (state);

  if (to_move == TURN_OVER)
    return lead + (lead > 0 ? WIN : lead < 0 ? -WIN : 0);

  return lead + DIE * dice + (to_move == (int) seat ? SOON : LATER) * (int) best_pile (state, seat)
         - (to_move == (int) seat ? LATER : SOON) * (int) best_pile (state, 1 - seat);
}

/* The mean over everything the dice can show. */
static int32_t
value_of_rolls (const RtState *rolling,
                unsigned       seat)
{
  TurnMove rolls[216];
  const size_t n_rolls = rt_state_list_moves (rolling, rolls, sizeof rolls / sizeof rolls[0]);
  int32_t sum = 0;

  for (size_t i = 0; i < n_rolls; i++)
    {
      RtState after;

      rt_state_play (rolling, rt_move_from_turn (rolls[i]), &after);
      sum += rt_quick_value (&after, seat);
    }

  return sum / (int32_t) n_rolls;
}

static int32_t
value_of_move (const RtState *seen,
               RtMove         move)
{
  RtState after;

  rt_state_play (seen, move, &after);

  return move.kind == RT_MOVE_REROLL ? value_of_rolls (&after, seen->seat) : rt_quick_value (&after, seen->seat);
}

TurnMove
rt_greedy_choose (const TurnQuestion *question)
{
  const RtState *seen = question->seen;
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (seen, moves, MAX_MOVES);
  int32_t best_value = INT32_MIN;
  size_t best = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      const int32_t value = value_of_move (seen, rt_move_from_turn (moves[i]));

      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }

  return moves[best];
}
