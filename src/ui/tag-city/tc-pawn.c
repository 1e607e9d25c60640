/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-pawn.h"

#include <glib/gi18n.h>

#include "turn-avatar-drawing.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

struct _TcPawn
{
  GtkWidget   parent_instance;

  int         height;
  GdkTexture *picture;      /* or NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (TcPawn, tc_pawn, GTK_TYPE_WIDGET)

static int
get_width (TcPawn *self)
{
  return (self->height * 3 + 4) / 5;
}

static void
draw (cairo_t  *cr,
      double    width,
      double    height,
      TurnTheme theme,
      gpointer  user_data)
{
  turn_spray_can_draw (cr, 0, 0, height);
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
    self->picture = turn_texture_draw (width, self->height, scale, turn_theme_current (), draw, self);

  turn_texture_append (self->picture, snapshot, widget,
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
tc_pawn_dispose (GObject *object)
{
  g_clear_object (&TC_PAWN (object)->picture);

  G_OBJECT_CLASS (tc_pawn_parent_class)->dispose (object);
}

static void
tc_pawn_class_init (TcPawnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_pawn_dispose;
  widget_class->measure = tc_pawn_measure;
  widget_class->snapshot = tc_pawn_snapshot;
  gtk_widget_class_set_css_name (widget_class, "pawn");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tc_pawn_init (TcPawn *self)
{
  self->height = 44;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Leader"), -1);
}

GtkWidget *
tc_pawn_new (int height)
{
  TcPawn *self = g_object_new (TC_TYPE_PAWN, NULL);

  self->height = height;

  return GTK_WIDGET (self);
}
