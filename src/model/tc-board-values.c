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

static gint8 *
find_numbers (TcBoard  *self,
              TcNumbers numbers,
              guint8  **n_numbers)
{
  *n_numbers = numbers == TC_NUMBERS_DRONES ? &self->n_drones : &self->n_bubbles;

  return numbers == TC_NUMBERS_DRONES ? self->drones : self->bubbles;
}

TcBoard
tc_board_with_number (const TcBoard *self,
                      TcNumbers      numbers)
{
  const guint most = numbers == TC_NUMBERS_DRONES ? TC_MAX_DRONES : TC_MAX_BUBBLES;
  TcBoard board = *self;
  guint8 *n_values;
  gint8 *values = find_numbers (&board, numbers, &n_values);
  const int last = *n_values > 0 ? values[*n_values - 1] : 0;

  if (*n_values < most)
    values[(*n_values)++] = (gint8) clamp_price (last - 1);

  return board;
}

TcBoard
tc_board_without_number (const TcBoard *self,
                         TcNumbers      numbers,
                         guint          index)
{
  TcBoard board = *self;
  guint8 *n_values;
  gint8 *values = find_numbers (&board, numbers, &n_values);

  if (index < *n_values)
    {
      (*n_values)--;
      memmove (values + index, values + index + 1, *n_values - index);
      values[*n_values] = 0;
    }

  return board;
}

TcBoard
tc_board_with_number_at (const TcBoard *self,
                         TcNumbers      numbers,
                         guint          index,
                         int            value)
{
  TcBoard board = *self;
  guint8 *n_values;
  gint8 *values = find_numbers (&board, numbers, &n_values);

  if (index < *n_values)
    values[index] = (gint8) (numbers == TC_NUMBERS_DRONES ? clamp_value (value) : clamp_price (value));

  return board;
}
