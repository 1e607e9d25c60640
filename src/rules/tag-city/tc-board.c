/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board.h"

#include <string.h>

const TcToken *
tc_board_find_token (const TcBoard *self,
                     const char    *id)
{
  for (unsigned i = 0; i < self->n_tokens; i++)
    if (strcmp (self->tokens[i].id, id) == 0)
      return &self->tokens[i];

  return tc_token_find (id);
}

bool
tc_board_is_city (const TcBoard *self,
                  unsigned       row,
                  unsigned       column)
{
  return row < self->n_rows && column < self->n_columns && self->squares[row][column] != TC_OUTSIDE;
}

unsigned
tc_board_n_squares (const TcBoard *self)
{
  unsigned n_squares = 0;

  for (unsigned district = 0; district < self->n_districts; district++)
    n_squares += tc_board_district_size (self, district);

  return n_squares;
}

unsigned
tc_board_district_size (const TcBoard *self,
                        unsigned       district)
{
  unsigned size = 0;

  for (unsigned row = 0; row < self->n_rows; row++)
    for (unsigned column = 0; column < self->n_columns; column++)
      size += self->squares[row][column] == district;

  return size;
}
