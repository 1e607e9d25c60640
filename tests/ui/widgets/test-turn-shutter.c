/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-ui-private.h>
#include <turn-base-application.h>
#include <turn-shutter.h>

#include "widget-fixtures.h"

typedef struct
{
  GtkWidget   *window;
  GtkWidget   *below;
  GtkWidget   *card;
  TurnShutter *shutter;
  guint        n_lowered;
} Fixture;

static void
count (guint *number)
{
  (*number)++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new ();

  fixture->below = gtk_button_new_with_label ("secret");
  fixture->card = gtk_button_new_with_label ("raise");
  fixture->shutter = TURN_SHUTTER (g_object_new (TURN_TYPE_SHUTTER, NULL));
  g_signal_connect_swapped (fixture->shutter, "lowered", G_CALLBACK (count), &fixture->n_lowered);
  turn_shutter_set_child (fixture->shutter, fixture->card);
  turn_shutter_set_tagger (fixture->shutter, "Nono", turn_paint_find ("taxi"));

  gtk_overlay_set_child (GTK_OVERLAY (overlay), fixture->below);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (fixture->shutter));
  fixture->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 600, 500);
  gtk_window_set_child (GTK_WINDOW (fixture->window), overlay);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  g_object_ref (fixture->shutter);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (G_OBJECT (fixture->shutter));
}

static void
test_down_and_up (Fixture      *fixture,
                  gconstpointer data)
{
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->shutter)));
  g_assert_false (turn_shutter_is_down (fixture->shutter));

  turn_shutter_lower (fixture->shutter);
  turn_shutter_lower (fixture->shutter);
  g_assert_true (turn_shutter_is_down (fixture->shutter));
  turn_shutter_finish_animations (fixture->shutter);
  g_assert_cmpuint (fixture->n_lowered, ==, 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (fixture->shutter)));

  turn_shutter_raise (fixture->shutter);
  turn_shutter_finish_animations (fixture->shutter);
  g_assert_cmpuint (fixture->n_lowered, ==, 1);
  g_assert_false (turn_shutter_is_down (fixture->shutter));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (fixture->shutter)));
}

static void
test_nothing_shows_through (Fixture      *fixture,
                            gconstpointer data)
{
  turn_shutter_lower (fixture->shutter);
  turn_shutter_finish_animations (fixture->shutter);
  widget_fixture_iterate (0);

  for (int x = 5; x < 600; x += 59)
    for (int y = 5; y < 500; y += 49)
      {
        GtkWidget *picked = gtk_widget_pick (fixture->window, x, y, GTK_PICK_DEFAULT);

        g_assert_true (picked == GTK_WIDGET (fixture->shutter) || gtk_widget_is_ancestor (picked, GTK_WIDGET (fixture->shutter)));
      }
}

static void
test_words (Fixture      *fixture,
            gconstpointer data)
{
  gtk_test_accessible_assert_property (fixture->shutter, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Pass the screen to Nono. Boards are hidden.");
}

/* A page that is left in the middle of it does not wait. */
static void
test_unmapped_in_motion (Fixture      *fixture,
                         gconstpointer data)
{
  turn_shutter_lower (fixture->shutter);
  gtk_widget_set_visible (fixture->window, FALSE);
  widget_fixture_iterate (0);
  g_assert_cmpuint (fixture->n_lowered, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  turn_style_load (gdk_display_get_default ());

  g_test_add ("/shutter/down-and-up", Fixture, NULL, set_up, test_down_and_up, tear_down);
  g_test_add ("/shutter/nothing-shows-through", Fixture, NULL, set_up, test_nothing_shows_through, tear_down);
  g_test_add ("/shutter/words", Fixture, NULL, set_up, test_words, tear_down);
  g_test_add ("/shutter/unmapped-in-motion", Fixture, NULL, set_up, test_unmapped_in_motion, tear_down);

  return g_test_run ();
}
