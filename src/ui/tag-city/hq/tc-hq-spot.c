/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-spot.h"

#include <math.h>

#include "tc-hq-drawing.h"
#include "turn-die-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

struct _TcHqSpot
{
  GtkButton    parent_instance;

  TcHqSpotKind kind;
  guint        index;
  TcHqDisc     disc;        /* of a section */
  guint        face;        /* of a die */
  double       degrees;
  TcHqDieLook  look;
  GdkTexture  *picture;     /* of a die, or NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (TcHqSpot, tc_hq_spot, GTK_TYPE_BUTTON)

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA focus_light = { .6f, .757f, .945f, 1 };

static gboolean
has_flag (TcHqSpot     *self,
          GtkStateFlags flag)
{
  return (gtk_widget_get_state_flags (GTK_WIDGET (self)) & flag) != 0;
}

static void
snapshot_section (TcHqSpot    *self,
                  GtkSnapshot *snapshot)
{
  gboolean focus = has_flag (self, GTK_STATE_FLAG_FOCUS_VISIBLE);
  cairo_t *cr;

  if (!focus && !has_flag (self, GTK_STATE_FLAG_PRELIGHT))
    return;

  cr = gtk_snapshot_append_cairo (snapshot,
                                  &GRAPHENE_RECT_INIT (0, 0,
                                                       (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                       (float) gtk_widget_get_height (GTK_WIDGET (self))));
  tc_hq_append_section (cr, &self->disc, self->index);
  cairo_set_source_rgba (cr, 1, 1, 1, .08);
  cairo_fill_preserve (cr);
  if (focus)
    {
      gdk_cairo_set_source_rgba (cr, &focus_light);
      cairo_set_line_width (cr, 3);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
}

static void
snapshot_round (TcHqSpot    *self,
                GtkSnapshot *snapshot)
{
  float side = (float) gtk_widget_get_width (GTK_WIDGET (self));
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, side, side);
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, side / 3);
  if (has_flag (self, GTK_STATE_FLAG_PRELIGHT))
    {
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 1, 1, 1, .22f }, &bounds);
      gtk_snapshot_pop (snapshot);
    }
  if (has_flag (self, GTK_STATE_FLAG_FOCUS_VISIBLE))
    gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { 2, 2, 2, 2 },
                                (const GdkRGBA[4]) { focus_light, focus_light, focus_light, focus_light });
}

static void
draw_glow (cairo_t *cr,
           double   size)
{
  cairo_arc (cr, 0, 0, .82 * size, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, tc_hq_light.red, tc_hq_light.green, tc_hq_light.blue, .25);
  cairo_fill (cr);
}

#define N_RAYS 12

static void
draw_rays (cairo_t *cr,
           double   size)
{
  cairo_save (cr);
  for (guint i = 0; i < N_RAYS; i++)
    {
      const double angle = 2 * G_PI * i / N_RAYS;

      cairo_move_to (cr, .78 * size * cos (angle), .78 * size * sin (angle));
      cairo_line_to (cr, .98 * size * cos (angle), .98 * size * sin (angle));
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, CLAMP (.075 * size, 1.2, 3));
  gdk_cairo_set_source_rgba (cr, &tc_hq_light);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_rings (TcHqSpot *self,
            cairo_t  *cr,
            double    size)
{
  static const GdkRGBA pale = { 1, 1, 1, .5f };
  double line = CLAMP (.11 * size, 1.6, 3.4);

  if (has_flag (self, GTK_STATE_FLAG_FOCUS_VISIBLE) && self->look != TC_HQ_DIE_CURRENT)
    turn_die_draw_ring (cr, size * 1.16, line, &focus_light);
  else if (has_flag (self, GTK_STATE_FLAG_PRELIGHT) && self->look == TC_HQ_DIE_RESTING)
    turn_die_draw_ring (cr, size, line, &pale);

  if (self->look != TC_HQ_DIE_RESTING)
    turn_die_draw_ring (cr, size, line, self->look == TC_HQ_DIE_CHOSEN ? &white : &tc_hq_light);
}

static void
draw_die (cairo_t  *cr,
          double    width,
          double    height,
          TurnTheme theme,
          gpointer  user_data)
{
  TcHqSpot *self = user_data;
  double size = gtk_widget_get_width (GTK_WIDGET (self));

  cairo_translate (cr, width / 2, height / 2);
  cairo_rotate (cr, self->degrees * G_PI / 180);
  if (self->look == TC_HQ_DIE_CURRENT)
    draw_glow (cr, size);
  if (self->look == TC_HQ_DIE_HINTED)
    draw_rays (cr, size);
  draw_rings (self, cr, size);
  turn_die_draw (cr, size, self->face, &turn_die_ivory);
}

/* It is turned in its picture, not with the picture: that keeps its edges smooth whatever renders it. */
static void
snapshot_die (TcHqSpot    *self,
              GtkSnapshot *snapshot)
{
  int size = gtk_widget_get_width (GTK_WIDGET (self)), margin = size / 2 + 6, side = size + 2 * margin;
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));

  if (self->face == 0)
    return;

  if (self->picture != NULL && gdk_texture_get_width (self->picture) != side * scale)
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = turn_texture_draw (side, side, scale, turn_theme_current (), draw_die, self);
  turn_texture_append (self->picture, snapshot, GTK_WIDGET (self),
                       &GRAPHENE_RECT_INIT ((float) -margin, (float) -margin, (float) side, (float) side));
}

