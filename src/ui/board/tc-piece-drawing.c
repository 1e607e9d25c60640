/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-piece-drawing.h"

#include "tc-wall-drawing.h"
#include "turn-path.h"
#include "turn-shadow.h"

static gboolean
has_cell (const TurnCell *cells,
          guint           n_cells,
          int             row,
          int             column)
{
  for (guint i = 0; i < n_cells; i++)
    if (cells[i].row == row && cells[i].column == column)
      return TRUE;

  return FALSE;
}

static void
set_colour (cairo_t *cr,
            guint32  colour,
            double   alpha)
{
  GdkRGBA rgba = turn_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

guint
tc_piece_seed (TurnCell first)
{
  return (guint) (first.row * 7 + first.column * 13);
}

/* A drip hangs from a cell with nothing below it. */
static TurnCell
dripping_cell (const TurnCell *cells,
               guint           n_cells,
               guint           seed)
{
  TurnCell low[TC_SHAPE_MAX_CELLS];
  guint n_low = 0;

  for (guint i = 0; i < n_cells && n_low < G_N_ELEMENTS (low); i++)
    if (!has_cell (cells, n_cells, cells[i].row + 1, cells[i].column))
      low[n_low++] = cells[i];

  return low[seed % n_low];
}

static void
stroke_drip (cairo_t *cr,
             double   x,
             double   y,
             double   length,
             double   width,
             guint32  colour)
{
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y + length);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width);
  set_colour (cr, colour, 1);
  cairo_stroke (cr);
}

void
tc_piece_draw_drip (cairo_t         *cr,
                    const TurnCell  *cells,
                    guint            n_cells,
                    double           side,
                    const TurnPaint *paint,
                    double           drip,
                    guint            seed)
{
  TurnCell cell = dripping_cell (cells, n_cells, seed);
  double x = (cell.column + .3 + .04 * (seed * 37 % 10)) * side;
  double y = (cell.row + 1) * side - .077 * side;
  double length = (.1 + .01 * (seed * 17 % 10)) * side * drip;

  if (side < TC_DRIP_SIDE || drip <= 0)
    return;

  stroke_drip (cr, x, y - 4, length + 4, .17 * side, TURN_COLOUR_INK);
  stroke_drip (cr, x, y - 6, length + 5, .085 * side, paint->low);
}

static void
set_fade (cairo_t         *cr,
          const TurnCell  *cells,
          guint            n_cells,
          double           side,
          const TurnPaint *paint)
{
  static const double stops[] = { 0, .45, 1 };
  const guint32 colours[] = { paint->high, paint->body, paint->low };
  int top = cells[0].row, bottom = cells[0].row;
  cairo_pattern_t *fade;

  for (guint i = 1; i < n_cells; i++)
    {
      top = MIN (top, cells[i].row);
      bottom = MAX (bottom, cells[i].row);
    }

  fade = cairo_pattern_create_linear (0, top * side, 0, (bottom + 1) * side);
  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    {
      GdkRGBA rgba = turn_rgba (colours[i], 1);

      cairo_pattern_add_color_stop_rgb (fade, stops[i], rgba.red, rgba.green, rgba.blue);
    }
  cairo_set_source (cr, fade);
  cairo_pattern_destroy (fade);
}

static void
draw_body (cairo_t         *cr,
           const TurnCell  *cells,
           guint            n_cells,
           double           side,
           const TurnPaint *paint)
{
  const double inset = .055 * side, radius = .24 * side;

  turn_outline_append (cr, cells, n_cells, side, inset, radius, 0, 0);
  set_colour (cr, TURN_COLOUR_INK, 1);
  cairo_set_line_width (cr, .05 * side);
  cairo_fill_preserve (cr);
  cairo_stroke (cr);

  turn_outline_append (cr, cells, n_cells, side, inset + .045 * side, .9 * radius, 0, 0);
  set_fade (cr, cells, n_cells, side, paint);
  turn_path_fill_fading (cr);
}

static void
draw_marks (cairo_t         *cr,
            const TurnCell  *cells,
            guint            n_cells,
            double           side,
            const TurnPaint *paint)
{
  GdkRGBA colour = turn_paint_mark_colour (paint);

  for (guint i = 0; i < n_cells; i++)
    turn_mark_draw (paint->mark, cr, (cells[i].column + .24) * side, (cells[i].row + .25) * side, .52 * side,
                    side > 40 ? 2.6 : 3, &colour);
}

