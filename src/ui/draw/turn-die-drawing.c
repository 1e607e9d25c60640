/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-die-drawing.h"

#define CORNER 0.24
#define PIP 0.095
#define PRINTED_PIP 0.085

const TurnDieColours turn_die_ivory = {
  .face = { 0.984f, 0.973f, 0.937f, 1 },
  .edge = { 0.812f, 0.780f, 0.702f, 1 },
  .pips = { 0.090f, 0.075f, 0.122f, 1 },
};

/* Where the pips of each face lie, as parts of the side; a face has as many as its number. */
static const float pips[6][6][2] = {
  { { .5f, .5f } },
  { { .27f, .27f }, { .73f, .73f } },
  { { .25f, .25f }, { .5f, .5f }, { .75f, .75f } },
  { { .27f, .27f }, { .73f, .27f }, { .27f, .73f }, { .73f, .73f } },
  { { .25f, .25f }, { .75f, .25f }, { .5f, .5f }, { .25f, .75f }, { .75f, .75f } },
  { { .27f, .23f }, { .27f, .5f }, { .27f, .77f }, { .73f, .23f }, { .73f, .5f }, { .73f, .77f } },
};

static void
draw_rounded (cairo_t *cr,
              double   x,
              double   y,
              double   side,
              double   radius)
{
  double near = side / 2 - radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + near, y - near, radius, -G_PI_2, 0);
  cairo_arc (cr, x + near, y + near, radius, 0, G_PI_2);
  cairo_arc (cr, x - near, y + near, radius, G_PI_2, G_PI);
  cairo_arc (cr, x - near, y - near, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

static void
draw_pips (cairo_t *cr,
           double   x,
           double   y,
           double   size,
           guint    face,
           double   radius)
{
  for (guint i = 0; i < face; i++)
    {
      double pip_x = x + (pips[face - 1][i][0] - .5) * size, pip_y = y + (pips[face - 1][i][1] - .5) * size;

      cairo_new_sub_path (cr);
      cairo_arc (cr, pip_x, pip_y, radius * size, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
set_source (cairo_t       *cr,
            const GdkRGBA *colour,
            double         share)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * share);
}

void
turn_die_draw (cairo_t              *cr,
               double                size,
               guint                 face,
               const TurnDieColours *colours)
{
  static const GdkRGBA shadow = { 0, 0, 0, .35f };

  g_return_if_fail (face >= 1 && face <= 6);

  draw_rounded (cr, 0, .1 * size, size, CORNER * size);
  set_source (cr, &shadow, 1);
  cairo_fill (cr);
  draw_rounded (cr, 0, .06 * size, size, CORNER * size);
  set_source (cr, &colours->edge, 1);
  cairo_fill (cr);
  draw_rounded (cr, 0, 0, size, CORNER * size);
  set_source (cr, &colours->face, 1);
  cairo_fill (cr);
  set_source (cr, &colours->pips, 1);
  draw_pips (cr, 0, 0, size, face, PIP);
}

void
turn_die_draw_ring (cairo_t       *cr,
                    double         size,
                    double         width,
                    const GdkRGBA *colour)
{
  double gap = MAX (3.3, .08 * size);

  draw_rounded (cr, 0, .03 * size, size + 2 * gap + width, CORNER * size + gap);
  set_source (cr, colour, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
turn_die_draw_ghost (cairo_t       *cr,
                     double         x,
                     double         y,
                     double         size,
                     guint          face,
                     const GdkRGBA *colour)
{
  g_return_if_fail (face <= 6);

  cairo_save (cr);
  draw_rounded (cr, x, y, size, CORNER * size);
  set_source (cr, colour, .1);
  cairo_fill_preserve (cr);
  set_source (cr, colour, .8);
  cairo_set_line_width (cr, CLAMP (.04 * size, 1, 2));
  cairo_set_dash (cr, (const double[]) { .1 * size, .08 * size }, 2, 0);
  cairo_stroke (cr);
  set_source (cr, colour, .75);
  draw_pips (cr, x, y, size, face, PRINTED_PIP);
  cairo_restore (cr);
}

void
turn_die_draw_print (cairo_t       *cr,
                     double         x,
                     double         y,
                     double         size,
                     guint          face,
                     const GdkRGBA *line,
                     const GdkRGBA *dots)
{
  g_return_if_fail (face >= 1 && face <= 6);

  draw_rounded (cr, x, y, size + 3, .3 * size);
  cairo_set_source_rgb (cr, 0.110, 0.098, 0.133);
  cairo_fill (cr);
  draw_rounded (cr, x, y, size, .26 * size);
  cairo_set_line_width (cr, CLAMP (.067 * size, .8, 2));
  set_source (cr, line, 1);
  cairo_stroke (cr);
  set_source (cr, dots, 1);
  draw_pips (cr, x, y, size, face, PRINTED_PIP);
}
