/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-shape.h"

#include <stddef.h>

#define SIDE 8
#define FIRST_COLUMN UINT64_C (0x0101010101010101)
#define FIRST_ROW UINT64_C (0xff)

static uint64_t
bit_at (unsigned row,
        unsigned column)
{
  return UINT64_C (1) << (SIDE * row + column);
}

static TcShape
pushed_to_corner (uint64_t cells)
{
  while (cells != 0 && (cells & FIRST_ROW) == 0)
    cells >>= SIDE;
  while (cells != 0 && (cells & FIRST_COLUMN) == 0)
    cells >>= 1;

  return (TcShape) { cells };
}

TcShape
tc_shape_from_text (const char *rows)
{
  uint64_t cells = 0;
  unsigned row = 0, column = 0;

  for (; *rows != '\0' && row < SIDE; rows++)
    {
      if (*rows == '#' && column < SIDE)
        cells |= bit_at (row, column);
      column = *rows == '/' ? 0 : column + 1;
      row += *rows == '/';
    }

  return pushed_to_corner (cells);
}

TcShape
tc_shape_turned (TcShape self)
{
  uint64_t cells = 0;

  for (unsigned row = 0; row < SIDE; row++)
    for (unsigned column = 0; column < SIDE; column++)
      if (tc_shape_has (self, row, column))
        cells |= bit_at (column, SIDE - 1 - row);

  return pushed_to_corner (cells);
}

TcShape
tc_shape_flipped (TcShape self)
{
  uint64_t cells = 0;

  for (unsigned row = 0; row < SIDE; row++)
    for (unsigned column = 0; column < SIDE; column++)
      if (tc_shape_has (self, row, column))
        cells |= bit_at (row, SIDE - 1 - column);

  return pushed_to_corner (cells);
}

bool
tc_shape_equal (TcShape a,
                TcShape b)
{
  return a.cells == b.cells;
}

bool
tc_shape_has (TcShape  self,
              unsigned row,
              unsigned column)
{
  return row < SIDE && column < SIDE && (self.cells & bit_at (row, column)) != 0;
}

unsigned
tc_shape_n_cells (TcShape self)
{
  return (unsigned) __builtin_popcountll (self.cells);
}

unsigned
tc_shape_n_rows (TcShape self)
{
  unsigned n_rows = 0;

  for (uint64_t cells = self.cells; cells != 0; cells >>= SIDE)
    n_rows++;

  return n_rows;
}

unsigned
tc_shape_n_columns (TcShape self)
{
  unsigned n_columns = 0;

  for (unsigned column = 0; column < SIDE; column++)
    if ((self.cells & (FIRST_COLUMN << column)) != 0)
      n_columns = column + 1;

  return n_columns;
}

bool
tc_shape_is_connected (TcShape self)
{
  uint64_t reached = self.cells & -self.cells, before;

  do
    {
      before = reached;
      reached |= (before << SIDE) | (before >> SIDE);
      reached |= (before << 1) & ~FIRST_COLUMN;
      reached |= (before >> 1) & ~(FIRST_COLUMN << (SIDE - 1));
      reached &= self.cells;
    }
  while (reached != before);

  return self.cells != 0 && reached == self.cells;
}

TcShape
tc_shape_canonical (TcShape self)
{
  TcShape orientations[8];
  const unsigned n = tc_shape_orientations (self, orientations);
  TcShape least = orientations[0];

  for (unsigned i = 1; i < n; i++)
    if (orientations[i].cells < least.cells)
      least = orientations[i];

  return least;
}

static unsigned
add_if_new (TcShape  shape,
            TcShape *orientations,
            unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    if (tc_shape_equal (orientations[i], shape))
      return n;
  orientations[n] = shape;

  return n + 1;
}

unsigned
tc_shape_orientations (TcShape self,
                       TcShape orientations[8])
{
  TcShape form = self;
  unsigned n = 0;

  for (unsigned side = 0; side < 2; side++)
    {
      for (unsigned quarter = 0; quarter < 4; quarter++)
        {
          n = add_if_new (form, orientations, n);
          form = tc_shape_turned (form);
        }
      form = tc_shape_flipped (self);
    }

  return n;
}
