/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-greedy.h"

#include "rt-sight.h"

#define MAX_MOVES 64            /* 20 cards on piles, 7 ways to roll, at most 28 claims */

static int32_t
value_of_move (const RtSight *sight,
               RtMove         move)
{
  RtSight after;

  if (move.kind == RT_MOVE_REROLL)
    return rt_sight_value_of_roll (sight, move.dice, false);

  after = rt_sight_after (sight, move);

  return rt_sight_value (&after);
}

TurnMove
rt_greedy_choose (const TurnQuestion *question)
{
  const RtState *seen = question->seen;
  const RtSight sight = rt_sight_of (seen, seen->seat);
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (seen, moves, MAX_MOVES);
  int32_t best_value = INT32_MIN;
  size_t best = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      const int32_t value = value_of_move (&sight, rt_move_from_turn (moves[i]));

      if (value > best_value)
        {
          best_value = value;
          best = i;
        }
    }

  return moves[best];
}
