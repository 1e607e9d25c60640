/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-gallery-page.h>
#include <tc-page.h>
#include <turn-application.h>
#include <turn-language.h>
#include <turn-language-row.h>
#include <turn-preferences-window.h>
#include <turn-statistics-window.h>
#include <turn-window-private.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  TurnApplication *application;
  GSettings       *settings;
  TurnWindow      *window;
} Fixture;

static TurnApplication *shared_application;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->application = shared_application;
  fixture->settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_reset (fixture->settings, "language");
  widget_fixture_iterate (20);
  fixture->window = turn_window_new (GTK_APPLICATION (fixture->application));
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (50);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  g_settings_reset (fixture->settings, "language");
  g_settings_reset (fixture->settings, "last-battle");
  widget_fixture_iterate (20);
  g_clear_object (&fixture->settings);
}

static gboolean
says (Fixture    *fixture,
      const char *text)
{
  return widget_fixture_says (GTK_WIDGET (fixture->window), text);
}

static void
speak (Fixture    *fixture,
       const char *code)
{
  g_settings_set_string (fixture->settings, "language", code);
  widget_fixture_iterate (50);
}

static TcTable *
get_table (Fixture *fixture)
{
  GtkWidget *page = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_PAGE, 0);

  g_assert_nonnull (page);

  return tc_page_get_table (TC_PAGE (page));
}

static void
play (Fixture    *fixture,
      const char *controllers)
{
  g_autoptr (TurnRecord) record = record_fixture (controllers, 3);

  turn_window_play (fixture->window, record);
  turn_match_set_pause (turn_window_get_match (fixture->window), 0);
  match_fixture_wait (turn_window_get_match (fixture->window));
  widget_fixture_iterate (20);
}

/* What has been chosen for a battle to come is said in the other language, and still chosen. */
static void
test_new_battle (Fixture      *fixture,
                 gconstpointer data)
{
  g_assert_true (says (fixture, "New Battle"));
  g_assert_true (says (fixture, "Old Harbour"));
  widget_fixture_click (GTK_WIDGET (fixture->window), "Add a Tagger");
  g_assert_true (says (fixture, "in turn order · 4 dice"));

  speak (fixture, "fr");
  g_assert_true (says (fixture, "Nouvelle battle"));
  g_assert_true (says (fixture, "Vieux-Port"));
  g_assert_true (says (fixture, "dans l’ordre du tour · 4 dés"));
  g_assert_false (says (fixture, "Old Harbour"));

  speak (fixture, "");
  g_assert_true (says (fixture, "Old Harbour"));
}

/* The same match with the same turn in the making, in other words. */
/* The board that is chosen stays chosen. */
static void
test_gallery (Fixture      *fixture,
              gconstpointer data)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "boards.show-all", NULL);
  page = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_GALLERY_PAGE, 0);
  tc_gallery_page_open (TC_GALLERY_PAGE (page), "side-b", NULL);
  g_assert_true (says (fixture, "Two Banks"));
  speak (fixture, "fr");
  page = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_GALLERY_PAGE, 0);
  g_assert_true (page != NULL && gtk_widget_get_mapped (page));
  g_assert_true (says (fixture, "Deux Rives"));
  g_assert_cmpstr (tc_gallery_page_get_chosen (TC_GALLERY_PAGE (page)), ==, "side-b");
}

static void
test_battle (Fixture      *fixture,
             gconstpointer data)
{
  TurnMatch *match;
  TcState before;
  guint die = 0;

  play (fixture, "human greedy greedy");
  match = turn_window_get_match (fixture->window);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  widget_fixture_iterate (20);
  g_assert_true (says (fixture, "Ana, choose a die"));
  while (!tc_table_set_own_draft (get_table (fixture), tc_draft_with_die (*tc_table_get_draft (get_table (fixture)), die)))
    die++;
  before = *tc_table_get_state (get_table (fixture));

  speak (fixture, "fr");
  g_assert_true (turn_window_get_match (fixture->window) == match);
  g_assert_true (memcmp (&before, tc_table_get_state (get_table (fixture)), sizeof before) == 0);
  g_assert_cmpint (tc_draft_get_die (tc_table_get_draft (get_table (fixture))), ==, (int) die);
  g_assert_true (says (fixture, "Ana, pose "));
  g_assert_false (says (fixture, "Ana, place "));

  speak (fixture, "en");
  g_assert_true (says (fixture, "Ana, place "));
  match_fixture_act (match);
  widget_fixture_iterate (20);
  g_assert_cmpuint (turn_match_get_n_moves (match), >, 0);
}

/* A replay stays where it is. */
static void
test_replay (Fixture      *fixture,
             gconstpointer data)
{
  TurnMatch *match;
  guint n_moves;

  play (fixture, "random random");
  match = turn_window_get_match (fixture->window);
  match_fixture_finish (match);
  n_moves = turn_match_get_n_moves (match);
  while (!says (fixture, "Watch Replay"))
    widget_fixture_iterate (20);

  speak (fixture, "fr");
  g_assert_true (says (fixture, "Revoir la battle"));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.watch-replay", NULL);
  turn_match_set_position (match, n_moves / 2);
  widget_fixture_iterate (20);

  speak (fixture, "en");
  g_assert_cmpuint (turn_match_get_position (match), ==, n_moves / 2);
  g_assert_true (says (fixture, "End Replay"));
}

