/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token-picture.h"

#include <math.h>

#include "tc-token-drawing.h"
#include "tc-token-name.h"
#include "turn-palette.h"
#include "turn-texture.h"
#include "turn-texture-cache.h"

/* Room for the outline. */
#define MARGIN 2

struct _TcTokenPicture
{
  GtkWidget   parent_instance;

  double      square;
  TcShape     shape;
  GdkRGBA     line;           /* that the picture was drawn with */
  gboolean    has_fill;
  GdkRGBA     fill;           /* of its own, if it has one */
  GdkTexture *picture;        /* or NULL: to be drawn */
};

G_DEFINE_FINAL_TYPE (TcTokenPicture, tc_token_picture, GTK_TYPE_WIDGET)

static int
get_extent (TcTokenPicture *self,
            GtkOrientation  orientation)
{
  guint n = orientation == GTK_ORIENTATION_HORIZONTAL ? tc_shape_n_columns (self->shape) : tc_shape_n_rows (self->shape);

  return (int) ceil (n * self->square) + 2 * MARGIN;
}

static void
draw (cairo_t  *cr,
      double    width,
      double    height,
      TurnTheme theme,
      gpointer  user_data)
{
  TcTokenPicture *self = user_data;
  TcTokenLook look = { { 1, 1, 1, theme.dark ? .12f : 1 }, self->line, CLAMP (.07 * self->square, 1.4, 2.4) };

  if (self->has_fill)
    look.fill = self->fill;
  tc_token_draw (cr, self->shape, width / 2, height / 2, self->square, &look);
}

static void
tc_token_picture_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  TcTokenPicture *self = TC_TOKEN_PICTURE (widget);
  int width = get_extent (self, GTK_ORIENTATION_HORIZONTAL), height = get_extent (self, GTK_ORIENTATION_VERTICAL);
  int scale = gtk_widget_get_scale_factor (widget);
  GdkRGBA line;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &line);
  if (!gdk_rgba_equal (&line, &self->line) ||
      (self->picture != NULL && gdk_texture_get_width (self->picture) != width * scale))
    g_clear_object (&self->picture);

  self->line = line;
  if (self->picture == NULL)
    self->picture = turn_texture_draw (width, height, scale, turn_theme_current (), draw, self);

  turn_texture_append (self->picture, snapshot, widget,
                       &GRAPHENE_RECT_INIT ((float) ((gtk_widget_get_width (widget) - width) / 2),
                                            (float) ((gtk_widget_get_height (widget) - height) / 2),
                                            (float) width, (float) height));
}

static void
tc_token_picture_measure (GtkWidget     *widget,
                          GtkOrientation orientation,
                          int            for_size,
                          int           *minimum,
                          int           *natural,
                          int           *minimum_baseline,
                          int           *natural_baseline)
{
  *minimum = *natural = get_extent (TC_TOKEN_PICTURE (widget), orientation);
  *minimum_baseline = *natural_baseline = -1;
}

static void
tc_token_picture_dispose (GObject *object)
{
  g_clear_object (&TC_TOKEN_PICTURE (object)->picture);

  G_OBJECT_CLASS (tc_token_picture_parent_class)->dispose (object);
}

static void
tc_token_picture_class_init (TcTokenPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_token_picture_dispose;
  widget_class->measure = tc_token_picture_measure;
  widget_class->snapshot = tc_token_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "tokenpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tc_token_picture_init (TcTokenPicture *self)
{
  self->square = 12;
}

GtkWidget *
tc_token_picture_new (double square)
{
  TcTokenPicture *self = g_object_new (TC_TYPE_TOKEN_PICTURE, NULL);

  self->square = square;

  return GTK_WIDGET (self);
}

void
tc_token_picture_set_token (TcTokenPicture *self,
                            const TcToken  *token)
{
  g_return_if_fail (TC_IS_TOKEN_PICTURE (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  token != NULL ? tc_token_get_name (token) : "", -1);
  tc_token_picture_set_shape (self, token != NULL ? token->shape : (TcShape) { 0 });
}

void
tc_token_picture_set_shape (TcTokenPicture *self,
                            TcShape         shape)
{
  g_return_if_fail (TC_IS_TOKEN_PICTURE (self));

  if (tc_shape_equal (self->shape, shape))
    return;

  self->shape = shape;
  g_clear_object (&self->picture);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tc_token_picture_set_fill (TcTokenPicture *self,
                           const GdkRGBA  *fill)
{
  g_return_if_fail (TC_IS_TOKEN_PICTURE (self));

  if (self->has_fill && gdk_rgba_equal (&self->fill, fill))
    return;

  self->has_fill = TRUE;
  self->fill = *fill;
  g_clear_object (&self->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
