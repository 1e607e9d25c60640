/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-search.h"

#include <cw-rules.h>

#include "cw-greedy.h"

/* A move that greed finds worse by so much gets half the attention. */
#define PRIOR_HALVING 30

#define MOVES_PER_SLIP 6

typedef struct
{
  const CwGame *game;
} Context;

static void
prepare (void       *context,
         const void *game,
         const void *root)
{
  Context *self = context;

  (void) root;
  self->game = game;
}

static unsigned
suggest (void           *context,
         const void     *state,
         TurnSuggestion *suggestions,
         unsigned        capacity)
{
  int32_t values[CW_N_ROWS];
  uint32_t priors[CW_N_ROWS];
  TurnMove moves[CW_N_ROWS];
  const unsigned n_moves = (unsigned) cw_state_list_moves (state, moves, CW_N_ROWS);
  const unsigned n = n_moves < capacity ? n_moves : capacity;

  (void) context;
  for (unsigned i = 0; i < n; i++)
    values[i] = cw_greedy_worth (state, cw_move_from_turn (moves[i]));
  turn_softmax (values, n, PRIOR_HALVING, priors);
  for (unsigned i = 0; i < n; i++)
    suggestions[i] = (TurnSuggestion) { moves[i], priors[i] };

  return n;
}

/* A tree does not tell what chance did, so that it ends where chance moves. */
static bool
is_horizon (const void *context,
            const void *state)
{
  (void) context;

  return ((const CwState *) state)->can == CW_CAN_COMING;
}

/* By greed, with a slip now and then. */
static void
play_out (void       *context,
          void       *state,
          TurnRandom *random)
{
  const Context *self = context;
  CwState *now = state;
  int seat;

  while ((seat = cw_state_to_move (now)) != TURN_OVER)
    {
      const bool is_slip = seat == TURN_CHANCE || turn_random_below (random, MOVES_PER_SLIP) == 0;

      cw_state_play (self->game, now, is_slip ? cw_state_random_move (now, random) : cw_greedy_move (now), now);
    }
}

/* W6: there is always one winner. */
static void
evaluate (void       *context,
          const void *state,
          uint32_t   *shares)
{
  const Context *self = context;
  const unsigned winners = cw_rules.winners (self->game, state);

  for (unsigned seat = 0; seat < self->game->n_seats; seat++)
    shares[seat] = (winners >> seat & 1) != 0 ? TURN_ONE : 0;
}

const TurnSearchGame cw_search_game = {
  .rules = &cw_rules,
  .context_size = sizeof (Context),
  .prepare = prepare,
  .suggest = suggest,
  .is_horizon = is_horizon,
  .play_out = play_out,
  .evaluate = evaluate,
};

static const TurnSearchEffort hard = {
  .n_trees = 1,
  .n_iterations = 600,
  .width = CW_N_ROWS,
  .patience = 2,
  .curiosity = TURN_ONE,
};

static const TurnSearchEffort expert = {
  .n_trees = 4,
  .n_iterations = 3000,
  .width = CW_N_ROWS,
  .patience = 2,
  .curiosity = TURN_ONE,
};

TurnMove
cw_easy_choose (const TurnQuestion *question)
{
  return turn_level_by_first_sight (question, &cw_search_game);
}

TurnMove
cw_hard_choose (const TurnQuestion *question)
{
  return turn_level_by_search (question, &cw_search_game, &hard, cw_greedy_choose);
}

TurnMove
cw_expert_choose (const TurnQuestion *question)
{
  return turn_level_by_search (question, &cw_search_game, &expert, cw_greedy_choose);
}
