/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-value-drawing.h"

#include "turn-path.h"

#include <turn-words.h>

#define RADIUS 7
#define ULTRABOLD PANGO_WEIGHT_ULTRABOLD

/* What the two strokes need around the slot. */
#define STROKE_MARGIN 8

void
tc_loop_append (cairo_t *cr,
                double   x,
                double   y,
                double   radius_x,
                double   radius_y)
{
  cairo_matrix_t before;

  cairo_get_matrix (cr, &before);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius_x, radius_y);
  turn_path_append (cr, "M.55-1.02C-.5-1.25-1.22-.5-1.06 .22C-.9 1.05 .4 1.2 .95 .6C1.35-.1 .8-1.05-.35-.98");
  cairo_set_matrix (cr, &before);
}

void
tc_cross_append (cairo_t *cr,
                 double   x,
                 double   y,
                 double   radius)
{
  cairo_matrix_t before;

  cairo_get_matrix (cr, &before);
  cairo_translate (cr, x, y);
  cairo_scale (cr, radius, radius);
  turn_path_append (cr, "M-1-.72L1.02 .8M-.86 .84L.95-.86");
  cairo_set_matrix (cr, &before);
}

/* One long dash grows until it covers the whole path. The second line of a cross begins where the first ends only for the eye: cairo begins the
 * dash anew for each, so both grow together. */
void
tc_marker_stroke (cairo_t       *cr,
                  const GdkRGBA *colour,
                  double         width,
                  double         progress)
{
  double length = turn_path_length (cr);
  const double dashes[] = { length *CLAMP (progress, 0, 1), length * 2 + 1 };

  if (progress < 1)
    cairo_set_dash (cr, dashes, 2, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* An invisible mark keeps the minus sign in front of its figure where lines run from right to left. */
#define LEFT_TO_RIGHT_MARK "\342\200\216"

char *
tc_figure_text (int value)
{
  g_autofree char *number = turn_words_number (value);

  if (gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL)
    return g_strconcat (LEFT_TO_RIGHT_MARK, number, NULL);

  return g_steal_pointer (&number);
}

/* Every size is a font of its own, which is dear to load: figures that are hardly larger than others are as large as those. */
static double
whole_size (double font_size)
{
  return MAX (1, floor (font_size + .4));
}

static PangoLayout *
create_layout (PangoContext *context,
               const char   *text,
               double        font_size,
               PangoWeight   weight)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_copy (pango_context_get_font_description (context));
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_font_description_set_absolute_size (font, whole_size (font_size) * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

void
tc_figure_snapshot (GtkSnapshot   *snapshot,
                    PangoContext  *context,
                    const char    *text,
                    double         x,
                    double         y,
                    double         font_size,
                    PangoWeight    weight,
                    const GdkRGBA *colour)
{
  g_autoptr (PangoLayout) layout = create_layout (context, text, font_size, weight);
  double baseline = (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) (x - extents.width / 2. / PANGO_SCALE),
                                                (float) (y + .36 * font_size - baseline)));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_value (const TcValueLook *look,
                GtkSnapshot       *snapshot,
                PangoContext      *context,
                double             x,
                double             y,
                double             font_size,
                GdkRGBA            colour,
                double             alpha)
{
  g_autofree char *text = tc_figure_text (look->value);

  colour.alpha = (float) alpha;
  tc_figure_snapshot (snapshot, context, text, x, y, font_size, ULTRABOLD, &colour);
}

static cairo_t *
begin_strokes (GtkSnapshot *snapshot,
               double       x,
               double       y,
               double       width,
               double       height)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (x - width / 2 - STROKE_MARGIN), (float) (y - height / 2 - STROKE_MARGIN),
                                               (float) (width + 2 * STROKE_MARGIN), (float) (height + 2 * STROKE_MARGIN));

  return gtk_snapshot_append_cairo (snapshot, &bounds);
}

static void
snapshot_loop (GtkSnapshot *snapshot,
               double       x,
               double       y,
               double       radius_x,
               double       radius_y,
               guint32      colour,
               double       width,
               double       progress,
               double       gap)
{
  cairo_t *cr = begin_strokes (snapshot, x, y, radius_x * 2, radius_y * 2);
  const double dashes[] = { 4, gap };
  GdkRGBA rgba = turn_rgba (colour, 1);

  tc_loop_append (cr, x, y, radius_x, radius_y);
  if (gap > 0)
    cairo_set_dash (cr, dashes, 2, 0);
  tc_marker_stroke (cr, &rgba, width, progress);
  cairo_destroy (cr);
}

static void
snapshot_cross (GtkSnapshot *snapshot,
                double       x,
                double       y,
                double       radius,
                guint32      colour,
                double       width,
                double       progress)
{
  cairo_t *cr = begin_strokes (snapshot, x, y, radius * 2, radius * 2);
  GdkRGBA rgba = turn_rgba (colour, 1);

  tc_cross_append (cr, x, y, radius);
  tc_marker_stroke (cr, &rgba, width, progress);
  cairo_destroy (cr);
}

