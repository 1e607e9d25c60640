/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-search.h"

#include <stdlib.h>

#include <rt-rules.h>

#include "rt-greedy.h"
#include "rt-sight.h"
#include "turn-bot.h"

/* A move that the eye finds worse by so much (rt_sight_value ()) gets half the attention. */
#define PRIOR_HALVING 400

#define MAX_MOVES 64

/* After how many moves of a play-out an eye tells the odds instead of playing on. Greedy moves to the end of the game would tell less. */
#define FORESIGHT 3

/* So much in rt_sight_value () doubles the odds. */
#define HALF_ODDS 693

/* Whose decision is thought about. */
typedef struct
{
  uint8_t seat;
} Viewer;

static void
prepare (void       *context,
         const void *game,
         const void *root)
{
  const RtState *state = root;
  Viewer *self = context;

  self->seat = state->seat;
}

static int32_t
worth_of (const RtSight *sight,
          RtMove         move)
{
  RtSight after;

  if (move.kind == RT_MOVE_REROLL)
    return rt_sight_value_of_roll (sight, move.dice, true);

  after = rt_sight_after (sight, move);

  return rt_sight_value (&after);
}

/* The best moves first, at most @capacity. */
static unsigned
rank (const RtState *state,
      TurnMove      *best,
      int32_t       *values,
      unsigned       capacity)
{
  const RtSight sight = rt_sight_of (state, state->seat);
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (state, moves, MAX_MOVES);
  unsigned n = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      const int32_t value = worth_of (&sight, rt_move_from_turn (moves[i]));
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

  turn_softmax (values, n, PRIOR_HALVING, priors);
  for (unsigned i = 0; i < n; i++)
    {
      suggestions[i].move = moves[i];
      suggestions[i].prior = priors[i];
    }

  return n;
}

/* The tree is only the viewer's own choice: what the other can do differs from deal to deal, so that no node could learn it. */
static bool
is_horizon (const void *context,
            const void *state)
{
  const Viewer *self = context;
  const RtState *now = state;

  return now->rolling == 0 && now->seat != self->seat;
}

/* Whether a play-out can do without a move: one card of each kind is enough, and dice are rolled all together. */
static bool
is_spare (const RtSight *sight,
          RtMove         move,
          RtMove         before,
          unsigned      *known)
{
  unsigned kind;

  if (move.kind == RT_MOVE_REROLL)
    return __builtin_popcount (move.dice) != sight->n_dice[sight->seat];
  if (move.kind != RT_MOVE_PLACE)
    return false;

  kind = 1u << rt_sight_kind_of_card (sight, move.card);
  if (move.card != before.card)
    *known |= 1u << rt_sight_kind_of_card (sight, before.card);

  return (*known & kind) != 0;
}

static RtMove
find_best (const RtState *state)
{
  const RtSight sight = rt_sight_of (state, state->seat);
  TurnMove moves[MAX_MOVES];
  const size_t n_moves = rt_state_list_moves (state, moves, MAX_MOVES);
  RtMove best = rt_move_from_turn (moves[0]), before = best;
  int32_t best_value = INT32_MIN;
  unsigned known = 0;

  for (size_t i = 0; i < n_moves; i++)
    {
      const RtMove move = rt_move_from_turn (moves[i]);

      if (!is_spare (&sight, move, before, &known))
        {
          const int32_t value = worth_of (&sight, move);

          best = value > best_value ? move : best;
          best_value = value > best_value ? value : best_value;
        }
      before = move;
    }

  return best;
}

static void
play_out (void       *context,
          void       *state,
          TurnRandom *random)
{
  RtState *now = state;
  unsigned n_moves = 0;

  while (now->end == RT_NOT_ENDED && (n_moves < FORESIGHT || now->rolling != 0))
    if (now->rolling != 0)
      {
        rt_state_play (now, rt_state_draw (now, random), now);
      }
    else
      {
        rt_state_play (now, find_best (now), now);
        n_moves++;
      }
}

/* The share that goes with the odds that an eye sees. */
static uint32_t
share_of_value (int32_t value)
{
  const uint64_t odds = turn_exp2_of_minus ((uint64_t) abs (value) * TURN_ONE / HALF_ODDS);
  const uint32_t better = (uint32_t) ((uint64_t) TURN_ONE * TURN_ONE / (TURN_ONE + odds));

  return value >= 0 ? better : TURN_ONE - better;
}

static void
evaluate (void       *context,
          const void *state,
          uint32_t   *shares)
{
  const RtState *now = state;
  const unsigned winners = rt_rules.winners (NULL, state);
  const unsigned seat = 1u - now->seat;

  if (now->end == RT_NOT_ENDED)
    {
      const RtSight sight = rt_sight_of (now, seat);

      shares[seat] = share_of_value (rt_sight_value (&sight));
      shares[now->seat] = TURN_ONE - shares[seat];
      return;
    }
  for (unsigned i = 0; i < RT_N_SEATS; i++)
    shares[i] = winners == 3 ? TURN_ONE / 2 : winners == 1u << i ? TURN_ONE : 0;
}

const TurnSearchGame rt_search_game = {
  .rules = &rt_rules,
  .deals_anew = true,
  .context_size = sizeof (Viewer),
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
  .stops_when_sure = true,
};

static const TurnSearchEffort expert = {
  .n_trees = 8,
  .n_iterations = 600,
  .width = 24,
  .patience = 2,
  .curiosity = TURN_ONE,
  .max_nanoseconds = UINT64_C (3000000000),
  .stops_when_sure = true,
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
