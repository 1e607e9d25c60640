/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prestige-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "tc-value-drawing.h"
#include "turn-avatar-drawing.h"
#include "turn-chart-scale.h"
#include "turn-texture-cache.h"

#define MAX_LINES 4
#define LINE_WIDTH 3.4
#define POINT_RADIUS 3.2
#define AVATAR_SIZE 26
#define AVATAR_DISTANCE 30

/* Around the lines: figures of the scale, avatars and totals, rounds. */
#define LEFT 40
#define RIGHT 92
#define TOP 16
#define BOTTOM 52

struct _TcPrestigeChart
{
  GtkWidget        parent_instance;

  guint            n_lines;
  guint            n_rounds;
  const TurnPaint *paints[MAX_LINES];
  char            *names[MAX_LINES];
  int             *values[MAX_LINES];     /* n_rounds + 1 of them */
  GdkTexture      *picture;               /* of the lines, or NULL: to be drawn */
  TurnTheme        theme;                 /* that it was drawn for */
};

G_DEFINE_FINAL_TYPE (TcPrestigeChart, tc_prestige_chart, GTK_TYPE_WIDGET)

static TurnChartScale
find_scale (TcPrestigeChart *self)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self)), height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  TurnChartScale scale;
  int lowest = 0, highest = 1;

  for (guint i = 0; i < self->n_lines; i++)
    for (guint round = 0; round <= self->n_rounds; round++)
      {
        lowest = MIN (lowest, self->values[i][round]);
        highest = MAX (highest, self->values[i][round]);
      }
  scale = turn_chart_scale (&GRAPHENE_RECT_INIT (LEFT, TOP, width - LEFT - RIGHT, height - TOP - BOTTOM), self->n_rounds, lowest, highest);
  turn_chart_round (&scale);

  return scale;
}

/* Of the area that the lines are drawn on. */
static double
right_of (const TurnChartScale *scale)
{
  return turn_chart_x (scale, scale->n_columns);
}

static double
foot_of (const TurnChartScale *scale)
{
  return turn_chart_y (scale, scale->lowest);
}

static void
draw_grid (cairo_t              *cr,
           const TurnChartScale *scale,
           TurnTheme             theme)
{
  GdkRGBA colour = turn_colours (theme).text;

  colour.alpha = .13f;
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, 1);
  for (int value = scale->lowest; value <= scale->highest; value += scale->step)
    {
      cairo_move_to (cr, LEFT, floor (turn_chart_y (scale, value)) + .5);
      cairo_line_to (cr, right_of (scale), floor (turn_chart_y (scale, value)) + .5);
    }
  cairo_stroke (cr);
}

static void
draw_line (TcPrestigeChart      *self,
           cairo_t              *cr,
           const TurnChartScale *scale,
           guint                 line,
           TurnTheme             theme)
{
  static const double dashes[MAX_LINES][4] = { { 0 }, { 8, 5 }, { .1, 5.4 }, { 12, 4, 2, 4 } };
  static const int n_dashes[MAX_LINES] = { 0, 2, 2, 4 };
  GdkRGBA colour = turn_rgba (turn_paint_stroke (self->paints[line], theme), 1);

  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, line == 0 || line == 2 ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes[line], n_dashes[line], 0);
  for (guint round = 0; round <= self->n_rounds; round++)
    cairo_line_to (cr, turn_chart_x (scale, round), turn_chart_y (scale, self->values[line][round]));
  cairo_stroke (cr);

  for (guint round = 1; round < self->n_rounds; round++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, turn_chart_x (scale, round), turn_chart_y (scale, self->values[line][round]), POINT_RADIUS, 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

/* In the order of the lines. */
static void
place_ends (TcPrestigeChart      *self,
            const TurnChartScale *scale,
            double                ends[MAX_LINES])
{
  for (guint i = 0; i < self->n_lines; i++)
    ends[i] = turn_chart_y (scale, self->values[i][self->n_rounds]);
  turn_chart_push_apart (ends, self->n_lines, AVATAR_DISTANCE, TOP, foot_of (scale) + 10);
}

static void
draw_picture (cairo_t  *cr,
              double    width,
              double    height,
              TurnTheme theme,
              gpointer  user_data)
{
  TcPrestigeChart *self = user_data;
  TurnChartScale scale = find_scale (self);
  double ends[MAX_LINES];

  draw_grid (cr, &scale, theme);
  /* The first ones lie on top. */
  for (guint i = self->n_lines; i > 0; i--)
    draw_line (self, cr, &scale, i - 1, theme);

  place_ends (self, &scale, ends);
  for (guint i = 0; i < self->n_lines; i++)
    turn_avatar_draw (cr, self->paints[i], right_of (&scale) + 10, ends[i] - AVATAR_SIZE / 2.0, AVATAR_SIZE);
}

static void
snapshot_figure (TcPrestigeChart *self,
                 GtkSnapshot     *snapshot,
                 const char      *text,
                 double           x,
                 double           y,
                 gboolean         strong)
{
  GdkRGBA colour = turn_colours (turn_theme_current ()).text;

  colour.alpha *= strong ? 1 : .68f;
  tc_figure_snapshot (snapshot, gtk_widget_get_pango_context (GTK_WIDGET (self)), text, x, y, strong ? 15 : 12.5,
                      strong ? PANGO_WEIGHT_ULTRABOLD : PANGO_WEIGHT_NORMAL, &colour);
}

static void
snapshot_figures (TcPrestigeChart      *self,
                  GtkSnapshot          *snapshot,
                  const TurnChartScale *scale)
{
  guint every = (guint) ceil ((self->n_rounds + 1) * 26 / (double) scale->area.size.width);
  double ends[MAX_LINES];

  for (int value = scale->lowest; value <= scale->highest; value += scale->step)
    {
      g_autofree char *text = tc_figure_text (value);

      snapshot_figure (self, snapshot, text, LEFT - 20, turn_chart_y (scale, value), FALSE);
    }

  for (guint round = 1; round <= self->n_rounds; round++)
    if (round % MAX (1, every) == 0 || round == 1)
      {
        g_autofree char *text = tc_figure_text ((int) round);

        snapshot_figure (self, snapshot, text, turn_chart_x (scale, round), foot_of (scale) + 20, FALSE);
      }
  snapshot_figure (self, snapshot, C_("axis of a chart", "round"), (LEFT + right_of (scale)) / 2, foot_of (scale) + BOTTOM - 10, FALSE);

  place_ends (self, scale, ends);
  for (guint i = 0; i < self->n_lines; i++)
    {
      g_autofree char *text = tc_figure_text (self->values[i][self->n_rounds]);

      snapshot_figure (self, snapshot, text, right_of (scale) + 58, ends[i], TRUE);
    }
}

static void
tc_prestige_chart_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  TcPrestigeChart *self = TC_PRESTIGE_CHART (widget);
  TurnTheme theme = turn_theme_current ();
  TurnChartScale scale = find_scale (self);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget), factor = gtk_widget_get_scale_factor (widget);

  if (self->n_lines == 0 || width < LEFT + RIGHT + 20 || height < TOP + BOTTOM + 20)
    return;

  if (self->picture != NULL && (gdk_texture_get_width (self->picture) != width * factor ||
                                gdk_texture_get_height (self->picture) != height * factor ||
                                !turn_theme_equal (theme, self->theme)))
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = turn_texture_draw (width, height, factor, theme, draw_picture, self);
  self->theme = theme;

  gtk_snapshot_append_texture (snapshot, self->picture, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  snapshot_figures (self, snapshot, &scale);
}

