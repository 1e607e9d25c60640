/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token-drawing.h"

#include "turn-outline.h"

static guint
list_cells (TcShape  shape,
            TurnCell cells[64])
{
  guint n = 0;

  for (guint row = 0; row < tc_shape_n_rows (shape); row++)
    for (guint column = 0; column < tc_shape_n_columns (shape); column++)
      if (tc_shape_has (shape, row, column))
        cells[n++] = (TurnCell) { (gint8) row, (gint8) column };

  return n;
}

static void
append_joints (cairo_t *cr,
               TcShape  shape,
               double   x,
               double   y,
               double   square)
{
  guint n_rows = tc_shape_n_rows (shape), n_columns = tc_shape_n_columns (shape);
  double gap = MIN (2, .15 * square);

  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      {
        double left = x + column * square, top = y + row * square;

        if (!tc_shape_has (shape, row, column))
          continue;
        if (column + 1 < n_columns && tc_shape_has (shape, row, column + 1))
          {
            cairo_move_to (cr, left + square, top + gap);
            cairo_rel_line_to (cr, 0, square - 2 * gap);
          }
        if (row + 1 < n_rows && tc_shape_has (shape, row + 1, column))
          {
            cairo_move_to (cr, left + gap, top + square);
            cairo_rel_line_to (cr, square - 2 * gap, 0);
          }
      }
}

void
tc_token_draw (cairo_t           *cr,
               TcShape            shape,
               double             x,
               double             y,
               double             square,
               const TcTokenLook *look)
{
  double left = x - tc_shape_n_columns (shape) * square / 2, top = y - tc_shape_n_rows (shape) * square / 2;
  GdkRGBA joint = look->line;
  TurnCell cells[64];
  guint n_cells = list_cells (shape, cells);

  if (n_cells == 0)
    return;

  cairo_save (cr);
  turn_outline_append (cr, cells, n_cells, square, 0, .26 * square, left, top);
  gdk_cairo_set_source_rgba (cr, &look->fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &look->line);
  cairo_set_line_width (cr, look->line_width);
  cairo_stroke (cr);

  append_joints (cr, shape, left, top, square);
  joint.alpha *= .5f;
  gdk_cairo_set_source_rgba (cr, &joint);
  cairo_set_line_width (cr, MIN (1.2, .1 * square));
  cairo_stroke (cr);
  cairo_restore (cr);
}
