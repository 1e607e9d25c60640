/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-built-in-boards.h>
#include <tc-model-private.h>
#include <tce-application.h>
#include <tce-preferences-window.h>
#include <tce-print-options.h>
#include <tce-token-dialog.h>
#include <tce-window-private.h>
#include <turn-language.h>

#include "page-words.h"
#include "widget-fixtures.h"

/* Every page and window of the editor, looked at in one language. */

static void
see_dialog (PageCheck  *check,
            const char *name,
            gpointer    dialog)
{
  gtk_window_set_default_size (dialog, check->width, check->height);
  gtk_window_present (dialog);
  widget_fixture_iterate (50);
  page_check_see (check, name, dialog);
  gtk_window_destroy (dialog);
  widget_fixture_iterate (0);
}

/* All panels, which on a narrow screen come one at a time, and all pages in them. */
static void
see_board (PageCheck  *check,
           const char *name,
           TceWindow  *window)
{
  static const char *const panels[] = { "palette", "city", "values", "problems", "properties" };
  static const char *const pages[] = { "hq", "texts" };

  for (gsize i = 0; i < G_N_ELEMENTS (panels); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (pages); j++)
      {
        g_autofree char *title = g_strdup_printf ("%s, %s, %s", name, panels[i], pages[j]);

        gtk_stack_set_visible_child_name (window->properties, pages[j]);
        g_action_group_change_action_state (G_ACTION_GROUP (window), "panel", g_variant_new_string (panels[i]));
        g_object_set (window->quick_bar, "open", TRUE, NULL);
        widget_fixture_iterate (40);
        page_check_see (check, title, GTK_WIDGET (window));
      }
}

/* As they lie in the toolkit's dialog for printing. */
static void
see_print_options (PageCheck *check)
{
  GtkWidget *window = adw_window_new ();

  adw_window_set_content (ADW_WINDOW (window), tce_print_options_new (FALSE));
  see_dialog (check, "the options for printing", window);
}

/* Of a battle that is over, and of many that have just begun. */
static void
see_report (PageCheck *check,
            TceWindow *window)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-b", NULL);
  TcPlaytestPlan plan = { .n_seats = 4, .level = "greedy", .draws_hq = TRUE, .n_battles = 40, .seed = 1 };
  g_autoptr (TcPlaytest) short_one = tc_playtest_new (file, &plan), long_one = NULL;

  plan.n_battles = 1000000;
  long_one = tc_playtest_new (file, &plan);
  tce_window_set_playtest (window, short_one);
  while (tc_playtest_get_stage (short_one) != TC_PLAYTEST_ENDED)
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_iterate (0);
  page_check_see (check, "the card of a playtest", GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.report", NULL);
  widget_fixture_iterate (40);
  page_check_see (check, "the report of a playtest", GTK_WIDGET (window));
  tc_playtest_pause (long_one);
  tce_window_set_playtest (window, long_one);
  widget_fixture_iterate (40);
  page_check_see (check, "a playtest that is under way", GTK_WIDGET (window));
  tc_playtest_stop (long_one);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.board", NULL);
}

static TceWindow *
open_window (PageCheck *check)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (g_application_get_default ()));

  gtk_window_set_default_size (GTK_WINDOW (window), check->width, check->height);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);

  return window;
}

static void
wait_for_checker (TceWindow *window)
{
  do
    widget_fixture_iterate (20);
  while (tc_board_checker_get_busy (window->checker));
}

/* Bubbles that pay and drones that become cheaper, with the longest of repairs. */
static void
spoil_prices (TcBoardDocument *document)
{
  TcBoard board = *tc_board_document_get_board (document);

  board.drones[0] = -90;
  board.bubbles[1] = 5;
  board.bubbles[2] = 99;
  tc_board_document_apply (document, &board, "prices", NULL);
}

/* A page about the board, from which Escape leads back. */
static void
see_page (PageCheck  *check,
          const char *name,
          TceWindow  *window,
          const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
  widget_fixture_iterate (50);
  page_check_see (check, name, GTK_WIDGET (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.board", NULL);
  widget_fixture_iterate (20);
}

static void
see_windows (PageCheck *check)
{
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity.Editor");
  TceWindow *window = open_window (check);
  TcBoardDocument *document;

  page_check_see (check, "the page to start from", GTK_WIDGET (window));
  see_dialog (check, "the preferences", tce_preferences_window_new (settings));
  tce_window_open_template (window, "empty");
  widget_fixture_iterate (50);
  document = tce_window_get_document (window);
  see_board (check, "an empty board", window);
  /* A city without a square has errors. */
  tc_board_document_add_district (document);
  wait_for_checker (window);
  see_board (check, "a board with problems", window);
  spoil_prices (document);
  wait_for_checker (window);
  see_board (check, "a board with wrong prices", window);
  tc_board_document_undo (document);
  see_report (check, window);
  see_dialog (check, "a shape", tce_token_dialog_new (GTK_WINDOW (window), document, -1));
  see_page (check, "paper", window, "win.print");
  see_print_options (check);
  page_check_see_about (check, tce_application_new_about);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
see_all (gconstpointer data)
{
  PageCheck check = *(const PageCheck *) data;
  g_autoptr (GSettings) settings = g_settings_new ("org.tagcity.TagCity");

  g_settings_set_string (settings, "language", "fr");
  widget_fixture_iterate (20);
  see_windows (&check);
  g_assert_cmpuint (check.n_problems, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const PageCheck brackets = { .kind = PAGE_CHECK_BRACKETS, .width = 1280, .height = 800 };
  static const PageCheck narrow = { .kind = PAGE_CHECK_ROOM, .width = 360, .height = 720 };
  static const PageCheck wide = { .kind = PAGE_CHECK_ROOM, .width = 1280, .height = 800 };
  g_autoptr (TceApplication) application = NULL;

  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  page_check_init ();
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_data_func ("/editor-pages/brackets", &brackets, see_all);
  g_test_add_data_func ("/editor-pages/narrow", &narrow, see_all);
  g_test_add_data_func ("/editor-pages/wide", &wide, see_all);

  return g_test_run ();
}
