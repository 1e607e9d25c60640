/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-flights.h"

#include <adwaita.h>
#include <math.h>

#include "turn-card.h"
#include "turn-die-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"
#include "turn-ui-private.h"

#define FLIGHT_MS 300
#define STAGGER_MS 70
#define MARGIN 4                /* for the shadow */
#define RISE .07                /* larger at the height of the flight */
#define PICTURE_WIDTH 130
#define PICTURE_HEIGHT ((int) (PICTURE_WIDTH * TURN_CARD_ASPECT))

typedef struct
{
  GtkWidget      *from;         /* to ask where it lies when it leaves, or NULL */
  graphene_rect_t start;
  GtkWidget      *to;
  GdkTexture     *face;
  GdkTexture     *turned;       /* or NULL */
  int             height;       /* of the picture */
  gboolean        hides;        /* what it flies to is not seen meanwhile */
  double          leaves;       /* milliseconds */
  gboolean        has_landed;
} Flight;

struct _TurnFlights
{
  GtkWidget     parent_instance;

  GPtrArray    *flights;        /* of Flight */
  double        now;
  AdwAnimation *animation;
};

G_DEFINE_FINAL_TYPE (TurnFlights, turn_flights, GTK_TYPE_WIDGET)

static void
flight_free (Flight *flight)
{
  g_clear_object (&flight->from);
  g_clear_object (&flight->to);
  g_clear_object (&flight->face);
  g_clear_object (&flight->turned);
  g_free (flight);
}

static void
find_bounds (TurnFlights     *self,
             GtkWidget       *widget,
             graphene_rect_t *bounds)
{
  if (TURN_IS_CARD (widget))
    turn_card_get_bounds (TURN_CARD (widget), GTK_WIDGET (self), bounds);
  else if (!gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds))
    *bounds = *graphene_rect_zero ();
}

static void
land (Flight *flight)
{
  if (flight->has_landed)
    return;

  flight->has_landed = TRUE;
  if (TURN_IS_CARD (flight->to))
    turn_card_release (TURN_CARD (flight->to));
  else if (flight->hides)
    gtk_widget_set_opacity (flight->to, 1);
}

static void
time_passed (double   now,
             gpointer user_data)
{
  TurnFlights *self = user_data;

  self->now = now;
  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = self->flights->pdata[i];

      if (now >= flight->leaves + FLIGHT_MS)
        land (flight);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
clear (TurnFlights *self)
{
  for (guint i = 0; i < self->flights->len; i++)
    land (self->flights->pdata[i]);
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static graphene_rect_t
between (const graphene_rect_t *a,
         const graphene_rect_t *b,
         float                  share)
{
  graphene_rect_t bounds;

  graphene_rect_interpolate (a, b, share, &bounds);

  return bounds;
}

/* It rises, is turned over around its middle line, and comes down. */
static void
snapshot_flight (TurnFlights *self,
                 GtkSnapshot *snapshot,
                 Flight      *flight)
{
  const double time = CLAMP ((self->now - flight->leaves) / FLIGHT_MS, 0, 1);
  const double turned = flight->turned != NULL ? cos (G_PI * time) : 1, size = 1 + RISE * sin (G_PI * time);
  graphene_rect_t start = flight->start, end, bounds;

  if (flight->from != NULL)
    find_bounds (self, flight->from, &start);
  find_bounds (self, flight->to, &end);
  bounds = between (&start, &end, (float) adw_easing_ease (ADW_EASE_OUT_CUBIC, time));
  if (bounds.size.width < 1)
    return;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2));
  gtk_snapshot_scale (snapshot, (float) (size * MAX (fabs (turned), .02)) * bounds.size.width / PICTURE_WIDTH,
                      (float) size * bounds.size.width / PICTURE_WIDTH);
  turn_texture_append (turned < 0 ? flight->turned : flight->face, snapshot, GTK_WIDGET (self),
                       &GRAPHENE_RECT_INIT (-PICTURE_WIDTH / 2.f - MARGIN, (float) -flight->height / 2 - MARGIN,
                                            PICTURE_WIDTH + 2 * MARGIN, (float) flight->height + 2 * MARGIN));
  gtk_snapshot_restore (snapshot);
}

static void
turn_flights_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  TurnFlights *self = TURN_FLIGHTS (widget);

  for (guint i = self->flights->len; i > 0; i--)
    {
      Flight *flight = self->flights->pdata[i - 1];

      if (!flight->has_landed)
        snapshot_flight (self, snapshot, flight);
    }
}

static void
start (TurnFlights *self)
{
  double end = 0;

  for (guint i = 0; i < self->flights->len; i++)
    end = MAX (end, ((Flight *) self->flights->pdata[i])->leaves + FLIGHT_MS);
  if (end == 0)
    return;

  self->now = 0;
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), end);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->animation), (guint) end);
  adw_animation_play (self->animation);
}