static GtkWidget *
find_preferences (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  GtkWidget *found = NULL;

  for (GList *link = windows; link != NULL; link = link->next)
    if (TURN_IS_PREFERENCES_WINDOW (link->data))
      {
        g_assert_null (found);
        found = link->data;
      }
  g_assert_nonnull (found);

  return found;
}

/* Whoever chooses a language in the preferences sees them in it, and can choose again. */
static void
test_preferences (Fixture      *fixture,
                  gconstpointer data)
{
  static const char *const titles[] = { "Language", "Langue", "Language" };
  static const guint choices[] = { 2, 1 };

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "preferences", NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      GtkWidget *preferences, *row;

      widget_fixture_iterate (50);
      preferences = find_preferences ();
      row = widget_fixture_find (preferences, TURN_TYPE_LANGUAGE_ROW, 0);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, titles[i]);
      if (i < G_N_ELEMENTS (choices))
        adw_combo_row_set_selected (ADW_COMBO_ROW (row), choices[i]);
      else
        gtk_window_destroy (GTK_WINDOW (preferences));
    }
}

static char *
save (TurnMatch *match,
      GFile     *file)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_assert_true (turn_record_save (turn_match_get_record (match), file, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, &error));

  return text;
}

/* A record knows no language: saved in French, it is the same file and goes on in English. */
static void
test_record (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GFile) folder = folder_fixture_new ();
  g_autoptr (GFile) file = g_file_get_child (folder, "battle.tagrecord.json");
  g_autofree char *french = NULL, *english = NULL;
  TcState before;

  speak (fixture, "fr");
  play (fixture, "human greedy");
  match_fixture_act (turn_window_get_match (fixture->window));
  before = *tc_table_get_state (get_table (fixture));
  french = save (turn_window_get_match (fixture->window), file);
  g_assert_true (says (fixture, "Ana, "));

  speak (fixture, "en");
  turn_window_open (fixture->window, file);
  match_fixture_wait (turn_window_get_match (fixture->window));
  widget_fixture_iterate (20);
  g_assert_true (memcmp (&before, tc_table_get_state (get_table (fixture)), sizeof before) == 0);
  english = save (turn_window_get_match (fixture->window), file);
  g_assert_cmpstr (french, ==, english);
  match_fixture_act (turn_window_get_match (fixture->window));
  folder_fixture_delete (folder);
}

/* Two boards that the languages name, and therefore sort, in another way; three of eight games were won on one of them. */
static void
write_statistics (void)
{
  static const char *text = "{\"format\": \"tag-city-statistics\", \"version\": 1, \"rows\": ["
                            "{\"board\": \"Two Banks\", \"level\": \"hard\", \"games\": 8, \"wins\": 3, \"streak\": 0, \"longest_streak\": 2, "
                            "\"best_score\": -4, \"best_name\": \"Ana\"}, "
                            "{\"board\": \"Old Harbour\", \"level\": \"easy\", \"games\": 1, \"wins\": 1, \"streak\": 1, \"longest_streak\": 1, "
                            "\"best_score\": 30, \"best_name\": \"Ana\"}]}";
  g_autoptr (GFile) file = g_file_new_build_filename (g_get_user_data_dir (), "tag-city", "statistics.json", NULL);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autoptr (GError) error = NULL;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error));
  g_assert_no_error (error);
}

static void
see_window (GtkWindow        *window,
            const char *const texts[])
{
  for (gsize i = 0; texts[i] != NULL; i++)
    if (!widget_fixture_says (GTK_WIDGET (window), texts[i]))
      g_error ("does not say “%s”", texts[i]);
  gtk_window_destroy (window);
  widget_fixture_iterate (0);
}

static gpointer
shown (gpointer window)
{
  gtk_window_present (window);
  widget_fixture_iterate (50);

  return window;
}

/* Whether the first row is about that board. */
static gboolean
begins_with (TurnStatisticsWindow *window,
             const char           *board)
{
  return g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget_fixture_find (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, 0))), board);
}

/* Names, shares and the order of rows. */
static void
test_statistics (Fixture      *fixture,
                 gconstpointer data)
{
  static const char *const english[] = { "Two Banks", "3 (37.5\u00a0%)", "−4", NULL };
  static const char *const french[] = { "Deux Rives", "3 (37,5\u202f%)", "−4", NULL };
  TurnStatisticsWindow *window;

  write_statistics ();
  window = shown (turn_statistics_window_new ());
  g_assert_true (begins_with (window, "Old Harbour"));
  see_window (GTK_WINDOW (window), english);

  speak (fixture, "fr");
  window = shown (turn_statistics_window_new ());
  g_assert_true (begins_with (window, "Deux Rives"));
  see_window (GTK_WINDOW (window), french);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  shared_application = turn_application_new ();
  g_application_register (G_APPLICATION (shared_application), NULL, NULL);

  g_test_add ("/live-language/new-battle", Fixture, NULL, set_up, test_new_battle, tear_down);
  g_test_add ("/live-language/gallery", Fixture, NULL, set_up, test_gallery, tear_down);
  g_test_add ("/live-language/battle", Fixture, NULL, set_up, test_battle, tear_down);
  g_test_add ("/live-language/replay", Fixture, NULL, set_up, test_replay, tear_down);
  g_test_add ("/live-language/record", Fixture, NULL, set_up, test_record, tear_down);
  g_test_add ("/live-language/statistics", Fixture, NULL, set_up, test_statistics, tear_down);
  g_test_add ("/live-language/preferences", Fixture, NULL, set_up, test_preferences, tear_down);

  status = g_test_run ();
  g_object_unref (shared_application);

  return status;
}
