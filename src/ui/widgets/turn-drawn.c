/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-drawn.h"

#include "turn-texture.h"

typedef struct
{
  GdkTexture *picture;    /* or NULL: to be drawn */
  TurnTheme   theme;      /* that it was drawn for */
  double      growth;
} TurnDrawnPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (TurnDrawn, turn_drawn, GTK_TYPE_WIDGET)

static void
draw (cairo_t  *cr,
      double    width,
      double    height,
      TurnTheme theme,
      gpointer  user_data)
{
  TURN_DRAWN_GET_CLASS (user_data)->draw (user_data, cr, width, height, theme);
}

static GdkTexture *
ensure_picture (TurnDrawn *self,
                int        width,
                int        height)
{
  TurnDrawnPrivate *priv = turn_drawn_get_instance_private (self);
  const int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  const TurnTheme theme = turn_theme_current ();

  if (priv->picture != NULL
      && (gdk_texture_get_width (priv->picture) != width * scale || gdk_texture_get_height (priv->picture) != height * scale
          || !turn_theme_equal (theme, priv->theme)))
    g_clear_object (&priv->picture);
  if (priv->picture == NULL)
    priv->picture = turn_texture_draw (width, height, scale, theme, draw, self);
  priv->theme = theme;

  return priv->picture;
}

static void
turn_drawn_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  TurnDrawn *self = TURN_DRAWN (widget);
  TurnDrawnPrivate *priv = turn_drawn_get_instance_private (self);
  const int room_width = gtk_widget_get_width (widget), room_height = gtk_widget_get_height (widget);
  int width = room_width, height = room_height;
  graphene_rect_t bounds;

  if (TURN_DRAWN_GET_CLASS (self)->extend != NULL)
    TURN_DRAWN_GET_CLASS (self)->extend (self, &width, &height);
  if (width <= 0 || height <= 0)
    return;

  bounds = GRAPHENE_RECT_INIT ((float) ((room_width - width) / 2), (float) ((room_height - height) / 2), (float) width, (float) height);
  gtk_snapshot_save (snapshot);
  if (priv->growth != 1)
    {
      const graphene_point_t middle = GRAPHENE_POINT_INIT ((float) room_width / 2, (float) room_height / 2);

      gtk_snapshot_translate (snapshot, &middle);
      gtk_snapshot_scale (snapshot, (float) priv->growth, (float) priv->growth);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
    }
  turn_texture_append (ensure_picture (self, width, height), snapshot, widget, &bounds);
  gtk_snapshot_restore (snapshot);
}

/* Another font, or another colour of text. */
static void
turn_drawn_css_changed (GtkWidget         *widget,
                        GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (turn_drawn_parent_class)->css_changed (widget, change);
  turn_drawn_redraw (TURN_DRAWN (widget));
}

static void
turn_drawn_dispose (GObject *object)
{
  TurnDrawnPrivate *priv = turn_drawn_get_instance_private (TURN_DRAWN (object));

  g_clear_object (&priv->picture);

  G_OBJECT_CLASS (turn_drawn_parent_class)->dispose (object);
}

static void
turn_drawn_class_init (TurnDrawnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = turn_drawn_dispose;
  widget_class->css_changed = turn_drawn_css_changed;
  widget_class->snapshot = turn_drawn_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
turn_drawn_init (TurnDrawn *self)
{
  TurnDrawnPrivate *priv = turn_drawn_get_instance_private (self);

  priv->growth = 1;
}

void
turn_drawn_redraw (TurnDrawn *self)
{
  TurnDrawnPrivate *priv = turn_drawn_get_instance_private (self);

  g_return_if_fail (TURN_IS_DRAWN (self));

  g_clear_object (&priv->picture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
turn_drawn_set_growth (TurnDrawn *self,
                       double     growth)
{
  TurnDrawnPrivate *priv = turn_drawn_get_instance_private (self);

  g_return_if_fail (TURN_IS_DRAWN (self));

  priv->growth = growth;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
