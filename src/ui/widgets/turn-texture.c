/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-texture.h"

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

/* What was shown last of a texture, and where. A node that is the same in two frames is known to look the same without a look. */
typedef struct
{
  GskRenderNode  *node;
  graphene_rect_t bounds;
} Shown;

static void
free_shown (gpointer data)
{
  Shown *shown = data;

  gsk_render_node_unref (shown->node);
  g_free (shown);
}

static GskRenderNode *
new_surface_node (cairo_surface_t       *surface,
                  const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);
  double scale_x, scale_y;

  cairo_surface_get_device_scale (surface, &scale_x, &scale_y);
  cairo_translate (cr, bounds->origin.x, bounds->origin.y);
  cairo_scale (cr, bounds->size.width * scale_x / cairo_image_surface_get_width (surface),
               bounds->size.height * scale_y / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);

  return node;
}

static void
append_surface (GtkSnapshot           *snapshot,
                GdkTexture            *texture,
                cairo_surface_t       *surface,
                const graphene_rect_t *bounds)
{
  const GQuark quark = g_quark_from_static_string ("tc-texture-shown");
  Shown *shown = g_object_get_qdata (G_OBJECT (texture), quark);

  if (shown == NULL || !graphene_rect_equal (&shown->bounds, bounds))
    {
      shown = g_new (Shown, 1);
      shown->node = new_surface_node (surface, bounds);
      shown->bounds = *bounds;
      g_object_set_qdata_full (G_OBJECT (texture), quark, shown, free_shown);
    }
  gtk_snapshot_append_node (snapshot, shown->node);
}

void
turn_texture_append (GdkTexture            *texture,
                     GtkSnapshot           *snapshot,
                     GtkWidget             *widget,
                     const graphene_rect_t *bounds)
{
  cairo_surface_t *surface = turn_texture_get_surface (texture);

  if (surface != NULL && is_drawn_by_cairo (widget))
    append_surface (snapshot, texture, surface, bounds);
  else
    gtk_snapshot_append_texture (snapshot, texture, bounds);
}
