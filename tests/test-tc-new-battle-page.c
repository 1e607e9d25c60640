/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-card.h>
#include <tc-game-card.h>
#include <tc-new-battle-page.h>
#include <tc-tagger-row.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  GFile        *folder;
  GSettings    *settings;
  TcSavedGames *saved_games;
  GtkWidget    *page;
  GtkWidget    *window;
  TurnRecord   *record;      /* of the battle that was started last */
  guint         n_continued;
} Fixture;

static void
started (Fixture    *fixture,
         TurnRecord *record)
{
  g_clear_pointer (&fixture->record, turn_record_unref);
  fixture->record = turn_record_ref (record);
}

static void
continued (Fixture     *fixture,
           TcSavedGame *game)
{
  g_assert_nonnull (game);
  fixture->n_continued++;
}

static void
show_page (Fixture *fixture)
{
  fixture->page = g_object_new (TC_TYPE_NEW_BATTLE_PAGE, NULL);
  tc_new_battle_page_set_up (TC_NEW_BATTLE_PAGE (fixture->page), fixture->settings, fixture->saved_games);
  g_signal_connect_swapped (fixture->page, "started", G_CALLBACK (started), fixture);
  g_signal_connect_swapped (fixture->page, "continued", G_CALLBACK (continued), fixture);
  fixture->window = widget_fixture_show (fixture->page, 1100, 760);
}

static void
hide_page (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->folder = folder_fixture_new ();
  fixture->settings = g_settings_new ("org.tagcity.TagCity");
  g_settings_reset (fixture->settings, "last-battle");
  fixture->saved_games = tc_saved_games_new (fixture->folder);
  show_page (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  hide_page (fixture);
  g_clear_pointer (&fixture->record, turn_record_unref);
  g_clear_object (&fixture->saved_games);
  g_clear_object (&fixture->settings);
  folder_fixture_delete (fixture->folder);
  g_clear_object (&fixture->folder);
}

/* The part of the page that sets up one game. */
static GtkWidget *
get_setup (Fixture    *fixture,
           const char *game)
{
  GtkWidget *stack = NULL;

  for (guint i = 0; (stack = widget_fixture_find (fixture->page, GTK_TYPE_STACK, i)) != NULL; i++)
    if (gtk_stack_get_child_by_name (GTK_STACK (stack), game) != NULL)
      return gtk_stack_get_child_by_name (GTK_STACK (stack), game);
  g_assert_not_reached ();
}

static guint
count_rows (Fixture *fixture)
{
  GtkWidget *setup = get_setup (fixture, "tag-city");
  guint n_rows = 0;

  while (widget_fixture_find (setup, TC_TYPE_TAGGER_ROW, n_rows) != NULL)
    n_rows++;

  return n_rows;
}

static GtkWidget *
get_row (Fixture *fixture,
         guint    seat)
{
  return widget_fixture_find (get_setup (fixture, "tag-city"), TC_TYPE_TAGGER_ROW, seat);
}

static void
set_name (Fixture    *fixture,
          guint       seat,
          const char *name)
{
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (get_row (fixture, seat), GTK_TYPE_ENTRY, 0)), name);
}

static GtkWidget *
get_start (Fixture *fixture)
{
  GtkWidget *button = NULL;

  for (guint i = 0; (button = widget_fixture_find (fixture->page, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "Start") == 0)
      return button;
  g_assert_not_reached ();
}

static void
test_rows (Fixture      *fixture,
           gconstpointer data)
{
  g_assert_cmpuint (count_rows (fixture), ==, 2);
  g_assert_true (widget_fixture_says (fixture->page, "3 dice"));

  widget_fixture_click (fixture->page, "Add a tagger");
  widget_fixture_click (fixture->page, "Add a tagger");
  g_assert_cmpuint (count_rows (fixture), ==, 4);
  g_assert_true (widget_fixture_says (fixture->page, "5 dice"));

  set_name (fixture, 2, "Third");
  set_name (fixture, 3, "Fourth");
  g_signal_emit_by_name (get_row (fixture, 2), "removed");
  g_assert_cmpuint (count_rows (fixture), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget_fixture_find (get_row (fixture, 2), GTK_TYPE_ENTRY, 0))), ==, "Fourth");
}

