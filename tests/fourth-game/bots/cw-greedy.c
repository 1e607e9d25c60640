/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-greedy.h"

#define CLEANS 100
#define GIVES -50

/* Whether a turn that has so many scrubs left cleans a row with so many tags. */
static bool
can_clean (unsigned n_tags,
           unsigned n_scrubs)
{
  return n_tags > 0 && n_tags <= n_scrubs;
}

int32_t
cw_greedy_worth (const CwState *state,
                 CwMove         move)
{
  const unsigned left = CW_MOST_SCRUBS - state->n_scrubs;
  const unsigned row = move.kind == CW_MOVE_PASS ? state->row : move.row;
  const unsigned n_after = state->tags[row] - (move.kind == CW_MOVE_SCRUB ? 1u : 0u);

  if (move.kind == CW_MOVE_SCRUB && can_clean (state->tags[row], left))
    return CLEANS - (int32_t) state->tags[row];

  /* More tags than one turn can scrub give nothing away. */
  return (int32_t) n_after + (can_clean (n_after, CW_MOST_SCRUBS) ? GIVES : 0);
}

CwMove
cw_greedy_move (const CwState *state)
{
  TurnMove moves[CW_N_ROWS];
  const size_t n = cw_state_list_moves (state, moves, CW_N_ROWS);
  CwMove best = cw_move_from_turn (moves[0]);

  for (size_t i = 1; i < n; i++)
    {
      const CwMove move = cw_move_from_turn (moves[i]);

      if (cw_greedy_worth (state, move) > cw_greedy_worth (state, best))
        best = move;
    }

  return best;
}

TurnMove
cw_greedy_choose (const TurnQuestion *question)
{
  return cw_move_to_turn (cw_greedy_move (question->seen));
}
