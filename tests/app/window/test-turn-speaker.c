/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <store-language.h>
#include <tc-battle-setup.h>
#include <tc-built-in-boards.h>
#include <tc-page.h>
#include <turn-application.h>
#include <turn-language.h>
#include <turn-window-private.h>
#include <turn-words.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

static gboolean
says (TurnWindow *window,
      const char *text)
{
  return widget_fixture_says (GTK_WIDGET (window), text);
}

static TcTable *
get_table (TurnWindow *window)
{
  GtkWidget *page = widget_fixture_find (GTK_WIDGET (window), TC_TYPE_PAGE, 0);

  g_assert_nonnull (page);

  return tc_page_get_table (TC_PAGE (page));
}

/* A table of two people who speak different languages. */
static TurnRecord *
new_table (void)
{
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new ("Ana");
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (GError) error = NULL;
  TurnRecord *record;

  for (guint seat = 0; seat < 2; seat++)
    {
      turn_words_replace (&setup->seats[seat].controller, "human");
      turn_words_replace (&setup->seats[seat].language, seat == 0 ? "fr" : "en");
    }
  record = tc_battle_setup_start (setup, board, 3, &error);
  g_assert_no_error (error);

  return record;
}

/* Everything is said to the person whose turn it is, also on the shutter, and to all of them again when the table is left. */
static void
test_two_languages (void)
{
  g_autoptr (TurnRecord) record = new_table ();
  TurnWindow *window = turn_window_new (GTK_APPLICATION (g_application_get_default ()));
  guint n_shutters[2] = { 0 };
  TurnMatch *match;

  gtk_window_present (GTK_WINDOW (window));
  turn_window_play (window, record);
  match = turn_window_get_match (window);
  turn_match_set_pause (match, 0);
  match_fixture_wait (match);
  for (guint i = 0; i < 12; i++)
    {
      const guint viewer = tc_table_get_viewer (get_table (window));

      widget_fixture_iterate (20);
      g_assert_true (turn_window_get_match (window) == match);
      g_assert_cmpstr (store_language (), ==, viewer == 0 ? "fr" : "en");
      g_assert_true (says (window, viewer == 0 ? "Télécommande du drone" : "Drone remote"));
      g_assert_false (says (window, viewer == 0 ? "Drone remote" : "Télécommande du drone"));
      if (tc_table_get_mode (get_table (window)) == TC_TABLE_HANDING_OVER)
        {
          n_shutters[viewer]++;
          g_assert_true (says (window, viewer == 0 ? "Passe l’écran à" : "Pass the screen to"));
        }
      match_fixture_act (match);
    }
  g_assert_cmpuint (n_shutters[0], >, 0);
  g_assert_cmpuint (n_shutters[1], >, 0);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-battle", NULL);
  widget_fixture_iterate (20);
  g_assert_cmpstr (store_language (), ==, "en");
  g_assert_true (says (window, "New Battle"));
  gtk_window_close (GTK_WINDOW (window));
  widget_fixture_iterate (20);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) application = NULL;

  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  application = turn_application_new ();
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_func ("/speaker/two-languages", test_two_languages);

  return g_test_run ();
}
