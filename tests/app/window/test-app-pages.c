/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-battle-setup.h>
#include <tc-gallery-bar.h>
#include <tc-page.h>
#include <turn-about.h>
#include <turn-application.h>
#include <turn-battle-row.h>
#include <turn-game-card.h>
#include <turn-help.h>
#include <turn-language.h>
#include <turn-model-private.h>
#include <turn-page.h>
#include <turn-preferences-window.h>
#include <turn-saved-games.h>
#include <turn-shelf-disk.h>
#include <turn-statistics-window.h>
#include <turn-ui-private.h>
#include <turn-window-private.h>

#include "dealt-record.h"
#include "match-fixtures.h"
#include "page-words.h"
#include "widget-fixtures.h"

/* Every page and window of the game, looked at in one language. */
typedef struct
{
  GtkApplication *application;
  PageCheck       check;
} Tour;

static TurnWindow *
open_window (Tour *tour)
{
  TurnWindow *window = turn_window_new (tour->application);

  gtk_window_set_default_size (GTK_WINDOW (window), tour->check.width, tour->check.height);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);

  return window;
}

static void
see_dialog (Tour       *tour,
            const char *name,
            gpointer    dialog)
{
  gtk_window_set_default_size (dialog, tour->check.width, tour->check.height);
  gtk_window_present (dialog);
  widget_fixture_iterate (50);
  page_check_see (&tour->check, name, dialog);
  gtk_window_destroy (dialog);
  widget_fixture_iterate (0);
}

static GtkWidget *
get_page (TurnWindow *window)
{
  return widget_fixture_find (GTK_WIDGET (window), TC_TYPE_PAGE, 0);
}

static TcTable *
get_table (TurnWindow *window)
{
  return tc_page_get_table (TC_PAGE (get_page (window)));
}

/* All that may be beside the board, one after the other where there is no room for it. */
static void
see_table (Tour       *tour,
           const char *name,
           TurnWindow *window)
{
  static const char *const pages[] = { "hq", "remote", "networks", "crew" };

  for (gsize i = 0; i < (tour->check.width < 1000 ? G_N_ELEMENTS (pages) : 1); i++)
    {
      g_autofree char *title = g_strdup_printf ("%s, %s", name, pages[i]);

      g_object_set (get_page (window), "page", pages[i], NULL);
      widget_fixture_iterate (30);
      page_check_see (&tour->check, title, GTK_WIDGET (window));
    }
}

static void
see_turn (Tour       *tour,
          TurnWindow *window)
{
  TcTable *table = get_table (window);
  const TcDraft *draft = tc_table_get_draft (table);
  guint die = 0;

  see_table (tour, "choosing a die", window);
  while (!tc_table_set_own_draft (table, tc_draft_with_die (*draft, die)))
    die++;
  see_table (tour, "placing a shape", window);
  tc_table_set_own_draft (table, tc_draft_with_use (*draft, TC_USE_DRONE));
  see_table (tour, "sending a drone", window);
  tc_table_set_own_draft (table, tc_draft_with_use (*draft, TC_USE_SOCIAL));
  see_table (tour, "going to the networks", window);
}

static gboolean
has_thought (gpointer page)
{
  return !widget_fixture_says (page, g_dgettext ("tag-city", "Thinking…"));
}

/* A hint tells more each time it is asked for. */
static void
see_hint (Tour       *tour,
          TurnWindow *window)
{
  static const char *const steps[] = { "a hint for the die", "a hint for the place", "a hint with its reasons" };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      gtk_widget_activate_action (get_page (window), "turn.hint", NULL);
      widget_fixture_wait (has_thought, get_page (window));
      see_table (tour, steps[i], window);
    }
}

static TurnWindow *
play (Tour       *tour,
      const char *controllers)
{
  TurnWindow *window = open_window (tour);
  g_autoptr (TurnRecord) record = record_fixture (controllers, 3);

  turn_window_play (window, record);
  turn_match_set_pause (turn_window_get_match (window), 0);
  match_fixture_wait (turn_window_get_match (window));

  return window;
}

