/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-width-first.h>

#include "widget-fixtures.h"

#define LINES "Shapes that are drawn at the start of a long battle in a city"

static GtkWidget *
new_words (void)
{
  GtkWidget *label = gtk_label_new (LINES);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);

  return label;
}

static int
get_least (GtkWidget     *widget,
           GtkOrientation orientation,
           int            for_size)
{
  int least;

  gtk_widget_measure (widget, orientation, for_size, &least, NULL, NULL, NULL);

  return least;
}

/* The label alone is the wider the lower it must be; in the bin it is not asked. */
static void
test_width (void)
{
  GtkWidget *label = new_words (), *bin = turn_width_first_wrap (label);
  GtkWidget *window = widget_fixture_show (bin, 400, 200);
  const int height = get_least (label, GTK_ORIENTATION_VERTICAL, -1);
  const int least = get_least (label, GTK_ORIENTATION_HORIZONTAL, -1);

  g_assert_cmpint (get_least (label, GTK_ORIENTATION_HORIZONTAL, height), >, least);
  g_assert_cmpint (get_least (bin, GTK_ORIENTATION_HORIZONTAL, height), ==, least);
  g_assert_cmpint (get_least (bin, GTK_ORIENTATION_HORIZONTAL, -1), ==, least);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Narrow as it may be, it is high enough for its lines, and its child has all of the room. */
static void
test_height (void)
{
  GtkWidget *label = new_words (), *bin = turn_width_first_wrap (label);
  GtkWidget *window = widget_fixture_show (bin, 400, 200);

  g_assert_cmpint (get_least (bin, GTK_ORIENTATION_VERTICAL, 120), ==, get_least (label, GTK_ORIENTATION_VERTICAL, 120));
  g_assert_cmpint (get_least (bin, GTK_ORIENTATION_VERTICAL, 120), >, get_least (bin, GTK_ORIENTATION_VERTICAL, 400));
  g_assert_cmpint (gtk_widget_get_width (label), ==, gtk_widget_get_width (bin));
  g_assert_cmpint (gtk_widget_get_height (label), ==, gtk_widget_get_height (bin));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_hidden (void)
{
  GtkWidget *label = new_words (), *bin = turn_width_first_wrap (label);
  GtkWidget *window = widget_fixture_show (bin, 400, 200);

  gtk_widget_set_visible (label, FALSE);
  g_assert_cmpint (get_least (bin, GTK_ORIENTATION_HORIZONTAL, -1), ==, 0);
  g_assert_cmpint (get_least (bin, GTK_ORIENTATION_VERTICAL, -1), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/width-first/width", test_width);
  g_test_add_func ("/width-first/height", test_height);
  g_test_add_func ("/width-first/hidden", test_hidden);

  return g_test_run ();
}
