/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-chances-chart.h"

#include "turn-chart-scale.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

#define HEIGHT 64
#define LINE_WIDTH 2
#define WHOLE 65536

struct _TurnChancesChart
{
  GtkWidget        parent_instance;

  const TurnPaint *paints[TURN_CHANCES_MAX_SEATS];
  guint            n_seats;
  GArray          *chances;       /* of TurnChances */
  guint            n_moments;
  guint            moment;
  GdkTexture      *picture;       /* of the bands, or NULL: to be drawn */
};

enum
{
  MOMENT_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TurnChancesChart, turn_chances_chart, GTK_TYPE_WIDGET)

static TurnChartScale
find_scale (TurnChancesChart *self)
{
  return turn_chart_scale (&GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)), (float) gtk_widget_get_height (GTK_WIDGET (self))),
                           self->n_moments, 0, WHOLE);
}

/* The upper edge of a seat's band: below it is its own share and those of the seats after it. */
static double
edge_of (TurnChancesChart     *self,
         const TurnChartScale *scale,
         const TurnChances    *chances,
         guint                 seat)
{
  double share = 0;

  for (guint i = seat; i < self->n_seats; i++)
    share += chances->shares[i];

  return turn_chart_y (scale, seat == 0 ? WHOLE : MIN (WHOLE, share));
}

/* Bands lie over each other from the first seat to the last. What is said before a decision holds since the one before it. */
static void
draw_band (TurnChancesChart *self,
           cairo_t          *cr,
           guint             seat)
{
  const TurnChartScale scale = find_scale (self);
  const double width = turn_chart_x (&scale, scale.n_columns), height = turn_chart_y (&scale, 0);
  const GdkRGBA colour = turn_rgba (self->paints[seat]->body, 1);

  cairo_move_to (cr, 0, height);
  for (guint i = 0; i < self->chances->len; i++)
    {
      const TurnChances *chances = &g_array_index (self->chances, TurnChances, i);

      if (i == 0)
        cairo_line_to (cr, 0, edge_of (self, &scale, chances, seat));
      cairo_line_to (cr, turn_chart_x (&scale, chances->moment), edge_of (self, &scale, chances, seat));
    }
  cairo_line_to (cr, width, height);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  if (seat > 0)
    {
      cairo_set_source_rgb (cr, .09, .075, .12);
      cairo_set_line_width (cr, LINE_WIDTH);
      cairo_stroke (cr);
    }
  cairo_new_path (cr);
}

static void
draw (cairo_t  *cr,
      double    width,
      double    height,
      TurnTheme theme,
      gpointer  user_data)
{
  TurnChancesChart *self = user_data;

  for (guint seat = 0; seat < self->n_seats; seat++)
    draw_band (self, cr, seat);
}

/* Paints are the same in every theme. */
static void
snapshot_bands (TurnChancesChart *self,
                GtkSnapshot      *snapshot,
                int               width,
                int               height)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->picture == NULL)
    self->picture = turn_texture_draw (width, height, gtk_widget_get_scale_factor (widget), (TurnTheme) { 0 }, draw, self);
  turn_texture_append (self->picture, snapshot, widget, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static void
turn_chances_chart_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  TurnChancesChart *self = TURN_CHANCES_CHART (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const TurnChartScale scale = find_scale (self);
  const float x = (float) turn_chart_x (&scale, self->moment);
  GskRoundedRect frame;

  if (self->chances->len == 0 || width <= 0 || height <= 0)
    return;

  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height), 8);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  snapshot_bands (self, snapshot, width, height);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { .09f, .075f, .12f, 1 }, &GRAPHENE_RECT_INIT (x - 3, 0, 6, (float) height));
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 1, 1, 1 }, &GRAPHENE_RECT_INIT (x - 1, 0, 2, (float) height));
  gtk_snapshot_pop (snapshot);
}

static void
turn_chances_chart_measure (GtkWidget     *widget,
                            GtkOrientation orientation,
                            int            for_size,
                            int           *minimum,
                            int           *natural,
                            int           *minimum_baseline,
                            int           *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 120;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : 480;
}

static void
turn_chances_chart_size_allocate (GtkWidget *widget,
                                  int        width,
                                  int        height,
                                  int        baseline)
{
  g_clear_object (&TURN_CHANCES_CHART (widget)->picture);
}

static void
choose_at (TurnChancesChart *self,
           double            x)
{
  const double share = CLAMP (x / MAX (1, gtk_widget_get_width (GTK_WIDGET (self))), 0, 1);

  g_signal_emit (self, signals[MOMENT_CHOSEN], 0, (guint) (share * self->n_moments + .5));
}

static void
drag_begun (TurnChancesChart *self,
            double            x)
{
  choose_at (self, x);
}

static void
drag_moved (TurnChancesChart *self,
            double            dx,
            double            dy,
            GtkGestureDrag   *drag)
{
  double x = 0;

  if (gtk_gesture_drag_get_start_point (drag, &x, NULL))
    choose_at (self, x + dx);
}

static void
turn_chances_chart_finalize (GObject *object)
{
  TurnChancesChart *self = TURN_CHANCES_CHART (object);

  g_clear_object (&self->picture);
  g_array_unref (self->chances);

  G_OBJECT_CLASS (turn_chances_chart_parent_class)->finalize (object);
}

static void
turn_chances_chart_class_init (TurnChancesChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = turn_chances_chart_finalize;
  widget_class->snapshot = turn_chances_chart_snapshot;
  widget_class->measure = turn_chances_chart_measure;
  widget_class->size_allocate = turn_chances_chart_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  signals[MOMENT_CHOSEN] = g_signal_new ("moment-chosen", TURN_TYPE_CHANCES_CHART, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
turn_chances_chart_init (TurnChancesChart *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  self->chances = g_array_new (FALSE, FALSE, sizeof (TurnChances));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect_swapped (drag, "drag-begin", G_CALLBACK (drag_begun), self);
  g_signal_connect_swapped (drag, "drag-update", G_CALLBACK (drag_moved), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

void
turn_chances_chart_set (TurnChancesChart       *self,
                        const TurnPaint *const *paints,
                        guint                   n_seats,
                        const TurnChances      *chances,
                        guint                   n_chances,
                        guint                   n_moments)
{
  g_return_if_fail (TURN_IS_CHANCES_CHART (self));
  g_return_if_fail (n_seats <= TURN_CHANCES_MAX_SEATS);

  for (guint seat = 0; seat < n_seats; seat++)
    self->paints[seat] = paints[seat];
  self->n_seats = n_seats;
  g_array_set_size (self->chances, 0);
  g_array_append_vals (self->chances, chances, n_chances);
  self->n_moments = n_moments;
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_chances_chart_set_moment (TurnChancesChart *self,
                               guint             moment)
{
  g_return_if_fail (TURN_IS_CHANCES_CHART (self));

  if (self->moment == moment)
    return;
  self->moment = moment;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
