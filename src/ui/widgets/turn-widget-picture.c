/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-widget-picture.h"

#include <glib/gi18n.h>
#include <store-file.h>

#include "turn-ui-private.h"

static GskRenderNode *
draw_node (GdkPaintable *paintable,
           int           width,
           int           height,
           int           scale)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gtk_snapshot_scale (snapshot, (float) scale, (float) scale);
  gdk_paintable_snapshot (paintable, snapshot, width, height);

  return gtk_snapshot_to_node (snapshot);
}

GdkTexture *
turn_widget_picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderer) renderer = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GdkTexture *texture;
  int width, height, scale;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  /* With its frame, which does not count as part of a window's width: a picture of another size would be a blurred one. */
  paintable = gtk_widget_paintable_new (widget);
  width = gdk_paintable_get_intrinsic_width (paintable);
  height = gdk_paintable_get_intrinsic_height (paintable);
  scale = gtk_widget_get_scale_factor (widget);
  if (!gtk_widget_get_mapped (widget) || width <= 0 || height <= 0)
    return NULL;

  node = draw_node (paintable, width, height, scale);
  if (node == NULL)
    return NULL;

  renderer = gsk_cairo_renderer_new ();
  gsk_renderer_realize (renderer, NULL, NULL);
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) (width * scale), (float) (height * scale)));
  gsk_renderer_unrealize (renderer);

  return texture;
}

gboolean
turn_widget_picture_save (GtkWidget *widget,
                          GFile     *file,
                          GError   **error)
{
  g_autoptr (GdkTexture) texture = turn_widget_picture (widget);
  g_autoptr (GBytes) bytes = NULL;

  if (texture == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, _("Nothing on screen to save."));
      return FALSE;
    }

  bytes = gdk_texture_save_to_png_bytes (texture);

  return store_file_save (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}
