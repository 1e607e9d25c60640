/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-search.h"

#include <tg-rules.h>

#include "tg-greedy.h"
#include "turn-bot.h"

/* A move that greed finds worse by so much gets half the attention. */
#define PRIOR_HALVING 30

/* Of a play-out; three times what the longest games have. */
#define MAX_MOVES 600

/* The share of the victory that follows from the points alone: a lead of one is worth so much, in 65536ths. */
#define POINT (TURN_ONE / 64)

typedef struct
{
  const TgGame *game;
} Context;

static void
prepare (void       *context,
         const void *game,
         const void *root)
{
  Context *self = context;

  self->game = game;
}

static unsigned
suggest (void           *context,
         const void     *state,
         TurnSuggestion *suggestions,
         unsigned        capacity)
{
  const Context *self = context;
  int32_t values[TURN_MAX_WIDTH];
  uint32_t priors[TURN_MAX_WIDTH];
  TurnMove moves[TURN_MAX_WIDTH];
  size_t n = tg_state_list_moves (self->game, state, moves, capacity);

  if (n > capacity)
    n = capacity;
  for (size_t i = 0; i < n; i++)
    values[i] = tg_greedy_worth (self->game, state, &tg_weights_greedy, tg_move_from_turn (moves[i]));
  turn_softmax (values, (unsigned) n, PRIOR_HALVING, priors);
  for (size_t i = 0; i < n; i++)
    {
      suggestions[i].move = moves[i];
      suggestions[i].prior = priors[i];
    }

  return (unsigned) n;
}

static bool
is_horizon (const void *context,
            const void *state)
{
  return false;
}

/* By rules of thumb to the end, without slips: what chance there is lies in the deal. While the deck lasts nothing but sense keeps players from taking
 * and discarding one card for ever, so that a play-out has a limit of its own. */
static void
play_out (void       *context,
          void       *state,
          TurnRandom *random)
{
  const Context *self = context;
  TgState *now = state;
  int seat;

  for (unsigned i = 0; i < MAX_MOVES && (seat = tg_state_to_move (now)) != TURN_OVER; i++)
    {
      const TgMove move = seat == TURN_CHANCE ? tg_move_new (TG_MOVE_SKIP, 0) : tg_greedy_move (self->game, now, &tg_weights_greedy);

      tg_state_apply (self->game->n_seats, now, move);
    }
}

/* How far ahead of the best of the others, for those who have not won. */
static int
lead_of (const TgGame  *game,
         const TgState *state,
         unsigned       seat)
{
  int best = -100;

  for (unsigned other = 0; other < game->n_seats; other++)
    if (other != seat && tg_state_score (state, other) > best)
      best = tg_state_score (state, other);

  return tg_state_score (state, seat) - best;
}

/* Winning counts for nearly everything, and a little the lead. */
static void
evaluate (void       *context,
          const void *state,
          uint32_t   *shares)
{
  const Context *self = context;
  const unsigned winners = tg_rules.winners (self->game, state);
  const uint32_t share = TURN_ONE * 3 / 4 / (uint32_t) __builtin_popcount (winners);

  for (unsigned seat = 0; seat < self->game->n_seats; seat++)
    {
      const int lead = lead_of (self->game, state, seat);
      const int bounded = lead > 8 ? 8 : lead < -8 ? -8 : lead;

      shares[seat] = (uint32_t) ((int) (TURN_ONE / 8) + bounded * (int) POINT) + ((winners >> seat & 1) != 0 ? share : 0);
    }
}

const TurnSearchGame tg_search_game = {
  .rules = &tg_rules,
  .deals_anew = true,
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
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE * 5 / 4,
  .max_nanoseconds = UINT64_C (3000000000),
  .stops_when_sure = true,
};

static const TurnSearchEffort expert = {
  .n_trees = 4,
  .n_iterations = 4000,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE * 5 / 4,
  .max_nanoseconds = UINT64_C (3000000000),
  .stops_when_sure = true,
};

TurnMove
tg_easy_choose (const TurnQuestion *question)
{
  return turn_level_by_first_sight (question, &tg_search_game);
}

TurnMove
tg_hard_choose (const TurnQuestion *question)
{
  return turn_level_by_search (question, &tg_search_game, &hard, tg_greedy_choose);
}

TurnMove
tg_expert_choose (const TurnQuestion *question)
{
  return turn_level_by_search (question, &tg_search_game, &expert, tg_greedy_choose);
}
