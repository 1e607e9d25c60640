/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-search.h"

#include <tc-rules.h>

#include "tc-greedy.h"
#include "tc-reckoning.h"
#include "turn-bot.h"

/* A move that greed finds worse by so much gets half the attention. */
#define PRIOR_HALVING (TC_PRESTIGE * 3 / 2)

/* How many places of each token are compared closely. */
#define N_PLACES 8

/* What the easy level looks at when it errs, and how much worse a move must be to be taken half as often. */
#define EASY_N_PLACES 4
#define EASY_HALVING (TC_PRESTIGE * 3 / 4)

/* Of 32 decisions between two taggers so many are errors. */
#define EASY_ERRORS 17

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

/* The moves that greed ranks highest, and how much attention each deserves: half of it when it is worse by @halving. */
static unsigned
rank (const TcGame   *game,
      const TcState  *state,
      unsigned        n_places,
      int32_t         halving,
      TurnSuggestion *suggestions,
      unsigned        capacity)
{
  TcChoices choices = { .capacity = capacity };
  int32_t values[TURN_MAX_WIDTH];
  uint32_t priors[TURN_MAX_WIDTH];

  tc_greedy_rank (&choices, game, state, &tc_weights_greedy, n_places);
  for (unsigned i = 0; i < choices.n; i++)
    values[i] = choices.best[i].value;
  turn_softmax (values, choices.n, halving, priors);
  for (unsigned i = 0; i < choices.n; i++)
    suggestions[i] = (TurnSuggestion) { tc_move_to_turn (choices.best[i].move), priors[i] };

  return choices.n;
}

static unsigned
suggest (void           *context,
         const void     *state,
         TurnSuggestion *suggestions,
         unsigned        capacity)
{
  const TcReckoning *reckoning = context;

  return rank (reckoning->game, state, N_PLACES, PRIOR_HALVING, suggestions, capacity);
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

/* The two differ only in how far their simulations go. */
#define SEARCH_TABLE(prepare_context) \
  { \
    .rules = &tc_rules, \
    .context_size = sizeof (TcReckoning), \
    .prepare = prepare_context, \
    .unseal = unseal, \
    .suggest = suggest, \
    .is_horizon = is_horizon, \
    .is_secret = is_secret, \
    .play_out = play_out, \
    .evaluate = evaluate, \
  }

const TurnSearchGame tc_search_game = SEARCH_TABLE (prepare_near);
const TurnSearchGame tc_search_far = SEARCH_TABLE (prepare_far);

TurnSearchEffort
tc_effort (TcEffort level,
           unsigned n_seats)
{
  const unsigned n_iterations[] = {
    [TC_EFFORT_MEDIUM] = 20,
    [TC_EFFORT_HARD] = n_seats == 2 ? 1600 : 150 * n_seats,
    [TC_EFFORT_EXPERT] = n_seats == 2 ? 24000 : 40000 / n_seats,
  };

  return (TurnSearchEffort) {
           .n_trees = level == TC_EFFORT_EXPERT ? 2 : 1,
           .n_iterations = n_iterations[level],
           .width = level == TC_EFFORT_MEDIUM ? 12 : 16,
           .patience = 2,
           .curiosity = TURN_ONE / 2,
           .max_nanoseconds = UINT64_C (3000000000),
           .stops_when_sure = true,
  };
}

static unsigned
n_seats_of (const TurnQuestion *question)
{
  const TcGame *game = question->game;

  return game->setup.n_seats;
}

/* Any of the moves that look good, the better the likelier. */
static TurnMove
choose_any_good (const TurnQuestion *question)
{
  TurnSuggestion suggestions[TURN_MAX_WIDTH];
  const unsigned n = rank (question->game, question->seen, EASY_N_PLACES, EASY_HALVING, suggestions, TURN_MAX_WIDTH);

  return turn_level_draw (suggestions, n, question->random);
}

TurnMove
tc_easy_choose (const TurnQuestion *question)
{
  if (n_seats_of (question) > 2 || turn_random_below (question->random, 32) < EASY_ERRORS)
    return choose_any_good (question);

  return tc_medium_choose (question);
}

/* A glance ahead is worth most between two, whose next moves can be told; among more taggers greed is as good as a few simulations. */
TurnMove
tc_medium_choose (const TurnQuestion *question)
{
  const TurnSearchEffort effort = tc_effort (TC_EFFORT_MEDIUM, 2);

  if (n_seats_of (question) > 2)
    return tc_greedy_choose (question);

  return turn_level_by_search (question, &tc_search_game, &effort, tc_greedy_choose);
}

/* Without memory for a search there is still greed. */
static TurnMove
look_far (const TurnQuestion *question,
          TcEffort            level)
{
  const TurnSearchEffort effort = tc_effort (level, n_seats_of (question));

  return turn_level_by_search (question, &tc_search_far, &effort, tc_greedy_choose);
}

TurnMove
tc_hard_choose (const TurnQuestion *question)
{
  return look_far (question, TC_EFFORT_HARD);
}

TurnMove
tc_expert_choose (const TurnQuestion *question)
{
  return look_far (question, TC_EFFORT_EXPERT);
}
