/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-search.h"

#include <rt-rules.h>

#include "rt-greedy.h"
#include "turn-bot.h"

/* A move that the eye finds worse by so much, in cards, gets half the attention. */
#define PRIOR_HALVING 2.0

#define MAX_MOVES 64

/* Values are compared as whole numbers: hundredths of a card. */
#define CARD 100

/* One of how many moves of a play-out is made by chance. */
#define MOVES_PER_SLIP 6

static void
prepare (void       *context,
         const void *game,
         const void *root)
{
  (void) context;
  (void) game;
  (void) root;
}

/* New dice are as good as the table is: what they will show is not thought about here. */
static int32_t
worth_of (const RtState *state,
          RtMove         move)
{
  RtState after;

  if (move.kind == RT_MOVE_REROLL)
    {
      after = *state;
      after.seat ^= 1;
      return rt_quick_value (&after, state->seat) + CARD / 4;
    }
  rt_state_play (state, move, &after);

  return rt_quick_value (&after, state->seat);
}

/* The best moves first, at most @capacity. */
static unsigned
rank (const RtState *state,
      TurnMove      *best,
      int32_t       *values,
      unsigned       capacity)
{
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (state, moves, MAX_MOVES);
  unsigned n = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      const int32_t value = worth_of (state, rt_move_from_turn (moves[i]));
      unsigned place = n;

      if (n == capacity && value <= values[n - 1])
        continue;
      if (n < capacity)
        n++;
      else
        place--;
      for (; place > 0 && value > values[place - 1]; place--)
        {
          values[place] = values[place - 1];
          best[place] = best[place - 1];
        }
      values[place] = value;
      best[place] = moves[i];
    }

  return n;
}

static unsigned
suggest (void           *context,
         const void     *state,
         TurnSuggestion *suggestions,
         unsigned        capacity)
{
  int32_t values[TURN_MAX_WIDTH];
  uint32_t priors[TURN_MAX_WIDTH];
  TurnMove moves[TURN_MAX_WIDTH];
  const unsigned n = rank (state, moves, values, capacity);

  (void) context;
  turn_softmax (values, n, (int32_t) (PRIOR_HALVING * CARD), priors);
  for (unsigned i = 0; i < n; i++)
    {
      suggestions[i].move = moves[i];
      suggestions[i].prior = priors[i];
    }

  return n;
}

static bool
is_horizon (const void *context,
            const void *state)
{
  (void) context;
  (void) state;

  return false;
}

static RtMove
quick_move (const RtState *state,
            TurnRandom    *random)
{
  TurnMove best;
  int32_t value;

  if (state->rolling != 0)
    return rt_state_draw (state, random);
  if (turn_random_below (random, MOVES_PER_SLIP) == 0)
    return rt_state_random_move (state, random);
  rank (state, &best, &value, 1);

  return rt_move_from_turn (best);
}

static void
play_out (void       *context,
          void       *state,
          TurnRandom *random)
{
  RtState *now = state;

  (void) context;
  while (now->end == RT_NOT_ENDED)
    rt_state_play (now, quick_move (now, random), now);
}

static void
evaluate (void       *context,
          const void *state,
          uint32_t   *shares)
{
  const unsigned winners = rt_rules.winners (NULL, state);

  (void) context;
  for (unsigned seat = 0; seat < RT_N_SEATS; seat++)
    shares[seat] = winners == 3 ? TURN_ONE / 2 : winners == 1u << seat ? TURN_ONE : 0;
}

const TurnSearchGame rt_search_game = {
  .rules = &rt_rules,
  .deals_anew = true,
  .context_size = 1,
  .prepare = prepare,
  .suggest = suggest,
  .is_horizon = is_horizon,
  .play_out = play_out,
  .evaluate = evaluate,
};

static const TurnSearchEffort hard = {
  .n_trees = 1,
  .n_iterations = 300,
  .width = 24,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (3000000000),
};

static const TurnSearchEffort expert = {
  .n_trees = 8,
  .n_iterations = 600,
  .width = 24,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (3000000000),
};

TurnMove
rt_easy_choose (const TurnQuestion *question)
{
  return turn_level_by_first_sight (question, &rt_search_game);
}

TurnMove
rt_hard_choose (const TurnQuestion *question)
{
  return turn_level_by_search (question, &rt_search_game, &hard, rt_greedy_choose);
}

TurnMove
rt_expert_choose (const TurnQuestion *question)
{
  return turn_level_by_search (question, &rt_search_game, &expert, rt_greedy_choose);
}
