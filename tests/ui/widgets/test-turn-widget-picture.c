/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <tc-ui-private.h>
#include <turn-widget-picture.h>

#include "widget-fixtures.h"

/* A label in a window of 120 × 80. */
static GtkWidget *
show_label (GtkWidget **window)
{
  GtkWidget *label = gtk_label_new ("Tag");

  *window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (*window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (*window), 120, 80);
  gtk_window_set_child (GTK_WINDOW (*window), label);
  gtk_window_present (GTK_WINDOW (*window));
  widget_fixture_iterate (0);

  return label;
}

static void
test_save (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("picture-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "label.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GdkTexture) texture = NULL;
  GtkWidget *window, *label = show_label (&window);

  g_assert_true (turn_widget_picture_save (label, file, &error));
  texture = gdk_texture_new_from_file (file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, 120 * gtk_widget_get_scale_factor (label));
  g_assert_cmpint (gdk_texture_get_height (texture), ==, 80 * gtk_widget_get_scale_factor (label));
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_cannot_save (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/label.png");
  GtkWidget *window, *label = show_label (&window);

  g_assert_false (turn_widget_picture_save (label, nowhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
  g_clear_error (&error);

  gtk_widget_set_visible (window, FALSE);
  g_assert_null (turn_widget_picture (label));
  g_assert_false (turn_widget_picture_save (label, nowhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widget-picture/save", test_save);
  g_test_add_func ("/widget-picture/cannot-save", test_cannot_save);

  return g_test_run ();
}
