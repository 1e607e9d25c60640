/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-drone-mark.h"

#include <turn-palette.h>

#define THERE 0x17131f
#define LACKING 0xc64600

static void
set_colour (cairo_t *cr,
            guint32  colour)
{
  const GdkRGBA rgba = turn_rgba (colour, 1);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
draw_disc (cairo_t *cr,
           double   x,
           double   y,
           double   radius,
           guint32  colour)
{
  set_colour (cr, colour);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_fill (cr);
}

/* Two rotors, and the body that hangs between them. */
static void
draw_drone (cairo_t *cr,
            double   x,
            double   y,
            double   radius,
            guint32  ground)
{
  const double apart = .42 * radius, rotor = .3 * radius;

  draw_disc (cr, x - apart, y - .2 * radius, rotor, 0xffffff);
  draw_disc (cr, x + apart, y - .2 * radius, rotor, 0xffffff);
  draw_disc (cr, x - apart, y - .2 * radius, .13 * radius, ground);
  draw_disc (cr, x + apart, y - .2 * radius, .13 * radius, ground);
  set_colour (cr, 0xffffff);
  cairo_rectangle (cr, x - .42 * radius, y + .08 * radius, .84 * radius, .42 * radius);
  cairo_fill (cr);
}

static void
draw_number (cairo_t      *cr,
             PangoContext *text,
             double        x,
             double        y,
             double        radius,
             guint         number)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (text));
  g_autofree char *digits = g_strdup_printf ("%u", number);
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, 1.35 * radius * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, digits, -1);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  draw_disc (cr, x, y, radius + 1.5, THERE);
  draw_disc (cr, x, y, radius, 0xffffff);
  set_colour (cr, THERE);
  cairo_move_to (cr, x - ink.x - ink.width / 2., y - ink.y - ink.height / 2.);
  pango_cairo_show_layout (cr, layout);
}

void
tce_drone_mark_draw (cairo_t      *cr,
                     PangoContext *text,
                     double        x,
                     double        y,
                     double        side,
                     guint         number,
                     gboolean      lacks)
{
  const double radius = .4 * side;
  const guint32 ground = lacks ? LACKING : THERE;

  draw_disc (cr, x, y, radius + 1.5, 0xffffff);
  draw_disc (cr, x, y, radius, ground);
  draw_drone (cr, x, y, radius, ground);
  draw_number (cr, text, x + .75 * radius, y - .75 * radius, .19 * side, number);
}
