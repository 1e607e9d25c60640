/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-hall-chart.h"

#include <glib/gi18n.h>
#include <turn-chart-scale.h>
#include <turn-language.h>

#define LEFT 40
#define RIGHT 12
#define TOP 8
#define FOOT 26
#define RADIUS 4

/* A figure under every so many. */
#define EVERY 10

typedef struct
{
  int      score;
  double   mean;
  gboolean won;
} Dot;

struct _TurnHallChart
{
  GtkWidget parent_instance;

  guint     n_dots;
  Dot       dots[TURN_HALL_NEWEST];     /* the oldest first */
};

G_DEFINE_FINAL_TYPE (TurnHallChart, turn_hall_chart, GTK_TYPE_WIDGET)

static TurnChartScale
find_scale (TurnHallChart *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const graphene_rect_t area = GRAPHENE_RECT_INIT (LEFT, TOP, (float) MAX (width - LEFT - RIGHT, 1), (float) MAX (height - TOP - FOOT, 1));
  int lowest = G_MAXINT, highest = G_MININT;
  TurnChartScale scale;

  for (guint i = 0; i < self->n_dots; i++)
    {
      lowest = MIN (lowest, self->dots[i].score);
      highest = MAX (highest, self->dots[i].score);
    }
  scale = turn_chart_scale (&area, MAX (self->n_dots, 2) - 1, lowest, MAX (highest, lowest + 1));
  turn_chart_round (&scale);

  return scale;
}

static void
draw_text (TurnHallChart *self,
           cairo_t       *cr,
           const char    *text,
           double         x,
           double         y,
           double         align)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  cairo_move_to (cr, CLAMP (x - width * align, 0, MAX (gtk_widget_get_width (GTK_WIDGET (self)) - width, 0)), y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_grid (TurnHallChart        *self,
           cairo_t              *cr,
           const TurnChartScale *scale,
           const GdkRGBA        *colour)
{
  for (int value = scale->lowest; value <= scale->highest; value += scale->step)
    {
      const double y = floor (turn_chart_y (scale, value)) + .5;
      g_autofree char *figure = turn_language_number (value, 0);

      cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, .13);
      cairo_set_line_width (cr, 1);
      cairo_move_to (cr, LEFT, y);
      cairo_line_to (cr, gtk_widget_get_width (GTK_WIDGET (self)) - RIGHT, y);
      cairo_stroke (cr);
      cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, .66);
      draw_text (self, cr, figure, LEFT - 8, y, 1);
    }
}

/* How long ago, counted from the newest. */
static void
draw_foot (TurnHallChart        *self,
           cairo_t              *cr,
           const TurnChartScale *scale)
{
  const double y = gtk_widget_get_height (GTK_WIDGET (self)) - FOOT / 2.0 + 2;

  for (guint ago = 0; ago < self->n_dots; ago += EVERY)
    {
      g_autofree char *figure = ago == 0 ? g_strdup (C_("axis of a chart", "last")) : turn_language_number (-(double) ago, 0);

      draw_text (self, cr, figure, turn_chart_x (scale, self->n_dots - 1 - ago), y, .5);
    }
}

static void
draw_mean (TurnHallChart        *self,
           cairo_t              *cr,
           const TurnChartScale *scale)
{
  cairo_new_path (cr);
  cairo_set_source_rgb (cr, .78, .12, .38);
  cairo_set_line_width (cr, 3);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < self->n_dots; i++)
    cairo_line_to (cr, turn_chart_x (scale, i), turn_chart_y (scale, self->dots[i].mean));
  cairo_stroke (cr);
}

static void
draw_dots (TurnHallChart        *self,
           cairo_t              *cr,
           const TurnChartScale *scale,
           const GdkRGBA        *colour)
{
  for (guint i = 0; i < self->n_dots; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, turn_chart_x (scale, i), turn_chart_y (scale, self->dots[i].score), RADIUS, 0, 2 * G_PI);
      if (self->dots[i].won)
        {
          cairo_set_source_rgb (cr, .88, .66, .04);
          cairo_fill_preserve (cr);
        }
      cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, self->dots[i].won ? .9 : .55);
      cairo_set_line_width (cr, 1.5);
      cairo_stroke (cr);
    }
}

static void
turn_hall_chart_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  TurnHallChart *self = TURN_HALL_CHART (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
  TurnChartScale scale;
  GdkRGBA colour;
  cairo_t *cr;

  if (self->n_dots == 0 || bounds.size.width < LEFT + RIGHT || bounds.size.height < TOP + FOOT)
    return;
  scale = find_scale (self);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  draw_grid (self, cr, &scale, &colour);
  draw_foot (self, cr, &scale);
  draw_mean (self, cr, &scale);
  draw_dots (self, cr, &scale, &colour);
  cairo_destroy (cr);
}

static void
turn_hall_chart_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 130;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 440 : 140;
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_hall_chart_class_init (TurnHallChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = turn_hall_chart_snapshot;
  widget_class->measure = turn_hall_chart_measure;

  gtk_widget_class_set_css_name (widget_class, "hall-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
turn_hall_chart_init (TurnHallChart *self)
{
}

static void
describe (TurnHallChart *self,
          guint          n_won)
{
  int best = G_MININT;
  g_autofree char *figure = NULL, *words = NULL;

  for (guint i = 0; i < self->n_dots; i++)
    best = MAX (best, self->dots[i].score);
  figure = turn_language_number (self->n_dots > 0 ? best : 0, 0);
  /* Translators: how many battles were played last, how many of them were won, and the best score: "Last 50: 21 won, best 104". */
  words = g_strdup_printf (_("Last %u: %u won, best %s"), self->n_dots, n_won, figure);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
turn_hall_chart_show (TurnHallChart  *self,
                      const TurnHall *hall)
{
  guint n_won;

  g_return_if_fail (TURN_IS_HALL_CHART (self));

  self->n_dots = turn_hall_count_newest (hall, NULL, &n_won);
  for (guint i = 0; i < self->n_dots; i++)
    {
      const guint index = self->n_dots - 1 - i;
      const TurnHallScore *score = &g_array_index (hall->newest, TurnHallScore, index);

      self->dots[i] = (Dot) { turn_hall_get_score (score), turn_hall_get_mean (hall, index), turn_hall_is_won (score) };
    }
  describe (self, n_won);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
