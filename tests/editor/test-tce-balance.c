/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tc-model-private.h>
#include <tc-rules.h>
#include <tce-application.h>
#include <tce-balance-page.h>
#include <tce-balance-words.h>
#include <tce-window-private.h>
#include <turn-plans.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

static TceApplication *application;

static TceWindow *
open_window (TcBoardDocument *document)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  while (tc_board_checker_get_busy (window->checker))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_iterate (0);

  return window;
}

static TcBoardDocument *
new_document (void)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);

  return tc_board_document_new (file);
}

/* One that was asked for other drones and columns, with made-up figures. */
static TcBalancing *
new_balancing (TcBoardDocument *document)
{
  const LabTurning turning = { .n = { [LAB_TURN_DRONES] = 1, [LAB_TURN_COLUMNS] = 1 } };
  TcBoardFile *file = tc_board_document_get_board_file (document);
  const LabWishes wishes = lab_wishes_usual (2);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);

  balance->outcome = LAB_BALANCE_REACHED;
  balance->board = lab_board_turned (tc_board_file_get_board (file), turning, 0);
  balance->n_battles = 1234;
  balance->before.statistics.n_games = balance->after.statistics.n_games = 400;
  balance->before.statistics.n_games_of_rounds[6] = balance->after.statistics.n_games_of_rounds[9] = 400;
  balance->before.statistics.win_parts[0] = 260 * LAB_PARTS_PER_WIN;
  balance->after.statistics.win_parts[0] = 200 * LAB_PARTS_PER_WIN;

  return tc_balancing_new_ended (file, &wishes, balance);
}

static gboolean
has_ended (gpointer balancing)
{
  return tc_balancing_get_stage (balancing) == TC_BALANCING_ENDED;
}

static gboolean
has_begun (gpointer balancing)
{
  return tc_balancing_get_balance (balancing)->n_battles > 0;
}

/* What was, what is and whether that is what was wished for; a leader's share has its interval. Taking the values is one step. */
static void
test_apply (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  const TcBoard before = *tc_board_document_get_board (document);
  TceWindow *window = open_window (document);
  GtkWidget *widget = GTK_WIDGET (window);
  g_autoptr (TcBalancing) balancing = new_balancing (document);
  g_autofree char *apply = tce_balance_words_apply (tc_balancing_get_n_changes (balancing));

  gtk_widget_activate_action (widget, "win.balance", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Balance");
  g_assert_true (widget_fixture_says (widget, "8 to 12 rounds"));
  g_assert_false (gtk_widget_is_sensitive (window->apply_balance));
  tce_window_set_balancing (window, balancing);
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_says (widget, "All targets are reached · 1,234 battles"));
  g_assert_true (widget_fixture_says (widget, "50\302\240%, give or take 4 · before 60 to 70\302\240%, now 45 to 55\302\240%"));
  g_assert_true (widget_fixture_says (widget, "9.0"));
  g_assert_true (gtk_widget_is_sensitive (window->apply_balance));

  widget_fixture_click (widget, apply);
  g_assert_cmpint (memcmp (tc_board_document_get_board (document), &tc_balancing_get_balance (balancing)->board, sizeof (TcBoard)), ==, 0);
  g_assert_false (gtk_widget_is_sensitive (window->apply_balance));
  g_assert_false (widget_fixture_says (widget, "The board has changed: start again"));
  tc_board_document_undo (document);
  g_assert_cmpint (memcmp (tc_board_document_get_board (document), &before, sizeof before), ==, 0);
  g_assert_false (tc_board_document_get_can_undo (document));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Values that were found for another board are not taken. */
static void
test_stale (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  g_autoptr (TcBalancing) balancing = new_balancing (document);
  const TcBoard painted = tc_board_painted_line (tc_board_document_get_board (document), 0, 0, 0, 0, 3, TC_SYMMETRY_NONE);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.balance", NULL);
  tce_window_set_balancing (window, balancing);
  tc_board_document_apply (document, &painted, "paint", NULL);
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "The board has changed: start again"));
  g_assert_false (gtk_widget_is_sensitive (window->apply_balance));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A real one: begun, held, left for the board, where its progress is seen, and stopped. */
static void
test_course (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  GtkWidget *widget = GTK_WIDGET (window);
  g_autoptr (TcBalancing) balancing = NULL;
  guint64 n_battles;

  gtk_widget_activate_action (widget, "win.balance", NULL);
  widget_fixture_click (widget, "Start");
  balancing = g_object_ref (window->balancing);
  widget_fixture_wait (has_begun, balancing);
  widget_fixture_click (widget, "Pause");
  g_assert_cmpint (tc_balancing_get_stage (balancing), ==, TC_BALANCING_PAUSED);
  g_assert_true (widget_fixture_says (widget, "paused"));
  gtk_widget_activate_action (widget, "win.board", NULL);
  widget_fixture_iterate (0);
  g_assert_true (gtk_widget_get_visible (window->balance_progress));
  gtk_widget_activate_action (widget, "win.balance", NULL);
  n_battles = tc_balancing_get_balance (balancing)->n_battles;
  widget_fixture_click (widget, "Go On");
  g_assert_cmpint (tc_balancing_get_stage (balancing), ==, TC_BALANCING_RUNNING);
  widget_fixture_click (widget, "Stop");
  g_assert_true (has_ended (balancing));
  g_assert_cmpuint (tc_balancing_get_balance (balancing)->n_battles, >=, n_battles);
  g_assert_false (tc_board_document_get_modified (document));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What may not be changed is kept, and a board with errors is not begun with. */
static void
test_wishes (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  TcBoard wrong = *tc_board_document_get_board (document);
  TceBalancePage *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.balance", NULL);
  page = TCE_BALANCE_PAGE (adw_bin_get_child (window->balance_slot));
  g_assert_cmpuint (tce_balance_page_get_wishes (page).keeps, ==, 0);
  g_assert_cmpuint (tce_balance_page_get_wishes (page).n_seats, ==, 2);
  wrong.rows[0] = (TcValue) { 1, 2 };
  tc_board_document_apply (document, &wrong, "wrong", NULL);
  while (tc_board_checker_get_busy (window->checker))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.start-balance", NULL);
  g_assert_null (window->balancing);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "A board with errors cannot be played: see the problems."));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of plans that win, one says what helps, and where nothing does, why nothing was changed. */
static void
test_plans (void)
{
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);
  g_autofree char *none = tce_balance_words_plans (balance), *stopped = NULL, *tokens = NULL;

  g_assert_null (none);
  balance->n_rushes_before = 1;
  balance->rushes_before[0] = (LabRush) { .plan = turn_plan_find ("networks", &tc_rules), .n_games = 20, .wins = { .99, .9, 1 } };
  stopped = tce_balance_words_plans (balance);
  g_assert_cmpstr (stopped, ==, "Checking networks with every die wins 99\302\240%. Dearer drones and networks stop it.");
  balance->tokens_make_rushes = TRUE;
  tokens = tce_balance_words_plans (balance);
  g_assert_nonnull (strstr (tokens, "The shapes of the HQ make that possible"));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_func ("/tce-balance/apply", test_apply);
  g_test_add_func ("/tce-balance/stale", test_stale);
  g_test_add_func ("/tce-balance/course", test_course);
  g_test_add_func ("/tce-balance/wishes", test_wishes);
  g_test_add_func ("/tce-balance/plans", test_plans);

  return g_test_run ();
}
