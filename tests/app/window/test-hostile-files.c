/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-page.h>
#include <tc-result-page.h>
#include <turn-application.h>
#include <turn-language.h>
#include <turn-model-private.h>
#include <turn-statistics-window.h>
#include <turn-window-private.h>

#include "hostile-fixtures.h"
#include "match-fixtures.h"
#include "widget-fixtures.h"

/* A home full of files that somebody made to harm, or that a disk has damaged: the game starts in it, shows what is wrong, and a battle can be played. */

static GtkApplication *application;

/* Whatever stands in files, no text needs more room than the narrowest screen has. */
static void
assert_narrow (gpointer    window,
               const char *name)
{
  widget_fixture_iterate (50);
  hostile_fixture_assert_narrow (window, name);
}

static gboolean
are_listed (gpointer games)
{
  return !turn_saved_games_is_reading (games);
}

static guint
count_usable_games (TurnSavedGames *games)
{
  guint n_usable = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (TurnSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);

      n_usable += turn_saved_game_is_damaged (game) ? 0 : 1;
    }

  return n_usable;
}

static TurnWindow *
open_window (void)
{
  TurnWindow *window = turn_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), HOSTILE_FIXTURE_NARROWEST, 640);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (100);

  return window;
}

static void
close_window (TurnWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (50);
}

static gboolean
lists_battles (gpointer window)
{
  return widget_fixture_says (window, "“pipe.tagrecord.json” cannot be read") && widget_fixture_says (window, "<i>x</i>");
}

static void
test_saved_games (void)
{
  TurnWindow *window = open_window ();
  g_autoptr (TurnSavedGames) games = turn_saved_games_new (NULL);

  widget_fixture_wait (are_listed, games);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, HOSTILE_FIXTURE_N_GAME_FILES);
  g_assert_cmpuint (count_usable_games (games), ==, HOSTILE_FIXTURE_N_GAMES);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.battles", NULL);
  widget_fixture_wait (lists_battles, window);
  assert_narrow (window, "the list of battles");
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "is not a file but a pipe or a device"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "must not hold the character U+202E"));
  close_window (window);
}

static void
test_statistics (void)
{
  GtkWindow *window = GTK_WINDOW (turn_statistics_window_new ());

  gtk_window_present (window);
  assert_narrow (window, "the hall of fame");
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "“statistics.json.damaged-1”"));
  gtk_window_destroy (window);
}

static gboolean
has_all_cards (gpointer window)
{
  g_autofree char *words = widget_fixture_read (window);

  return strstr (words, "pipe.city.json") != NULL && strstr (words, "<b>&amp;</b> %s %n") != NULL;
}

static void
test_gallery (void)
{
  TurnWindow *window = open_window ();

  assert_narrow (window, "the page to start from");
  gtk_widget_activate_action (GTK_WIDGET (window), "boards.show-all", NULL);
  widget_fixture_wait (has_all_cards, window);
  assert_narrow (window, "the gallery");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The saved game whose file has that name. */
static TurnSavedGame *
find_game (TurnSavedGames *games,
           const char     *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (games)); i++)
    {
      g_autoptr (TurnSavedGame) game = g_list_model_get_item (G_LIST_MODEL (games), i);
      g_autofree char *file = g_file_get_basename (turn_saved_game_get_file (game));

      if (g_str_equal (file, name))
        return game;
    }

  g_assert_not_reached ();
}

static void
show (TurnWindow *window,
      const char *action,
      const char *argument)
{
  gtk_widget_activate_action (widget_fixture_find (GTK_WIDGET (window), TC_TYPE_PAGE, 0), action, "s", argument);
  assert_narrow (window, argument);
}

/* Puts a saved game on the table. */
static TurnWindow *
continue_game (const char *name)
{
  TurnWindow *window = open_window ();
  g_autoptr (TurnSavedGames) games = turn_saved_games_new (NULL);

  widget_fixture_wait (are_listed, games);
  turn_window_continue (window, find_game (games, name));
  g_assert_nonnull (turn_window_get_match (window));
  assert_narrow (window, name);

  return window;
}

/* The battle with the longest words is played to its end. */
static void
test_battle (void)
{
  TurnWindow *window = continue_game ("longest-words.tagrecord.json");

  show (window, "table.page", "remote");
  show (window, "table.page", "crew");
  show (window, "turn.use", "social");
  match_fixture_act (turn_window_get_match (window));
  assert_narrow (window, "the table after a move");
  turn_match_set_pause (turn_window_get_match (window), 0);
  match_fixture_finish (turn_window_get_match (window));
  widget_fixture_iterate (1700);
  assert_narrow (window, "the end");
  gtk_widget_activate_action (widget_fixture_find (GTK_WIDGET (window), TC_TYPE_PAGE, 0), "turn.confirm", NULL);
  g_assert_nonnull (widget_fixture_find (GTK_WIDGET (window), TC_TYPE_RESULT_PAGE, 0));
  assert_narrow (window, "the result");
  close_window (window);
}

static void
test_cards (void)
{
  close_window (continue_game ("tag-longest-words.tagrecord.json"));
  close_window (continue_game ("roll-tag-longest-words.tagrecord.json"));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GFile) home = folder_fixture_new ();
  g_autoptr (TurnApplication) program = NULL;
  g_autoptr (GSettings) preferences = NULL;
  int result;

  g_setenv ("XDG_STATE_HOME", g_file_peek_path (home), TRUE);
  g_setenv ("XDG_DATA_HOME", g_file_peek_path (home), TRUE);
  turn_language_set_up ("/nowhere");
  widget_fixture_init (&argc, &argv);
  hostile_fixture_lay_out ();
  preferences = g_settings_new ("org.tagcity.TagCity");
  g_settings_set_boolean (preferences, "coach", FALSE);
  program = turn_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  g_test_add_func ("/hostile-files/saved-games", test_saved_games);
  g_test_add_func ("/hostile-files/statistics", test_statistics);
  g_test_add_func ("/hostile-files/gallery", test_gallery);
  g_test_add_func ("/hostile-files/battle", test_battle);
  g_test_add_func ("/hostile-files/cards", test_cards);
  result = g_test_run ();
  folder_fixture_delete (home);

  return result;
}
