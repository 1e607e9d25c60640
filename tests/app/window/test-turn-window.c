/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-gallery-page.h>
#include <tc-page.h>
#include <tc-result-page.h>
#include <turn-application.h>
#include <turn-language.h>
#include <turn-new-game-page.h>
#include <turn-saved-games.h>
#include <turn-statistics.h>
#include <turn-window.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* What opening and saving do once a file has been chosen; the dialogs themselves are the desktop's. */

typedef struct
{
  TurnWindow *window;
  GFile      *folder;
} Fixture;

static GtkApplication *application;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = folder_fixture_new ();
  fixture->window = turn_window_new (application);
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (20);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  folder_fixture_delete (fixture->folder);
  g_clear_object (&fixture->folder);
}

static GFile *
test_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), name, NULL);

  return g_file_new_for_path (path);
}

static void
open_file (Fixture *fixture,
           GFile   *file)
{
  turn_window_open (fixture->window, file);
  widget_fixture_iterate (20);
}

/* Whether the window shows a page of that type. */
static gboolean
shows (Fixture *fixture,
       GType    type)
{
  GtkWidget *page = widget_fixture_find (GTK_WIDGET (fixture->window), type, 0);

  return page != NULL && gtk_widget_get_child_visible (page);
}

/* A battle that goes on is played; the file that it was opened from stays as it is. */
static void
test_unfinished (Fixture      *fixture,
                 gconstpointer data)
{
  g_autoptr (GFile) file = test_file ("screens/play.tagrecord.json");
  g_autoptr (GBytes) before = g_file_load_bytes (file, NULL, NULL, NULL), after = NULL;

  open_file (fixture, file);
  g_assert_true (shows (fixture, TC_TYPE_PAGE));
  g_assert_false (turn_match_is_finished (turn_window_get_match (fixture->window)));
  match_fixture_act (turn_window_get_match (fixture->window));
  turn_match_stop (turn_window_get_match (fixture->window));
  after = g_file_load_bytes (file, NULL, NULL, NULL);
  g_assert_true (g_bytes_equal (before, after));
}

/* One that is over is watched, and its picture can be kept. */
static void
test_finished (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GFile) file = test_file ("screens/result.tagrecord.json");
  g_autoptr (GFile) picture = g_file_get_child (fixture->folder, "all-city.png");
  g_autoptr (GFile) nowhere = g_file_get_child (picture, "all-city.png");
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *result, *replay;

  open_file (fixture, file);
  replay = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_PAGE, 0);
  g_assert_true (turn_page_is_replay (TURN_PAGE (replay)));
  gtk_widget_activate_action (widget_fixture_find (replay, TURN_TYPE_REPLAY_BAR, 0), "replay.end", NULL);
  widget_fixture_iterate (50);
  g_assert_true (shows (fixture, TC_TYPE_RESULT_PAGE));

  result = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_RESULT_PAGE, 0);
  g_assert_true (tc_result_page_save_picture (TC_RESULT_PAGE (result), picture, &error));
  g_assert_no_error (error);
  texture = gdk_texture_new_from_file (picture, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, gtk_widget_get_width (result));
  g_assert_cmpint (gdk_texture_get_height (texture), >=, gtk_widget_get_height (result));

  g_assert_false (tc_result_page_save_picture (TC_RESULT_PAGE (result), nowhere, &error));
  g_assert_nonnull (error);
}

static GtkWidget *
get_table_page (Fixture *fixture)
{
  return widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_PAGE, 0);
}

static guint
count_battles (void)
{
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);

  return turn_statistics_get_total (statistics).games;
}

static guint
count_saves (void)
{
  g_autoptr (GFile) folder = g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "games", NULL);
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (folder, "standard::name", G_FILE_QUERY_INFO_NONE, NULL, NULL);
  guint n_files = 0;

  while (files != NULL)
    {
      g_autoptr (GFileInfo) info = g_file_enumerator_next_file (files, NULL, NULL);

      if (info == NULL)
        break;
      /* One that is just being written has another name until it is whole. */
      n_files += !g_str_has_prefix (g_file_info_get_name (info), ".");
    }

  return n_files;
}

/* A battle that is over counts at once, and only once; its result waits until somebody wants to see it. Going away and coming back changes nothing. */
static void
test_result (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (TurnRecord) record = record_fixture ("human random", 4);
  const guint n_battles = count_battles (), n_saves = count_saves ();

  turn_window_play (fixture->window, record);
  turn_match_set_pause (turn_window_get_match (fixture->window), 0);
  match_fixture_finish (turn_window_get_match (fixture->window));
  widget_fixture_iterate (1700);
  g_assert_true (shows (fixture, TC_TYPE_PAGE));
  g_assert_cmpuint (count_battles (), ==, n_battles + 1);
  g_assert_cmpuint (count_saves (), ==, n_saves + 1);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-battle", NULL);
  widget_fixture_iterate (20);
  g_signal_emit_by_name (widget_fixture_find (GTK_WIDGET (fixture->window), TURN_TYPE_NEW_GAME_PAGE, 0), "cancelled");
  widget_fixture_iterate (20);
  g_assert_true (shows (fixture, TC_TYPE_PAGE));

  gtk_widget_activate_action (get_table_page (fixture), "turn.confirm", NULL);
  widget_fixture_iterate (20);
  g_assert_true (shows (fixture, TC_TYPE_RESULT_PAGE));
  g_assert_cmpuint (count_battles (), ==, n_battles + 1);
  g_assert_cmpuint (count_saves (), ==, n_saves);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-battle", NULL);
  widget_fixture_iterate (20);
  g_signal_emit_by_name (widget_fixture_find (GTK_WIDGET (fixture->window), TURN_TYPE_NEW_GAME_PAGE, 0), "cancelled");
  widget_fixture_iterate (20);
  g_assert_true (shows (fixture, TC_TYPE_RESULT_PAGE));
}