/* Why no battle can start stands on the button that would start it. */
static GtkWidget *
get_choice (Fixture *fixture,
            guint    seat,
            guint    number)
{
  return widget_fixture_find (get_row (fixture, seat), GTK_TYPE_DROP_DOWN, number);
}

/* Where two people share the screen each may choose a language; it is played and remembered. */
static void
test_languages (Fixture      *fixture,
                gconstpointer data)
{
  g_autoptr (TcBattleSetup) setup = NULL;
  g_autoptr (GVariant) last = NULL;

  g_assert_null (get_choice (fixture, 0, 1));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (get_choice (fixture, 1, 0)), 0);
  g_assert_nonnull (get_choice (fixture, 0, 1));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (get_choice (fixture, 0, 1)), 2);

  g_signal_emit_by_name (get_start (fixture), "clicked");
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 0)->language, ==, "fr");
  g_assert_null (turn_record_get_seat (fixture->record, 1)->language);
  last = g_settings_get_value (fixture->settings, "last-battle");
  setup = tc_battle_setup_new_from_variant (last, NULL);
  g_assert_cmpstr (setup->seats[0].language, ==, "fr");
}

static void
test_start_says_why_not (Fixture      *fixture,
                         gconstpointer data)
{
  GtkWidget *start = get_start (fixture);

  g_assert_true (gtk_widget_get_sensitive (start));
  set_name (fixture, 0, "  ");
  g_assert_false (gtk_widget_get_sensitive (start));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (start), ==, "Every tagger needs a name.");

  gtk_widget_activate_action (fixture->page, "battle.start", NULL);
  g_assert_null (fixture->record);

  set_name (fixture, 0, "Ana");
  g_assert_true (gtk_widget_get_sensitive (start));
  g_assert_null (gtk_widget_get_tooltip_text (start));
}

static void
test_start (Fixture      *fixture,
            gconstpointer data)
{
  gtk_widget_grab_focus (fixture->page);
  g_assert_true (widget_fixture_has_focus (get_start (fixture)));

  set_name (fixture, 0, "Ana & <Zoë>");
  widget_fixture_click (fixture->page, "Add a tagger");
  g_signal_emit_by_name (widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, 1), "clicked");
  gtk_widget_activate_action (fixture->page, "battle.start", NULL);

  g_assert_nonnull (fixture->record);
  g_assert_cmpuint (turn_record_get_n_seats (fixture->record), ==, 3);
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 0)->name, ==, "Ana & <Zoë>");
}

static gboolean
is_there (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

/* The way to a new board is the editor; one that does not start is said so. */
static void
test_draw (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *program = g_build_filename (folder, "editor", NULL);
  g_autofree char *trace = g_build_filename (folder, "was-here", NULL);
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\n: > '%s'\n", trace);
  g_autoptr (GFile) file = g_file_new_for_path (trace);
  GListModel *windows = gtk_window_get_toplevels ();
  const guint n_windows = g_list_model_get_n_items (windows);
  GtkWindow *problem;

  g_assert_true (g_file_set_contents_full (program, script, -1, G_FILE_SET_CONTENTS_NONE, 0700, NULL));
  g_setenv ("TAG_CITY_EDITOR", program, TRUE);
  widget_fixture_click (fixture->page, "Draw a board…");
  widget_fixture_wait (is_there, file);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows);

  g_setenv ("TAG_CITY_EDITOR", "/nowhere/tag-city-editor", TRUE);
  widget_fixture_click (fixture->page, "Draw a board…");
  widget_fixture_iterate (0);
  g_assert_cmpuint (g_list_model_get_n_items (windows), ==, n_windows + 1);
  problem = g_list_model_get_item (windows, n_windows);
  g_assert_true (widget_fixture_says (GTK_WIDGET (problem), "The editor does not start"));
  gtk_window_destroy (problem);
  g_object_unref (problem);
  g_unsetenv ("TAG_CITY_EDITOR");
}

/* One board is chosen at any time, and says so without colours. */
static void
test_boards (Fixture      *fixture,
             gconstpointer data)
{
  for (guint chosen = 0; chosen < 2; chosen++)
    {
      g_signal_emit_by_name (widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, chosen), "clicked");
      for (guint i = 0; i < 2; i++)
        {
          GtkWidget *card = widget_fixture_find (fixture->page, TC_TYPE_BOARD_CARD, i);

          g_assert_cmpint (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)), ==, i == chosen);
          g_assert_cmpint (widget_fixture_find (card, GTK_TYPE_IMAGE, 0) != NULL, ==, i == chosen);
        }
    }
}

