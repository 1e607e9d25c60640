/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-pawn.h"

#include <glib/gi18n.h>

#include "tc-avatar-drawing.h"
#include "tc-texture-cache.h"

struct _TcPawn
{
  GtkWidget   parent_instance;

  int         height;
  GdkTexture *picture;      /* or NULL: to be drawn */
};

enum
{
  PROP_0,
  PROP_HEIGHT,
};

G_DEFINE_FINAL_TYPE (TcPawn, tc_pawn, GTK_TYPE_WIDGET)

static int
get_width (TcPawn *self)
{
  return (self->height * 3 + 4) / 5;
}

static void
draw (cairo_t *cr,
      double   width,
      double   height,
      TcTheme  theme,
      gpointer user_data)
{
  tc_spray_can_draw (cr, 0, 0, height);
}

static void
tc_pawn_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  TcPawn *self = TC_PAWN (widget);
  int scale = gtk_widget_get_scale_factor (widget), width = get_width (self);

  if (self->picture != NULL && gdk_texture_get_height (self->picture) != self->height * scale)
    g_clear_object (&self->picture);
  if (self->picture == NULL)
    self->picture = tc_texture_draw (width, self->height, scale, tc_theme_current (), draw, self);

  tc_texture_append (self->picture, snapshot, widget,
                     &GRAPHENE_RECT_INIT ((float) (gtk_widget_get_width (widget) - width) / 2,
                                          (float) (gtk_widget_get_height (widget) - self->height) / 2,
                                          (float) width, (float) self->height));
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
tc_pawn_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  if (id == PROP_HEIGHT)
    TC_PAWN (object)->height = g_value_get_int (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tc_pawn_dispose (GObject *object)
{
  g_clear_object (&TC_PAWN (object)->picture);

  G_OBJECT_CLASS (tc_pawn_parent_class)->dispose (object);
}

static void
tc_pawn_class_init (TcPawnClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = tc_pawn_dispose;
  object_class->set_property = tc_pawn_set_property;
  widget_class->measure = tc_pawn_measure;
  widget_class->snapshot = tc_pawn_snapshot;

  g_object_class_install_property (object_class, PROP_HEIGHT,
                                   g_param_spec_int ("height", NULL, NULL, 8, 512, 44,
                                                     G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "pawn");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
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
