/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-histogram.h"

#include <glib/gi18n.h>
#include <math.h>
#include <tc-value-drawing.h>
#include <turn-chart-scale.h>
#include <turn-compat.h>

#define USUAL_STEP 5
#define MAX_BARS 40
#define GAP 4.0
#define PILL_HEIGHT 22.0

/* Around the bars: figures of the scale, the mean, prestige. */
#define LEFT 34.0
#define TOP 28.0
#define BOTTOM 24.0

struct _TceHistogram
{
  GtkWidget parent_instance;

  gboolean  compact;
  int       first;                 /* the least prestige of the first bar */
  guint     step;
  guint     n_bars;
  guint     counts[MAX_BARS];
  double    mean;
  guint64   n_boards;
  gboolean  has_before;
  double    before[MAX_BARS];      /* as if there were as many boards */
};

enum
{
  PROP_COMPACT = 1,
};

G_DEFINE_FINAL_TYPE (TceHistogram, tce_histogram, GTK_TYPE_WIDGET)

/* Bars that stand alone may reach the top; figures stand at whole steps. */
static TurnChartScale
find_scale (TceHistogram *self)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  const double text = turn_text_scale (GTK_WIDGET (self));
  graphene_rect_t area = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  guint highest = 1;
  TurnChartScale scale;

  if (!self->compact)
    area = GRAPHENE_RECT_INIT ((float) (LEFT * text), (float) (TOP * text), (float) (width - LEFT * text),
                               (float) (height - (TOP + BOTTOM) * text));
  for (guint i = 0; i < self->n_bars; i++)
    highest = MAX (highest, self->counts[i]);
  scale = turn_chart_scale (&area, self->n_bars, 0, (int) highest);
  if (!self->compact)
    turn_chart_round (&scale);

  return scale;
}

/* From one bar to the next. */
static double
distance_of (const TurnChartScale *scale)
{
  return (double) scale->area.size.width / scale->n_columns;
}

static GdkRGBA
find_colour (TceHistogram *self,
             double        alpha)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  colour.alpha *= (float) alpha;

  return colour;
}

static void
snapshot_text (TceHistogram  *self,
               GtkSnapshot   *snapshot,
               const char    *text,
               double         x,
               double         y,
               gboolean       strong,
               const GdkRGBA *colour)
{
  tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text, x, y, 12.5 * turn_text_scale (GTK_WIDGET (self)),
                      strong ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL, colour);
}

static void
snapshot_scale (TceHistogram         *self,
                GtkSnapshot          *snapshot,
                const TurnChartScale *scale)
{
  const GdkRGBA line = find_colour (self, .12), ink = find_colour (self, .68);

  for (int count = 0; count <= scale->highest; count += scale->step)
    {
      g_autofree char *text = tc_figure_text (count);

      gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (scale->area.origin.x, (float) floor (turn_chart_y (scale, count)),
                                                                       scale->area.size.width, 1));
      snapshot_text (self, snapshot, text, (double) scale->area.origin.x / 2, turn_chart_y (scale, count), FALSE, &ink);
    }
}

static void
snapshot_bars (TceHistogram         *self,
               GtkSnapshot          *snapshot,
               const TurnChartScale *scale)
{
  const double gap = MIN (GAP, distance_of (scale) / 4);
  GdkRGBA accent = { .2f, .5f, .9f, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (GTK_WIDGET (self)), "accent_bg_color", &accent);
  for (guint i = 0; i < self->n_bars; i++)
    {
      const double top = turn_chart_y (scale, self->counts[i]);
      const graphene_rect_t bar = GRAPHENE_RECT_INIT ((float) (turn_chart_x (scale, i) + gap / 2), (float) top,
                                                      (float) (distance_of (scale) - gap), (float) (turn_chart_y (scale, 0) - top));
      GskRoundedRect rounded;

      if (self->counts[i] == 0)
        continue;
      gsk_rounded_rect_init_from_rect (&rounded, &bar, MIN (3, bar.size.height / 2));
      gtk_snapshot_push_rounded_clip (snapshot, &rounded);
      gtk_snapshot_append_color (snapshot, &accent, &bar);
      gtk_snapshot_pop (snapshot);
    }
}

