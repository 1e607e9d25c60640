/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-score.h"

#include "tc-state-parts.h"

static void
add_feature (TcScore         *score,
             const TcFeature *feature,
             TcRank           rank)
{
  const int value = rank == TC_RANK_HIGH ? feature->value.high : feature->value.low;

  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN:
      score->columns += value;
      break;

    case TC_FEATURE_ROW:
      score->rows += value;
      break;

    case TC_FEATURE_DISTRICT:
    default:
      score->districts += value;
      break;
    }
}

TcScore
tc_state_score (const TcGame  *game,
                const TcState *state,
                unsigned       seat)
{
  TcScore score = { 0 };

  for (unsigned i = 0; i < game->n_features; i++)
    {
      const TcRank rank = tc_state_rank (game, state, seat, i);

      if (rank != TC_RANK_NONE)
        add_feature (&score, &game->features[i], rank);
    }

  for (unsigned i = 0; i < game->board.n_drones; i++)
    if (tc_state_drone_used (state, seat, i))
      score.drones += game->board.drones[i];

  for (unsigned i = 0; i < game->board.n_bubbles; i++)
    if ((tc_state_bubble_owners (state, i) >> seat & 1) != 0)
      {
        score.bubbles += game->board.bubbles[i];
        score.n_bubbles++;
      }

  score.total = score.columns + score.rows + score.districts + score.drones + score.bubbles;

  return score;
}

TcRank
tc_state_rank (const TcGame  *game,
               const TcState *state,
               unsigned       seat,
               unsigned       feature)
{
  if (!tc_state_feature_filled (game, state, seat, feature))
    return TC_RANK_NONE;

  return (tc_state_high_winners (state, feature) >> seat & 1) != 0 ? TC_RANK_HIGH : TC_RANK_LOW;
}

/* Positive when @a is the better one (C20). */
static int
compare_scores (const TcScore *a,
                const TcScore *b)
{
  return a->total != b->total ? a->total - b->total : (int) a->n_bubbles - (int) b->n_bubbles;
}

unsigned
tc_state_winners (const TcGame  *game,
                  const TcState *state)
{
  TcScore best = tc_state_score (game, state, 0);
  unsigned winners = 1;

  for (unsigned seat = 1; seat < game->setup.n_seats; seat++)
    {
      const TcScore score = tc_state_score (game, state, seat);
      const int difference = compare_scores (&score, &best);

      if (difference > 0)
        {
          best = score;
          winners = 0;
        }
      if (difference >= 0)
        winners |= 1u << seat;
    }

  return winners;
}

/* Whether somebody has circled each of the first @n_features high values. */
static bool
high_values_are_taken (const TcState *state,
                       unsigned       n_features)
{
  for (unsigned first = 0; first < n_features; first += 16)
    {
      const unsigned n_marks = n_features - first < 16 ? n_features - first : 16;
      const uint64_t wanted = tc_first_marks (n_marks);

      /* The last sixteen run on into the drones, which @wanted leaves out. */
      if ((tc_marks_made (tc_marks (state, first, 16)) & wanted) != wanted)
        return false;
    }

  return true;
}

static bool
drones_are_used (const TcGame  *game,
                 const TcState *state)
{
  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    if (tc_free_drones (game, state, seat) == 0)
      return true;

  return false;
}

unsigned
tc_state_ended_by (const TcGame  *game,
                   const TcState *state)
{
  unsigned ended_by = 0;

  if (high_values_are_taken (state, game->n_features))
    ended_by |= TC_END_FEATURES;
  if (tc_free_bubbles (game, state) == 0)
    ended_by |= TC_END_BUBBLES;
  if (drones_are_used (game, state))
    ended_by |= TC_END_DRONES;

  return ended_by;
}
