/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-die.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "turn-texture.h"
#include "turn-texture-cache.h"
#include "turn-ui-private.h"

#define RING_WIDTH 3.4

#define ROLL_MS 620
#define STAGGER_MS 40
#define TURNS 250               /* degrees in a fall */
#define HOP 16

/* A turned die has corners beyond its own room. */
#define PICTURE_MARGIN 6

struct _TurnDie
{
  GtkWidget      parent_instance;

  int            size;
  int            least_size;        /* or 0: no less than its size */
  guint          face;
  double         degrees;
  gboolean       has_ring;
  GdkRGBA        ring;
  TurnDieColours colours;
  GdkTexture    *picture;       /* or NULL: to be drawn */

  AdwAnimation  *roll;        /* NULL before the first */
  double         roll_ms;     /* that have passed */
  double         falls;       /* when the fall begins, in milliseconds */
  guint          seen_face;   /* while it falls, or 0 */
};

G_DEFINE_FINAL_TYPE (TurnDie, turn_die, GTK_TYPE_WIDGET)

static int
get_extent (int size)
{
  return size + 2 * (int) (MAX (4, .09 * size) + RING_WIDTH);
}

/* What it is drawn with. */
static int
get_size (TurnDie *self)
{
  const int room = MIN (gtk_widget_get_width (GTK_WIDGET (self)), gtk_widget_get_height (GTK_WIDGET (self)));

  return self->least_size == 0 || room == 0 ? self->size : CLAMP (self->size + room - get_extent (self->size), self->least_size, self->size);
}

static void
redraw (TurnDie *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
refresh (TurnDie *self)
{
  g_autofree char *label = self->face > 0 ? g_strdup_printf (_("Die %u"), self->face) : g_strdup (_("No die"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  redraw (self);
}

static void
draw_empty (TurnDie *self,
            cairo_t *cr)
{
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  colour.alpha *= .5f;
  turn_die_draw_ghost (cr, 0, 0, get_size (self), 0, &colour);
}

static void
draw (cairo_t  *cr,
      double    width,
      double    height,
      TurnTheme theme,
      gpointer  user_data)
{
  TurnDie *self = user_data;

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->degrees * G_PI / 180);
  if (self->has_ring)
    turn_die_draw_ring (cr, get_size (self), CLAMP (.1 * get_size (self), 2, RING_WIDTH), &self->ring);
  if (self->face == 0)
    draw_empty (self, cr);
  else
    turn_die_draw (cr, get_size (self), self->seen_face > 0 ? self->seen_face : self->face, &self->colours);
}

/* It falls from above, turning, and hops once more. */
static void
tumble (TurnDie     *self,
        GtkSnapshot *snapshot)
{
  const double time = CLAMP ((self->roll_ms - self->falls) / ROLL_MS, 0, 1), rest = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, time);
  const float x = (float) gtk_widget_get_width (GTK_WIDGET (self)) / 2, y = (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y - (float) (HOP * fabs (cos (1.5 * G_PI * time)) * (1 - time))));
  gtk_snapshot_rotate (snapshot, (float) (-TURNS * rest));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-x, -y));
}

/* It is turned in its picture, not with the picture: that keeps its edges smooth whatever renders it. */
static void
turn_die_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  TurnDie *self = TURN_DIE (widget);
  int side = get_extent (get_size (self)) + 2 * PICTURE_MARGIN, scale = gtk_widget_get_scale_factor (widget);

  if (self->picture != NULL && gdk_texture_get_width (self->picture) != side * scale)
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = turn_texture_draw (side, side, scale, turn_theme_current (), draw, self);
  if (self->seen_face > 0)
    tumble (self, snapshot);
  turn_texture_append (self->picture, snapshot, widget,
                       &GRAPHENE_RECT_INIT ((float) ((gtk_widget_get_width (widget) - side) / 2),
                                            (float) ((gtk_widget_get_height (widget) - side) / 2), (float) side, (float) side));
}

/* An empty one has the colour of text. */
static void
turn_die_css_changed (GtkWidget         *widget,
                      GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (turn_die_parent_class)->css_changed (widget, change);
  redraw (TURN_DIE (widget));
}

static void
turn_die_dispose (GObject *object)
{
  g_clear_object (&TURN_DIE (object)->roll);
  g_clear_object (&TURN_DIE (object)->picture);

  G_OBJECT_CLASS (turn_die_parent_class)->dispose (object);
}

