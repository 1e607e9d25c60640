/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-remote-drawing.h"

#include "turn-path.h"

#define W TC_REMOTE_WIDTH
#define MAX_IN_ONE_ROW 6

static const char body[] =
  "M24 14H212C232 14 236 40 234 70C232 92 202 98 190 82L178 76H58L46 82C34 98 4 92 2 70C0 40 4 14 24 14Z";

void
tc_remote_locate (guint   n_drones,
                  guint   drone,
                  double *x,
                  double *y,
                  double *width,
                  double *height)
{
  guint n_first = n_drones > MAX_IN_ONE_ROW ? (n_drones + 1) / 2 : n_drones;
  gboolean second = drone >= n_first;
  guint n = second ? n_drones - n_first : n_first;
  double step = n_drones > MAX_IN_ONE_ROW ? 30 : (W - 50) / MAX (n_drones, 1);

  *x = W / 2 + ((second ? drone - n_first : drone) - (n - 1) / 2.0) * MIN (step, 46);
  *y = n_drones <= MAX_IN_ONE_ROW ? 33 : second ? 53 : 29;
  *width = MIN (30, step - 3);
  *height = n_drones > MAX_IN_ONE_ROW ? 20 : 24;
}

static void
set_colour (cairo_t *cr,
            guint32  colour,
            double   alpha)
{
  GdkRGBA rgba = turn_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
fill_circle (cairo_t *cr,
             double   x,
             double   y,
             double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

static void
draw_aerials (cairo_t         *cr,
              const TurnPaint *paint,
              guint32          edge)
{
  for (int side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, W / 2 + side * .04 * W, 18);
      cairo_line_to (cr, W / 2 + side * .06 * W, 5);
      cairo_set_line_width (cr, 5);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      set_colour (cr, edge, 1);
      cairo_stroke (cr);
      set_colour (cr, paint->body, 1);
      fill_circle (cr, W / 2 + side * .06 * W, 4.5, 3.6);
    }
}

static void
draw_stick (cairo_t  *cr,
            double    x,
            guint32   edge,
            TurnTheme theme)
{
  set_colour (cr, edge, 1);
  fill_circle (cr, x, 62, 13);
  set_colour (cr, theme.dark ? 0x17181c : 0x55525e, 1);
  fill_circle (cr, x, 60, 9);
  set_colour (cr, 0xffffff, .35);
  fill_circle (cr, x - 2, 57.5, 2.6);
}

/* The little drone between the sticks. */
static void
draw_drone (cairo_t *cr,
            guint32  colour)
{
  set_colour (cr, colour, 1);
  cairo_set_line_width (cr, 2);
  turn_path_append (cr, "M110 60h16M107 56l6 4-6 4M129 56l-6 4 6 4");
  cairo_stroke (cr);
  fill_circle (cr, W / 2, 60, 3.6);
}

void
tc_remote_draw (cairo_t         *cr,
                guint            n_drones,
                const TurnPaint *paint,
                TurnTheme        theme)
{
  guint32 edge = theme.dark ? 0x26272e : 0xcbc8c2;

  cairo_save (cr);
  draw_aerials (cr, paint, edge);
  cairo_translate (cr, 0, 3);
  turn_path_append (cr, body);
  set_colour (cr, edge, 1);
  cairo_fill (cr);
  cairo_translate (cr, 0, -3);
  turn_path_append (cr, body);
  set_colour (cr, theme.dark ? 0x3b3c46 : 0xf7f6f3, 1);
  cairo_fill (cr);

  draw_stick (cr, 26, edge, theme);
  draw_stick (cr, W - 26, edge, theme);
  if (n_drones <= MAX_IN_ONE_ROW)
    draw_drone (cr, theme.dark ? 0x8d8e99 : 0x8b8794);
  cairo_restore (cr);
}
