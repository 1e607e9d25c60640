/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-break-bin.h>

#include "widget-fixtures.h"

#define WIDE_FROM 500

typedef struct
{
  GtkWidget *bin;
  GtkWidget *child;
  GtkWidget *window;
  guint      n_told;
} Fixture;

/* Side by side where it is wide: that needs more room than a narrow window has. */
static void
narrow_changed (Fixture *fixture)
{
  const gboolean narrow = turn_break_bin_is_narrow (TURN_BREAK_BIN (fixture->bin));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (fixture->child), narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  fixture->n_told++;
}

static void
make (Fixture *fixture)
{
  fixture->bin = turn_break_bin_new (WIDE_FROM);
  fixture->child = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  for (guint i = 0; i < 2; i++)
    {
      GtkWidget *half = adw_bin_new ();

      gtk_widget_set_size_request (half, WIDE_FROM / 2, 20);
      gtk_box_append (GTK_BOX (fixture->child), half);
    }
  adw_bin_set_child (ADW_BIN (fixture->bin), fixture->child);
  g_signal_connect_swapped (fixture->bin, "notify::narrow", G_CALLBACK (narrow_changed), fixture);
}

static int
get_least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

static void
test_wide (void)
{
  Fixture fixture = { .bin = NULL };

  make (&fixture);
  fixture.window = widget_fixture_show (fixture.bin, WIDE_FROM + 100, 200);
  g_assert_false (turn_break_bin_is_narrow (TURN_BREAK_BIN (fixture.bin)));
  g_assert_cmpuint (fixture.n_told, ==, 0);
  /* A window around it may become narrow. */
  g_assert_cmpint (get_least_width (fixture.child), ==, WIDE_FROM);
  g_assert_cmpint (get_least_width (fixture.bin), <, WIDE_FROM);
  gtk_window_destroy (GTK_WINDOW (fixture.window));
}

static void
test_narrow (void)
{
  Fixture fixture = { .bin = NULL };

  make (&fixture);
  fixture.window = widget_fixture_show (fixture.bin, WIDE_FROM - 100, 200);
  g_assert_true (turn_break_bin_is_narrow (TURN_BREAK_BIN (fixture.bin)));
  g_assert_cmpuint (fixture.n_told, ==, 1);
  g_assert_cmpint (get_least_width (fixture.bin), ==, WIDE_FROM / 2);
  g_assert_cmpint (gtk_widget_get_width (fixture.child), ==, gtk_widget_get_width (fixture.bin));
  gtk_window_destroy (GTK_WINDOW (fixture.window));
}

static void
settle (GtkWidget *bin,
        int        width)
{
  gtk_widget_size_allocate (bin, &(GtkAllocation) { 0, 0, width, 200 }, -1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Back and forth without a window on the screen; nothing is told that is known already. */
static void
test_changes (void)
{
  Fixture fixture = { .bin = NULL };

  make (&fixture);
  g_object_ref_sink (fixture.bin);
  settle (fixture.bin, WIDE_FROM);
  g_assert_cmpuint (fixture.n_told, ==, 0);
  settle (fixture.bin, WIDE_FROM - 1);
  g_assert_true (turn_break_bin_is_narrow (TURN_BREAK_BIN (fixture.bin)));
  settle (fixture.bin, WIDE_FROM - 2);
  g_assert_cmpuint (fixture.n_told, ==, 1);
  settle (fixture.bin, WIDE_FROM);
  g_assert_false (turn_break_bin_is_narrow (TURN_BREAK_BIN (fixture.bin)));
  g_assert_cmpuint (fixture.n_told, ==, 2);
  g_assert_finalize_object (fixture.bin);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/break-bin/wide", test_wide);
  g_test_add_func ("/break-bin/narrow", test_narrow);
  g_test_add_func ("/break-bin/changes", test_changes);

  return g_test_run ();
}
