/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-sticker-drawing.h"

#include "tc-wall-drawing.h"
#include "turn-path.h"

/* Of the paper's corners, in pixels; larger on a larger board. */
#define RADIUS 6
#define USUAL_HEIGHT 28.5

void
tc_sticker_draw (cairo_t      *cr,
                 guint         district,
                 const TcWall *wall,
                 double        width,
                 double        height)
{
  GdkRGBA paper = turn_rgba (TURN_COLOUR_PAPER, 1), band = turn_rgba (wall->band, 1), white = turn_rgba (0xffffff, 1);
  double left = -width / 2, top = -height / 2, radius = RADIUS * MAX (1, height / USUAL_HEIGHT);

  cairo_save (cr);
  turn_path_append_rounded (cr, left + 1, top + 2.5, width, height, radius);
  cairo_set_source_rgba (cr, 0, 0, 0, .3);
  cairo_fill (cr);

  turn_path_append_rounded (cr, left, top, width, height, radius);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill_preserve (cr);
  cairo_clip (cr);
  cairo_rectangle (cr, left, top, height * .78, height);
  gdk_cairo_set_source_rgba (cr, &band);
  cairo_fill (cr);

  tc_wall_draw_icon (cr, district, left + height * .12, -height * .27, height * .54, &white);
  cairo_restore (cr);
}

double
tc_sticker_angle (guint district)
{
  static const double angles[TC_N_WALLS] = { -3, 2.5, -2, 3, -2.5 };

  return angles[district % TC_N_WALLS];
}

static gboolean
is_of (const TcBoard *board,
       int            row,
       int            column,
       guint          district)
{
  return row >= 0 && row < board->n_rows && column >= 0 && column < board->n_columns &&
         board->squares[row][column] == district;
}

/* How well a sticker lies on a square and the one to its right: neighbours of the same district, upper rows first. */
static double
quality_of_place (const TcBoard *board,
                  int            row,
                  int            column,
                  guint          district)
{
  int n_neighbours = 0;

  for (int y = row - 1; y <= row + 1; y++)
    for (int x = column - 1; x <= column + 2; x++)
      if (is_of (board, y, x, district))
        n_neighbours++;

  /* A district with no two squares side by side has its sticker on a single one. */
  return n_neighbours - .35 * row - (is_of (board, row, column + 1, district) ? 0 : 100);
}

gboolean
tc_sticker_place (const TcBoard *board,
                  guint          district,
                  double        *x,
                  double        *y)
{
  double best = -G_MAXDOUBLE;

  for (int row = 0; row < board->n_rows; row++)
    for (int column = 0; column < board->n_columns; column++)
      {
        double quality;

        if (!is_of (board, row, column, district))
          continue;

        quality = quality_of_place (board, row, column, district);
        if (quality <= best)
          continue;

        best = quality;
        *x = column + (is_of (board, row, column + 1, district) ? 1 : .5);
        *y = row + .5;
      }

  return best > -G_MAXDOUBLE;
}