static void
tc_hq_spot_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TcHqSpot *self = TC_HQ_SPOT (widget);

  switch (self->kind)
    {
    case TC_HQ_SPOT_SECTION:
      snapshot_section (self, snapshot);
      break;

    case TC_HQ_SPOT_DIE:
      snapshot_die (self, snapshot);
      break;

    case TC_HQ_SPOT_SMALL_TOKEN:
    case TC_HQ_SPOT_GHOST:
    default:
      snapshot_round (self, snapshot);
    }
}

static gboolean
tc_hq_spot_contains (GtkWidget *widget,
                     double     x,
                     double     y)
{
  TcHqSpot *self = TC_HQ_SPOT (widget);

  if (self->kind == TC_HQ_SPOT_SECTION)
    return tc_hq_disc_in_section (&self->disc, self->index, x, y);

  return GTK_WIDGET_CLASS (tc_hq_spot_parent_class)->contains (widget, x, y);
}

/* The record decides how large everything is. */
static void
tc_hq_spot_measure (GtkWidget     *widget,
                    GtkOrientation orientation,
                    int            for_size,
                    int           *minimum,
                    int           *natural,
                    int           *minimum_baseline,
                    int           *natural_baseline)
{
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_hq_spot_state_flags_changed (GtkWidget    *widget,
                                GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (tc_hq_spot_parent_class)->state_flags_changed (widget, previous);
  g_clear_object (&TC_HQ_SPOT (widget)->picture);
  gtk_widget_queue_draw (widget);
}

static void
tc_hq_spot_dispose (GObject *object)
{
  g_clear_object (&TC_HQ_SPOT (object)->picture);

  G_OBJECT_CLASS (tc_hq_spot_parent_class)->dispose (object);
}

static void
tc_hq_spot_class_init (TcHqSpotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_hq_spot_dispose;
  widget_class->contains = tc_hq_spot_contains;
  widget_class->measure = tc_hq_spot_measure;
  widget_class->snapshot = tc_hq_spot_snapshot;
  widget_class->state_flags_changed = tc_hq_spot_state_flags_changed;

  gtk_widget_class_set_css_name (widget_class, "hqspot");
}

static void
tc_hq_spot_init (TcHqSpot *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
tc_hq_spot_new (TcHqSpotKind kind,
                guint        index)
{
  TcHqSpot *self = g_object_new (TC_TYPE_HQ_SPOT, NULL);

  self->kind = kind;
  self->index = index;

  return GTK_WIDGET (self);
}

TcHqSpotKind
tc_hq_spot_get_kind (TcHqSpot *self)
{
  g_return_val_if_fail (TC_IS_HQ_SPOT (self), TC_HQ_SPOT_SECTION);

  return self->kind;
}

guint
tc_hq_spot_get_index (TcHqSpot *self)
{
  g_return_val_if_fail (TC_IS_HQ_SPOT (self), 0);

  return self->index;
}

void
tc_hq_spot_set_disc (TcHqSpot       *self,
                     const TcHqDisc *disc)
{
  g_return_if_fail (TC_IS_HQ_SPOT (self));

  self->disc = *disc;
}

void
tc_hq_spot_set_die (TcHqSpot   *self,
                    guint       face,
                    double      degrees,
                    TcHqDieLook look)
{
  g_return_if_fail (TC_IS_HQ_SPOT (self));

  if (self->face == face && self->degrees == degrees && self->look == look)
    return;

  self->face = face;
  self->degrees = degrees;
  self->look = look;
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_hq_spot_describe (TcHqSpot   *self,
                     const char *label,
                     gboolean    chosen)
{
  g_return_if_fail (TC_IS_HQ_SPOT (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self),
                               GTK_ACCESSIBLE_STATE_PRESSED,
                               chosen ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}
