/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-outcome.h"

static TcSet
without (TcSet        set,
         const TcSet *other)
{
  for (guint i = 0; i < TC_SET_WORDS; i++)
    set.words[i] &= ~other->words[i];

  return set;
}

static gboolean
would_fill (const TcGame  *game,
            const TcState *state,
            guint          seat,
            guint          feature,
            const TcSet   *squares)
{
  const TcSet painted = tc_state_painted (game, state, seat);
  const TcSet missing = without (game->features[feature].squares, &painted);
  const TcSet left = without (missing, squares);

  return !tc_set_is_empty (&missing, TC_SET_WORDS) && tc_set_is_empty (&left, TC_SET_WORDS);
}

static void
add_feature (TcOutcome    *self,
             const TcGame *game,
             guint         feature,
             gboolean      is_first)
{
  const TcValue value = game->features[feature].value;
  const TcDraftFeature filled = {
    .feature = feature,
    .rank = is_first ? TC_RANK_HIGH : TC_RANK_LOW,
    .value = is_first ? value.high : value.low,
  };

  self->features[self->n_features++] = filled;
  self->value += filled.value;
}

TcOutcome
tc_outcome_new (const TcGame  *game,
                const TcState *state,
                guint          seat,
                const TcHold  *hold)
{
  TcOutcome self = { 0 };
  TcSet free_squares;

  if (hold == NULL)
    return self;

  free_squares = tc_state_free (game, state, seat);
  self.squares = tc_hold_get_squares (hold, game);
  self.outside = without (self.squares, &game->city);
  self.occupied = without (without (self.squares, &self.outside), &free_squares);
  self.is_legal = tc_set_is_empty (&self.outside, TC_SET_WORDS) && tc_set_is_empty (&self.occupied, TC_SET_WORDS) &&
                  tc_set_count (&self.squares, TC_SET_WORDS) == tc_hold_get_orientation (hold, game)->n_cells;

  for (guint i = 0; i < game->n_features && self.is_legal; i++)
    if (would_fill (game, state, seat, i, &self.squares))
      add_feature (&self, game, i, tc_state_high_winners (state, i) == 0);

  return self;
}