/* What was dealt before the table was seen. */
static void
turn_flights_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (turn_flights_parent_class)->map (widget);
  start (TURN_FLIGHTS (widget));
}

static void
turn_flights_unmap (GtkWidget *widget)
{
  turn_flights_finish (TURN_FLIGHTS (widget));
  GTK_WIDGET_CLASS (turn_flights_parent_class)->unmap (widget);
}

static void
turn_flights_dispose (GObject *object)
{
  TurnFlights *self = TURN_FLIGHTS (object);

  g_clear_object (&self->animation);
  g_clear_pointer (&self->flights, g_ptr_array_unref);

  G_OBJECT_CLASS (turn_flights_parent_class)->dispose (object);
}

static void
turn_flights_class_init (TurnFlightsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_flights_dispose;
  widget_class->map = turn_flights_map;
  widget_class->snapshot = turn_flights_snapshot;
  widget_class->unmap = turn_flights_unmap;
}

static void
turn_flights_init (TurnFlights *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (time_passed, self, NULL);

  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_free);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, FLIGHT_MS, FLIGHT_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (clear), self, G_CONNECT_SWAPPED);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

gboolean
turn_flights_can_fly (TurnFlights *self)
{
  g_return_val_if_fail (TURN_IS_FLIGHTS (self), FALSE);

  return adw_get_enable_animations (GTK_WIDGET (self));
}

static void
draw_card (cairo_t  *cr,
           double    width,
           double    height,
           TurnTheme theme,
           gpointer  user_data)
{
  const GdkRGBA ink = turn_rgba (0xffffff, 1);

  cairo_translate (cr, MARGIN, MARGIN);
  turn_card_draw (cr, PICTURE_WIDTH, user_data, &ink);
}

/* As large in its picture as it is in a TurnDie. */
static void
draw_die (cairo_t  *cr,
          double    width,
          double    height,
          TurnTheme theme,
          gpointer  user_data)
{
  cairo_translate (cr, width / 2, height / 2);
  turn_die_draw (cr, .78 * PICTURE_WIDTH, GPOINTER_TO_UINT (user_data), &turn_die_ivory);
}

static GdkTexture *
draw_picture (TurnFlights *self,
              int          height,
              TurnDrawFunc draw,
              gpointer     what)
{
  return turn_texture_draw (PICTURE_WIDTH + 2 * MARGIN, height + 2 * MARGIN, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                            turn_theme_current (), draw, what);
}

static Flight *
add_flight (TurnFlights *self,
            GtkWidget   *from,
            GtkWidget   *to,
            gboolean     shows,
            guint        order)
{
  Flight *flight = g_new0 (Flight, 1);

  flight->to = g_object_ref (to);
  flight->leaves = STAGGER_MS * order;
  if (gtk_widget_get_width (from) > 0)
    find_bounds (self, from, &flight->start);
  else
    flight->from = g_object_ref (from);
  flight->hides = !shows;
  if (TURN_IS_CARD (to))
    turn_card_hold (TURN_CARD (to), shows);
  else if (!shows)
    gtk_widget_set_opacity (to, 0);
  g_ptr_array_add (self->flights, flight);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    start (self);

  return flight;
}

void
turn_flights_add (TurnFlights        *self,
                  GtkWidget          *from,
                  GtkWidget          *to,
                  const TurnCardFace *face,
                  const TurnCardFace *turned,
                  gboolean            shows,
                  guint               order)
{
  Flight *flight;

  g_return_if_fail (TURN_IS_FLIGHTS (self));

  if (!turn_flights_can_fly (self))
    return;

  flight = add_flight (self, from, to, shows, order);
  flight->height = PICTURE_HEIGHT;
  flight->face = draw_picture (self, PICTURE_HEIGHT, draw_card, (gpointer) face);
  flight->turned = turned != NULL ? draw_picture (self, PICTURE_HEIGHT, draw_card, (gpointer) turned) : NULL;
}

void
turn_flights_add_die (TurnFlights *self,
                      GtkWidget   *from,
                      GtkWidget   *to,
                      guint        face,
                      guint        order)
{
  Flight *flight;

  g_return_if_fail (TURN_IS_FLIGHTS (self));

  if (!turn_flights_can_fly (self))
    return;

  flight = add_flight (self, from, to, FALSE, order);
  flight->height = PICTURE_WIDTH;
  flight->face = draw_picture (self, PICTURE_WIDTH, draw_die, GUINT_TO_POINTER (face));
}

void
turn_flights_finish (TurnFlights *self)
{
  g_return_if_fail (TURN_IS_FLIGHTS (self));

  if (self->animation != NULL && adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING)
    adw_animation_skip (self->animation);
  else if (self->flights != NULL)
    clear (self);
}

guint
turn_flights_count (TurnFlights *self)
{
  g_return_val_if_fail (TURN_IS_FLIGHTS (self), 0);

  return self->flights->len;
}
