/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "demo-render.h"

static gboolean
time_is_up (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;

  return G_SOURCE_REMOVE;
}

void
demo_wait (guint milliseconds)
{
  gboolean done = FALSE;

  g_timeout_add (milliseconds, time_is_up, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
}

static void
write_picture (GtkWidget  *window,
               int         width,
               int         height,
               const char *path)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkTexture) texture = NULL;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  gsk_renderer_realize (renderer, NULL, NULL);
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_texture_save_to_png (texture, path);
  gsk_renderer_unrealize (renderer);
}

void
demo_render (GtkWidget  *widget,
             int         width,
             int         height,
             const char *folder,
             const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  demo_wait (120);
  write_picture (window, width, height, path);
  g_print ("%s\n", path);
  gtk_window_destroy (GTK_WINDOW (window));
  demo_wait (10);
}
