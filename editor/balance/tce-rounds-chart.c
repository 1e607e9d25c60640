/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-rounds-chart.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-value-drawing.h>
#include <turn-chart-scale.h>
#include <turn-compat.h>

#define MOST_ROUNDS 40
#define BOTTOM 22.0
#define HEIGHT 118

/* What a chart without battles shows. */
#define LEAST_ROUNDS 14

struct _TceRoundsChart
{
  GtkWidget parent_instance;

  LabRange  wish;
  double    before[MOST_ROUNDS + 1];     /* shares of the battles */
  double    now[MOST_ROUNDS + 1];
  guint     n_rounds;                    /* the most that are shown */
};

G_DEFINE_FINAL_TYPE (TceRoundsChart, tce_rounds_chart, GTK_TYPE_WIDGET)

static double
find_highest (TceRoundsChart *self)
{
  double highest = .01;

  for (guint i = 0; i <= MOST_ROUNDS; i++)
    highest = MAX (highest, MAX (self->before[i], self->now[i]));

  return highest;
}

static void
append_bar (GtkSnapshot          *snapshot,
            const TurnChartScale *scale,
            const GdkRGBA        *colour,
            double                from,
            double                to,
            double                share)
{
  const double left = turn_chart_x (scale, from), top = turn_chart_y (scale, 1000 * share);
  const graphene_rect_t bar = GRAPHENE_RECT_INIT ((float) left, (float) top, (float) (turn_chart_x (scale, to) - left), (float) (turn_chart_y (scale, 0) - top));
  GskRoundedRect rounded;

  if (share <= 0 || bar.size.width <= 0 || bar.size.height <= 0)
    return;
  gsk_rounded_rect_init_from_rect (&rounded, &bar, MIN (3, bar.size.height / 2));
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, colour, &bar);
  gtk_snapshot_pop (snapshot);
}

/* Every other figure, or fewer where there is little room. */
static void
snapshot_figures (TceRoundsChart       *self,
                  GtkSnapshot          *snapshot,
                  const TurnChartScale *scale,
                  const GdkRGBA        *ink)
{
  const double text_scale = turn_text_scale (GTK_WIDGET (self));
  const guint every = (guint) MAX (2, ceil (26 * text_scale / ((double) scale->area.size.width / scale->n_columns)));

  for (guint i = every; i <= self->n_rounds; i += every)
    {
      g_autofree char *text = tc_figure_text ((int) i);

      tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text, turn_chart_x (scale, i - .5),
                          turn_chart_y (scale, 0) + 12 * text_scale, 12.5 * text_scale, PANGO_WEIGHT_NORMAL, ink);
    }
}

static void
tce_rounds_chart_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TceRoundsChart *self = TCE_ROUNDS_CHART (widget);
  const double foot = BOTTOM * turn_text_scale (widget);
  const graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) (gtk_widget_get_height (widget) - foot));
  TurnChartScale scale;
  GdkRGBA ink, grey, line, accent = { .2f, .5f, .9f, 1 }, green = { .15f, .64f, .41f, 1 };
  double left, right;

  if (area.size.width < 20 || area.size.height < 10)
    return;
  scale = turn_chart_scale (&area, self->n_rounds, 0, (int) lround (1000 * find_highest (self)));
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_bg_color", &accent);
  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "success_bg_color", &green);
  grey = line = ink;
  grey.alpha = .35f;
  line.alpha = .25f;
  ink.alpha *= .68f;
  green.alpha = .14f;
  left = turn_chart_x (&scale, MAX (0, self->wish.from - .5));
  right = turn_chart_x (&scale, MIN (self->n_rounds, self->wish.to - .5));
  if (right > left)
    gtk_snapshot_append_color (snapshot, &green, &GRAPHENE_RECT_INIT ((float) left, 0, (float) (right - left), area.size.height));
  for (guint i = 1; i <= self->n_rounds; i++)
    {
      append_bar (snapshot, &scale, &grey, i - .95, i - .5, self->before[i]);
      append_bar (snapshot, &scale, &accent, i - .48, i - .05, self->now[i]);
    }
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, area.size.height, area.size.width, 1));
  snapshot_figures (self, snapshot, &scale, &ink);
}

static void
tce_rounds_chart_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 100 : (int) (HEIGHT * turn_text_scale (widget));
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 280 : *minimum;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tce_rounds_chart_class_init (TceRoundsChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = tce_rounds_chart_snapshot;
  widget_class->measure = tce_rounds_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tce_rounds_chart_init (TceRoundsChart *self)
{
  self->n_rounds = LEAST_ROUNDS;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Rounds"), -1);
}

static void
take_shares (TceRoundsChart   *self,
             double           *shares,
             const LabFigures *figures)
{
  const double n_games = figures != NULL ? (double) MAX (1, figures->statistics.n_games) : 1;

  for (guint i = 0; i <= MOST_ROUNDS; i++)
    {
      shares[i] = figures != NULL ? (double) figures->statistics.n_games_of_rounds[i] / n_games : 0;
      if (shares[i] > 0)
        self->n_rounds = MAX (self->n_rounds, i);
    }
}

void
tce_rounds_chart_set_figures (TceRoundsChart   *self,
                              LabRange          wish,
                              const LabFigures *before,
                              const LabFigures *now)
{
  g_return_if_fail (TCE_IS_ROUNDS_CHART (self));

  self->wish = wish;
  self->n_rounds = LEAST_ROUNDS;
  take_shares (self, self->before, before);
  take_shares (self, self->now, now);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
