/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-bubble-row.h>
#include <tc-ui-private.h>

#include "widget-fixtures.h"

#define CAPTION 18.

/* In whatever room, bubbles neither touch each other nor leave it, and are never too small to be read. */
static void
test_grid (void)
{
  static const struct { double width, height; } rooms[] = { { 450, 107 }, { 470, 118 }, { 900, 220 }, { 340, 0 }, { 250, 0 } };

  for (gsize i = 0; i < G_N_ELEMENTS (rooms); i++)
    for (guint n = 1; n <= TC_MAX_BUBBLES; n++)
      {
        const double height = rooms[i].height > 0 ? rooms[i].height : tc_bubble_grid_get_wanted_height (n, rooms[i].width, CAPTION);
        const TcBubbleGrid grid = tc_bubble_grid_new (n, rooms[i].width, height, CAPTION);

        g_assert_cmpuint (grid.n_lines * grid.n_columns, >=, n);
        g_assert_cmpfloat (grid.n_columns * grid.cell_width, <=, rooms[i].width + .001);
        g_assert_cmpfloat (grid.width, <, grid.cell_width);
        g_assert_cmpfloat (grid.height * (1 + TC_BALLOON_TAIL) + (grid.has_captions ? CAPTION : 0), <, grid.cell_height);
        g_assert_cmpfloat (grid.height, >=, 24);
        g_assert_cmpfloat (grid.width, >=, 38);
        g_assert_cmpfloat (tc_bubble_grid_get_least_height (n, rooms[i].width), <=, height);
      }
}

/* Five in the card of the design are as large as there, each with its word. */
static void
test_usual (void)
{
  const TcBubbleGrid wide = tc_bubble_grid_new (5, 464, 107, CAPTION);
  const TcBubbleGrid narrow = tc_bubble_grid_new (5, 345, tc_bubble_grid_get_wanted_height (5, 345, CAPTION), CAPTION);

  g_assert_cmpfloat (wide.width, ==, 74);
  g_assert_cmpfloat (wide.height, ==, 46);
  g_assert_true (wide.has_captions);
  g_assert_cmpfloat (narrow.width, ==, 60);
  g_assert_cmpfloat (narrow.height, ==, 48);
  g_assert_true (narrow.has_captions);
  g_assert_cmpuint (narrow.n_lines, ==, 1);
  /* In the side panel of a window of 1024 pixels a second line would hide a rival. */
  g_assert_cmpuint (tc_bubble_grid_new (5, 286, tc_bubble_grid_get_wanted_height (5, 286, CAPTION), CAPTION).n_lines, ==, 1);
  for (guint n = 1; n < 5; n++)
    g_assert_cmpfloat (tc_bubble_grid_new (n, 464, 107, CAPTION).height, ==, wide.height);
}

static TcBubblesScene
new_scene (void)
{
  TcBubblesScene scene = { .n_bubbles = 6, .values = { 0, -1, -1, -2, -3, 2 }, .owners = { 1, 2, 0, 0, 6, 0 }, .chosen = 2, .enabled = TRUE };

  for (guint seat = 0; seat < 3; seat++)
    scene.paints[seat] = turn_paint_get (seat);
  scene.names[0] = "Zaz";
  scene.names[1] = "Nono";
  scene.names[2] = "Mika";

  return scene;
}

static void
bubble_chosen (TcBubbleRow *row G_GNUC_UNUSED,
               guint            bubble,
               GString         *heard)
{
  g_string_append_printf (heard, "%u;", bubble);
}

static void
test_words (void)
{
  static const struct { const char *said; gboolean sensitive; } bubbles[] = {
    { "Bubble 1, costs nothing, yours", FALSE },
    { "Bubble 2, costs 1, taken by Nono", FALSE },
    { "Bubble 3, costs 1, free, chosen", TRUE },
    { "Bubble 4, costs 2, free", TRUE },
    { "Bubble 5, costs 3, taken by Nono and Mika", FALSE },
    { "Bubble 6, pays 2, free", TRUE },
  };
  g_autoptr (GString) heard = g_string_new (NULL);
  GtkWidget *row = g_object_new (TC_TYPE_BUBBLE_ROW, NULL);
  GtkWidget *window = widget_fixture_show (row, 600, 120);
  TcBubblesScene scene = new_scene ();

  g_signal_connect (row, "bubble-chosen", G_CALLBACK (bubble_chosen), heard);
  tc_bubble_row_set_scene (TC_BUBBLE_ROW (row), &scene);
  g_assert_true (widget_fixture_says (row, "yours\nNono’s\nchosen\nfree\nNono and Mika’s\nfree\n"));
  for (guint i = 0; i < G_N_ELEMENTS (bubbles); i++)
    {
      GtkWidget *bubble = tc_bubble_row_get_bubble (TC_BUBBLE_ROW (row), i);

      gtk_test_accessible_assert_property (bubble, GTK_ACCESSIBLE_PROPERTY_LABEL, bubbles[i].said);
      g_assert_cmpint (gtk_widget_get_sensitive (bubble), ==, bubbles[i].sensitive);
    }
  gtk_test_accessible_assert_state (tc_bubble_row_get_bubble (TC_BUBBLE_ROW (row), 2), GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_signal_emit_by_name (tc_bubble_row_get_bubble (TC_BUBBLE_ROW (row), 3), "clicked");
  g_assert_cmpstr (heard->str, ==, "3;");
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

static gboolean
is_moving (gpointer row)
{
  return tc_bubble_row_is_moving (row);
}

/* Free bubbles breathe while they can be chosen and are seen, and never where the desktop is to be still. */
static void
test_breath (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *row = g_object_new (TC_TYPE_BUBBLE_ROW, NULL);
  GtkWidget *window = widget_fixture_show (row, 600, 120);
  TcBubblesScene scene = new_scene ();

  tc_bubble_row_set_scene (TC_BUBBLE_ROW (row), &scene);
  widget_fixture_iterate (20);
  g_assert_false (is_moving (row));

  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  scene.chosen = 3;
  tc_bubble_row_set_scene (TC_BUBBLE_ROW (row), &scene);
  g_assert_true (is_moving (row));
  gtk_widget_set_visible (row, FALSE);
  g_assert_false (is_moving (row));
  gtk_widget_set_visible (row, TRUE);
  g_assert_true (is_moving (row));
  scene.enabled = FALSE;
  tc_bubble_row_set_scene (TC_BUBBLE_ROW (row), &scene);
  g_assert_false (is_moving (row));
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/bubble-row/grid", test_grid);
  g_test_add_func ("/bubble-row/usual", test_usual);
  g_test_add_func ("/bubble-row/words", test_words);
  g_test_add_func ("/bubble-row/breath", test_breath);

  return g_test_run ();
}