static void
append_dashes (GtkSnapshot   *snapshot,
               const GdkRGBA *ink,
               double         x,
               double         y,
               double         to_x,
               double         to_y)
{
  const double length = MAX (fabs (to_x - x), fabs (to_y - y));

  for (double at = 0; at < length; at += 7)
    {
      const double end = MIN (length, at + 4) / MAX (1, length), begin = at / MAX (1, length);
      const double left = MIN (x + begin * (to_x - x), x + end * (to_x - x)), top = MIN (y + begin * (to_y - y), y + end * (to_y - y));

      gtk_snapshot_append_color (snapshot, ink, &GRAPHENE_RECT_INIT ((float) left - .75f, (float) top - .75f,
                                                                     (float) MAX (1.5, (end - begin) * fabs (to_x - x)),
                                                                     (float) MAX (1.5, (end - begin) * fabs (to_y - y))));
    }
}

static void
snapshot_before (TceHistogram         *self,
                 GtkSnapshot          *snapshot,
                 const TurnChartScale *scale)
{
  const GdkRGBA ink = find_colour (self, .8);
  double y = turn_chart_y (scale, 0);

  for (guint i = 0; i < self->n_bars; i++)
    {
      const double top = turn_chart_y (scale, MIN (self->before[i], scale->highest));

      append_dashes (snapshot, &ink, turn_chart_x (scale, i), y, turn_chart_x (scale, i), top);
      append_dashes (snapshot, &ink, turn_chart_x (scale, i), top, turn_chart_x (scale, i + 1), top);
      y = top;
    }
}

/* Every so many bars that the figures do not touch. */
static void
snapshot_prestige (TceHistogram         *self,
                   GtkSnapshot          *snapshot,
                   const TurnChartScale *scale)
{
  const double text_scale = turn_text_scale (GTK_WIDGET (self));
  const guint every = (guint) MAX (1, ceil (30 * text_scale / distance_of (scale)));
  const GdkRGBA ink = find_colour (self, .68);

  for (guint i = 0; i < self->n_bars; i += every)
    {
      g_autofree char *text = tc_figure_text (self->first + (int) (i * self->step));

      snapshot_text (self, snapshot, text, turn_chart_x (scale, i + .5), turn_chart_y (scale, 0) + 13 * text_scale, FALSE, &ink);
    }
}

static void
snapshot_mean (TceHistogram         *self,
               GtkSnapshot          *snapshot,
               const TurnChartScale *scale)
{
  const double text_scale = turn_text_scale (GTK_WIDGET (self));
  const double x = turn_chart_x (scale, (self->mean - self->first) / self->step);
  const GdkRGBA ground = { .16f, .15f, .18f, 1 }, ink = { 1, 1, 1, 1 };
  const GdkRGBA line = find_colour (self, 1);
  g_autofree char *figure = tc_figure_text ((int) lround (self->mean));
  /* Translators: over the middle of a chart: “mean 60”. */
  g_autofree char *text = g_strdup_printf (_("mean %s"), figure);
  const double width = 76 * text_scale, height = PILL_HEIGHT * text_scale;
  const double left = CLAMP (x + 6, 0, MAX (0, gtk_widget_get_width (GTK_WIDGET (self)) - width));
  const graphene_rect_t pill = GRAPHENE_RECT_INIT ((float) left, 2, (float) width, (float) height);
  GskRoundedRect rounded;

  for (double y = 4; y < turn_chart_y (scale, 0); y += 7)
    gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT ((float) x - 1, (float) y, 2, 4));
  gsk_rounded_rect_init_from_rect (&rounded, &pill, (float) height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &rounded);
  gtk_snapshot_append_color (snapshot, &ground, &pill);
  gtk_snapshot_pop (snapshot);
  snapshot_text (self, snapshot, text, left + width / 2, 2 + height / 2, TRUE, &ink);
}

static void
tce_histogram_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TceHistogram *self = TCE_HISTOGRAM (widget);
  const TurnChartScale scale = find_scale (self);

  if (self->n_bars == 0 || scale.area.size.width < 20 || scale.area.size.height < 10)
    return;

  if (!self->compact)
    snapshot_scale (self, snapshot, &scale);
  snapshot_bars (self, snapshot, &scale);
  if (self->has_before)
    snapshot_before (self, snapshot, &scale);
  if (!self->compact)
    {
      snapshot_prestige (self, snapshot, &scale);
      snapshot_mean (self, snapshot, &scale);
    }
}

