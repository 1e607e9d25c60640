/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-recovery-private.h>
#include <tc-built-in-boards.h>
#include <tce-application.h>
#include <tce-window-private.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* What a crash leaves behind, and the question that the next start asks about it. */

static TceApplication *application;

static guint
count_recoveries (void)
{
  g_autofree char *warning = NULL;
  g_autoptr (GPtrArray) list = tc_board_recovery_list (NULL, &warning);

  return list->len;
}

static gboolean
are_there (gpointer n_recoveries)
{
  return count_recoveries () == GPOINTER_TO_UINT (n_recoveries);
}

/* A copy that nobody holds any more. */
static void
leave_behind (const char *id)
{
  g_autoptr (TcBoardFile) board = tc_board_template_load (id);
  g_autoptr (GFile) folder = tc_board_recovery_dup_folder ();
  const guint n_before = count_recoveries ();
  TcRecoveryCopy *copy = tc_recovery_copy_new (folder);

  tc_recovery_copy_write (copy, tc_board_recovery_make_text (board, NULL, NULL, NULL));
  g_object_unref (copy);
  widget_fixture_wait (are_there, GUINT_TO_POINTER (n_before + 1));
}

static TceWindow *
open_window (void)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (0);

  return window;
}

static AdwMessageDialog *
find_question (void)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *link = toplevels; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data))
      return link->data;

  return NULL;
}

static void
answer (const char *response)
{
  AdwMessageDialog *question = find_question ();

  g_assert_nonnull (question);
  adw_message_dialog_response (question, response);
  gtk_window_destroy (GTK_WINDOW (question));
  widget_fixture_iterate (0);
}

static void
close_all (void)
{
  GList *windows;

  while ((windows = gtk_application_get_windows (GTK_APPLICATION (application))) != NULL)
    gtk_window_destroy (windows->data);
  widget_fixture_iterate (0);
}

static void
test_nothing_to_offer (void)
{
  TceWindow *window = open_window ();

  g_assert_cmpuint (count_recoveries (), ==, 0);
  tce_application_offer_recovery (window);
  g_assert_null (find_question ());
  close_all ();
}

/* Both boards are named; recovered, each is in a window, unsaved, and one can go on. */
static void
test_recover (void)
{
  TceWindow *window = open_window ();
  const char *body;
  guint n_windows = 0;

  leave_behind ("ring");
  leave_behind ("islands");
  tce_application_offer_recovery (window);
  body = adw_message_dialog_get_body (find_question ());
  g_assert_nonnull (strstr (body, "Ring Road"));
  g_assert_nonnull (strstr (body, "Archipelago"));
  answer ("recover");
  for (GList *link = gtk_application_get_windows (GTK_APPLICATION (application)); link != NULL; link = link->next)
    if (TCE_IS_WINDOW (link->data))
      {
        g_assert_true (tc_board_document_get_modified (tce_window_get_document (link->data)));
        n_windows++;
      }
  g_assert_cmpuint (n_windows, ==, 2);
  g_assert_nonnull (tce_window_get_document (window));
  close_all ();
  widget_fixture_wait (are_there, GUINT_TO_POINTER (0));
}

/* What is put off is offered again, what is discarded is not. */
static void
test_later_and_discard (void)
{
  TceWindow *window = open_window ();

  leave_behind ("ring");
  tce_application_offer_recovery (window);
  answer ("later");
  g_assert_null (tce_window_get_document (window));
  widget_fixture_wait (are_there, GUINT_TO_POINTER (1));

  tce_application_offer_recovery (window);
  answer ("discard");
  g_assert_null (tce_window_get_document (window));
  widget_fixture_wait (are_there, GUINT_TO_POINTER (0));
  tce_application_offer_recovery (window);
  g_assert_null (find_question ());
  close_all ();
}

/* What cannot be read is named, and kept under another name; the next start says nothing more. */
static void
test_damaged (void)
{
  TceWindow *window = open_window ();
  g_autoptr (GFile) folder = tc_board_recovery_dup_folder ();
  g_autoptr (GFile) damaged = g_file_get_child (folder, "board-0a1b2c3d.recovery.json");
  g_autoptr (GFile) kept = g_file_get_child (folder, "board-0a1b2c3d.recovery.json.damaged-1");

  g_file_make_directory_with_parents (folder, NULL, NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (damaged), "{\"format\": ", -1, NULL));
  tce_application_offer_recovery (window);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (find_question ()), "board-0a1b2c3d.recovery.json.damaged-1"));
  answer ("close");
  g_assert_true (g_file_query_exists (kept, NULL));
  tce_application_offer_recovery (window);
  g_assert_null (find_question ());
  close_all ();
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GFile) state = state_folder_fixture_new ();
  int result;

  widget_fixture_init (&argc, &argv);
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_func ("/tce-recovery/nothing-to-offer", test_nothing_to_offer);
  g_test_add_func ("/tce-recovery/recover", test_recover);
  g_test_add_func ("/tce-recovery/later-and-discard", test_later_and_discard);
  g_test_add_func ("/tce-recovery/damaged", test_damaged);
  result = g_test_run ();
  folder_fixture_delete (state);

  return result;
}
