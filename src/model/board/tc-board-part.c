/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-part.h"

#include <string.h>

/* The frame around what is marked. */
static TcSelection
framed (TcSelection selection)
{
  guint first_row = TC_MAX_SIDE, first_column = TC_MAX_SIDE, last_row = 0, last_column = 0, n_squares = 0;

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      {
        if (!selection.squares[row][column])
          continue;
        first_row = MIN (first_row, row);
        first_column = MIN (first_column, column);
        last_row = MAX (last_row, row);
        last_column = MAX (last_column, column);
        n_squares++;
      }

  if (n_squares == 0)
    return (TcSelection) { .kind = TC_SELECTION_NONE };

  selection.row = (guint8) first_row;
  selection.column = (guint8) first_column;
  selection.n_rows = (guint8) (last_row - first_row + 1);
  selection.n_columns = (guint8) (last_column - first_column + 1);
  selection.is_rectangle = n_squares == (guint) selection.n_rows * selection.n_columns;

  return selection;
}

TcSelection
tc_selection_rectangle (const TcBoard *board,
                        guint          from_row,
                        guint          from_column,
                        guint          to_row,
                        guint          to_column)
{
  TcSelection selection = { .kind = TC_SELECTION_SQUARES };

  for (guint row = MIN (from_row, to_row); row <= MAX (from_row, to_row) && row < board->n_rows; row++)
    for (guint column = MIN (from_column, to_column); column <= MAX (from_column, to_column) && column < board->n_columns; column++)
      selection.squares[row][column] = TRUE;

  return framed (selection);
}

TcSelection
tc_selection_district (const TcBoard *board,
                       guint8         district)
{
  TcSelection selection = { .kind = TC_SELECTION_SQUARES };

  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      selection.squares[row][column] = board->squares[row][column] == district;

  return framed (selection);
}

TcSelection
tc_selection_line (const TcBoard *board,
                   TcFeatureKind  kind,
                   guint          index)
{
  TcSelection selection = { .kind = TC_SELECTION_NONE };

  if (kind == TC_FEATURE_ROW && index < board->n_rows)
    {
      selection = tc_selection_rectangle (board, index, 0, index, board->n_columns - 1u);
      selection.kind = TC_SELECTION_ROW;
    }
  else if (kind == TC_FEATURE_COLUMN && index < board->n_columns)
    {
      selection = tc_selection_rectangle (board, 0, index, board->n_rows - 1u, index);
      selection.kind = TC_SELECTION_COLUMN;
    }

  return selection;
}

TcSelection
tc_selection_joined (const TcSelection *self,
                     const TcSelection *other)
{
  TcSelection selection = { .kind = TC_SELECTION_SQUARES };

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      selection.squares[row][column] = self->squares[row][column] || other->squares[row][column];

  return framed (selection);
}

TcSelectionCount
tc_selection_count (const TcSelection *self,
                    const TcBoard     *board)
{
  gboolean seen[TC_MAX_DISTRICTS] = { FALSE };
  TcSelectionCount count = { 0 };

  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        const guint8 district = board->squares[row][column];

        if (!self->squares[row][column])
          continue;
        if (district >= TC_MAX_DISTRICTS)
          {
            count.n_outside++;
            continue;
          }
        count.n_city++;
        count.n_districts += seen[district] ? 0 : 1;
        seen[district] = TRUE;
      }

  return count;
}

TcBoardPart
tc_board_part_new (const TcBoard     *board,
                   const TcSelection *selection)
{
  TcBoardPart part = { .n_rows = selection->n_rows, .n_columns = selection->n_columns };

  for (guint row = 0; row < part.n_rows; row++)
    for (guint column = 0; column < part.n_columns; column++)
      part.squares[row][column] = selection->squares[selection->row + row][selection->column + column]
                                  ? board->squares[selection->row + row][selection->column + column] : TC_PART_NOTHING;

  return part;
}

TcBoardPart
tc_board_part_turned (const TcBoardPart *self,
                      gboolean           clockwise)
{
  TcBoardPart part = { .n_rows = self->n_columns, .n_columns = self->n_rows };

  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      {
        if (clockwise)
          part.squares[column][self->n_rows - 1 - row] = self->squares[row][column];
        else
          part.squares[self->n_columns - 1 - column][row] = self->squares[row][column];
      }

  return part;
}

TcBoardPart
tc_board_part_mirrored (const TcBoardPart *self,
                        gboolean           left_right)
{
  TcBoardPart part = { .n_rows = self->n_rows, .n_columns = self->n_columns };

  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      part.squares[row][column] = left_right ? self->squares[row][self->n_columns - 1 - column]
                                             : self->squares[self->n_rows - 1 - row][column];

  return part;
}

static gboolean
is_on (const TcBoard *board,
       int            row,
       int            column)
{
  return row >= 0 && row < board->n_rows && column >= 0 && column < board->n_columns;
}

guint
tc_board_part_count_off (const TcBoardPart *self,
                         const TcBoard     *board,
                         int                row,
                         int                column)
{
  guint n_off = 0;

  for (int r = 0; r < self->n_rows; r++)
    for (int c = 0; c < self->n_columns; c++)
      n_off += self->squares[r][c] != TC_PART_NOTHING && !is_on (board, row + r, column + c);

  return n_off;
}

TcSelection
tc_board_part_select (const TcBoardPart *self,
                      const TcBoard     *board,
                      int                row,
                      int                column)
{
  TcSelection selection = { .kind = TC_SELECTION_SQUARES };

  for (int r = 0; r < self->n_rows; r++)
    for (int c = 0; c < self->n_columns; c++)
      if (self->squares[r][c] != TC_PART_NOTHING && is_on (board, row + r, column + c))
        selection.squares[row + r][column + c] = TRUE;

  return framed (selection);
}

TcBoard
tc_board_with_part (const TcBoard     *self,
                    const TcBoardPart *part,
                    int                row,
                    int                column)
{
  TcBoard board = *self;

  for (int r = 0; r < part->n_rows; r++)
    for (int c = 0; c < part->n_columns; c++)
      if (part->squares[r][c] != TC_PART_NOTHING && is_on (self, row + r, column + c))
        board.squares[row + r][column + c] = part->squares[r][c];

  return board;
}

TcBoard
tc_board_with_selection_filled (const TcBoard     *self,
                                const TcSelection *selection,
                                guint8             district)
{
  TcBoard board = *self;

  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      if (selection->squares[row][column])
        board.squares[row][column] = district;

  return board;
}

TcBoard
tc_board_with_selection_moved (const TcBoard     *self,
                               const TcSelection *selection,
                               const TcBoardPart *part,
                               int                row,
                               int                column)
{
  const TcBoard without = tc_board_with_selection_filled (self, selection, TC_OUTSIDE);

  return tc_board_with_part (&without, part, row, column);
}