static void
test_remembers (Fixture      *fixture,
                gconstpointer data)
{
  set_name (fixture, 1, "Rival");
  widget_fixture_click (fixture->page, "Add a tagger");
  widget_fixture_click (fixture->page, "Start");
  hide_page (fixture);
  show_page (fixture);

  g_assert_cmpuint (count_rows (fixture), ==, 3);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (widget_fixture_find (get_row (fixture, 1), GTK_TYPE_ENTRY, 0))), ==, "Rival");
}

/* A game that chance deals is set up by who plays it: as many as it is for, each with a name and a paint. */
static void
test_dealt_game (Fixture      *fixture,
                 gconstpointer data)
{
  GtkWidget *setup = get_setup (fixture, "tag"), *start = get_start (fixture), *entry;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget_fixture_find (fixture->page, TC_TYPE_GAME_CARD, 1)), TRUE);
  for (guint i = 0; i < 3; i++)
    widget_fixture_click (setup, "Add a player");
  g_assert_nonnull (widget_fixture_find (setup, TC_TYPE_TAGGER_ROW, 5));
  g_signal_emit_by_name (widget_fixture_find (setup, TC_TYPE_TAGGER_ROW, 1), "removed");
  g_assert_null (widget_fixture_find (setup, TC_TYPE_TAGGER_ROW, 5));

  entry = widget_fixture_find (widget_fixture_find (setup, TC_TYPE_TAGGER_ROW, 0), GTK_TYPE_ENTRY, 0);
  gtk_editable_set_text (GTK_EDITABLE (entry), "");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (start), ==, "Every player needs a name.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "Ana");
  widget_fixture_click (fixture->page, "Start");

  g_assert_nonnull (fixture->record);
  g_assert_cmpstr (turn_record_get_format (fixture->record)->rules->id, ==, "tag");
  g_assert_cmpuint (turn_record_get_n_seats (fixture->record), ==, 5);
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 0)->name, ==, "Ana");
  g_assert_cmpstr (turn_record_get_seat (fixture->record, 1)->name, ==, "Nono");
}

/* A battle that was left comes first for whoever starts the program, whatever its taggers are called. */
static void
test_continue (Fixture      *fixture,
               gconstpointer data)
{
  g_autoptr (GFile) file = tc_saved_games_new_file (fixture->saved_games);
  g_autoptr (GError) error = NULL;

  g_assert_false (widget_fixture_says (fixture->page, "Continue"));
  set_name (fixture, 0, "A & <b>");
  widget_fixture_click (fixture->page, "Start");
  g_assert_true (turn_record_save (fixture->record, file, &error));
  g_assert_no_error (error);
  tc_saved_games_refresh (fixture->saved_games);
  widget_fixture_iterate (20);

  tc_new_battle_page_set_can_cancel (TC_NEW_BATTLE_PAGE (fixture->page), FALSE);
  gtk_widget_grab_focus (fixture->page);
  g_assert_false (widget_fixture_has_focus (get_start (fixture)));
  widget_fixture_click (fixture->page, "Continue");
  g_assert_cmpuint (fixture->n_continued, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add ("/new-battle-page/rows", Fixture, NULL, set_up, test_rows, tear_down);
  g_test_add ("/new-battle-page/languages", Fixture, NULL, set_up, test_languages, tear_down);
  g_test_add ("/new-battle-page/start-says-why-not", Fixture, NULL, set_up, test_start_says_why_not, tear_down);
  g_test_add ("/new-battle-page/start", Fixture, NULL, set_up, test_start, tear_down);
  g_test_add ("/new-battle-page/boards", Fixture, NULL, set_up, test_boards, tear_down);
  g_test_add ("/new-battle-page/draw", Fixture, NULL, set_up, test_draw, tear_down);
  g_test_add ("/new-battle-page/remembers", Fixture, NULL, set_up, test_remembers, tear_down);
  g_test_add ("/new-battle-page/dealt-game", Fixture, NULL, set_up, test_dealt_game, tear_down);
  g_test_add ("/new-battle-page/continue", Fixture, NULL, set_up, test_continue, tear_down);

  return g_test_run ();
}
