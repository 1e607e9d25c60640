/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-tools.h"

#include <string.h>

/* What stands for that feature in the board; NULL beyond it. */
static TcValue *
find_value (TcBoard      *self,
            TcFeatureKind feature,
            guint         index)
{
  switch (feature)
    {
    case TC_FEATURE_COLUMN:
      return index < self->n_columns ? &self->columns[index] : NULL;
    case TC_FEATURE_ROW:
      return index < self->n_rows ? &self->rows[index] : NULL;
    case TC_FEATURE_DISTRICT:
    default:
      return index < self->n_districts ? &self->districts[index].value : NULL;
    }
}

TcValue
tc_board_get_value (const TcBoard *self,
                    TcFeatureKind  feature,
                    guint          index)
{
  const TcValue *value = find_value ((TcBoard *) self, feature, index);

  return value != NULL ? *value : (TcValue) { 0 };
}

static int
clamp_value (int value)
{
  return CLAMP (value, -TC_MAX_VALUE, TC_MAX_VALUE);
}

TcBoard
tc_board_with_value (const TcBoard *self,
                     TcFeatureKind  feature,
                     guint          index,
                     TcValue        value)
{
  TcBoard board = *self;
  TcValue *place = find_value (&board, feature, index);

  if (place != NULL)
    {
      place->high = (gint8) clamp_value (value.high);
      place->low = (gint8) clamp_value (value.low);
    }

  return board;
}

guint
tc_board_feature_size (const TcBoard *self,
                       TcFeatureKind  feature,
                       guint          index)
{
  guint size = 0;

  if (feature == TC_FEATURE_DISTRICT)
    return index < self->n_districts ? tc_board_district_size (self, index) : 0;
  for (guint i = 0; i < TC_MAX_SIDE; i++)
    size += feature == TC_FEATURE_COLUMN ? tc_board_is_city (self, i, index) : tc_board_is_city (self, index, i);

  return size;
}

/* Drones and bubbles are rows of numbers alike, and cost prestige or nothing (C4). */

static int
clamp_price (int price)
{
  return CLAMP (price, -TC_MAX_VALUE, 0);
}

static void
append (gint8  *values,
        guint8 *n_values,
        guint   most,
        int     step)
{
  const int last = *n_values > 0 ? values[*n_values - 1] : 0;

  if (*n_values < most)
    values[(*n_values)++] = (gint8) clamp_price (last + step);
}

static void
remove_at (gint8  *values,
           guint8 *n_values,
           guint   index)
{
  if (index >= *n_values)
    return;

  (*n_values)--;
  memmove (values + index, values + index + 1, *n_values - index);
  values[*n_values] = 0;
}

TcBoard
tc_board_with_drone (const TcBoard *self)
{
  TcBoard board = *self;

  append (board.drones, &board.n_drones, TC_MAX_DRONES, -1);

  return board;
}

TcBoard
tc_board_without_drone (const TcBoard *self,
                        guint          index)
{
  TcBoard board = *self;

  remove_at (board.drones, &board.n_drones, index);

  return board;
}

TcBoard
tc_board_with_drone_value (const TcBoard *self,
                           guint          index,
                           int            value)
{
  TcBoard board = *self;

  if (index < board.n_drones)
    board.drones[index] = (gint8) clamp_value (value);

  return board;
}

TcBoard
tc_board_with_bubble (const TcBoard *self)
{
  TcBoard board = *self;

  append (board.bubbles, &board.n_bubbles, TC_MAX_BUBBLES, -1);

  return board;
}

TcBoard
tc_board_without_bubble (const TcBoard *self,
                         guint          index)
{
  TcBoard board = *self;

  remove_at (board.bubbles, &board.n_bubbles, index);

  return board;
}

TcBoard
tc_board_with_bubble_value (const TcBoard *self,
                            guint          index,
                            int            value)
{
  TcBoard board = *self;

  if (index < board.n_bubbles)
    board.bubbles[index] = (gint8) clamp_price (value);

  return board;
}