/* A dash and a dot of light where a top edge begins. */
static void
draw_gloss (cairo_t        *cr,
            const TurnCell *cells,
            guint           n_cells,
            double          side)
{
  for (guint i = 0; i < n_cells; i++)
    {
      double x = (cells[i].column + .24) * side, y = (cells[i].row + .15) * side;

      if (has_cell (cells, n_cells, cells[i].row - 1, cells[i].column) ||
          has_cell (cells, n_cells, cells[i].row, cells[i].column - 1))
        continue;

      cairo_move_to (cr, x, y);
      cairo_rel_line_to (cr, .3 * side, 0);
      cairo_move_to (cr, x + .4 * side, y);
      cairo_rel_line_to (cr, .02 * side, 0);
    }

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, .055 * side);
  set_colour (cr, 0xffffff, .75);
  cairo_stroke (cr);
}

void
tc_piece_draw (cairo_t         *cr,
               const TurnCell  *cells,
               guint            n_cells,
               double           side,
               const TurnPaint *paint,
               double           drip,
               guint            seed)
{
  g_return_if_fail (n_cells > 0);

  cairo_save (cr);
  cairo_new_path (cr);
  tc_piece_draw_drip (cr, cells, n_cells, side, paint, drip, seed);
  draw_body (cr, cells, n_cells, side, paint);
  if (side >= TC_MINIATURE_SIDE)
    {
      draw_marks (cr, cells, n_cells, side, paint);
      draw_gloss (cr, cells, n_cells, side);
    }
  cairo_restore (cr);
}

static void
append_ghost (cairo_t        *cr,
              const TurnCell *cells,
              guint           n_cells,
              double          side)
{
  turn_outline_append (cr, cells, n_cells, side, .05 * side, .24 * side, 0, 0);
}

static void
stroke_dashes (cairo_t *cr,
               guint32  colour,
               double   width,
               double   dash,
               double   gap)
{
  const double dashes[] = { dash, gap };

  cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_width (cr, width);
  set_colour (cr, colour, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_fitting_ghost (cairo_t         *cr,
                    const TurnCell  *cells,
                    guint            n_cells,
                    double           side,
                    const TurnPaint *paint)
{
  GdkRGBA mark_colour = turn_rgba (paint->on, .9);

  append_ghost (cr, cells, n_cells, side);
  set_colour (cr, paint->body, .72);
  cairo_fill_preserve (cr);
  set_colour (cr, 0xffffff, 1);
  cairo_set_line_width (cr, 3.2);
  cairo_stroke_preserve (cr);
  stroke_dashes (cr, paint->low, 3.2, 7, 6);

  for (guint i = 0; i < n_cells; i++)
    turn_mark_draw (paint->mark, cr, (cells[i].column + .26) * side, (cells[i].row + .26) * side, .48 * side, 2.6, &mark_colour);
}

static void
draw_wrong_square (cairo_t *cr,
                   double   x,
                   double   y,
                   double   side,
                   double   width)
{
  turn_path_append_rounded (cr, x + .1 * side, y + .1 * side, .8 * side, .8 * side, .18 * side);
  set_colour (cr, TURN_COLOUR_WRONG, 1);
  cairo_fill (cr);

  cairo_move_to (cr, x + .32 * side, y + .32 * side);
  cairo_rel_line_to (cr, .36 * side, .36 * side);
  cairo_rel_move_to (cr, 0, -.36 * side);
  cairo_rel_line_to (cr, -.36 * side, .36 * side);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width);
  set_colour (cr, 0xffffff, 1);
  cairo_stroke (cr);
}

static void
draw_misfit_ghost (cairo_t         *cr,
                   const TurnCell  *cells,
                   guint            n_cells,
                   const gboolean  *offending,
                   double           side,
                   const TurnPaint *paint,
                   gboolean         emphasised,
                   TurnTheme        theme)
{
  TurnColours colours = turn_colours (theme);
  GdkRGBA mark_colour = colours.text;
  double thickness = emphasised ? 2 : 1;

  mark_colour.alpha = .35f;
  append_ghost (cr, cells, n_cells, side);
  gdk_cairo_set_source_rgba (cr, &colours.misfit);
  cairo_fill_preserve (cr);
  stroke_dashes (cr, TURN_COLOUR_WRONG, 3.4 * thickness, 7, 5);

  for (guint i = 0; i < n_cells; i++)
    {
      double x = cells[i].column * side, y = cells[i].row * side;

      if (offending[i])
        draw_wrong_square (cr, x, y, side, .09 * side * thickness);
      else
        turn_mark_draw (paint->mark, cr, x + .26 * side, y + .26 * side, .48 * side, 2.6, &mark_colour);
    }
}

void
tc_ghost_draw (cairo_t         *cr,
               const TurnCell  *cells,
               guint            n_cells,
               const gboolean  *offending,
               double           side,
               const TurnPaint *paint,
               gboolean         emphasised,
               TurnTheme        theme)
{
  g_return_if_fail (n_cells > 0);

  cairo_save (cr);
  cairo_new_path (cr);
  append_ghost (cr, cells, n_cells, side);
  turn_shadow_draw (cr, 0, 6, 5, .38);

  cairo_push_group (cr);
  if (offending == NULL)
    draw_fitting_ghost (cr, cells, n_cells, side, paint);
  else
    draw_misfit_ghost (cr, cells, n_cells, offending, side, paint, emphasised, theme);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, offending == NULL ? .94 : .8);
  cairo_restore (cr);
}