/* Who leaves before the result is seen leaves nothing behind that could be gone on with. */
static void
test_left_at_end (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (TurnRecord) record = record_fixture ("human random", 6);
  const guint n_saves = count_saves ();

  turn_window_play (fixture->window, record);
  turn_match_set_pause (turn_window_get_match (fixture->window), 0);
  match_fixture_finish (turn_window_get_match (fixture->window));
  g_assert_cmpuint (count_saves (), ==, n_saves + 1);
  gtk_window_close (GTK_WINDOW (fixture->window));
  g_assert_cmpuint (count_saves (), ==, n_saves);
  fixture->window = turn_window_new (application);
}

/* The message over the window, or NULL. */
static GtkWidget *
find_message (Fixture *fixture)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (ADW_IS_MESSAGE_DIALOG (window) && gtk_window_get_transient_for (window) == GTK_WINDOW (fixture->window))
        return GTK_WIDGET (window);
    }

  return NULL;
}

static void
test_board (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("BOARDS"), "side-b.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  open_file (fixture, file);
  g_assert_true (shows (fixture, TURN_TYPE_NEW_GAME_PAGE));
  g_assert_null (find_message (fixture));
  g_assert_null (turn_window_get_match (fixture->window));
}

/* What cannot be opened is told in words, and the window stays where it was. */
/* All boards, from the page for a new battle and back to it with another one, or with the same. */
static void
test_gallery (Fixture      *fixture,
              gconstpointer data)
{
  TurnNewGamePage *new_battle = TURN_NEW_GAME_PAGE (widget_fixture_find (GTK_WIDGET (fixture->window), TURN_TYPE_NEW_GAME_PAGE, 0));
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "boards.show-all", NULL);
  widget_fixture_iterate (20);
  g_assert_true (shows (fixture, TC_TYPE_GALLERY_PAGE));
  page = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_GALLERY_PAGE, 0);
  g_assert_cmpstr (tc_gallery_page_get_chosen (TC_GALLERY_PAGE (page)), ==, turn_new_game_page_get_board (new_battle));
  g_assert_true (widget_fixture_has_focus (page));

  tc_gallery_page_open (TC_GALLERY_PAGE (page), "lagoon", NULL);
  gtk_widget_activate_action (page, "gallery.back", NULL);
  g_assert_true (shows (fixture, TURN_TYPE_NEW_GAME_PAGE));
  g_assert_cmpstr (turn_new_game_page_get_board (new_battle), ==, "side-a");

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "boards.show-all", NULL);
  g_assert_cmpstr (tc_gallery_page_get_chosen (TC_GALLERY_PAGE (page)), ==, "side-a");
  tc_gallery_page_open (TC_GALLERY_PAGE (page), "lagoon", NULL);
  gtk_widget_activate_action (page, "gallery.use", NULL);
  g_assert_true (shows (fixture, TURN_TYPE_NEW_GAME_PAGE));
  g_assert_cmpstr (turn_new_game_page_get_board (new_battle), ==, "lagoon");
}

static void
test_damaged (Fixture      *fixture,
              gconstpointer data)
{
  static const char *const texts[] = { "", "{", "[]", "{ \"format\": \"something else\" }" };
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "damaged.tagrecord.json");

  g_assert_null (find_message (fixture));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *message;

      g_file_replace_contents (file, texts[i], strlen (texts[i]), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
      open_file (fixture, file);
      message = find_message (fixture);
      g_assert_nonnull (message);
      g_assert_cmpstr (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (message)), !=, "");
      g_assert_true (shows (fixture, TURN_TYPE_NEW_GAME_PAGE));
      gtk_window_destroy (GTK_WINDOW (message));
    }
}

static GtkWindow *
find_shortcuts (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *link = toplevels; link != NULL; link = link->next)
    if (GTK_IS_SHORTCUTS_WINDOW (link->data))
      return link->data;

  return NULL;
}

/* The keys of the game that is on the table come first. */
static void
test_shortcuts (Fixture      *fixture,
                gconstpointer data)
{
  static const struct { const char *record, *section; } cases[] = {
    { "records/roll-tag-unfinished.tagrecord.json", "cards" },
    { "records/unfinished.tagrecord.json", "battle" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = test_file (cases[i].record);
      g_autofree char *section = NULL;

      open_file (fixture, file);
      turn_match_stop (turn_window_get_match (fixture->window));
      g_action_group_activate_action (G_ACTION_GROUP (application), "shortcuts", NULL);
      widget_fixture_iterate (20);
      g_object_get (find_shortcuts (), "section-name", &section, NULL);
      g_assert_cmpstr (section, ==, cases[i].section);
      gtk_window_destroy (find_shortcuts ());
      widget_fixture_iterate (0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (TurnApplication) program = NULL;

  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  program = turn_application_new ();
  application = GTK_APPLICATION (program);
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (program), NULL, NULL);
  g_test_add ("/window/unfinished", Fixture, NULL, set_up, test_unfinished, tear_down);
  g_test_add ("/window/finished", Fixture, NULL, set_up, test_finished, tear_down);
  g_test_add ("/window/result", Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/window/left-at-end", Fixture, NULL, set_up, test_left_at_end, tear_down);
  g_test_add ("/window/board", Fixture, NULL, set_up, test_board, tear_down);
  g_test_add ("/window/gallery", Fixture, NULL, set_up, test_gallery, tear_down);
  g_test_add ("/window/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/window/shortcuts", Fixture, NULL, set_up, test_shortcuts, tear_down);

  return g_test_run ();
}
