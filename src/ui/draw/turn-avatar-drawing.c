/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-avatar-drawing.h"

#include "turn-path.h"

static void
set_colour (cairo_t *cr,
            guint32  colour)
{
  GdkRGBA rgba = turn_rgba (colour, 1);

  gdk_cairo_set_source_rgba (cr, &rgba);
}

static void
add_stop (cairo_pattern_t *pattern,
          double           offset,
          guint32          colour)
{
  GdkRGBA rgba = turn_rgba (colour, 1);

  cairo_pattern_add_color_stop_rgb (pattern, offset, rgba.red, rgba.green, rgba.blue);
}

void
turn_rounded_append (cairo_t *cr,
                     double   x,
                     double   y,
                     double   width,
                     double   height,
                     double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
turn_avatar_draw (cairo_t         *cr,
                  const TurnPaint *paint,
                  double           x,
                  double           y,
                  double           size)
{
  cairo_pattern_t *fade = cairo_pattern_create_linear (0, y, 0, y + size);
  GdkRGBA on = turn_rgba (paint->on, 1);

  add_stop (fade, 0, paint->high);
  add_stop (fade, .5, paint->body);
  add_stop (fade, 1, paint->low);

  cairo_save (cr);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + size / 2, y + size / 2, size * 19 / 40, 0, 2 * G_PI);
  cairo_set_source (cr, fade);
  cairo_fill_preserve (cr);
  set_colour (cr, TURN_COLOUR_INK);
  cairo_set_line_width (cr, size / 20);
  cairo_stroke (cr);
  turn_mark_draw (paint->mark, cr, x + .2 * size, y + .2 * size, .6 * size, 3, &on);
  cairo_restore (cr);
  cairo_pattern_destroy (fade);
}

void
turn_sealed_badge_draw (cairo_t *cr,
                        double   x,
                        double   y,
                        double   radius)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius / 12, radius / 12);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, 12, 0, 2 * G_PI);
  set_colour (cr, 0x1a7f4b);
  cairo_fill_preserve (cr);
  set_colour (cr, 0xffffff);
  cairo_set_line_width (cr, 2.4);
  cairo_stroke (cr);

  cairo_set_line_width (cr, 1.5);
  turn_rounded_append (cr, -4, -.5, 8, 5.5, 1.2);
  cairo_move_to (cr, -2.2, -.5);
  cairo_line_to (cr, -2.2, -2.2);
  cairo_arc (cr, 0, -2.2, 2.2, G_PI, 2 * G_PI);
  cairo_line_to (cr, 2.2, -.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_can (cairo_t *cr)
{
  turn_rounded_append (cr, 3, 12, 18, 27, 4);
  set_colour (cr, TURN_COLOUR_INK);
  cairo_fill (cr);
  turn_rounded_append (cr, 5, 14, 14, 23, 2.6);
  set_colour (cr, 0xe9b824);
  cairo_fill (cr);
  cairo_rectangle (cr, 7, 14, 3.4, 23);
  set_colour (cr, 0xfff0b0);
  cairo_fill (cr);
  cairo_rectangle (cr, 5, 23, 14, 8);
  set_colour (cr, TURN_COLOUR_INK);
  cairo_fill (cr);
  turn_path_append (cr, "M8 29.5l1-4 2 2.2 1.2-3 1.2 3 2-2.2 1 4z");
  set_colour (cr, 0xffe27a);
  cairo_fill (cr);
}

static void
draw_nozzle (cairo_t *cr)
{
  cairo_set_line_width (cr, 1.6);
  turn_path_append (cr, "M6.5 12.4C7 8.6 9 7.4 12 7.4C15 7.4 17 8.6 17.5 12.4Z");
  set_colour (cr, 0xb98d0c);
  cairo_fill_preserve (cr);
  set_colour (cr, TURN_COLOUR_INK);
  cairo_stroke (cr);
  turn_rounded_append (cr, 9, 1.4, 6, 6.4, 1.6);
  set_colour (cr, 0xffffff);
  cairo_fill_preserve (cr);
  set_colour (cr, TURN_COLOUR_INK);
  cairo_stroke (cr);
}

void
turn_spray_can_draw (cairo_t *cr,
                     double   x,
                     double   y,
                     double   height)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, height / 40, height / 40);
  draw_can (cr);
  draw_nozzle (cr);
  cairo_restore (cr);
}