static void
snapshot_ground (GtkSnapshot   *snapshot,
                 GskRoundedRect slot,
                 const GdkRGBA *colour)
{
  gtk_snapshot_push_rounded_clip (snapshot, &slot);
  gtk_snapshot_append_color (snapshot, colour, &slot.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_border (GtkSnapshot   *snapshot,
                 GskRoundedRect slot,
                 const GdkRGBA *colour)
{
  const float widths[] = { 1, 1, 1, 1 };
  const GdkRGBA colours[] = { *colour, *colour, *colour, *colour };

  /* The line lies around the slot, as if drawn along its edge. */
  gsk_rounded_rect_shrink (&slot, -.5f, -.5f, -.5f, -.5f);
  gtk_snapshot_append_border (snapshot, &slot, widths, colours);
}

/* Markers are thicker on boards that are larger than usual. */
static double
marker (double width,
        double font_size,
        double usual_font_size)
{
  return width * MAX (1, font_size / usual_font_size);
}

/* How strongly a figure is written that cannot be had now. */
static double
faded (double    alpha,
       TurnTheme theme)
{
  return theme.high_contrast ? (alpha + 1) / 2 : alpha;
}

void
tc_value_snapshot (const TcValueLook *look,
                   GtkSnapshot       *snapshot,
                   PangoContext      *context,
                   double             x,
                   double             y,
                   double             width,
                   double             height,
                   double             font_size,
                   TurnTheme          theme)
{
  TurnColours colours = turn_colours (theme);
  guint32 stroke = look->paint != NULL ? turn_paint_stroke (look->paint, theme) : 0x888888;
  GdkRGBA ground = look->paint != NULL ? turn_rgba (look->paint->body, theme.dark ? .42 : .2) : colours.slot;
  GskRoundedRect slot;

  gsk_rounded_rect_init_from_rect (&slot,
                                   &GRAPHENE_RECT_INIT ((float) (x - width / 2), (float) (y - height / 2), (float) width, (float) height),
                                   (float) marker (RADIUS, font_size, 15));

  switch (look->state)
    {
    case TC_VALUE_OPEN:
      snapshot_ground (snapshot, slot, &colours.slot);
      snapshot_border (snapshot, slot, &colours.slot_border);
      snapshot_value (look, snapshot, context, x, y, font_size, colours.text, 1);
      break;
    case TC_VALUE_WAIT:
      snapshot_border (snapshot, slot, &colours.slot_border);
      snapshot_value (look, snapshot, context, x, y, font_size, colours.text, faded (.62, theme));
      break;
    case TC_VALUE_GONE:
      snapshot_value (look, snapshot, context, x, y, font_size, colours.text, faded (.7, theme));
      snapshot_cross (snapshot, x, y, height * .38, stroke, marker (1.7, font_size, 15), look->progress);
      break;
    case TC_VALUE_VOID:
      snapshot_value (look, snapshot, context, x, y, font_size, colours.text, faded (.28, theme));
      break;
    case TC_VALUE_MINE:
      snapshot_ground (snapshot, slot, &ground);
      snapshot_value (look, snapshot, context, x, y, font_size, colours.text, 1);
      snapshot_loop (snapshot, x, y, width * .54, height * .6, stroke, marker (2.6, font_size, 15), look->progress, 0);
      break;
    case TC_VALUE_SOON:
      ground.alpha = 1;
      snapshot_ground (snapshot, slot, &ground);
      snapshot_value (look, snapshot, context, x, y, font_size, turn_rgba (look->paint->on, 1), 1);
      snapshot_loop (snapshot, x, y, width * .6, height * .68, stroke, marker (2.4, font_size, 15), 1, 4);
      break;
    default: g_assert_not_reached ();
    }
}

void
tc_value_snapshot_on_sticker (const TcValueLook *look,
                              GtkSnapshot       *snapshot,
                              PangoContext      *context,
                              double             x,
                              double             y,
                              double             font_size)
{
  static const double alphas[] = {
    [TC_VALUE_OPEN] = 1,
    [TC_VALUE_WAIT] = .6,
    [TC_VALUE_GONE] = .65,
    [TC_VALUE_VOID] = .25,
    [TC_VALUE_MINE] = 1,
    [TC_VALUE_SOON] = 1,
  };
  guint32 stroke = look->paint != NULL ? look->paint->ink : 0x888888;

  snapshot_value (look, snapshot, context, x, y, font_size, turn_rgba (TURN_COLOUR_INK, 1), alphas[look->state]);

  if (look->state == TC_VALUE_MINE)
    snapshot_loop (snapshot, x, y, font_size * .78, font_size * .58, stroke, marker (2.4, font_size, 21), look->progress, 0);
  else if (look->state == TC_VALUE_SOON)
    snapshot_loop (snapshot, x, y, font_size * .82, font_size * .6, look->paint->body, marker (2.4, font_size, 21), 1, 3);
  else if (look->state == TC_VALUE_GONE)
    snapshot_cross (snapshot, x, y, font_size * .5, stroke, marker (1.8, font_size, 21), look->progress);
}
