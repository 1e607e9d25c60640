/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-act-drawing.h"

#include <tc-shape.h>

#include "tc-token-drawing.h"
#include "tc-value-drawing.h"
#include "tc-wall-drawing.h"
#include "turn-path.h"

/* In lines of text. */
#define SQUARE .42
#define SHAPE_HEIGHT 1.1
#define STICKER_HEIGHT 1.2

#define MARGIN 1.5          /* around a shape, for its outline */
#define PADDING 7.0
#define ICON_GAP 6.0
#define WORD_GAP 8.0
#define RADIUS 6.0

#define LABEL_SIZE .87
#define VALUE_SIZE 1.0

static TcShape
get_shape (const TurnPart *part)
{
  return (TcShape) { part->value };
}

static double
get_square (TcShape shape,
            double  line)
{
  return MIN (SQUARE * line, SHAPE_HEIGHT * line / tc_shape_n_rows (shape));
}

static PangoLayout *
lay_out (PangoContext *context,
         const char   *text,
         double        size)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_layout_set_text (layout, text, -1);
  pango_attr_list_insert (attributes, pango_attr_scale_new (size));
  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);

  return layout;
}

static double
get_icon_size (const TurnPart *part,
               double          height)
{
  return part->sign >= 0 ? height - 7 : 0;
}

static void
measure_sticker (const TurnPart *part,
                 PangoContext   *context,
                 double          line,
                 double         *width,
                 double         *height)
{
  g_autoptr (PangoLayout) label = lay_out (context, part->text, LABEL_SIZE);
  g_autoptr (PangoLayout) value = lay_out (context, part->figure, VALUE_SIZE);
  int label_width, value_width;
  double icon;

  *height = STICKER_HEIGHT * line;
  icon = get_icon_size (part, *height);
  pango_layout_get_pixel_size (label, &label_width, NULL);
  pango_layout_get_pixel_size (value, &value_width, NULL);
  *width = 2 * PADDING + icon + (icon > 0 ? ICON_GAP - 3 : 0) + label_width + WORD_GAP + value_width + 2;
}

void
tc_act_measure (const TurnPart *part,
                PangoContext   *context,
                double          line,
                double         *width,
                double         *height)
{
  if (part->kind == TURN_PART_SHAPE)
    {
      const TcShape shape = get_shape (part);
      const double square = get_square (shape, line);

      *width = tc_shape_n_columns (shape) * square + 2 * MARGIN;
      *height = tc_shape_n_rows (shape) * square + 2 * MARGIN;
    }
  else
    measure_sticker (part, context, line, width, height);
}

static void
draw_shape (const TurnPart  *part,
            cairo_t         *cr,
            double           width,
            double           height,
            const TurnPaint *paint)
{
  const TcShape shape = get_shape (part);
  const TcTokenLook look = {
    .fill = turn_rgba (paint == NULL || part->is_plain ? 0xffffff : paint->body, 1),
    .line = turn_rgba (TURN_COLOUR_INK, 1),
    .line_width = 1.6,
  };

  tc_token_draw (cr, shape, width / 2, height / 2, (width - 2 * MARGIN) / tc_shape_n_columns (shape), &look);
}

/* White paper with an edge, in day and night. */
static void
draw_paper (cairo_t *cr,
            double   width,
            double   height)
{
  turn_path_append_rounded (cr, .5, .5, width - 1, height - 1, RADIUS);
  gdk_cairo_set_source_rgba (cr, &(GdkRGBA) { 1, .995f, .965f, 1 });
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, .2);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

static void
draw_sign (const TurnPart *part,
           cairo_t        *cr,
           double          x,
           double          y,
           double          size)
{
  const TcWall wall = tc_wall (part->colour, (TurnTheme) { 0 });
  const GdkRGBA band = turn_rgba (wall.band, 1), sign = turn_rgba (0xffffff, 1);

  turn_path_append_rounded (cr, x, y, size, size, 4);
  gdk_cairo_set_source_rgba (cr, &band);
  cairo_fill (cr);
  tc_wall_draw_icon (cr, (guint) part->sign, x + 3, y + 3, size - 6, &sign);
}

/* Around its middle at @x. */
static void
draw_text (cairo_t     *cr,
           PangoLayout *layout,
           double       x,
           double       y)
{
  const GdkRGBA ink = turn_rgba (TURN_COLOUR_INK, 1);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_move_to (cr, x, y - height / 2.);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_sticker (const TurnPart  *part,
              cairo_t         *cr,
              PangoContext    *context,
              double           width,
              double           height,
              const TurnPaint *paint)
{
  g_autoptr (PangoLayout) label = lay_out (context, part->text, LABEL_SIZE);
  g_autoptr (PangoLayout) value = lay_out (context, part->figure, VALUE_SIZE);
  const double icon = get_icon_size (part, height), y = height / 2;
  int value_width;
  double x;

  pango_layout_get_pixel_size (value, &value_width, NULL);
  x = width - PADDING - 1 - value_width / 2.;
  draw_paper (cr, width, height);
  if (icon > 0)
    draw_sign (part, cr, PADDING - 3, (height - icon) / 2, icon);
  draw_text (cr, label, PADDING + icon + (icon > 0 ? ICON_GAP - 3 : 0), y);
  draw_text (cr, value, x - value_width / 2., y);
  if (part->is_first && paint != NULL)
    {
      const GdkRGBA ink = turn_rgba (paint->ink, 1);

      tc_loop_append (cr, x, y, MAX (value_width * .5 + 4, height * .4), height * .37);
      tc_marker_stroke (cr, &ink, 1.8, 1);
    }
}

void
tc_act_draw (const TurnPart  *part,
             cairo_t         *cr,
             PangoContext    *context,
             double           width,
             double           height,
             const TurnPaint *paint)
{
  if (part->kind == TURN_PART_SHAPE)
    draw_shape (part, cr, width, height, paint);
  else
    draw_sticker (part, cr, context, width, height, paint);
}
