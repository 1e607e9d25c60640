/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-tools.h"

#include <string.h>

#define NONE TC_NEW_LINE

static TcBoardLines
same_lines (const TcBoard *self)
{
  TcBoardLines lines = { .n_rows = self->n_rows, .n_columns = self->n_columns };

  for (guint8 i = 0; i < self->n_rows; i++)
    lines.rows[i] = i;
  for (guint8 i = 0; i < self->n_columns; i++)
    lines.columns[i] = i;

  return lines;
}

/* The value of a new row or column is that of the nearest old one, so that a grid can be dragged larger without typing. */
static void
arrange_values (const TcValue *before,
                TcValue       *after,
                const guint8  *origins,
                guint          n_lines)
{
  guint nearest = NONE;

  memset (after, 0, sizeof *after * TC_MAX_SIDE);
  for (guint i = 0; i < n_lines && nearest == NONE; i++)
    nearest = origins[i];
  for (guint i = 0; i < n_lines; i++)
    {
      nearest = origins[i] != NONE ? origins[i] : nearest;
      after[i] = nearest != NONE ? before[nearest] : before[0];
    }
}

TcBoard
tc_board_arranged (const TcBoard      *self,
                   const TcBoardLines *lines)
{
  TcBoard board = *self;

  board.n_rows = lines->n_rows;
  board.n_columns = lines->n_columns;
  memset (board.squares, 0, sizeof board.squares);
  for (guint row = 0; row < lines->n_rows; row++)
    for (guint column = 0; column < lines->n_columns; column++)
      board.squares[row][column] = lines->rows[row] != NONE && lines->columns[column] != NONE
                                   ? self->squares[lines->rows[row]][lines->columns[column]] : TC_OUTSIDE;
  arrange_values (self->rows, board.rows, lines->rows, lines->n_rows);
  arrange_values (self->columns, board.columns, lines->columns, lines->n_columns);

  return board;
}

static gboolean
is_side (int length)
{
  return length >= 1 && length <= TC_MAX_SIDE;
}

gboolean
tc_board_can_resize (const TcBoard *self,
                     int            top,
                     int            bottom,
                     int            left,
                     int            right)
{
  return ABS (top) <= TC_MAX_SIDE && ABS (bottom) <= TC_MAX_SIDE && ABS (left) <= TC_MAX_SIDE && ABS (right) <= TC_MAX_SIDE
         && is_side (self->n_rows + top + bottom) && is_side (self->n_columns + left + right);
}

static void
resize_lines (guint8 *origins,
              guint8 *n_lines,
              int     before,
              int     after)
{
  const int n_old = *n_lines;

  *n_lines = (guint8) (n_old + before + after);
  for (int i = 0; i < *n_lines; i++)
    origins[i] = i - before >= 0 && i - before < n_old ? (guint8) (i - before) : NONE;
}

TcBoardLines
tc_board_lines_resized (const TcBoard *self,
                        int            top,
                        int            bottom,
                        int            left,
                        int            right)
{
  TcBoardLines lines = same_lines (self);

  if (tc_board_can_resize (self, top, bottom, left, right))
    {
      resize_lines (lines.rows, &lines.n_rows, top, bottom);
      resize_lines (lines.columns, &lines.n_columns, left, right);
    }

  return lines;
}

/* Rows or columns, and how many there are. */
static guint8 *
find_lines (TcBoardLines *lines,
            TcFeatureKind kind,
            guint8      **n_lines)
{
  *n_lines = kind == TC_FEATURE_ROW ? &lines->n_rows : &lines->n_columns;

  return kind == TC_FEATURE_ROW ? lines->rows : lines->columns;
}

TcBoardLines
tc_board_lines_with (const TcBoard *self,
                     TcFeatureKind  kind,
                     guint          at)
{
  TcBoardLines lines = same_lines (self);
  guint8 *n_lines, *origins = find_lines (&lines, kind, &n_lines);

  if (*n_lines < TC_MAX_SIDE && at <= *n_lines)
    {
      memmove (origins + at + 1, origins + at, *n_lines - at);
      origins[at] = NONE;
      (*n_lines)++;
    }

  return lines;
}

TcBoardLines
tc_board_lines_without (const TcBoard *self,
                        TcFeatureKind  kind,
                        guint          index)
{
  TcBoardLines lines = same_lines (self);
  guint8 *n_lines, *origins = find_lines (&lines, kind, &n_lines);

  if (*n_lines > 1 && index < *n_lines)
    {
      (*n_lines)--;
      memmove (origins + index, origins + index + 1, *n_lines - index);
    }

  return lines;
}

TcBoardLines
tc_board_lines_doubled (const TcBoard *self,
                        TcFeatureKind  kind,
                        guint          index)
{
  TcBoardLines lines = tc_board_lines_with (self, kind, index + 1);
  guint8 *n_lines, *origins = find_lines (&lines, kind, &n_lines);

  if (index + 1 < *n_lines && origins[index + 1] == NONE)
    origins[index + 1] = (guint8) index;

  return lines;
}

TcBoardLines
tc_board_lines_with_at (const TcBoard *self,
                        TcFeatureKind  kind,
                        guint          from,
                        guint          to)
{
  TcBoardLines lines = same_lines (self);
  guint8 *n_lines, *origins = find_lines (&lines, kind, &n_lines);

  if (from >= *n_lines || to >= *n_lines)
    return lines;
  if (from < to)
    memmove (origins + from, origins + from + 1, to - from);
  else
    memmove (origins + to + 1, origins + to, from - to);
  origins[to] = (guint8) from;

  return lines;
}

gboolean
tc_board_can_move (const TcBoard *self,
                   int            rows,
                   int            columns)
{
  for (int row = 0; row < self->n_rows; row++)
    for (int column = 0; column < self->n_columns; column++)
      if (tc_board_is_city (self, (guint) row, (guint) column)
          && (row + rows < 0 || row + rows >= self->n_rows
              || column + columns < 0 || column + columns >= self->n_columns))
        return FALSE;

  return ABS (rows) < TC_MAX_SIDE && ABS (columns) < TC_MAX_SIDE;
}

/* Whatever leaves at one edge comes in at the other: no city square does, and the values of empty rows are not lost. */
static void
turn_lines (guint8 *origins,
            guint   n_lines,
            int     by)
{
  for (int i = 0; i < (int) n_lines; i++)
    origins[i] = (guint8) (((i - by) % (int) n_lines + (int) n_lines) % (int) n_lines);
}

TcBoardLines
tc_board_lines_moved (const TcBoard *self,
                      int            rows,
                      int            columns)
{
  TcBoardLines lines = same_lines (self);

  if (tc_board_can_move (self, rows, columns))
    {
      turn_lines (lines.rows, lines.n_rows, rows);
      turn_lines (lines.columns, lines.n_columns, columns);
    }

  return lines;
}

/* The values of rows, columns and districts */

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
