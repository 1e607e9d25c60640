/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-tools.h"

#include <string.h>

/* For each new row or column the old one that it comes from, or NONE. */
#define NONE 0xff

typedef struct
{
  guint  n_rows;
  guint  n_columns;
  guint8 rows[TC_MAX_SIDE];
  guint8 columns[TC_MAX_SIDE];
} Origins;

static Origins
same_origins (const TcBoard *self)
{
  Origins origins = { .n_rows = self->n_rows, .n_columns = self->n_columns };

  for (guint8 i = 0; i < TC_MAX_SIDE; i++)
    origins.rows[i] = origins.columns[i] = i;

  return origins;
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

static TcBoard
arranged (const TcBoard *self,
          const Origins *origins)
{
  TcBoard board = *self;

  board.n_rows = (guint8) origins->n_rows;
  board.n_columns = (guint8) origins->n_columns;
  memset (board.squares, 0, sizeof board.squares);
  for (guint row = 0; row < origins->n_rows; row++)
    for (guint column = 0; column < origins->n_columns; column++)
      board.squares[row][column] = origins->rows[row] != NONE && origins->columns[column] != NONE
                                   ? self->squares[origins->rows[row]][origins->columns[column]] : TC_OUTSIDE;
  arrange_values (self->rows, board.rows, origins->rows, origins->n_rows);
  arrange_values (self->columns, board.columns, origins->columns, origins->n_columns);

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
              guint  *n_lines,
              int     before,
              int     after)
{
  const int n_old = (int) *n_lines;

  *n_lines = (guint) (n_old + before + after);
  for (int i = 0; i < (int) *n_lines; i++)
    origins[i] = i - before >= 0 && i - before < n_old ? (guint8) (i - before) : NONE;
}

TcBoard
tc_board_resized (const TcBoard *self,
                  int            top,
                  int            bottom,
                  int            left,
                  int            right)
{
  Origins origins = same_origins (self);

  if (!tc_board_can_resize (self, top, bottom, left, right))
    return *self;

  resize_lines (origins.rows, &origins.n_rows, top, bottom);
  resize_lines (origins.columns, &origins.n_columns, left, right);

  return arranged (self, &origins);
}

static gboolean
insert_line (guint8 *origins,
             guint  *n_lines,
             guint   at)
{
  if (*n_lines >= TC_MAX_SIDE || at > *n_lines)
    return FALSE;

  memmove (origins + at + 1, origins + at, *n_lines - at);
  origins[at] = NONE;
  (*n_lines)++;

  return TRUE;
}

static gboolean
delete_line (guint8 *origins,
             guint  *n_lines,
             guint   at)
{
  if (*n_lines <= 1 || at >= *n_lines)
    return FALSE;

  memmove (origins + at, origins + at + 1, *n_lines - at - 1);
  (*n_lines)--;

  return TRUE;
}

TcBoard
tc_board_with_row (const TcBoard *self,
                   guint          at)
{
  Origins origins = same_origins (self);

  return insert_line (origins.rows, &origins.n_rows, at) ? arranged (self, &origins) : *self;
}

TcBoard
tc_board_with_column (const TcBoard *self,
                      guint          at)
{
  Origins origins = same_origins (self);

  return insert_line (origins.columns, &origins.n_columns, at) ? arranged (self, &origins) : *self;
}

TcBoard
tc_board_without_row (const TcBoard *self,
                      guint          row)
{
  Origins origins = same_origins (self);

  return delete_line (origins.rows, &origins.n_rows, row) ? arranged (self, &origins) : *self;
}

TcBoard
tc_board_without_column (const TcBoard *self,
                         guint          column)
{
  Origins origins = same_origins (self);

  return delete_line (origins.columns, &origins.n_columns, column) ? arranged (self, &origins) : *self;
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

TcBoard
tc_board_moved (const TcBoard *self,
                int            rows,
                int            columns)
{
  Origins origins = same_origins (self);

  if (!tc_board_can_move (self, rows, columns))
    return *self;

  turn_lines (origins.rows, origins.n_rows, rows);
  turn_lines (origins.columns, origins.n_columns, columns);

  return arranged (self, &origins);
}
