/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-pawn.h"

#include <glib/gi18n.h>

#include "turn-avatar-drawing.h"

struct _TcPawn
{
  TurnDrawn parent_instance;

  int       height;
};

enum
{
  PROP_HEIGHT = 1,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (TcPawn, tc_pawn, TURN_TYPE_DRAWN)

static int
get_width (TcPawn *self)
{
  return (self->height * 3 + 4) / 5;
}

static void
tc_pawn_draw (TurnDrawn *drawn,
              cairo_t   *cr,
              double     width,
              double     height,
              TurnTheme  theme)
{
  turn_spray_can_draw (cr, 0, 0, height);
}

static void
tc_pawn_extend (TurnDrawn *drawn,
                int       *width,
                int       *height)
{
  *width = get_width (TC_PAWN (drawn));
  *height = TC_PAWN (drawn)->height;
}

static void
tc_pawn_measure (GtkWidget     *widget,
                 GtkOrientation orientation,
                 int            for_size,
                 int           *minimum,
                 int           *natural,
                 int           *minimum_baseline,
                 int           *natural_baseline)
{
  TcPawn *self = TC_PAWN (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? get_width (self) : self->height;
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_pawn_get_property (GObject    *object,
                      guint       property,
                      GValue     *value,
                      GParamSpec *spec)
{
  g_value_set_int (value, TC_PAWN (object)->height);
}

static void
tc_pawn_set_property (GObject      *object,
                      guint         property,
                      const GValue *value,
                      GParamSpec   *spec)
{
  TC_PAWN (object)->height = g_value_get_int (value);
}

static void
tc_pawn_class_init (TcPawnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->get_property = tc_pawn_get_property;
  G_OBJECT_CLASS (klass)->set_property = tc_pawn_set_property;
  widget_class->measure = tc_pawn_measure;
  TURN_DRAWN_CLASS (klass)->draw = tc_pawn_draw;
  TURN_DRAWN_CLASS (klass)->extend = tc_pawn_extend;
  properties[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, 1, 1000, 44, G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
  gtk_widget_class_set_css_name (widget_class, "pawn");
}

static void
tc_pawn_init (TcPawn *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Leader"), -1);
}

GtkWidget *
tc_pawn_new (int height)
{
  return g_object_new (TC_TYPE_PAWN, "height", height, NULL);
}
