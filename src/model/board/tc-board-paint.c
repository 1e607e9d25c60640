/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-tools.h"

gboolean
tc_board_find_twin (const TcBoard *self,
                    TcSymmetry     symmetry,
                    guint          row,
                    guint          column,
                    guint         *twin_row,
                    guint         *twin_column)
{
  const gboolean across = symmetry == TC_SYMMETRY_LEFT_RIGHT || symmetry == TC_SYMMETRY_HALF_TURN;
  const gboolean down = symmetry == TC_SYMMETRY_TOP_BOTTOM || symmetry == TC_SYMMETRY_HALF_TURN;

  if (row >= self->n_rows || column >= self->n_columns)
    return FALSE;

  *twin_row = down ? self->n_rows - 1 - row : row;
  *twin_column = across ? self->n_columns - 1 - column : column;

  return *twin_row != row || *twin_column != column;
}

static gboolean
is_paint (const TcBoard *self,
          guint8         district)
{
  return district < self->n_districts || district == TC_OUTSIDE;
}

static void
paint (TcBoard   *self,
       guint      row,
       guint      column,
       guint8     district,
       TcSymmetry symmetry)
{
  guint twin_row, twin_column;

  if (row >= self->n_rows || column >= self->n_columns || !is_paint (self, district))
    return;

  self->squares[row][column] = district;
  if (tc_board_find_twin (self, symmetry, row, column, &twin_row, &twin_column))
    self->squares[twin_row][twin_column] = district;
}

static int
step_towards (int from,
              int to)
{
  return (to > from) - (to < from);
}

/* The way goes from square to square by sides only, so that a stroke leaves no gaps at corners, and keeps as near to the straight line
 * as that allows: whichever of the two directions lags behind is next. */
TcBoard
tc_board_painted_line (const TcBoard *self,
                       guint          from_row,
                       guint          from_column,
                       guint          to_row,
                       guint          to_column,
                       guint8         district,
                       TcSymmetry     symmetry)
{
  const int n_down = ABS ((int) to_row - (int) from_row), n_across = ABS ((int) to_column - (int) from_column);
  const int down = step_towards ((int) from_row, (int) to_row), across = step_towards ((int) from_column, (int) to_column);
  TcBoard board = *self;
  int row = (int) from_row, column = (int) from_column, walked_down = 0, walked_across = 0;

  paint (&board, from_row, from_column, district, symmetry);
  while (walked_down < n_down || walked_across < n_across)
    {
      if ((2 * walked_across + 1) * n_down < (2 * walked_down + 1) * n_across)
        {
          column += across;
          walked_across++;
        }
      else
        {
          row += down;
          walked_down++;
        }
      paint (&board, (guint) row, (guint) column, district, symmetry);
    }

  return board;
}

TcBoard
tc_board_painted_rectangle (const TcBoard *self,
                            guint          from_row,
                            guint          from_column,
                            guint          to_row,
                            guint          to_column,
                            guint8         district,
                            TcSymmetry     symmetry)
{
  const guint last_row = MIN (MAX (from_row, to_row), TC_MAX_SIDE - 1);
  const guint last_column = MIN (MAX (from_column, to_column), TC_MAX_SIDE - 1);
  TcBoard board = *self;

  for (guint row = MIN (from_row, to_row); row <= last_row; row++)
    for (guint column = MIN (from_column, to_column); column <= last_column; column++)
      paint (&board, row, column, district, symmetry);

  return board;
}

/* Squares that are to be filled are collected in @filled first: were they painted at once, a twin could stop the flood. At most as deep as
 * the grid has squares. */
static void
flood (const TcBoard *self,
       guint          row,
       guint          column,
       guint8         district,
       bool           filled[TC_MAX_SIDE][TC_MAX_SIDE])
{
  if (row >= self->n_rows || column >= self->n_columns || self->squares[row][column] != district || filled[row][column])
    return;

  filled[row][column] = true;
  flood (self, row - 1, column, district, filled);
  flood (self, row + 1, column, district, filled);
  flood (self, row, column - 1, district, filled);
  flood (self, row, column + 1, district, filled);
}

TcBoard
tc_board_filled (const TcBoard *self,
                 guint          row,
                 guint          column,
                 guint8         district,
                 TcSymmetry     symmetry)
{
  bool filled[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  TcBoard board = *self;

  if (row >= self->n_rows || column >= self->n_columns)
    return board;

  flood (self, row, column, self->squares[row][column], filled);
  for (guint y = 0; y < self->n_rows; y++)
    for (guint x = 0; x < self->n_columns; x++)
      if (filled[y][x])
        paint (&board, y, x, district, symmetry);

  return board;
}

guint8
tc_board_pick (const TcBoard *self,
               guint          row,
               guint          column)
{
  return tc_board_is_city (self, row, column) ? self->squares[row][column] : TC_OUTSIDE;
}
