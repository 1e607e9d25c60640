/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-token-picture.h"

#include <math.h>

#include "tc-token-drawing.h"
#include "tc-words.h"
#include "turn-palette.h"

/* Room for the outline. */
#define MARGIN 2

struct _TcTokenPicture
{
  TurnDrawn parent_instance;

  double    square;
  TcShape   shape;
  gboolean  has_fill;
  GdkRGBA   fill;           /* of its own, if it has one */
};

G_DEFINE_FINAL_TYPE (TcTokenPicture, tc_token_picture, TURN_TYPE_DRAWN)

static int
get_extent (TcTokenPicture *self,
            GtkOrientation  orientation)
{
  guint n = orientation == GTK_ORIENTATION_HORIZONTAL ? tc_shape_n_columns (self->shape) : tc_shape_n_rows (self->shape);

  return (int) ceil (n * self->square) + 2 * MARGIN;
}

static void
tc_token_picture_draw (TurnDrawn *drawn,
                       cairo_t   *cr,
                       double     width,
                       double     height,
                       TurnTheme  theme)
{
  TcTokenPicture *self = TC_TOKEN_PICTURE (drawn);
  TcTokenLook look = { .fill = { 1, 1, 1, theme.dark ? .12f : 1 }, .line_width = CLAMP (.07 * self->square, 1.4, 2.4) };

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &look.line);
  if (self->has_fill)
    look.fill = self->fill;
  tc_token_draw (cr, self->shape, width / 2, height / 2, self->square, &look);
}

static void
tc_token_picture_extend (TurnDrawn *drawn,
                         int       *width,
                         int       *height)
{
  *width = get_extent (TC_TOKEN_PICTURE (drawn), GTK_ORIENTATION_HORIZONTAL);
  *height = get_extent (TC_TOKEN_PICTURE (drawn), GTK_ORIENTATION_VERTICAL);
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
tc_token_picture_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  TC_TOKEN_PICTURE (object)->square = g_value_get_double (value);
}

static void
tc_token_picture_class_init (TcTokenPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = tc_token_picture_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), 1,
                                   g_param_spec_double ("square", NULL, NULL, 1, 100, 12,
                                                        G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  widget_class->measure = tc_token_picture_measure;
  TURN_DRAWN_CLASS (klass)->draw = tc_token_picture_draw;
  TURN_DRAWN_CLASS (klass)->extend = tc_token_picture_extend;

  gtk_widget_class_set_css_name (widget_class, "tokenpicture");
}

static void
tc_token_picture_init (TcTokenPicture *self)
{
}

GtkWidget *
tc_token_picture_new (double square)
{
  return g_object_new (TC_TYPE_TOKEN_PICTURE, "square", square, NULL);
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
  turn_drawn_redraw (TURN_DRAWN (self));
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
  turn_drawn_redraw (TURN_DRAWN (self));
}
