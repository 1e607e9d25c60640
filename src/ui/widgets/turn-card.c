/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-card.h"

#include <adwaita.h>

#include "turn-avatar-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"
#include "turn-ui-private.h"

#define MARGIN 7                /* for ring, tilt and the cards beneath */
#define BLEED 16                /* more of them, where the picture reaches out of the widget */
#define LIFT 12
#define LEAST_SHARE .4          /* of its width that is left where there is little room */
#define LIFT_MILLISECONDS 140
#define MOST_BENEATH 4
#define BENEATH_STEP 2.2

struct _TurnCard
{
  GtkButton     parent_instance;

  int           width;         /* where there is room for it */
  int           least_width;
  double        degrees;
  guint         depth;
  TurnCardFace  face;
  gboolean      has_ring;
  GdkRGBA       ring;
  double        lift;          /* 0 lies, 1 is lifted */
  AdwAnimation *animation;
  GdkTexture   *picture;       /* or NULL: to be drawn */
  GdkTexture   *last_picture;  /* before something was changed, or NULL */
  gboolean      is_held;
  GdkTexture   *held;          /* what is seen while it is held, or NULL: nothing */
};

G_DEFINE_FINAL_TYPE (TurnCard, turn_card, GTK_TYPE_BUTTON)

/* As large as there is room for, but not larger than it is meant to be. */
static int
get_width (TurnCard *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * MARGIN;
  const int height = gtk_widget_get_height (GTK_WIDGET (self)) - 2 * MARGIN - LIFT;

  if (width <= 0 || height <= 0)
    return self->width;

  return MAX (MIN (self->width, MIN (width, (int) (height / TURN_CARD_ASPECT))), 8);
}

static int
get_height (TurnCard *self)
{
  return (int) (get_width (self) * TURN_CARD_ASPECT);
}

static void
redraw (TurnCard *self)
{
  if (self->picture != NULL)
    g_set_object (&self->last_picture, self->picture);
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The cards beneath are seen at the right and below. */
static void
draw_beneath (TurnCard *self,
              cairo_t  *cr)
{
  const guint n = MIN (self->depth, MOST_BENEATH);

  for (guint i = n; i > 0; i--)
    {
      const GdkRGBA paper = turn_rgba (turn_mix (TURN_COLOUR_PAPER, 0x000000, .06 * i), 1), edge = turn_rgba (0x000000, .18);

      turn_rounded_append (cr, BENEATH_STEP * i, BENEATH_STEP * i * .7, get_width (self), get_height (self), .085 * get_width (self));
      gdk_cairo_set_source_rgba (cr, &paper);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &edge);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

static void
draw_ring (TurnCard *self,
           cairo_t  *cr)
{
  turn_rounded_append (cr, -5, -5, get_width (self) + 10, get_height (self) + 10, .085 * get_width (self) + 5);
  gdk_cairo_set_source_rgba (cr, &self->ring);
  cairo_set_line_width (cr, 4);
  cairo_stroke (cr);
}

static void
draw (cairo_t  *cr,
      double    width,
      double    height,
      TurnTheme theme,
      gpointer  user_data)
{
  TurnCard *self = user_data;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->degrees * G_PI / 180);
  cairo_translate (cr, -get_width (self) / 2., -get_height (self) / 2.);
  draw_beneath (self, cr);
  turn_card_draw (cr, get_width (self), &self->face, &ink);
  if (self->has_ring)
    draw_ring (self, cr);
}

/* Around the card as it lies in the picture, lifted and tilted with it, and around the ring. */
static void
append_focus (TurnCard              *self,
              GtkSnapshot           *snapshot,
              const graphene_rect_t *picture)
{
  const float gap = self->has_ring ? 10 : 3, width = (float) get_width (self) + 2 * gap, height = (float) get_height (self) + 2 * gap;
  const graphene_point_t middle = GRAPHENE_POINT_INIT (picture->origin.x + picture->size.width / 2, picture->origin.y + picture->size.height / 2);
  GskRoundedRect outline;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (-width / 2, -height / 2, width, height), 10);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_rotate (snapshot, (float) self->degrees);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 2, 2, 2, 2 }, (const GdkRGBA[4]) { colour, colour, colour, colour });
  gtk_snapshot_restore (snapshot);
}

/* The picture with all that reaches out of the card. */
static graphene_rect_t
get_picture_bounds (TurnCard *self)
{
  const int margin = MARGIN + BLEED, width = get_width (self) + 2 * margin, height = get_height (self) + 2 * margin;

  return GRAPHENE_RECT_INIT ((float) ((gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2),
                             (float) ((gtk_widget_get_height (GTK_WIDGET (self)) + LIFT - height) / 2), (float) width, (float) height);
}

static void
ensure_picture (TurnCard *self)
{
  const graphene_rect_t bounds = get_picture_bounds (self);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->picture != NULL && gdk_texture_get_width (self->picture) != (int) bounds.size.width * scale)
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = turn_texture_draw (bounds.size.width, bounds.size.height, scale, turn_theme_current (), draw, self);
}

static void
turn_card_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TurnCard *self = TURN_CARD (widget);
  const gboolean hovers = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;
  graphene_rect_t bounds = get_picture_bounds (self);

  if (!self->is_held)
    ensure_picture (self);
  bounds.origin.y -= (float) (LIFT * self->lift) + (hovers ? 2 : 0);
  if (!self->is_held || self->held != NULL)
    turn_texture_append (self->is_held ? self->held : self->picture, snapshot, widget, &bounds);
  if (gtk_widget_has_visible_focus (widget))
    append_focus (self, snapshot, &bounds);
}

