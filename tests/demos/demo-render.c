/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "demo-render.h"

#include <turn-widget-picture.h>

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

void
demo_render (GtkWidget  *widget,
             int         width,
             int         height,
             const char *folder,
             const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  demo_wait (120);
  turn_widget_picture_save (window, file, NULL);
  g_print ("%s\n", path);
  gtk_window_destroy (GTK_WINDOW (window));
  demo_wait (10);
}
