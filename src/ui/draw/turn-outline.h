/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* A square by its place. A shape that is being moved may stick out of the board, so both numbers can be negative. */
typedef struct
{
  gint8 row;
  gint8 column;
} TurnCell;

/* Appends the outline of a set of cells to the current path: their union, pulled in by @inset, with corners rounded by @radius. The cell (0, 0)
 * has its top-left corner at (@x, @y) and @side long sides. Cells that touch at a corner only stay apart. All cells lie within a window of 16 × 16. */
void turn_outline_append (cairo_t        *cr,
                          const TurnCell *cells,
                          guint           n_cells,
                          double          side,
                          double          inset,
                          double          radius,
                          double          x,
                          double          y);

G_END_DECLS
