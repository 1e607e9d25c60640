/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-city-drawing.h"

#include <math.h>

#include "tc-wall-drawing.h"
#include "turn-outline.h"
#include "turn-path.h"

/* Outlines and mortar depend on the squares next to them, and on none beyond. */
static TcCityPart
with_neighbours (TcCityPart     part,
                 const TcBoard *board)
{
  return (TcCityPart) {
           .first_row = part.first_row > 0 ? part.first_row - 1 : 0,
           .end_row = MIN (part.end_row + 1, board->n_rows),
           .first_column = part.first_column > 0 ? part.first_column - 1 : 0,
           .end_column = MIN (part.end_column + 1, board->n_columns),
  };
}

/* The squares of one district, or those outside the city. */
static guint
find_cells (const TcBoard *board,
            TcCityPart     part,
            guint          district,
            TurnCell      *cells)
{
  guint n_cells = 0;

  for (guint row = part.first_row; row < part.end_row; row++)
    for (guint column = part.first_column; column < part.end_column; column++)
      if (board->squares[row][column] == district)
        cells[n_cells++] = (TurnCell) { (gint8) row, (gint8) column };

  return n_cells;
}

static void
draw_street (cairo_t           *cr,
             const TcBoard     *board,
             double             side,
             double             street,
             const TurnColours *colours)
{
  turn_path_append_rounded (cr, -street, -street, board->n_columns * side + 2 * street, board->n_rows * side + 2 * street,
                            side > 30 ? 12 : 6);
  gdk_cairo_set_source_rgba (cr, &colours->street);
  cairo_fill (cr);
}

/* Where the street is white, its edges are drawn. */
static void
stroke_outline (cairo_t        *cr,
                const TurnCell *cells,
                guint           n_cells,
                double          side)
{
  GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1);

  turn_outline_append (cr, cells, n_cells, side, .05 * side, .2 * side, 0, 0);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, MAX (.8, .035 * side));
  cairo_stroke (cr);
}

static void
draw_waves (cairo_t           *cr,
            double             x,
            double             y,
            double             side,
            const TurnColours *colours)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, side, side);
  turn_path_append (cr, "M.2 .36q.1-.08 .2 0t.2 0M.4 .66q.1-.08 .2 0t.2 0");
  cairo_set_line_width (cr, .045);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  gdk_cairo_set_source_rgba (cr, &colours->wave);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_water (cairo_t           *cr,
            const TcBoard     *board,
            TcCityPart         part,
            double             side,
            const TurnColours *colours)
{
  TurnCell cells[TC_MAX_SQUARES];
  guint n_cells = find_cells (board, part, TC_OUTSIDE, cells);

  turn_outline_append (cr, cells, n_cells, side, -.02 * side, .25 * side, 0, 0);
  gdk_cairo_set_source_rgba (cr, &colours->water);
  cairo_fill (cr);

  if (side < TC_MINIATURE_SIDE)
    return;
  for (guint i = 0; i < n_cells; i++)
    draw_waves (cr, cells[i].column * side, cells[i].row * side, side, colours);
}

/* Square by square, in lines that stay sharp at every size: for paper, and where squares have no whole number of pixels. */
static void
draw_walls_apart (cairo_t        *cr,
                  guint           district,
                  const TcWall   *wall,
                  const TurnCell *cells,
                  guint           n_cells,
                  double          side,
                  TurnTheme       theme)
{
  cairo_clip (cr);
  for (guint i = 0; i < n_cells; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, cells[i].column * side, cells[i].row * side);
      tc_wall_draw_square (cr, district, wall, side, theme);
      cairo_restore (cr);
    }
}

/* One square of wall that is laid over the whole district: many times faster. */
static void
draw_walls_as_one (cairo_t      *cr,
                   guint         district,
                   const TcWall *wall,
                   double        side,
                   TurnTheme     theme)
{
  cairo_surface_t *square = cairo_surface_create_similar (cairo_get_target (cr), CAIRO_CONTENT_COLOR, (int) side, (int) side);
  cairo_t *square_cr = cairo_create (square);

  tc_wall_draw_square (square_cr, district, wall, side, theme);
  cairo_destroy (square_cr);
  cairo_set_source_surface (cr, square, 0, 0);
  cairo_surface_destroy (square);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_fill (cr);
}