static void
tc_prestige_chart_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 260 : 200;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 600 : 380;
  *minimum_baseline = *natural_baseline = -1;
}

static void
clear (TcPrestigeChart *self)
{
  for (guint i = 0; i < self->n_lines; i++)
    {
      g_free (self->names[i]);
      g_free (self->values[i]);
    }
  self->n_lines = 0;
}

static void
tc_prestige_chart_dispose (GObject *object)
{
  g_clear_object (&TC_PRESTIGE_CHART (object)->picture);

  G_OBJECT_CLASS (tc_prestige_chart_parent_class)->dispose (object);
}

static void
tc_prestige_chart_finalize (GObject *object)
{
  clear (TC_PRESTIGE_CHART (object));

  G_OBJECT_CLASS (tc_prestige_chart_parent_class)->finalize (object);
}

static void
tc_prestige_chart_class_init (TcPrestigeChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_prestige_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_prestige_chart_finalize;
  widget_class->measure = tc_prestige_chart_measure;
  widget_class->snapshot = tc_prestige_chart_snapshot;

  gtk_widget_class_set_css_name (widget_class, "prestigechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tc_prestige_chart_init (TcPrestigeChart *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Prestige round by round"), -1);
}

static char *
describe (TcPrestigeChart *self)
{
  GString *words = g_string_new (NULL);

  for (guint round = 1; round <= self->n_rounds; round++)
    {
      /* Translators: begins a line of a table of results: “Round 3: Zaz 12, Mika 9”. */
      g_string_append_printf (words, _("Round %u:"), round);
      for (guint i = 0; i < self->n_lines; i++)
        {
          g_autofree char *value = tc_figure_text (self->values[i][round]);

          g_string_append_printf (words, "%s %s %s", i > 0 ? "," : "", self->names[i], value);
        }
      g_string_append (words, ".\n");
    }

  return g_string_free (words, FALSE);
}

void
tc_prestige_chart_set_lines (TcPrestigeChart      *self,
                             const TcPrestigeLine *lines,
                             guint                 n_lines,
                             guint                 n_rounds)
{
  g_autofree char *words = NULL;

  g_return_if_fail (TC_IS_PRESTIGE_CHART (self));
  g_return_if_fail (n_lines <= MAX_LINES);

  clear (self);
  self->n_lines = n_lines;
  self->n_rounds = n_rounds;
  for (guint i = 0; i < n_lines; i++)
    {
      self->names[i] = g_strdup (lines[i].name);
      self->paints[i] = lines[i].paint;
      self->values[i] = g_memdup2 (lines[i].values, (n_rounds + 1) * sizeof (int));
    }

  words = describe (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
