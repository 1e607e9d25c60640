/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-ring.h"

#define SIZE 24
#define STROKE 2.6
#define TRACK_ALPHA .2f

struct _TurnRing
{
  GtkWidget  parent_instance;

  GtkWidget *icon;
  double     share;         /* that is left, 0 to 1 */
};

G_DEFINE_FINAL_TYPE (TurnRing, turn_ring, GTK_TYPE_WIDGET)

/* From the top, clockwise, as a clock that runs out. */
static void
draw_arc (cairo_t       *cr,
          double         share,
          const GdkRGBA *colour)
{
  cairo_new_path (cr);
  cairo_arc (cr, 0, 0, (SIZE - STROKE) / 2, -G_PI / 2, -G_PI / 2 + share * 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
}

static void
turn_ring_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  TurnRing *self = TURN_RING (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  GdkRGBA colour, track;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  track = colour;
  track.alpha *= TRACK_ALPHA;
  cairo_translate (cr, width / 2., height / 2.);
  cairo_set_line_width (cr, STROKE);
  draw_arc (cr, 1, &track);
  if (self->share > 0)
    draw_arc (cr, self->share, &colour);
  cairo_destroy (cr);

  gtk_widget_snapshot_child (widget, self->icon, snapshot);
}

static void
turn_ring_dispose (GObject *object)
{
  g_clear_pointer (&TURN_RING (object)->icon, gtk_widget_unparent);

  G_OBJECT_CLASS (turn_ring_parent_class)->dispose (object);
}

static void
turn_ring_class_init (TurnRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_ring_dispose;
  widget_class->snapshot = turn_ring_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "ring");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
turn_ring_init (TurnRing *self)
{
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_parent (self->icon, GTK_WIDGET (self));
  gtk_widget_set_size_request (GTK_WIDGET (self), SIZE, SIZE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
turn_ring_new (const char *icon_name)
{
  TurnRing *self = g_object_new (TURN_TYPE_RING, NULL);

  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), icon_name);

  return GTK_WIDGET (self);
}

void
turn_ring_set_left (TurnRing *self,
                    guint     left,
                    guint     all)
{
  const double share = all > 0 ? MIN (left, all) / (double) all : 0;

  g_return_if_fail (TURN_IS_RING (self));

  if (self->share == share)
    return;
  self->share = share;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
