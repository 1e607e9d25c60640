/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-announcement.h>
#include <tc-backdrop.h>
#include <tc-paint-chips.h>

#include "widget-fixtures.h"

static void
test_say (void)
{
  g_autoptr (GtkWidget) sticker = g_object_ref_sink (tc_announcement_new ());

  g_assert_false (gtk_widget_get_visible (sticker));
  gtk_test_accessible_assert_role (sticker, GTK_ACCESSIBLE_ROLE_STATUS);

  tc_announcement_say (TC_ANNOUNCEMENT (sticker), tc_paint_find ("taxi"), "Nono fills ROW 5!", "You can still score 3", "+6",
                       "Nono fills row 5 first, 6 prestige");
  g_assert_true (gtk_widget_get_visible (sticker));
  gtk_test_accessible_assert_property (sticker, GTK_ACCESSIBLE_PROPERTY_LABEL, "Nono fills row 5 first, 6 prestige");

  tc_announcement_say (TC_ANNOUNCEMENT (sticker), tc_paint_find ("lagoon"), "Mika passes", NULL, NULL, NULL);
  gtk_test_accessible_assert_property (sticker, GTK_ACCESSIBLE_PROPERTY_LABEL, "Mika passes");

  tc_announcement_clear (TC_ANNOUNCEMENT (sticker));
  g_assert_false (gtk_widget_get_visible (sticker));
}

/* Narrow ones become higher, never wider. */
static void
test_size (void)
{
  g_autoptr (GtkWidget) sticker = g_object_ref_sink (tc_announcement_new ());
  int minimum, natural, wide, narrow;

  tc_announcement_say (TC_ANNOUNCEMENT (sticker), tc_paint_get (0), "Nono fills the Garden Suburb!", "You can still score 3", "+6", NULL);
  gtk_widget_measure (sticker, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_measure (sticker, GTK_ORIENTATION_VERTICAL, natural, &wide, NULL, NULL, NULL);
  gtk_widget_measure (sticker, GTK_ORIENTATION_VERTICAL, minimum, &narrow, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <, natural);
  g_assert_cmpint (narrow, >, wide);
}

/* Everything that moves can be drawn on its way and brought to its end. */
static void
test_on_a_screen (void)
{
  GtkWidget *window = gtk_window_new (), *backdrop = tc_backdrop_new (TC_BACKDROP_PLAIN), *overlay = gtk_overlay_new ();
  GtkWidget *sticker = tc_announcement_new (), *chips = tc_paint_chips_new ();

  gtk_overlay_set_child (GTK_OVERLAY (overlay), sticker);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), chips);
  adw_bin_set_child (ADW_BIN (backdrop), overlay);
  gtk_window_set_child (GTK_WINDOW (window), backdrop);
  gtk_window_set_default_size (GTK_WINDOW (window), 400, 300);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (0);

  tc_backdrop_set_paint (TC_BACKDROP (backdrop), tc_paint_get (0));
  tc_backdrop_set_paint (TC_BACKDROP (backdrop), tc_paint_get (1));
  tc_announcement_say (TC_ANNOUNCEMENT (sticker), tc_paint_get (1), "A", "B", "C", NULL);
  tc_paint_chips_fall (TC_PAINT_CHIPS (chips));
  widget_fixture_iterate (60);
  tc_backdrop_finish_animations (TC_BACKDROP (backdrop));
  tc_announcement_finish_animations (TC_ANNOUNCEMENT (sticker));
  tc_paint_chips_finish_animations (TC_PAINT_CHIPS (chips));

  tc_backdrop_set_kind (TC_BACKDROP (backdrop), TC_BACKDROP_NIGHT);
  for (guint i = 0; i < 4; i++)
    tc_backdrop_add_splat (TC_BACKDROP (backdrop), tc_paint_get (i), .2 * i, .5, 40);
  widget_fixture_iterate (0);
  tc_backdrop_clear_splats (TC_BACKDROP (backdrop));

  g_object_ref (backdrop);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (G_OBJECT (backdrop));
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/announcement/say", test_say);
  g_test_add_func ("/announcement/size", test_size);
  g_test_add_func ("/announcement/on-a-screen", test_on_a_screen);

  return g_test_run ();
}
