/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-splat-drawing.h"

#include <math.h>

#define N_DROPS 16

/* The multiplicative generator of Park and Miller: small, and the same picture for ever. */
static double
draw_number (guint32 *seed)
{
  *seed = (guint32) ((guint64) * seed * 16807 % 2147483647);

  return *seed / 2147483647.0;
}

void
turn_splat_draw (cairo_t       *cr,
                 double         x,
                 double         y,
                 double         radius,
                 const GdkRGBA *colour,
                 guint32        seed)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, .62 * radius, 0, 2 * G_PI);
  for (guint i = 0; i < N_DROPS; i++)
    {
      double angle = 2 * G_PI * draw_number (&seed), distance = radius * (.55 + .9 * draw_number (&seed));
      double size = radius * (.04 + .13 * draw_number (&seed)) * (1.4 - .6 * distance / radius);

      cairo_new_sub_path (cr);
      cairo_arc (cr, x + cos (angle) * distance, y + sin (angle) * distance, MAX (.8, size), 0, 2 * G_PI);
    }

  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_WINDING);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}