/* Whether the pixels of one square are those of all others. */
static gboolean
squares_are_whole (cairo_t *cr,
                   double   side)
{
  cairo_matrix_t matrix;
  double scale_x, scale_y;

  cairo_get_matrix (cr, &matrix);
  cairo_surface_get_device_scale (cairo_get_target (cr), &scale_x, &scale_y);

  return cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE &&
         matrix.xx == 1 && matrix.yy == 1 && matrix.xy == 0 && matrix.yx == 0 &&
         side == floor (side) && matrix.x0 * scale_x == floor (matrix.x0 * scale_x) && matrix.y0 * scale_y == floor (matrix.y0 * scale_y);
}

static void
draw_district (cairo_t       *cr,
               const TcBoard *board,
               TcCityPart     part,
               guint          district,
               double         side,
               TurnTheme      theme)
{
  TcWall wall = tc_wall (board->districts[district].colour, theme);
  TurnCell cells[TC_MAX_SQUARES];
  guint n_cells = find_cells (board, part, district, cells);

  if (n_cells == 0)
    return;

  cairo_save (cr);
  turn_outline_append (cr, cells, n_cells, side, .05 * side, .2 * side, 0, 0);
  if (side < TC_MINIATURE_SIDE)
    tc_wall_draw_miniatures (cr, district, &wall, cells, n_cells, side, theme);
  else if (squares_are_whole (cr, side))
    draw_walls_as_one (cr, district, &wall, side, theme);
  else
    draw_walls_apart (cr, district, &wall, cells, n_cells, side, theme);
  cairo_restore (cr);
  if (theme.outlined)
    stroke_outline (cr, cells, n_cells, side);
}

static gboolean
same_district (const TcBoard *board,
               guint          row,
               guint          column,
               guint          other_row,
               guint          other_column)
{
  return tc_board_is_city (board, row, column) &&
         other_row < board->n_rows && other_column < board->n_columns &&
         board->squares[row][column] == board->squares[other_row][other_column];
}

/* Fine lines between the squares of a district, which stop short of where they would cross. */
static void
draw_mortar (cairo_t           *cr,
             const TcBoard     *board,
             TcCityPart         part,
             double             side,
             const TurnColours *colours)
{
  const double gap = .06 * side;

  for (guint row = part.first_row; row < part.end_row; row++)
    for (guint column = part.first_column; column < part.end_column; column++)
      {
        double right = (column + 1) * side, bottom = (row + 1) * side;

        if (same_district (board, row, column, row, column + 1))
          {
            cairo_move_to (cr, right, row * side + gap);
            cairo_line_to (cr, right, bottom - gap);
          }
        if (same_district (board, row, column, row + 1, column))
          {
            cairo_move_to (cr, column * side + gap, bottom);
            cairo_line_to (cr, right - gap, bottom);
          }
      }

  cairo_set_line_width (cr, MAX (.8, .032 * side));
  gdk_cairo_set_source_rgba (cr, &colours->mortar);
  cairo_stroke (cr);
}

void
tc_city_draw_part (cairo_t       *cr,
                   const TcBoard *board,
                   TcCityPart     part,
                   double         side,
                   double         street,
                   TurnTheme      theme)
{
  const TcCityPart around = with_neighbours (part, board);
  TurnColours colours = turn_colours (theme);

  cairo_save (cr);
  cairo_new_path (cr);
  draw_street (cr, board, side, street, &colours);
  draw_water (cr, board, around, side, &colours);
  for (guint district = 0; district < board->n_districts; district++)
    draw_district (cr, board, around, district, side, theme);
  draw_mortar (cr, board, around, side, &colours);
  cairo_restore (cr);
}

void
tc_city_draw (cairo_t       *cr,
              const TcBoard *board,
              double         side,
              double         street,
              TurnTheme      theme)
{
  const TcCityPart all = { .end_row = board->n_rows, .end_column = board->n_columns };

  tc_city_draw_part (cr, board, all, side, street, theme);
}

static guint64
hash_more (guint64 hash,
           guint32 value)
{
  return (hash ^ value) * G_GUINT64_CONSTANT (0x100000001b3);
}

void
tc_city_hash (const TcBoard *board,
              TcCityPart     part,
              guint32        hash[2])
{
  const TcCityPart around = with_neighbours (part, board);
  guint64 all = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  all = hash_more (hash_more (all, board->n_rows), board->n_columns);
  for (guint row = around.first_row; row < around.end_row; row++)
    for (guint column = around.first_column; column < around.end_column; column++)
      all = hash_more (all, board->squares[row][column]);
  for (guint i = 0; i < board->n_districts; i++)
    all = hash_more (all, board->districts[i].colour);

  hash[0] = (guint32) all;
  hash[1] = (guint32) (all >> 32);
}
