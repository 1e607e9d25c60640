/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-advice.h"

#include "tc-search.h"

/* A hint has to come within a second on any machine; more curiosity than a player has makes the alternatives comparable. */
const TurnSearchEffort tc_effort_hint = {
  .n_trees = 4,
  .n_iterations = 1000,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (800000000),
};

static TurnSearchTask
task_of (const TcGame           *game,
         const TcState          *seen,
         const TurnSearchEffort *effort,
         unsigned                n_threads,
         const atomic_bool      *cancelled)
{
  return (TurnSearchTask) {
           .table = &tc_search_far,
           .game = game,
           .seen = seen,
           .viewer = tc_state_to_move (game, seen),
           .effort = effort,
           .n_threads = n_threads,
           .cancelled = cancelled,
  };
}

static bool
is_cancelled (const atomic_bool *cancelled)
{
  return cancelled != NULL && atomic_load_explicit (cancelled, memory_order_relaxed);
}

static void
copy_shares (uint32_t               *shares,
             const TurnSearchResult *result)
{
  for (unsigned seat = 0; seat < TC_MAX_SEATS; seat++)
    shares[seat] = result->shares[seat];
}

bool
tc_advise (const TcGame           *game,
           const TcState          *seen,
           const TurnSearchEffort *effort,
           unsigned                n_threads,
           TurnRandom             *random,
           const atomic_bool      *cancelled,
           TcAdvice               *advice)
{
  const TurnSearchTask task = task_of (game, seen, effort, n_threads, cancelled);
  TurnSearchResult result;

  *advice = (TcAdvice) { .n = 0 };
  if (!turn_search (&task, random, &result) || is_cancelled (cancelled))
    return false;

  copy_shares (advice->shares, &result);
  for (unsigned i = 0; i < result.n_options && i < TC_MAX_ADVISED && result.options[i].n_visits > 0; i++)
    {
      TcAdvised *advised = &advice->moves[advice->n++];

      advised->move = tc_move_from_turn (result.options[i].move);
      advised->share = result.options[i].share;
      advised->n_visits = result.options[i].n_visits;
      tc_explain (game, seen, &tc_weights_greedy, advised->move, &advised->reason);
    }

  return true;
}