static void
tce_histogram_measure (GtkWidget     *widget,
                       GtkOrientation orientation,
                       int            for_size,
                       int           *minimum,
                       int           *natural,
                       int           *minimum_baseline,
                       int           *natural_baseline)
{
  const gboolean compact = TCE_HISTOGRAM (widget)->compact;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 100;
      *natural = compact ? 200 : 560;
    }
  else
    {
      *minimum = *natural = compact ? 52 : (int) (190 * turn_text_scale (widget));
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
tce_histogram_set_property (GObject      *object,
                            guint         id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (id)
    {
    case PROP_COMPACT: TCE_HISTOGRAM (object)->compact = g_value_get_boolean (value); break;
    default:           G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
tce_histogram_class_init (TceHistogramClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = tce_histogram_set_property;
  widget_class->snapshot = tce_histogram_snapshot;
  widget_class->measure = tce_histogram_measure;
  g_object_class_install_property (object_class, PROP_COMPACT,
                                   g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                                         G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tce_histogram_init (TceHistogram *self)
{
  self->step = USUAL_STEP;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Final prestige"), -1);
}

static int
round_down (int   value,
            guint step)
{
  return (int) floor ((double) value / step) * (int) step;
}

/* From the least to the greatest prestige that was reached, in bars of five or of as much as is needed to have few enough of them. */
static void
make_bars (TceHistogram   *self,
           const LabTally *tally)
{
  int least = 0, most = 0;
  gboolean any = FALSE;

  for (int i = 0; i < LAB_N_SCORES; i++)
    if (tally->n_boards_of_score[i] > 0)
      {
        most = LAB_LEAST_SCORE + i;
        least = any ? least : most;
        any = TRUE;
      }
  self->n_bars = 0;
  if (!any)
    return;

  for (self->step = USUAL_STEP; (most - round_down (least, self->step)) / (int) self->step >= MAX_BARS; self->step += USUAL_STEP)
    ;
  self->first = round_down (least, self->step);
  self->n_bars = (guint) (most - self->first) / self->step + 1;
  memset (self->counts, 0, sizeof self->counts);
  for (int score = least; score <= most; score++)
    self->counts[(guint) (score - self->first) / self->step] += tally->n_boards_of_score[score - LAB_LEAST_SCORE];
}

static void
describe (TceHistogram *self)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < self->n_bars; i++)
    {
      g_autofree char *from = tc_figure_text (self->first + (int) (i * self->step));
      g_autofree char *to = tc_figure_text (self->first + (int) ((i + 1) * self->step) - 1);

      /* Translators: a line of a table that is read aloud: “from 60 to 64 prestige: 12 boards”. */
      g_string_append_printf (words, ngettext ("from %s to %s prestige: %u board", "from %s to %s prestige: %u boards", self->counts[i]),
                              from, to, self->counts[i]);
      g_string_append (words, ".\n");
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
}

void
tce_histogram_set_tally (TceHistogram   *self,
                         const LabTally *tally)
{
  g_return_if_fail (TCE_IS_HISTOGRAM (self));

  self->n_bars = 0;
  if (tally != NULL)
    {
      make_bars (self, tally);
      self->mean = lab_tally_mean_score (tally);
      self->n_boards = tally->n_boards;
    }
  describe (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tce_histogram_set_before (TceHistogram   *self,
                          const LabTally *before)
{
  g_return_if_fail (TCE_IS_HISTOGRAM (self));

  self->has_before = before != NULL && before->n_boards > 0 && self->n_bars > 0;
  memset (self->before, 0, sizeof self->before);
  for (int i = 0; self->has_before && i < LAB_N_SCORES; i++)
    {
      const int bar = (LAB_LEAST_SCORE + i - self->first) / (int) self->step;

      if (LAB_LEAST_SCORE + i >= self->first && bar < (int) self->n_bars)
        self->before[bar] += (double) before->n_boards_of_score[i] * (double) self->n_boards / (double) before->n_boards;
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
tce_histogram_get_step (TceHistogram *self)
{
  g_return_val_if_fail (TCE_IS_HISTOGRAM (self), USUAL_STEP);

  return self->step;
}
