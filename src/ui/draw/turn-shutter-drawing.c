/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shutter-drawing.h"

#include "turn-avatar-drawing.h"
#include "turn-palette.h"

static void
set_colour (cairo_t *cr,
            guint32  colour,
            double   alpha)
{
  GdkRGBA rgba = turn_rgba (colour, alpha);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

void
turn_slat_draw (cairo_t *cr,
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

void
turn_shutter_draw_bar (cairo_t *cr,
                       double   width,
                       double   y)
{
  set_colour (cr, 0x6f6c69, 1);
  cairo_rectangle (cr, 0, y, width, TURN_SHUTTER_BAR_HEIGHT);
  cairo_fill (cr);
  set_colour (cr, 0xffffff, .12);
  cairo_rectangle (cr, 0, y, width, 2);
  cairo_fill (cr);
  set_colour (cr, 0x484644, 1);
  turn_rounded_append (cr, width / 2 - 60, y + 8, 120, 9, 4.5);
  cairo_fill (cr);
}