static void
see_battle (Tour *tour)
{
  TurnWindow *window = play (tour, "human greedy random");
  TurnMatch *match = turn_window_get_match (window);

  match_fixture_reach (match, TC_PHASE_PLACE);
  widget_fixture_iterate (30);
  see_table (tour, "leading", window);
  match_fixture_reach (match, TC_PHASE_DRAFT);
  widget_fixture_iterate (30);
  see_hint (tour, window);
  see_turn (tour, window);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

static void
see_hand_over (Tour *tour)
{
  TurnWindow *window = play (tour, "human human");

  match_fixture_reach (turn_window_get_match (window), TC_PHASE_FINAL);
  widget_fixture_iterate (30);
  page_check_see (&tour->check, "the shutter", GTK_WIDGET (window));
  turn_screen_uncover (TURN_SCREEN (get_table (window)));
  widget_fixture_iterate (30);
  see_table (tour, "the final die", window);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
}

static void
see_end (Tour *tour)
{
  g_autoptr (TurnMatch) match = match_fixture ("human greedy random", 3);
  g_autoptr (GFile) folder = folder_fixture_new ();
  g_autoptr (GFile) file = g_file_get_child (folder, "over.tagrecord.json");
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);
  TurnWindow *window;

  turn_match_run (match);
  match_fixture_finish (match);
  g_assert_true (turn_statistics_add (statistics, turn_match_get_record (match), NULL));
  g_assert_true (turn_record_save (turn_match_get_record (match), file, NULL));
  window = open_window (tour);
  turn_window_open (window, file);
  widget_fixture_iterate (50);
  page_check_see (&tour->check, "a replay", GTK_WIDGET (window));
  gtk_widget_activate_action (widget_fixture_find (GTK_WIDGET (window), g_type_from_name ("TurnReplayBar"), 0), "replay.end", NULL);
  widget_fixture_iterate (50);
  page_check_see (&tour->check, "the result", GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
  see_dialog (tour, "the hall of fame", turn_statistics_window_new ());
  folder_fixture_delete (folder);
}

static gboolean
is_looked_back_at (gpointer match)
{
  return turn_record_get_extra (turn_match_get_record (match), "analysis") != NULL;
}

/* While it runs, when it is done, and at each of its moments. */
static void
see_analysis (Tour *tour)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records", "shared-victory.tagrecord.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TurnWindow *window = open_window (tour);
  TurnMatch *match;

  turn_window_open (window, file);
  widget_fixture_iterate (50);
  match = turn_window_get_match (window);
  gtk_widget_activate_action (widget_fixture_find (GTK_WIDGET (window), g_type_from_name ("TurnReplayBar"), 0), "replay.look-back", NULL);
  widget_fixture_iterate (30);
  page_check_see (&tour->check, "an analysis under way", GTK_WIDGET (window));
  widget_fixture_wait (is_looked_back_at, match);
  for (guint position = 0; position <= turn_match_get_n_moves (match); position += MAX (1, turn_match_get_n_moves (match) / 4))
    {
      turn_match_set_position (match, position);
      widget_fixture_iterate (30);
      page_check_see (&tour->check, "an analysis", GTK_WIDGET (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static TurnWindow *
deal (Tour       *tour,
      const char *game,
      const char *controller)
{
  const TurnSeat seats[] = { { .name = (char *) "Ana", .controller = (char *) controller }, { .name = (char *) "Ben", .controller = (char *) controller } };
  g_autoptr (TurnRecord) record = dealt_record (game, seats, G_N_ELEMENTS (seats), 5);
  TurnWindow *window = open_window (tour);

  turn_window_play (window, record);
  turn_match_set_pause (turn_window_get_match (window), 0);
  widget_fixture_iterate (30);

  return window;
}

/* The shutter between two people, a turn, and hints for it. */
static void
see_deal (Tour       *tour,
          const char *game)
{
  TurnWindow *window = deal (tour, game, "human");
  GtkWidget *page = widget_fixture_find (GTK_WIDGET (window), TURN_TYPE_PAGE, 0);

  page_check_see (&tour->check, game, GTK_WIDGET (window));
  turn_screen_uncover (turn_page_get_screen (TURN_PAGE (page)));
  widget_fixture_iterate (30);
  page_check_see (&tour->check, game, GTK_WIDGET (window));
  for (guint step = 0; step < 3; step++)
    {
      gtk_widget_activate_action (page, "turn.hint", NULL);
      widget_fixture_wait (has_thought, page);
      widget_fixture_iterate (30);
      page_check_see (&tour->check, "a hint at a card table", GTK_WIDGET (window));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_over (gpointer match)
{
  return turn_match_is_finished (match);
}

static void
see_end_of_deal (Tour       *tour,
                 const char *game)
{
  TurnWindow *window = deal (tour, game, "bot:random");
  g_autofree char *title = g_strdup_printf ("the end of %s", game);

  widget_fixture_wait (is_over, turn_window_get_match (window));
  widget_fixture_iterate (50);
  page_check_see (&tour->check, title, GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
lists_battles (gpointer window)
{
  return widget_fixture_find (window, TURN_TYPE_BATTLE_ROW, 0) != NULL;
}

/* One to go on with, one that is over and one that is damaged. */
static void
bring_battles (void)
{
  g_autoptr (GFile) games = turn_saved_games_dup_folder (NULL), file = g_file_get_child (games, "y.tagrecord.json");
  g_autoptr (GFile) shelf = turn_shelf_disk_dup_folder (NULL), damaged = g_file_get_child (shelf, "x.tagrecord.json");
  g_autoptr (TurnRecord) record = record_fixture ("human random", 2);
  g_autoptr (TurnMatch) match = match_fixture ("human random", 3);

  turn_match_run (match);
  match_fixture_finish (match);
  g_assert_true (turn_shelf_disk_keep (NULL, turn_match_get_record (match), 1000000000, NULL));
  g_file_replace_contents (damaged, "{", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
  g_assert_true (turn_record_save (record, file, NULL));
}

static void
see_battles (Tour *tour)
{
  g_autoptr (GFile) games = turn_saved_games_dup_folder (NULL), shelf = turn_shelf_disk_dup_folder (NULL);
  TurnWindow *window;

  folder_fixture_delete (games);
  folder_fixture_delete (shelf);
  window = open_window (tour);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.battles", NULL);
  widget_fixture_iterate (200);
  page_check_see (&tour->check, "no battles", GTK_WIDGET (window));

  bring_battles ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.battles", NULL);
  widget_fixture_wait (lists_battles, window);
  widget_fixture_iterate (100);
  page_check_see (&tour->check, "battles", GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.hall-of-fame", NULL);
  widget_fixture_iterate (300);
  page_check_see (&tour->check, "the hall", GTK_WIDGET (window));
  gtk_window_destroy (GTK_WINDOW (window));
  folder_fixture_delete (games);
  folder_fixture_delete (shelf);
}

/* All boards, and short ones with water, of which there are none. */
static void
see_gallery (Tour       *tour,
             TurnWindow *window)
{
  GtkWidget *bar;

  gtk_widget_activate_action (GTK_WIDGET (window), "boards.show-all", NULL);
  widget_fixture_iterate (50);
  page_check_see (&tour->check, "the gallery", GTK_WIDGET (window));
  bar = widget_fixture_find (GTK_WIDGET (window), TC_TYPE_GALLERY_BAR, 0);
  for (guint i = 0; i < 6; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget_fixture_find (bar, GTK_TYPE_TOGGLE_BUTTON, i)), i == 1 || i >= 4);
  widget_fixture_iterate (50);
  page_check_see (&tour->check, "an empty gallery", GTK_WIDGET (window));
}

/* Its first page; the other ones are documents, whose words are not messages. */
static void
see_help (Tour *tour)
{
  TurnHelpWindow *help = TURN_HELP_WINDOW (turn_help_new (NULL));
  const guint n_pages = tour->check.kind == PAGE_CHECK_BRACKETS ? 1 : turn_help_window_get_n_pages (help);

  gtk_window_set_default_size (GTK_WINDOW (help), tour->check.width, tour->check.height);
  gtk_window_present (GTK_WINDOW (help));
  for (guint page = 0; page < n_pages; page++)
    {
      g_autofree char *title = g_strdup_printf ("the help, page %u", page);

      turn_help_window_show_page (help, page);
      widget_fixture_iterate (400);
      page_check_see (&tour->check, title, GTK_WIDGET (help));
    }
  gtk_window_destroy (GTK_WINDOW (help));
}

static void
see_windows (Tour *tour)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  TurnWindow *window = open_window (tour);
  GtkWidget *card;

  for (guint i = 0; (card = widget_fixture_find (GTK_WIDGET (window), TURN_TYPE_GAME_CARD, i)) != NULL; i++)
    {
      g_autofree char *title = g_strdup_printf ("a new game of %s", turn_game_card_get_kind (TURN_GAME_CARD (card))->format->rules->id);

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
      widget_fixture_iterate (30);
      page_check_see (&tour->check, title, GTK_WIDGET (window));
    }
  see_gallery (tour, window);
  gtk_window_destroy (GTK_WINDOW (window));
  see_help (tour);
  see_dialog (tour, "the preferences", turn_preferences_window_new (settings));
  see_dialog (tour, "an empty hall of fame", turn_statistics_window_new ());
  page_check_see_about (&tour->check, turn_about_window_new);
}

/* Whoever runs this has any name. */
static void
choose_settings (void)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");
  g_autoptr (TcBattleSetup) setup = tc_battle_setup_new ("Ana");

  g_settings_set_value (settings, "last-battle", tc_battle_setup_to_variant (setup));
  g_settings_set_string (settings, "language", "fr");
  widget_fixture_iterate (20);
}

static void
see_all (gconstpointer data)
{
  const PageCheck *check = data;
  Tour tour = { .application = GTK_APPLICATION (g_application_get_default ()), .check = *check };

  choose_settings ();
  see_windows (&tour);
  see_battles (&tour);
  see_battle (&tour);
  see_hand_over (&tour);
  see_end (&tour);
  see_analysis (&tour);
  see_deal (&tour, "tag");
  see_end_of_deal (&tour, "tag");
  see_deal (&tour, "roll-tag");
  see_end_of_deal (&tour, "roll-tag");
  g_assert_cmpuint (tour.check.n_problems, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const PageCheck brackets = { .kind = PAGE_CHECK_BRACKETS, .width = 1280, .height = 800 };
  static const PageCheck narrow = { .kind = PAGE_CHECK_ROOM, .width = 360, .height = 720 };
  static const PageCheck wide = { .kind = PAGE_CHECK_ROOM, .width = 1280, .height = 800 };
  g_autoptr (TurnApplication) application = NULL;

  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  page_check_init ();
  application = turn_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_data_func ("/app-pages/brackets", &brackets, see_all);
  g_test_add_data_func ("/app-pages/narrow", &narrow, see_all);
  g_test_add_data_func ("/app-pages/wide", &wide, see_all);

  return g_test_run ();
}
