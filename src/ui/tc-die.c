/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-die.h"

#include <glib/gi18n.h>

#define RING_WIDTH 3.4f

struct _TcDie
{
  GtkWidget    parent_instance;

  int          size;
  guint        face;
  double       degrees;
  gboolean     has_ring;
  GdkRGBA      ring;
  TcDieColours colours;
};

enum
{
  PROP_0,
  PROP_FACE,
  PROP_SIZE,
  N_PROPERTIES
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TcDie, tc_die, GTK_TYPE_WIDGET)

static int
get_extent (TcDie *self)
{
  return self->size + 2 * (int) (MAX (4, .09 * self->size) + RING_WIDTH);
}

static void
refresh (TcDie *self)
{
  g_autofree char *label = self->face > 0 ? g_strdup_printf (_("Die %u"), self->face) : g_strdup (_("No die"));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
snapshot_empty (TcDie       *self,
                GtkSnapshot *snapshot)
{
  float half = (float) self->size / 2 + 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-half, -half, 2 * half, 2 * half));
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  colour.alpha *= .5f;
  tc_die_draw_ghost (cr, 0, 0, self->size, 0, &colour);
  cairo_destroy (cr);
}

static void
tc_die_widget_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  TcDie *self = TC_DIE (widget);
  float size = (float) self->size;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                          (float) gtk_widget_get_height (widget) / 2));
  gtk_snapshot_rotate (snapshot, (float) self->degrees);
  if (self->face == 0)
    {
      snapshot_empty (self, snapshot);
      return;
    }

  if (self->has_ring)
    tc_die_snapshot_ring (snapshot, size, CLAMP (.1f * size, 2, RING_WIDTH), &self->ring);
  tc_die_snapshot (snapshot, size, self->face, &self->colours);
}

static void
tc_die_measure (GtkWidget     *widget,
                GtkOrientation orientation,
                int            for_size,
                int           *minimum,
                int           *natural,
                int           *minimum_baseline,
                int           *natural_baseline)
{
  *minimum = *natural = get_extent (TC_DIE (widget));
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_die_get_property (GObject    *object,
                     guint       id,
                     GValue     *value,
                     GParamSpec *pspec)
{
  TcDie *self = TC_DIE (object);

  if (id == PROP_FACE)
    g_value_set_uint (value, self->face);
  else if (id == PROP_SIZE)
    g_value_set_int (value, self->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_die_set_property (GObject      *object,
                     guint         id,
                     const GValue *value,
                     GParamSpec   *pspec)
{
  TcDie *self = TC_DIE (object);

  if (id == PROP_FACE)
    tc_die_set_face (self, g_value_get_uint (value));
  else if (id == PROP_SIZE)
    self->size = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_die_class_init (TcDieClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tc_die_get_property;
  object_class->set_property = tc_die_set_property;
  widget_class->measure = tc_die_measure;
  widget_class->snapshot = tc_die_widget_snapshot;

  properties[PROP_FACE] = g_param_spec_uint ("face", NULL, NULL, 0, 6, 0,
                                             G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 512, 32,
                                            G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  gtk_widget_class_set_css_name (widget_class, "die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tc_die_init (TcDie *self)
{
  self->colours = tc_die_ivory;
  refresh (self);
}

GtkWidget *
tc_die_new (int size)
{
  return g_object_new (TC_TYPE_DIE, "size", size, NULL);
}

void
tc_die_set_face (TcDie *self,
                 guint  face)
{
  g_return_if_fail (TC_IS_DIE (self));
  g_return_if_fail (face <= 6);

  if (self->face == face)
    return;

  self->face = face;
  refresh (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FACE]);
}

guint
tc_die_get_face (TcDie *self)
{
  g_return_val_if_fail (TC_IS_DIE (self), 0);

  return self->face;
}

void
tc_die_set_tilt (TcDie *self,
                 double degrees)
{
  g_return_if_fail (TC_IS_DIE (self));

  self->degrees = degrees;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_die_set_ring (TcDie         *self,
                 const GdkRGBA *colour)
{
  g_return_if_fail (TC_IS_DIE (self));

  self->has_ring = colour != NULL;
  if (colour != NULL)
    self->ring = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tc_die_set_colours (TcDie              *self,
                    const TcDieColours *colours)
{
  g_return_if_fail (TC_IS_DIE (self));

  self->colours = *colours;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
