/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-crew-card.h>
#include <tc-crew-panel.h>
#include <tc-page.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
  TcTable   *table;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->match = match_fixture ("human greedy greedy", 3);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, 1280, 740);
  turn_match_run (fixture->match);
  match_fixture_wait (fixture->match);
  match_fixture_reach (fixture->match, TC_PHASE_DRAFT);
  widget_fixture_iterate (20);
  fixture->table = tc_page_get_table (TC_PAGE (fixture->page));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  turn_match_stop (fixture->match);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

static GtkWidget *
get_card (Fixture *fixture,
          guint    number)
{
  return widget_fixture_find (fixture->page, TC_TYPE_CREW_CARD, number);
}

/* What follows the pointer over a card; a button has one of its own, which does not matter here. */
static void
move_pointer (GtkWidget *card,
              gboolean   onto)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (card);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (!GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        continue;
      if (onto)
        g_signal_emit_by_name (controller, "enter", 5., 5.);
      else
        g_signal_emit_by_name (controller, "leave");
    }
}

static void
wait_until_shown (Fixture *fixture,
                  guint    seat)
{
  while (tc_table_get_shown (fixture->table) != seat)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_hover (Fixture      *fixture,
            gconstpointer data)
{
  const gint64 start = g_get_monotonic_time ();

  move_pointer (get_card (fixture, 0), TRUE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
  wait_until_shown (fixture, 1);
  g_assert_cmpint (g_get_monotonic_time () - start, >=, 390 * 1000);
  move_pointer (get_card (fixture, 0), FALSE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
}

/* Who only passes over a card has not asked for anything. */
static void
test_passing (Fixture      *fixture,
              gconstpointer data)
{
  move_pointer (get_card (fixture, 0), TRUE);
  move_pointer (get_card (fixture, 0), FALSE);
  move_pointer (get_card (fixture, 1), TRUE);
  wait_until_shown (fixture, 2);
  move_pointer (get_card (fixture, 1), FALSE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
}

/* A click keeps the board that hovering has brought up, and another one puts it back. */
static void
test_click (Fixture      *fixture,
            gconstpointer data)
{
  move_pointer (get_card (fixture, 0), TRUE);
  wait_until_shown (fixture, 1);
  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 1);
  move_pointer (get_card (fixture, 0), FALSE);
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 1);
  g_signal_emit_by_name (get_card (fixture, 0), "clicked");
  g_assert_cmpuint (tc_table_get_shown (fixture->table), ==, 0);
}

/* Where not all cards have room, the one whose board is marked comes into sight. */
static void
test_marked (Fixture      *fixture,
             gconstpointer data)
{
  TcCrewPanel *panel = TC_CREW_PANEL (widget_fixture_find (fixture->page, TC_TYPE_CREW_PANEL, 0));
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (panel)));
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 560);
  while (gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    widget_fixture_iterate (10);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
  tc_crew_panel_mark (panel, 2, 0, 1);
  widget_fixture_iterate (20);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0);
  tc_crew_panel_mark (panel, 2, -1, 0);
  tc_crew_panel_mark (panel, 1, 0, 1);
  widget_fixture_iterate (20);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add ("/crew-panel/hover", Fixture, NULL, set_up, test_hover, tear_down);
  g_test_add ("/crew-panel/passing", Fixture, NULL, set_up, test_passing, tear_down);
  g_test_add ("/crew-panel/click", Fixture, NULL, set_up, test_click, tear_down);
  g_test_add ("/crew-panel/marked", Fixture, NULL, set_up, test_marked, tear_down);

  return g_test_run ();
}
