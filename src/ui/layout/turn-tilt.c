/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-tilt.h"

struct _TurnTilt
{
  AdwBin parent_instance;

  double degrees;
};

G_DEFINE_FINAL_TYPE (TurnTilt, turn_tilt, ADW_TYPE_BIN)

static void
turn_tilt_set_property (GObject      *object,
                        guint         property,
                        const GValue *value,
                        GParamSpec   *spec)
{
  TURN_TILT (object)->degrees = g_value_get_double (value);
  gtk_widget_queue_allocate (GTK_WIDGET (object));
}

static void
turn_tilt_measure (GtkWidget     *widget,
                   GtkOrientation orientation,
                   int            for_size,
                   int           *minimum,
                   int           *natural,
                   int           *minimum_baseline,
                   int           *natural_baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));

  if (child != NULL && gtk_widget_should_layout (child))
    gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

/* Turned around the middle. */
static void
turn_tilt_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  GtkWidget *child = adw_bin_get_child (ADW_BIN (widget));
  GskTransform *transform;

  if (child == NULL || !gtk_widget_should_layout (child))
    return;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) width / 2, (float) height / 2));
  transform = gsk_transform_rotate (transform, (float) TURN_TILT (widget)->degrees);
  transform = gsk_transform_translate (transform, &GRAPHENE_POINT_INIT ((float) -width / 2, (float) -height / 2));
  gtk_widget_allocate (child, width, height, -1, transform);
}

static void
turn_tilt_class_init (TurnTiltClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = turn_tilt_set_property;
  widget_class->measure = turn_tilt_measure;
  widget_class->size_allocate = turn_tilt_size_allocate;
  g_object_class_install_property (object_class, 1,
                                   g_param_spec_double ("degrees", NULL, NULL, -180, 180, 0, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
turn_tilt_init (TurnTilt *self)
{
  /* The one that a bin comes with would put its child straight. */
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}
