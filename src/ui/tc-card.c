/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-card.h"

#include <adwaita.h>

#include "tc-avatar-drawing.h"
#include "tc-texture-cache.h"

#define MARGIN 9                /* for ring, tilt and the cards beneath */
#define LIFT 12
#define LIFT_MILLISECONDS 140
#define MOST_BENEATH 4
#define BENEATH_STEP 2.2

struct _TcCard
{
  GtkButton     parent_instance;

  int           width;
  double        degrees;
  guint         depth;
  TcCardFace    face;
  gboolean      has_ring;
  GdkRGBA       ring;
  double        lift;          /* 0 lies, 1 is lifted */
  AdwAnimation *animation;
  GdkTexture   *picture;       /* or NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (TcCard, tc_card, GTK_TYPE_BUTTON)

static int
get_height (TcCard *self)
{
  return (int) (self->width * TC_CARD_ASPECT);
}

static void
redraw (TcCard *self)
{
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The cards beneath are seen at the right and below. */
static void
draw_beneath (TcCard  *self,
              cairo_t *cr)
{
  const guint n = MIN (self->depth, MOST_BENEATH);

  for (guint i = n; i > 0; i--)
    {
      const GdkRGBA paper = tc_rgba (tc_mix (TC_COLOUR_PAPER, 0x000000, .06 * i), 1), edge = tc_rgba (0x000000, .18);

      tc_rounded_append (cr, BENEATH_STEP * i, BENEATH_STEP * i * .7, self->width, get_height (self), .085 * self->width);
      gdk_cairo_set_source_rgba (cr, &paper);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &edge);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

static void
draw_ring (TcCard  *self,
           cairo_t *cr)
{
  tc_rounded_append (cr, -4, -4, self->width + 8, get_height (self) + 8, .085 * self->width + 4);
  gdk_cairo_set_source_rgba (cr, &self->ring);
  cairo_set_line_width (cr, 3.4);
  cairo_stroke (cr);
}

static void
draw (cairo_t *cr,
      double   width,
      double   height,
      TcTheme  theme,
      gpointer user_data)
{
  TcCard *self = user_data;
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &ink);
  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->degrees * G_PI / 180);
  cairo_translate (cr, -self->width / 2., -get_height (self) / 2.);
  draw_beneath (self, cr);
  tc_card_draw (cr, self->width, &self->face, &ink);
  if (self->has_ring)
    draw_ring (self, cr);
}

static void
append_focus (TcCard      *self,
              GtkSnapshot *snapshot)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self)), height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  GskRoundedRect outline;
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (1, 1, width - 2, height - 2), 10);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 2, 2, 2, 2 }, (const GdkRGBA[4]) { colour, colour, colour, colour });
}

static void
tc_card_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  TcCard *self = TC_CARD (widget);
  const int width = self->width + 2 * MARGIN, height = get_height (self) + 2 * MARGIN;
  const int scale = gtk_widget_get_scale_factor (widget);
  const gboolean hovers = (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT) != 0;

  if (self->picture != NULL && gdk_texture_get_width (self->picture) != width * scale)
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = tc_texture_draw (width, height, scale, tc_theme_current (), draw, self);

  tc_texture_append (self->picture, snapshot, widget,
                     &GRAPHENE_RECT_INIT (0, (float) (LIFT * (1 - self->lift)) - (hovers ? 2 : 0), (float) width, (float) height));
  if (gtk_widget_has_visible_focus (widget))
    append_focus (self, snapshot);
}

static void
tc_card_measure (GtkWidget     *widget,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  TcCard *self = TC_CARD (widget);

  *minimum = *natural = 2 * MARGIN + (orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : get_height (self) + LIFT);
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_card_css_changed (GtkWidget         *widget,
                     GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (tc_card_parent_class)->css_changed (widget, change);
  redraw (TC_CARD (widget));
}

static void
tc_card_state_flags_changed (GtkWidget    *widget,
                             GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (tc_card_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
lift_changed (double   value,
              gpointer user_data)
{
  TcCard *self = user_data;

  self->lift = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tc_card_dispose (GObject *object)
{
  TcCard *self = TC_CARD (object);

  g_clear_object (&self->animation);
  g_clear_object (&self->picture);

  G_OBJECT_CLASS (tc_card_parent_class)->dispose (object);
}

static void
tc_card_class_init (TcCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_card_dispose;
  widget_class->css_changed = tc_card_css_changed;
  widget_class->measure = tc_card_measure;
  widget_class->snapshot = tc_card_snapshot;
  widget_class->state_flags_changed = tc_card_state_flags_changed;

  gtk_widget_class_set_css_name (widget_class, "gamecard");
}

static void
tc_card_init (TcCard *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (lift_changed, self, NULL);

  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  self->width = 80;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, LIFT_MILLISECONDS, target);
}

GtkWidget *
tc_card_new (int width)
{
  TcCard *self = g_object_new (TC_TYPE_CARD, NULL);

  self->width = width;

  return GTK_WIDGET (self);
}

void
tc_card_set_width (TcCard *self,
                   int     width)
{
  g_return_if_fail (TC_IS_CARD (self));

  if (self->width == width)
    return;

  self->width = width;
  g_clear_object (&self->picture);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tc_card_set_face (TcCard           *self,
                  const TcCardFace *face,
                  const char       *label)
{
  g_return_if_fail (TC_IS_CARD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  self->face = *face;
  redraw (self);
}

void
tc_card_set_tilt (TcCard *self,
                  double  degrees)
{
  g_return_if_fail (TC_IS_CARD (self));

  self->degrees = degrees;
  redraw (self);
}

void
tc_card_set_depth (TcCard *self,
                   guint   depth)
{
  g_return_if_fail (TC_IS_CARD (self));

  self->depth = depth;
  redraw (self);
}

static void
animate_lift (TcCard *self,
              double  to)
{
  if (adw_timed_animation_get_value_to (ADW_TIMED_ANIMATION (self->animation)) == to
      && (self->lift == to || adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING))
    return;

  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->animation), self->lift);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), to);
  adw_animation_play (self->animation);
}

void
tc_card_set_ring (TcCard        *self,
                  const GdkRGBA *ring,
                  gboolean       lifted)
{
  g_return_if_fail (TC_IS_CARD (self));

  self->has_ring = ring != NULL;
  if (ring != NULL)
    self->ring = *ring;
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                               ring != NULL ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  animate_lift (self, lifted ? 1 : 0);
  redraw (self);
}

void
tc_card_finish_animations (TcCard *self)
{
  g_return_if_fail (TC_IS_CARD (self));

  adw_animation_skip (self->animation);
}
