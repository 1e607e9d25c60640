/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-gallery-page.h>
#include <tc-page.h>
#include <tc-result-page.h>
#include <tc-setup-panel-private.h>
#include <turn-application.h>
#include <turn-language.h>
#include <turn-model-private.h>
#include <turn-new-game-page.h>
#include <turn-preferences-window.h>
#include <turn-statistics.h>
#include <turn-volume.h>
#include <turn-widget-picture.h>
#include <turn-window-private.h>

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
  GtkWidget *result, *replay, *content;

  open_file (fixture, file);
  replay = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_PAGE, 0);
  g_assert_true (turn_page_is_replay (TURN_PAGE (replay)));
  gtk_widget_activate_action (widget_fixture_find (replay, TURN_TYPE_REPLAY_BAR, 0), "replay.end", NULL);
  widget_fixture_iterate (50);
  g_assert_true (shows (fixture, TC_TYPE_RESULT_PAGE));

  result = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_RESULT_PAGE, 0);
  content = GTK_WIDGET (gtk_widget_get_template_child (result, TC_TYPE_RESULT_PAGE, "picture"));
  g_assert_true (turn_widget_picture_save (content, picture, &error));
  g_assert_no_error (error);
  texture = gdk_texture_new_from_file (picture, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, gtk_widget_get_width (result));
  g_assert_cmpint (gdk_texture_get_height (texture), >=, gtk_widget_get_height (result));

  g_assert_false (turn_widget_picture_save (content, nowhere, &error));
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

static GFile *
get_games_folder (void)
{
  return g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "games", NULL);
}

/* A file in the place of the folder stops even the administrator. */
static void
forbid_saves (void)
{
  g_autoptr (GFile) folder = get_games_folder (), parent = g_file_get_parent (folder);

  folder_fixture_delete (folder);
  g_file_make_directory_with_parents (parent, NULL, NULL);
  g_assert_true (g_file_replace_contents (folder, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

static gboolean
shows_bar (Fixture *fixture)
{
  return gtk_info_bar_get_revealed (GTK_INFO_BAR (widget_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_INFO_BAR, 0)));
}

static void
wait_for_bar (Fixture *fixture,
              gboolean shown)
{
  while (shows_bar (fixture) != shown)
    g_main_context_iteration (NULL, TRUE);
}

static void
answer (Fixture    *fixture,
        const char *response)
{
  GtkWidget *message = find_message (fixture);

  g_assert_nonnull (message);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (message), response);
  gtk_window_destroy (GTK_WINDOW (message));
  widget_fixture_iterate (20);
}

/* A battle that is not on the disk says so for as long as that is so, and is not left without a question. */
static void
test_not_saved (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (TurnRecord) record = record_fixture ("human random", 4), another = record_fixture ("human random", 5);
  g_autoptr (GFile) folder = get_games_folder ();
  TurnMatch *match;

  forbid_saves ();
  turn_window_play (fixture->window, record);
  match = turn_window_get_match (fixture->window);
  wait_for_bar (fixture, TRUE);
  gtk_window_close (GTK_WINDOW (fixture->window));
  answer (fixture, "cancel");
  turn_window_play (fixture->window, another);
  answer (fixture, "cancel");
  g_assert_true (turn_window_get_match (fixture->window) == match);
  g_assert_true (shows_bar (fixture));

  g_assert_true (g_file_delete (folder, NULL, NULL));
  wait_for_bar (fixture, FALSE);
  g_assert_cmpuint (count_saves (), ==, 1);
  turn_window_play (fixture->window, another);
  g_assert_null (find_message (fixture));
  g_assert_true (turn_window_get_match (fixture->window) != match);
}

/* One saved battle is at one table; a second window says so and stays where it is. */
static void
test_open_once (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (TurnRecord) record = record_fixture ("human random", 4);
  g_autoptr (TurnSavedGames) games = NULL;
  Fixture other = { .window = turn_window_new (application) };
  TurnSavedGame *game;

  turn_window_play (fixture->window, record);
  g_assert_true (turn_match_flush (turn_window_get_match (fixture->window), NULL));
  games = turn_saved_games_new (NULL);
  game = turn_saved_games_get_newest (games);
  gtk_window_present (GTK_WINDOW (other.window));
  turn_window_continue (other.window, game);
  widget_fixture_iterate (20);
  g_assert_null (turn_window_get_match (other.window));
  answer (&other, "close");
  gtk_window_destroy (GTK_WINDOW (other.window));

  turn_window_continue (fixture->window, game);
  g_assert_null (find_message (fixture));
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
  TcSetupPanel *setup = TC_SETUP_PANEL (widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_SETUP_PANEL, 0));
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "boards.show-all", NULL);
  widget_fixture_iterate (20);
  g_assert_true (shows (fixture, TC_TYPE_GALLERY_PAGE));
  page = widget_fixture_find (GTK_WIDGET (fixture->window), TC_TYPE_GALLERY_PAGE, 0);
  g_assert_cmpstr (tc_gallery_page_get_chosen (TC_GALLERY_PAGE (page)), ==, setup->battle->board);
  g_assert_true (widget_fixture_has_focus (page));

  tc_gallery_page_open (TC_GALLERY_PAGE (page), "lagoon", NULL);
  gtk_widget_activate_action (page, "gallery.back", NULL);
  g_assert_false (shows (fixture, TC_TYPE_GALLERY_PAGE));
  g_assert_cmpstr (setup->battle->board, ==, "side-a");

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "boards.show-all", NULL);
  g_assert_cmpstr (tc_gallery_page_get_chosen (TC_GALLERY_PAGE (page)), ==, "side-a");
  tc_gallery_page_open (TC_GALLERY_PAGE (page), "lagoon", NULL);
  gtk_widget_activate_action (page, "gallery.use", NULL);
  g_assert_false (shows (fixture, TC_TYPE_GALLERY_PAGE));
  g_assert_cmpstr (setup->battle->board, ==, "lagoon");
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