static void
turn_die_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  TurnDie *self = TURN_DIE (widget);

  *natural = get_extent (self->size);
  *minimum = self->least_size > 0 ? get_extent (self->least_size) : *natural;
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_die_set_property (GObject      *object,
                       guint         id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  TURN_DIE (object)->size = g_value_get_int (value);
}

static void
turn_die_class_init (TurnDieClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = turn_die_dispose;
  object_class->set_property = turn_die_set_property;
  widget_class->css_changed = turn_die_css_changed;
  widget_class->measure = turn_die_measure;
  widget_class->snapshot = turn_die_snapshot;

  g_object_class_install_property (object_class, 1,
                                   g_param_spec_int ("size", NULL, NULL, 8, 512, 32,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
turn_die_init (TurnDie *self)
{
  self->colours = turn_die_ivory;
  refresh (self);
}

GtkWidget *
turn_die_new (int size)
{
  return g_object_new (TURN_TYPE_DIE, "size", size, NULL);
}

void
turn_die_set_least_size (TurnDie *self,
                         int      least_size)
{
  g_return_if_fail (TURN_IS_DIE (self));

  self->least_size = least_size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
turn_die_set_face (TurnDie *self,
                   guint    face)
{
  g_return_if_fail (TURN_IS_DIE (self));
  g_return_if_fail (face <= 6);

  if (self->face == face)
    return;

  /* What rolls towards another face would show it for as long. */
  turn_die_finish_animations (self);
  self->face = face;
  refresh (self);
}

/* Three other faces, then the right one. */
static void
roll_moved (double   ms,
            gpointer user_data)
{
  static const guint steps[] = { 3, 5, 1, 0 };
  TurnDie *self = user_data;
  const double time = CLAMP ((ms - self->falls) / ROLL_MS, 0, 1);
  const guint face = (self->face + steps[MIN ((guint) (time * G_N_ELEMENTS (steps)), G_N_ELEMENTS (steps) - 1)] - 1) % 6 + 1;

  self->roll_ms = ms;
  if (face != self->seen_face)
    redraw (self);
  self->seen_face = face;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
roll_ended (TurnDie *self)
{
  self->seen_face = 0;
  redraw (self);
}

void
turn_die_roll (TurnDie *self,
               guint    face,
               guint    order)
{
  g_return_if_fail (TURN_IS_DIE (self));

  turn_die_set_face (self, face);
  if (face == 0 || !adw_get_enable_animations (GTK_WIDGET (self)) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (self->roll == NULL)
    {
      self->roll = adw_timed_animation_new (GTK_WIDGET (self), 0, ROLL_MS, ROLL_MS, adw_callback_animation_target_new (roll_moved, self, NULL));
      adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->roll), ADW_LINEAR);
      g_signal_connect_object (self->roll, "done", G_CALLBACK (roll_ended), self, G_CONNECT_SWAPPED);
    }
  self->falls = STAGGER_MS * order;
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->roll), self->falls + ROLL_MS);
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->roll), (guint) self->falls + ROLL_MS);
  adw_animation_play (self->roll);
}

void
turn_die_finish_animations (TurnDie *self)
{
  g_return_if_fail (TURN_IS_DIE (self));

  if (turn_die_is_rolling (self))
    adw_animation_skip (self->roll);
}

gboolean
turn_die_is_rolling (TurnDie *self)
{
  g_return_val_if_fail (TURN_IS_DIE (self), FALSE);

  return self->roll != NULL && adw_animation_get_state (self->roll) == ADW_ANIMATION_PLAYING;
}

guint
turn_die_get_face (TurnDie *self)
{
  g_return_val_if_fail (TURN_IS_DIE (self), 0);

  return self->face;
}

void
turn_die_set_tilt (TurnDie *self,
                   double   degrees)
{
  g_return_if_fail (TURN_IS_DIE (self));

  self->degrees = degrees;
  redraw (self);
}

void
turn_die_set_ring (TurnDie       *self,
                   const GdkRGBA *colour)
{
  g_return_if_fail (TURN_IS_DIE (self));

  self->has_ring = colour != NULL;
  if (colour != NULL)
    self->ring = *colour;
  redraw (self);
}

void
turn_die_set_colours (TurnDie              *self,
                      const TurnDieColours *colours)
{
  g_return_if_fail (TURN_IS_DIE (self));

  self->colours = *colours;
  redraw (self);
}
