/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-suggest.h"

/* What the tuned boards have in common: a district is worth its squares; a line of eight is worth 4 and one of twelve 7½, for the longer it is, the
 * more can go wrong in it; lines at the edge are worth a fifth more and those in the middle a fifth less, because tokens fit better in the
 * middle; and who comes second gets half. Whole numbers only, so that every machine computes the same. */

#define LEAST_HIGH 2

static guint
n_lines (const TcBoard *self,
         TcFeatureKind  feature)
{
  return feature == TC_FEATURE_COLUMN ? self->n_columns : self->n_rows;
}

/* How far out a line lies among those that hold city: from 0 for the middle to @span for the edge. */
static guint
find_distance (const TcBoard *self,
               TcFeatureKind  feature,
               guint          index,
               guint         *span)
{
  guint first = index, last = index;

  for (guint i = 0; i < n_lines (self, feature); i++)
    if (tc_board_feature_size (self, feature, i) > 0)
      {
        first = MIN (first, i);
        last = MAX (last, i);
      }
  *span = last - first;

  return (guint) ABS ((int) (2 * index) - (int) (first + last));
}

static guint
value_of_line (const TcBoard *self,
               TcFeatureKind  feature,
               guint          index)
{
  const guint size = tc_board_feature_size (self, feature, index);
  guint span, distance = find_distance (self, feature, index, &span);
  guint share, whole;

  /* A line that is alone lies neither at the edge nor in the middle. */
  if (span == 0)
    span = 2, distance = 1;
  share = size * (size + 8) * (8 * span + 4 * distance);
  whole = 320 * span;

  return (2 * share + whole) / (2 * whole);
}

TcValue
tc_board_suggest_value (const TcBoard *self,
                        TcFeatureKind  feature,
                        guint          index)
{
  const guint worth = feature == TC_FEATURE_DISTRICT
                      ? tc_board_feature_size (self, feature, index) : value_of_line (self, feature, index);
  const guint high = CLAMP (worth, LEAST_HIGH, TC_MAX_VALUE);

  return (TcValue) { .high = (gint8) high, .low = (gint8) (high / 2) };
}

TcBoard
tc_board_with_suggested_kind (const TcBoard *self,
                              TcFeatureKind  feature)
{
  const guint n_features = feature == TC_FEATURE_DISTRICT ? self->n_districts : n_lines (self, feature);
  TcBoard board = *self;

  for (guint i = 0; i < n_features; i++)
    board = tc_board_with_value (&board, feature, i, tc_board_suggest_value (self, feature, i));

  return board;
}

TcBoard
tc_board_with_suggested_values (const TcBoard *self)
{
  TcBoard board = tc_board_with_suggested_kind (self, TC_FEATURE_COLUMN);

  board = tc_board_with_suggested_kind (&board, TC_FEATURE_ROW);

  return tc_board_with_suggested_kind (&board, TC_FEATURE_DISTRICT);
}
