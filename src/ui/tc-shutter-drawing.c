/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-shutter-drawing.h"

#include "tc-avatar-drawing.h"
#include "tc-splat-drawing.h"

static void
set_colour (cairo_t *cr,
            guint32  colour,
            double   alpha)
{
  GdkRGBA rgba = tc_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

void
tc_slat_draw (cairo_t *cr,
              double   width)
{
  /* From the lit edge to the gap below. */
  static const struct { double height; guint32 colour; } bands[] = {
    { 5, 0xd3d1ce }, { 20, 0xbebcb9 }, { 4, 0xa7a4a1 }, { 1, 0x8a8784 }, { 1, 0x6d6b69 },
  };
  double y = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (bands); i++)
    {
      set_colour (cr, bands[i].colour, 1);
      cairo_rectangle (cr, 0, y, width, bands[i].height);
      cairo_fill (cr);
      y += bands[i].height;
    }
}

static void
draw_mark (cairo_t       *cr,
           const TcPaint *paint,
           double         x,
           double         y,
           double         size)
{
  GdkRGBA edge = tc_rgba (TC_COLOUR_INK, .62), body = tc_rgba (paint->body, .82);

  /* Drawn apart and put on at once: otherwise its strokes would show where they cross. */
  cairo_push_group (cr);
  tc_mark_draw (paint->mark, cr, x - size / 2, y - size / 2, size, 5, &(GdkRGBA) { edge.red, edge.green, edge.blue, 1 });
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, edge.alpha);
  cairo_push_group (cr);
  tc_mark_draw (paint->mark, cr, x - size / 2, y - size / 2, size, 3.1, &(GdkRGBA) { body.red, body.green, body.blue, 1 });
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, body.alpha);
}

void
tc_shutter_draw_art (cairo_t              *cr,
                     double                width,
                     double                height,
                     const TcPaint *const *paints,
                     guint                 n_paints)
{
  static const struct { double x, y; } marks[3] = { { .14, .27 }, { .85, .75 }, { .86, .25 } };
  static const struct { double x, y; } splats[3] = { { .133, .74 }, { .875, .23 }, { .5, .9 } };
  double size = MIN (210, .3 * MIN (width, height));

  for (guint i = 0; i < MIN (n_paints, 3); i++)
    {
      GdkRGBA colour = tc_rgba (paints[i]->body, .42);

      if (i < 4 - n_paints)
        tc_splat_draw (cr, splats[i].x * width, splats[i].y * height, .62 * size, &colour, 11 + 29 * i);
      draw_mark (cr, paints[i], marks[i].x * width, marks[i].y * height, size);
    }
}

void
tc_shutter_draw_bar (cairo_t *cr,
                     double   width,
                     double   y)
{
  set_colour (cr, 0x6f6c69, 1);
  cairo_rectangle (cr, 0, y, width, TC_SHUTTER_BAR_HEIGHT);
  cairo_fill (cr);
  set_colour (cr, 0xffffff, .12);
  cairo_rectangle (cr, 0, y, width, 2);
  cairo_fill (cr);
  set_colour (cr, 0x484644, 1);
  tc_rounded_append (cr, width / 2 - 60, y + 8, 120, 9, 4.5);
  cairo_fill (cr);
}