static GtkDropTarget *
find_drop_target (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        return GTK_DROP_TARGET (controller);
    }

  return NULL;
}

static gboolean
drop (Fixture *fixture,
      GFile   *file)
{
  GtkDropTarget *target = find_drop_target (GTK_WIDGET (fixture->window));
  GSList files = { .data = file };
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean is_taken = FALSE;

  g_assert_nonnull (target);
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, file != NULL ? &files : NULL);
  g_signal_emit_by_name (target, "drop", &value, 10., 10., &is_taken);
  widget_fixture_iterate (20);

  return is_taken;
}

/* A board or a record that is dropped on the window is opened; what is neither is refused as when it is opened. */
static void
test_dropped (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (GFile) record = test_file ("screens/play.tagrecord.json"), board = test_file ("boards/kiosk.city.json");
  g_autoptr (GFile) damaged = g_file_get_child (fixture->folder, "damaged.tagrecord.json");
  GtkWidget *message;

  g_assert_false (drop (fixture, NULL));
  g_assert_true (drop (fixture, record));
  g_assert_true (shows (fixture, TC_TYPE_PAGE));
  g_assert_true (drop (fixture, board));
  g_assert_true (shows (fixture, TURN_TYPE_NEW_GAME_PAGE));
  g_assert_null (find_message (fixture));
  g_file_replace_contents (damaged, "{", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
  g_assert_true (drop (fixture, damaged));
  message = find_message (fixture);
  g_assert_nonnull (message);
  g_assert_cmpstr (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (message)), ==, "This file cannot be opened");
  gtk_window_destroy (GTK_WINDOW (message));
}

/* Sounds are as loud as the preferences say. */
static void
test_volume (Fixture      *fixture,
             gconstpointer data)
{
  static const struct { double share; const char *decibels; } cases[] = { { 1, "0.0" }, { .5, "-18.1" }, { .1, "-60.0" }, { 0, "-120.0" } };
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  GtkWidget *window = GTK_WIDGET (g_object_ref_sink (turn_preferences_window_new (settings)));
  GtkRange *scale = GTK_RANGE (gtk_widget_get_template_child (window, TURN_TYPE_PREFERENCES_WINDOW, "volume"));

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *decibels = NULL;

      gtk_range_set_value (scale, cases[i].share);
      decibels = turn_volume_dup_decibels (g_settings_get_double (settings, "sound-volume"));
      g_assert_cmpstr (decibels, ==, cases[i].decibels);
    }
  g_settings_set_boolean (settings, "sound", FALSE);
  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (scale)));
  g_settings_reset (settings, "sound");
  g_settings_reset (settings, "sound-volume");
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_unref (window);
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

/* On a phone every table has the width that there is, and its name is not cut off: a window there has no need of what makes it larger or smaller. */
static void
test_narrow (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const records[] = { "screens/four-taggers.tagrecord.json", "screens/tag.tagrecord.json", "screens/roll-tag.tagrecord.json" };

  for (gsize i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (GFile) file = test_file (records[i]);
      g_autofree char *buttons = NULL, *wide = NULL;
      GtkWidget *bar, *title;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 640);
      open_file (fixture, file);
      turn_match_stop (turn_window_get_match (fixture->window));
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 360, 640);
      widget_fixture_iterate (50);
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), <=, 360);
      bar = widget_fixture_find (GTK_WIDGET (fixture->window), ADW_TYPE_HEADER_BAR, 0);
      g_object_get (bar, "decoration-layout", &buttons, NULL);
      g_assert_cmpstr (buttons, ==, ":close");
      title = widget_fixture_find (bar, ADW_TYPE_WINDOW_TITLE, 0);
      if (title != NULL)
        g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget_fixture_find (title, GTK_TYPE_LABEL, 0)))));
      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 640);
      widget_fixture_iterate (50);
      g_object_get (bar, "decoration-layout", &wide, NULL);
      g_assert_null (wide);
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
  g_test_add ("/window/not-saved", Fixture, NULL, set_up, test_not_saved, tear_down);
  g_test_add ("/window/open-once", Fixture, NULL, set_up, test_open_once, tear_down);
  g_test_add ("/window/board", Fixture, NULL, set_up, test_board, tear_down);
  g_test_add ("/window/gallery", Fixture, NULL, set_up, test_gallery, tear_down);
  g_test_add ("/window/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/window/dropped", Fixture, NULL, set_up, test_dropped, tear_down);
  g_test_add ("/window/volume", Fixture, NULL, set_up, test_volume, tear_down);
  g_test_add ("/window/narrow", Fixture, NULL, set_up, test_narrow, tear_down);
  g_test_add ("/window/shortcuts", Fixture, NULL, set_up, test_shortcuts, tear_down);

  return g_test_run ();
}
