/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-search.h"

#include <tc-rules.h>

#include "tc-greedy.h"
#include "tc-reckoning.h"

/* A move that greed finds worse by so much gets half the attention. */
#define PRIOR_HALVING (TC_PRESTIGE * 3 / 2)

/* How many places of each token are compared closely. */
#define N_PLACES 8

static void
prepare_near (void       *context,
              const void *game,
              const void *root)
{
  tc_reckoning_init (context, game, root, &tc_weights_greedy, 1);
}

static void
prepare_far (void       *context,
             const void *game,
             const void *root)
{
  tc_reckoning_init (context, game, root, &tc_weights_greedy, 2);
}

static void
unseal (const void *game,
        void       *state)
{
  tc_state_unseal (game, state);
}

static unsigned
suggest (void           *context,
         const void     *state,
         TurnSuggestion *suggestions,
         unsigned        capacity)
{
  const TcReckoning *reckoning = context;
  TcChoices choices = { .capacity = capacity };
  int32_t values[TURN_MAX_WIDTH];
  uint32_t priors[TURN_MAX_WIDTH];

  tc_greedy_rank (&choices, reckoning->game, state, &tc_weights_greedy, N_PLACES);
  for (unsigned i = 0; i < choices.n; i++)
    values[i] = choices.best[i].value;
  turn_softmax (values, choices.n, PRIOR_HALVING, priors);
  for (unsigned i = 0; i < choices.n; i++)
    suggestions[i] = (TurnSuggestion) { tc_move_to_turn (choices.best[i].move), priors[i] };

  return choices.n;
}

static bool
is_horizon (const void *context,
            const void *state)
{
  const TcReckoning *reckoning = context;

  return tc_state_round (state) != reckoning->round;
}

static bool
is_secret (const void *context,
           const void *state)
{
  const TcReckoning *reckoning = context;

  return tc_state_phase (reckoning->game, state) == TC_PHASE_FINAL;
}

static void
play_out (void       *context,
          void       *state,
          TurnRandom *random)
{
  tc_reckoning_play_out (context, state, random);
}

static void
evaluate (void       *context,
          const void *state,
          uint32_t   *shares)
{
  tc_reckoning_evaluate (context, state, shares);
}

const TurnSearchGame tc_search_game = {
  .rules = &tc_rules,
  .context_size = sizeof (TcReckoning),
  .prepare = prepare_near,
  .unseal = unseal,
  .suggest = suggest,
  .is_horizon = is_horizon,
  .is_secret = is_secret,
  .play_out = play_out,
  .evaluate = evaluate,
};

const TurnSearchGame tc_search_far = {
  .rules = &tc_rules,
  .context_size = sizeof (TcReckoning),
  .prepare = prepare_far,
  .unseal = unseal,
  .suggest = suggest,
  .is_horizon = is_horizon,
  .is_secret = is_secret,
  .play_out = play_out,
  .evaluate = evaluate,
};

TurnSearchEffort
tc_effort_medium (void)
{
  return (TurnSearchEffort) {
           .n_trees = 1,
           .n_iterations = 14,
           .width = 12,
           .patience = 2,
           .curiosity = TURN_ONE / 2,
           .max_nanoseconds = UINT64_C (3000000000),
  };
}

TurnSearchEffort
tc_effort_hard (unsigned n_seats)
{
  return (TurnSearchEffort) {
           .n_trees = 1,
           .n_iterations = n_seats == 2 ? 900 : 150 * n_seats,
           .width = 16,
           .patience = 2,
           .curiosity = TURN_ONE / 2,
           .max_nanoseconds = UINT64_C (3000000000),
  };
}

TurnSearchEffort
tc_effort_expert (unsigned n_seats)
{
  return (TurnSearchEffort) {
           .n_trees = 4,
           .n_iterations = 7000 / n_seats,
           .width = 16,
           .patience = 2,
           .curiosity = TURN_ONE,
           .max_nanoseconds = UINT64_C (3000000000),
  };
}
