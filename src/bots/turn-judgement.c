/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-judgement.h"

#include <string.h>

/* More curiosity than a player has makes all moves comparable, not only the best ones. */
static const TurnSearchEffort judging = {
  .n_trees = 1,
  .n_iterations = 1500,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (2000000000),
};

static const TurnOption *
find_option (const TurnSearchResult *result,
             TurnMove                move)
{
  unsigned i = 0;

  while (i + 1 < result->n_options && !turn_move_equal (result->options[i].move, move))
    i++;

  return &result->options[i];
}

bool
turn_judge (const TurnSearchGame *table,
            const void           *game,
            const void           *state,
            TurnMove              played,
            TurnRandom           *random,
            const atomic_bool    *cancelled,
            TurnJudgement        *judgement)
{
  const void *open_game = table->rules->open_game != NULL ? table->rules->open_game (game) : game;
  const int viewer = table->rules->to_move (game, state);
  TurnSearchResult result;
  TurnState seen;
  const TurnSearchTask task = {
    .table = table,
    .game = open_game,
    .seen = &seen,
    .viewer = viewer,
    .effort = &judging,
    .also = &played,
    .n_threads = 1,
    .cancelled = cancelled,
  };

  table->rules->conceal (game, state, viewer, random, &seen);
  if (!turn_search (&task, random, &result) || (cancelled != NULL && atomic_load (cancelled)))
    return false;

  judgement->best = result.options[0].move;
  judgement->best_share = result.options[0].share;
  judgement->played_share = find_option (&result, played)->share;
  if (judgement->played_share > judgement->best_share)
    judgement->played_share = judgement->best_share;
  memcpy (judgement->shares, result.shares, sizeof judgement->shares);

  return true;
}