#define GOLD 0xfdd03a
#define HALO_WIDTH 16
#define HINT_INK_WIDTH 6
#define HINT_GOLD_WIDTH 4

void
tc_hinted_draw (cairo_t         *cr,
                const TurnCell  *cells,
                guint            n_cells,
                double           side,
                const TurnPaint *paint)
{
  static const struct { guint32 colour; double alpha, width; } lines[] = {
    { GOLD, .45, HALO_WIDTH }, { TURN_COLOUR_INK, 1, HINT_INK_WIDTH }, { GOLD, 1, HINT_GOLD_WIDTH },
  };
  const GdkRGBA mark_colour = turn_rgba (paint->on, .95);

  g_return_if_fail (n_cells > 0);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  append_ghost (cr, cells, n_cells, side);
  set_colour (cr, paint->body, .68);
  cairo_fill_preserve (cr);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      set_colour (cr, lines[i].colour, lines[i].alpha);
      cairo_set_line_width (cr, lines[i].width);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
  for (guint i = 0; i < n_cells; i++)
    turn_mark_draw (paint->mark, cr, (cells[i].column + .26) * side, (cells[i].row + .26) * side, .48 * side, 2.6, &mark_colour);
  cairo_restore (cr);
}

#define PIN_LINE 3.2

static void
stroke_pin (cairo_t *cr,
            guint32  colour,
            double   width)
{
  set_colour (cr, colour, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

/* Its needle ends at the origin; it leans to the right and is one high. */
static void
append_pin_head (cairo_t *cr)
{
  cairo_move_to (cr, -.2, -.42);
  cairo_line_to (cr, .2, -.42);
  cairo_line_to (cr, .12, -.6);
  cairo_line_to (cr, .12, -.84);
  cairo_line_to (cr, .22, -.96);
  cairo_line_to (cr, -.22, -.96);
  cairo_line_to (cr, -.12, -.84);
  cairo_line_to (cr, -.12, -.6);
  cairo_close_path (cr);
}

static void
draw_pin (cairo_t *cr,
          double   x,
          double   y,
          double   size)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, .32);
  cairo_scale (cr, size, size);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, -.42);
  stroke_pin (cr, TURN_COLOUR_INK, .09);
  append_pin_head (cr);
  set_colour (cr, GOLD, 1);
  cairo_fill_preserve (cr);
  stroke_pin (cr, TURN_COLOUR_INK, .07);
  cairo_restore (cr);
}

/* The rightmost of the lowest cells. */
static TurnCell
find_pinned_cell (const TurnCell *cells,
                  guint           n_cells)
{
  TurnCell found = cells[0];

  for (guint i = 1; i < n_cells; i++)
    if (cells[i].row > found.row || (cells[i].row == found.row && cells[i].column > found.column))
      found = cells[i];

  return found;
}

void
tc_pinned_draw (cairo_t         *cr,
                const TurnCell  *cells,
                guint            n_cells,
                double           side,
                const TurnPaint *paint)
{
  TurnCell pinned;

  g_return_if_fail (n_cells > 0);

  pinned = find_pinned_cell (cells, n_cells);
  cairo_save (cr);
  cairo_new_path (cr);
  append_ghost (cr, cells, n_cells, side);
  turn_shadow_draw (cr, 0, 4, 4, .34);
  tc_piece_draw (cr, cells, n_cells, side, paint, 0, 0);
  cairo_new_path (cr);
  append_ghost (cr, cells, n_cells, side);
  set_colour (cr, 0xffffff, 1);
  cairo_set_line_width (cr, PIN_LINE);
  cairo_stroke (cr);
  draw_pin (cr, (pinned.column + .72) * side, (pinned.row + .5) * side, .86 * side);
  cairo_restore (cr);
}