static void
turn_card_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  TurnCard *self = TURN_CARD (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->least_width + 2 * MARGIN;
      *natural = self->width + 2 * MARGIN;
    }
  else
    {
      *minimum = (int) (self->least_width * TURN_CARD_ASPECT) + 2 * MARGIN + LIFT;
      *natural = (int) (self->width * TURN_CARD_ASPECT) + 2 * MARGIN + LIFT;
    }
  *minimum_baseline = *natural_baseline = -1;
}

static void
turn_card_css_changed (GtkWidget         *widget,
                       GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (turn_card_parent_class)->css_changed (widget, change);
  redraw (TURN_CARD (widget));
}

static void
turn_card_state_flags_changed (GtkWidget    *widget,
                               GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (turn_card_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
lift_changed (double   value,
              gpointer user_data)
{
  TurnCard *self = user_data;

  self->lift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
turn_card_dispose (GObject *object)
{
  TurnCard *self = TURN_CARD (object);

  g_clear_object (&self->animation);
  g_clear_object (&self->picture);
  g_clear_object (&self->last_picture);
  g_clear_object (&self->held);

  G_OBJECT_CLASS (turn_card_parent_class)->dispose (object);
}

static void
turn_card_class_init (TurnCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_card_dispose;
  widget_class->css_changed = turn_card_css_changed;
  widget_class->measure = turn_card_measure;
  widget_class->snapshot = turn_card_snapshot;
  widget_class->state_flags_changed = turn_card_state_flags_changed;

  gtk_widget_class_set_css_name (widget_class, "gamecard");
}

static void
turn_card_init (TurnCard *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (lift_changed, self, NULL);

  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LIFT_MILLISECONDS, target);
}

GtkWidget *
turn_card_new (int width)
{
  TurnCard *self = g_object_new (TURN_TYPE_CARD, NULL);

  self->width = width;
  self->least_width = (int) (LEAST_SHARE * width);

  return GTK_WIDGET (self);
}

void
turn_card_set_width (TurnCard *self,
                     int       width,
                     int       least_width)
{
  g_return_if_fail (TURN_IS_CARD (self));

  if (self->width == width && self->least_width == least_width)
    return;

  self->width = width;
  self->least_width = least_width;
  g_clear_object (&self->picture);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Texts live for ever and are told apart by what they say. */
static gboolean
is_same_face (const TurnCardFace *a,
              const TurnCardFace *b)
{
  return a->kind == b->kind && a->paint == b->paint && a->value == b->value && a->suit == b->suit
         && g_strcmp0 (a->letters, b->letters) == 0 && g_strcmp0 (a->foot, b->foot) == 0;
}

void
turn_card_set_face (TurnCard           *self,
                    const TurnCardFace *face,
                    const char         *label)
{
  g_return_if_fail (TURN_IS_CARD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  if (is_same_face (&self->face, face))
    return;

  self->face = *face;
  redraw (self);
}

void
turn_card_set_tilt (TurnCard *self,
                    double    degrees)
{
  g_return_if_fail (TURN_IS_CARD (self));

  if (self->degrees == degrees)
    return;

  self->degrees = degrees;
  redraw (self);
}

void
turn_card_set_depth (TurnCard *self,
                     guint     depth)
{
  g_return_if_fail (TURN_IS_CARD (self));

  if (self->depth == depth)
    return;

  self->depth = depth;
  redraw (self);
}

static void
animate_lift (TurnCard *self,
              double    to)
{
  if (adw_timed_animation_get_value_to (ADW_TIMED_ANIMATION (self->animation)) == to
      && (self->lift == to || adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING))
    return;

  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->animation), self->lift);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), to);
  adw_animation_play (self->animation);
}

void
turn_card_set_ring (TurnCard      *self,
                    const GdkRGBA *ring,
                    gboolean       lifted)
{
  g_return_if_fail (TURN_IS_CARD (self));

  if (self->has_ring != (ring != NULL) || (ring != NULL && !gdk_rgba_equal (ring, &self->ring)))
    redraw (self);
  self->has_ring = ring != NULL;
  if (ring != NULL)
    self->ring = *ring;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               ring != NULL ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  animate_lift (self, lifted ? 1 : 0);
}

void
turn_card_finish_animations (TurnCard *self)
{
  g_return_if_fail (TURN_IS_CARD (self));

  adw_animation_skip (self->animation);
}

void
turn_card_get_bounds (TurnCard        *self,
                      GtkWidget       *target,
                      graphene_rect_t *bounds)
{
  const float width = (float) get_width (self), height = (float) get_height (self);
  const graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (GTK_WIDGET (self)) / 2,
                                                       (float) (gtk_widget_get_height (GTK_WIDGET (self)) + LIFT) / 2
                                                       - (float) (LIFT * self->lift));
  graphene_point_t there;

  g_return_if_fail (TURN_IS_CARD (self));

  if (!gtk_widget_compute_point (GTK_WIDGET (self), target, &middle, &there))
    there = middle;
  *bounds = GRAPHENE_RECT_INIT (there.x - width / 2, there.y - height / 2, width, height);
}

void
turn_card_hold (TurnCard *self,
                gboolean  shows)
{
  GdkTexture *seen = !shows ? NULL : self->picture != NULL ? self->picture : self->last_picture;

  g_return_if_fail (TURN_IS_CARD (self));

  if (self->is_held)
    return;

  self->is_held = TRUE;
  g_set_object (&self->held, seen);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_card_release (TurnCard *self)
{
  g_return_if_fail (TURN_IS_CARD (self));

  self->is_held = FALSE;
  g_clear_object (&self->held);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
