/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <tc-board-recovery.h>
#include <tc-model-private.h>
#include <tce-application.h>
#include <tce-canvas-private.h>
#include <tce-district-editor.h>
#include <tce-problem-row.h>
#include <tce-value-field.h>
#include <tce-window-private.h>

#include "board-fixtures.h"
#include "editor-fixtures.h"
#include "widget-fixtures.h"

static TceApplication *application;

static TceWindow *
open_window (TcBoardDocument *document)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), 1100, 700);
  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);

  return window;
}

static void
wait_for_checker (TceWindow *window)
{
  while (tc_board_checker_get_busy (window->checker))
    g_main_context_iteration (NULL, TRUE);
}

static void
change (TcBoardDocument *document)
{
  TcBoard board = *tc_board_document_get_board (document);

  board.squares[0][0] = 1;
  tc_board_document_apply (document, &board, "paint b", NULL);
}

/* The question that is asked in a window over this one. */
static AdwMessageDialog *
find_question (TceWindow *window)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *link = toplevels; link != NULL; link = link->next)
    if (ADW_IS_MESSAGE_DIALOG (link->data) && gtk_window_get_transient_for (link->data) == GTK_WINDOW (window))
      return link->data;

  return NULL;
}

static void
answer (TceWindow  *window,
        const char *response)
{
  AdwMessageDialog *question = find_question (window);

  g_assert_nonnull (question);
  adw_message_dialog_response (question, response);
  gtk_window_destroy (GTK_WINDOW (question));
}

static void
test_title_and_undo (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_window (document);

  g_assert_cmpstr (adw_window_title_get_subtitle (window->title), ==, "not saved yet");
  g_assert_false (gtk_widget_is_sensitive (window->undo));
  change (document);
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), "•"));
  g_assert_cmpstr (adw_window_title_get_subtitle (window->title), ==, "not saved yet · edited");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (window->undo), ==, "Undo: paint b");
  g_assert_true (gtk_widget_is_sensitive (window->undo));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  editor_fixture_assert_grid (document, "0011/0011");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (window->redo), ==, "Redo: paint b");
  g_assert_false (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (window)), "•"));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.redo", NULL);
  editor_fixture_assert_grid (document, "1011/0011");
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_close_asks (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "saved.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TceWindow *window = open_window (document);

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  g_assert_true (tc_board_document_save_as (document, file, NULL));
  change (document);
  gtk_window_close (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window)));
  answer (window, "cancel");
  g_assert_true (tc_board_document_get_modified (document));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  answer (window, "save");
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (tc_board_document_get_modified (document));

  /* What is saved is closed without a question, and so is what is thrown away. */
  window = open_window (document);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);

  window = open_window (document);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  tc_board_document_undo (document);
  gtk_window_close (GTK_WINDOW (window));
  answer (window, "discard");
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
is_told (gpointer bar)
{
  return gtk_info_bar_get_revealed (bar);
}

static gboolean
is_not_told (gpointer bar)
{
  return !gtk_info_bar_get_revealed (bar);
}

/* While no copy can be kept that a crash would leave, a bar says so and why; saving is one click away and ends it. */
static void
test_no_safety_copy (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  g_autofree char *folder = g_build_filename (g_get_user_state_dir (), "tag-city", NULL);
  g_autofree char *blocker = g_build_filename (folder, "editor", NULL), *path = g_build_filename (folder, "own.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TceWindow *window = open_window (document);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (tc_board_document_save_as (document, file, NULL));
  g_rmdir (blocker);
  g_assert_true (g_file_set_contents (blocker, "a file in its place", -1, NULL));
  g_assert_false (gtk_info_bar_get_revealed (window->copy_bar));
  change (document);
  widget_fixture_wait (is_told, window->copy_bar);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (window->copy_text), "Your changes are not saved, and no safety copy of them can be kept. "));

  widget_fixture_click (GTK_WIDGET (window->copy_bar), "Save");
  widget_fixture_wait (is_not_told, window->copy_bar);
  g_assert_false (tc_board_document_get_modified (document));
  g_assert_cmpint (g_unlink (blocker), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* How often the panel of problems says something where it is seen. */
static guint
count_words (TceWindow  *window,
             const char *words)
{
  g_autofree char *all = widget_fixture_read (GTK_WIDGET (window->problems));
  g_auto (GStrv) parts = g_strsplit (all, words, -1);

  return g_strv_length (parts) - 1;
}

static void
test_problems (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb/aabb");
  TceWindow *window = open_window (document);
  TcBoard board = *tc_board_document_get_board (document);
  GtkWidget *row;

  board.columns[1] = (TcValue) { 1, 5 };
  tc_board_document_apply (document, &board, "spoil", NULL);
  wait_for_checker (window);
  g_assert_cmpuint (tc_board_checker_get_n_errors (window->checker), ==, 1);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->problems), "The high value is below the low one"));
  g_assert_false (gtk_widget_is_sensitive (window->play));
  g_assert_nonnull (strstr (gtk_widget_get_tooltip_text (window->play), "1 error"));

  /* A click leads to where it is, the button mends it. */
  row = widget_fixture_find (GTK_WIDGET (window->problems), TCE_TYPE_PROBLEM_ROW, 0);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (tce_canvas_get_stage (window->canvas))));
  g_assert_false (widget_fixture_has_focus (GTK_WIDGET (tce_stage_get_view (tce_canvas_get_stage (window->canvas)))));
  widget_fixture_click (row, "Swap high and low");
  wait_for_checker (window);
  g_assert_cmpuint (tc_board_checker_get_n_errors (window->checker), ==, 0);
  g_assert_cmpint (tc_board_document_get_board (document)->columns[1].high, ==, 5);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->problems), "High values beat low values everywhere"));
  g_assert_true (gtk_widget_is_sensitive (window->play));

  /* Closed, it still says what was proven; open, the list alone does. */
  g_object_set (window->problems, "open", TRUE, NULL);
  g_assert_cmpuint (count_words (window, "Every row, column and district can be filled"), ==, 1);
  g_object_set (window->problems, "open", FALSE, NULL);
  g_assert_cmpuint (count_words (window, "Every row, column and district can be filled"), ==, 1);
  g_assert_false (widget_fixture_says (GTK_WIDGET (window->problems), "High values beat low values everywhere"));
  g_object_set (window->problems, "open", TRUE, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
field_of (TceNumbers *numbers,
          guint       place)
{
  return widget_fixture_find (GTK_WIDGET (numbers), TCE_TYPE_VALUE_FIELD, place);
}

/* Checking networks must not pay (C4): a warning, which leads to the bubble and sets all of them right, and can be undone. */
static void
test_paying_bubbles (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb/aabb");
  TceWindow *window = open_window (document);
  TcBoard board = *tc_board_document_get_board (document);
  GtkWidget *row;

  board_fixture_set_bubbles (&board, "-1 5 4");
  tc_board_document_apply (document, &board, "spoil", NULL);
  wait_for_checker (window);
  g_assert_cmpuint (tc_board_checker_get_n_errors (window->checker), ==, 0);
  g_assert_cmpuint (tc_board_checker_get_n_warnings (window->checker), ==, 3);          /* it has no name either */
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->problems), "Bubble 3 pays 4: checking networks must not pay"));
  g_assert_true (gtk_widget_is_sensitive (window->play));

  row = widget_fixture_find (GTK_WIDGET (window->problems), TCE_TYPE_PROBLEM_ROW, 1);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  widget_fixture_iterate (50);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->properties), ==, "hq");
  g_assert_true (widget_fixture_has_focus (field_of (window->bubbles, 2)));
  gtk_test_accessible_assert_property (field_of (window->bubbles, 2), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 4.0);

  widget_fixture_click (row, "Set Bubbles to 0 −1 −1 −2 −3");
  wait_for_checker (window);
  g_assert_cmpuint (tc_board_checker_get_n_warnings (window->checker), ==, 1);
  g_assert_cmpuint (tc_board_document_get_board (document)->n_bubbles, ==, 5);
  g_assert_cmpint (tc_board_document_get_board (document)->bubbles[4], ==, -3);
  tc_board_document_undo (document);
  g_assert_cmpint (tc_board_document_get_board (document)->bubbles[1], ==, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* So it is with drones that become cheaper; whoever types a bubble above 0 gets 0. */
static void
test_prices (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb/aabb");
  TceWindow *window = open_window (document);
  TcBoard board = *tc_board_document_get_board (document);
  GtkWidget *row;

  board_fixture_set_drones (&board, "-5 -4 -6");
  board_fixture_set_bubbles (&board, "-1 -2");
  tc_board_document_apply (document, &board, "spoil", NULL);
  wait_for_checker (window);
  row = widget_fixture_find (GTK_WIDGET (window->problems), TCE_TYPE_PROBLEM_ROW, 0);
  g_signal_emit_by_name (gtk_widget_get_parent (row), "row-activated", row);
  widget_fixture_iterate (50);
  g_assert_true (widget_fixture_has_focus (field_of (window->drones, 1)));
  widget_fixture_click (row, "Set Drones to −4 −5 −6");
  wait_for_checker (window);
  g_assert_cmpint (tc_board_document_get_board (document)->drones[0], ==, -4);
  g_assert_cmpuint (tc_board_checker_get_n_warnings (window->checker), ==, 1);

  g_signal_emit_by_name (field_of (window->bubbles, 1), "entered", 3);
  g_assert_cmpint (tc_board_document_get_board (document)->bubbles[1], ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The game is started with what is on the canvas, saved or not. */
static void
test_play (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb/aabb");
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *program = g_build_filename (folder, "game", NULL);
  g_autofree char *copy = g_build_filename (folder, "copy", NULL);
  g_autofree char *script = g_strdup_printf ("#!/bin/sh\ncp \"$1\" %s.new && mv %s.new %s\n", copy, copy, copy);
  g_autoptr (GFile) file = g_file_new_for_path (copy);
  g_autoptr (TcBoardFile) played = NULL;
  TceWindow *window = open_window (document);

  g_assert_true (g_file_set_contents (program, script, -1, NULL));
  g_assert_no_errno (g_chmod (program, 0700));
  g_setenv ("TAG_CITY_GAME", program, TRUE);
  change (document);
  wait_for_checker (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play", NULL);
  while (!g_file_query_exists (file, NULL))
    g_main_context_iteration (NULL, FALSE);
  played = tc_board_file_load_playable (file, NULL);
  g_assert_nonnull (played);
  g_assert_cmpuint (tc_board_file_get_board (played)->squares[0][0], ==, 1);
  g_assert_true (tc_board_document_get_modified (document));

  /* A game that cannot be started is said so. */
  g_setenv ("TAG_CITY_GAME", "/nowhere/tag-city", TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.play", NULL);
  answer (window, "close");
  g_unsetenv ("TAG_CITY_GAME");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* N adds a district and asks for its name, wherever the focus is; F2 asks for that of the one one paints with. */
static void
test_district_actions (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_window (document);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.add-district", NULL);
  g_assert_cmpuint (tc_board_document_get_board (document)->n_districts, ==, 3);
  g_assert_cmpuint (tce_tools_get_district (window->tools), ==, 2);
  g_assert_nonnull (widget_fixture_find (GTK_WIDGET (window->palette), TCE_TYPE_DISTRICT_EDITOR, 0));
  widget_fixture_iterate (300);
  gtk_popover_popdown (GTK_POPOVER (widget_fixture_find (GTK_WIDGET (window->palette), TCE_TYPE_DISTRICT_EDITOR, 0)));
  widget_fixture_iterate (100);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_changed_on_disk (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  g_autoptr (TcBoardDocument) other = editor_fixture_document ("abab/abab");
  g_autofree char *folder = g_dir_make_tmp (NULL, NULL), *path = g_build_filename (folder, "board.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TceWindow *window = open_window (document);

  g_assert_true (tc_board_document_save_as (document, file, NULL));
  g_assert_false (gtk_info_bar_get_revealed (window->disk_bar));
  g_assert_true (tc_board_file_save (tc_board_document_get_board_file (other), file, NULL));
  while (tc_board_document_get_disk_state (document) == TC_DISK_STATE_SAME)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_info_bar_get_revealed (window->disk_bar));
  gtk_info_bar_response (window->disk_bar, 1);
  editor_fixture_assert_grid (document, "0101/0101");
  g_assert_false (gtk_info_bar_get_revealed (window->disk_bar));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_files (void)
{
  g_autoptr (GFile) nothing = g_file_new_for_path ("/nowhere/board.city.json");
  TceWindow *window = open_window (NULL);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, "start");
  tce_window_open (window, nothing);
  while (find_question (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  answer (window, "close");
  g_assert_null (tce_window_get_document (window));

  tce_window_open_template (window, "empty");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, "edit");
  g_assert_false (tc_board_document_get_modified (tce_window_get_document (window)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that is opened with a board is first seen with it; one for a board that is open elsewhere is never seen. */
static void
test_started_with_board (void)
{
  g_autofree char *path = g_strdup_printf ("%s/screens/editor.city.json", g_getenv ("TEST_DATA"));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TceWindow *window = tce_window_new (GTK_APPLICATION (application)), *second = tce_window_new (GTK_APPLICATION (application));

  g_object_add_weak_pointer (G_OBJECT (second), (gpointer *) &second);
  tce_window_open (window, file);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (window)));
  while (!gtk_widget_get_visible (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, "edit");
  g_assert_null (adw_bin_get_child (window->start_slot));

  tce_window_open (second, file);
  g_assert_null (second);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_gone (gpointer window)
{
  return *(TceWindow **) window == NULL;
}

/* Nothing opens any more once the editor was asked to quit: neither a file that is still being read nor one that cannot be read. Work that is not saved is
 * asked about as ever. */
static void
test_quit_while_opening (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  g_autofree char *path = g_strdup_printf ("%s/screens/editor.city.json", g_getenv ("TEST_DATA"));
  g_autoptr (GFile) file = g_file_new_for_path (path), nothing = g_file_new_for_path ("/nowhere/board.city.json");
  TceWindow *changed = open_window (document);
  TceWindow *opening = tce_window_new (GTK_APPLICATION (application)), *failing = tce_window_new (GTK_APPLICATION (application));

  change (document);
  g_object_add_weak_pointer (G_OBJECT (changed), (gpointer *) &changed);
  g_object_add_weak_pointer (G_OBJECT (opening), (gpointer *) &opening);
  g_object_add_weak_pointer (G_OBJECT (failing), (gpointer *) &failing);
  tce_window_open (opening, file);
  tce_window_open (failing, nothing);
  g_action_group_activate_action (G_ACTION_GROUP (application), "quit", NULL);
  widget_fixture_wait (is_gone, &opening);
  widget_fixture_wait (is_gone, &failing);
  g_assert_nonnull (changed);
  g_assert_true (tc_board_document_get_modified (document));
  answer (changed, "discard");
  widget_fixture_wait (is_gone, &changed);
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (application)));
}

/* Few look behind the HQ. */
static void
test_texts_on_demand (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_window (document);

  g_assert_null (adw_bin_get_child (window->texts_slot));
  gtk_stack_set_visible_child_name (window->properties, "texts");
  g_assert_nonnull (adw_bin_get_child (window->texts_slot));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* As when a file manager lets go of files over the window. */
static gboolean
drop (TceWindow *window,
      GFile     *file)
{
  GtkEventController *target = editor_fixture_controller (GTK_WIDGET (window), GTK_TYPE_DROP_TARGET, 0);
  g_autoptr (GSList) files = file != NULL ? g_slist_append (NULL, file) : NULL;
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  g_signal_emit_by_name (target, "drop", &value, 10.0, 10.0, &taken);

  return taken;
}

static gboolean
has_document (gpointer window)
{
  return tce_window_get_document (window) != NULL;
}

static gboolean
has_question (gpointer window)
{
  return find_question (window) != NULL;
}

static gboolean
is_file_edited (gpointer file)
{
  g_autoptr (GList) toplevels = gtk_window_list_toplevels ();

  for (GList *link = toplevels; link != NULL; link = link->next)
    if (TCE_IS_WINDOW (link->data))
      return tce_window_find_editor_of (link->data, file) != NULL;

  return FALSE;
}

static GFile *
write_board (const char *folder,
             const char *name,
             const char *rows)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document (rows);
  GFile *file = g_file_new_build_filename (folder, name, NULL);

  g_assert_true (tc_board_document_save_as (document, file, NULL));

  return file;
}

/* A board that is dropped opens where there is none yet; what is no board changes nothing, and one hears why. */
static void
test_drop (void)
{
  g_autofree char *folder = g_dir_make_tmp ("drop-XXXXXX", NULL);
  g_autoptr (GFile) board = write_board (folder, "board.city.json", "aabb/aabb");
  g_autoptr (GFile) notes = g_file_new_build_filename (folder, "notes.txt", NULL);
  TceWindow *window = open_window (NULL);

  g_assert_true (g_file_set_contents (g_file_peek_path (notes), "Paint the town.", -1, NULL));
  g_assert_false (drop (window, NULL));
  g_assert_true (drop (window, notes));
  widget_fixture_wait (has_question, window);
  g_assert_true (widget_fixture_says (GTK_WIDGET (find_question (window)), "This board cannot be opened"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (find_question (window)),
                                      "“notes.txt” cannot be read as a board:\nline 1, column 1: a value is missing here: a text in double "
                                      "quotes, a number, a list, an object, true, false or null"));
  answer (window, "close");
  g_assert_null (tce_window_get_document (window));

  g_assert_true (drop (window, board));
  widget_fixture_wait (has_document, window);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (window->pages), ==, "edit");
  editor_fixture_assert_grid (tce_window_get_document (window), "0011/0011");
  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (board, NULL, NULL);
  g_file_delete (notes, NULL, NULL);
  g_rmdir (folder);
}

/* Over a board with changes that are not saved, another one gets a window of its own; the board itself only its window. */
static void
test_drop_over_changes (void)
{
  g_autofree char *folder = g_dir_make_tmp ("drop-XXXXXX", NULL);
  g_autoptr (GFile) other = write_board (folder, "other.city.json", "abab/abab");
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_window (document), *another;

  change (document);
  g_assert_true (drop (window, other));
  widget_fixture_wait (is_file_edited, other);
  another = tce_window_find_editor_of (window, other);
  g_assert_true (another != window);
  g_assert_null (find_question (window));
  editor_fixture_assert_grid (tce_window_get_document (another), "0101/0101");
  g_assert_true (tce_window_get_document (window) == document);
  g_assert_true (tc_board_document_get_modified (document));
  editor_fixture_assert_grid (document, "1011/0011");

  change (tce_window_get_document (another));
  g_assert_true (drop (window, other));
  widget_fixture_iterate (0);
  g_assert_true (tce_window_find_editor_of (window, other) == another);
  g_assert_true (tc_board_document_get_modified (tce_window_get_document (another)));
  gtk_window_destroy (GTK_WINDOW (another));
  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (other, NULL, NULL);
  g_rmdir (folder);
}

static void
test_panels (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), 380, 640);
  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  while (!window->narrow || !adw_leaflet_get_folded (window->inner))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_iterate (50);
  g_assert_true (gtk_widget_get_visible (window->panel_bar));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (window->quick_bar)));
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (window->inner), ==, "city");
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 400);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "palette");
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (window->inner), ==, "palette");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "properties");
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (window->outer), ==, "properties");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "city");
  g_assert_cmpstr (adw_leaflet_get_visible_child_name (window->outer), ==, "drawing");
  gtk_window_destroy (GTK_WINDOW (window));
}

static TceWindow *
open_narrow (TcBoardDocument *document)
{
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  while (!window->narrow || !adw_leaflet_get_folded (window->inner))
    g_main_context_iteration (NULL, TRUE);
  widget_fixture_iterate (50);

  return window;
}

static const char *
panel_of (TceWindow *window)
{
  static char name[16];
  g_autoptr (GVariant) state = g_action_group_get_action_state (G_ACTION_GROUP (window), "panel");

  g_strlcpy (name, g_variant_get_string (state, NULL), sizeof name);

  return name;
}

/* Why a row cannot be filled is drawn and said, and words never fold the window. */
static void
test_drones (void)
{
  g_autofree char *path = g_strdup_printf ("%s/boards/fool1.city.json", g_getenv ("TEST_DATA"));
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TceWindow *window = tce_window_new (GTK_APPLICATION (application));
  guint8 (*drones)[TC_MAX_SIDE];

  gtk_window_present (GTK_WINDOW (window));
  tce_window_open (window, file);
  while (tce_window_get_document (window) == NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for_checker (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-problem", "i", 1);
  drones = window->canvas->overlay.drones;
  g_assert_cmpuint (drones[5][0], ==, 1);
  g_assert_cmpuint (drones[5][6], ==, 4);
  g_assert_cmpuint (drones[7][0], ==, 0);
  g_assert_cmpuint (window->canvas->overlay.n_drones, ==, 2);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->canvas), "it needs at least 4 drones, the remote has 2"));
  widget_fixture_iterate (50);
  g_assert_false (adw_leaflet_get_folded (window->outer));

  /* It goes with what it is about. */
  tc_board_document_add_district (tce_window_get_document (window));
  g_assert_cmpuint (drones[5][6], ==, 0);
  g_assert_false (widget_fixture_says (GTK_WIDGET (window->canvas), "it needs at least"));
  tc_board_document_undo (tce_window_get_document (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The names of a district are asked for beside the palette, which stays in sight. */
static void
test_rename (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_window (document);
  GtkWidget *editor;
  GdkRectangle area;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.rename-district", NULL);
  widget_fixture_iterate (50);
  editor = widget_fixture_find (GTK_WIDGET (window->palette), TCE_TYPE_DISTRICT_EDITOR, 0);
  g_assert_true (gtk_popover_get_pointing_to (GTK_POPOVER (editor), &area));
  g_assert_cmpint (area.x + area.width, >=, gtk_widget_get_width (GTK_WIDGET (window->palette)) - 1);
  g_assert_true (widget_fixture_says (editor, "F2"));
  gtk_popover_popdown (GTK_POPOVER (editor));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where there is little room each page has its tab, the table of values and the problems too. */
static void
test_tabs (void)
{
  static const char *const tabs[] = { "values", "problems", "hq", "texts", "city" };
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb/aabb");
  TceWindow *window = open_narrow (document);
  TcBoard board = *tc_board_document_get_board (document);

  board.columns[1] = (TcValue) { 1, 5 };
  tc_board_document_apply (document, &board, "spoil", NULL);
  wait_for_checker (window);
  for (guint i = 0; i < G_N_ELEMENTS (tabs); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", tabs[i]);
      widget_fixture_iterate (0);
      g_assert_cmpstr (panel_of (window), ==, tabs[i]);
      g_assert_true (gtk_widget_get_visible (window->panel_bar));
      g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
      g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (window->problems)), ==, g_str_equal (tabs[i], "problems"));
    }
  g_assert_true (widget_fixture_says (window->panel_bar, gtk_label_get_label (window->n_problems)));

  /* The problems are parted, and what one of them is about is shown on the city. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-problem", "i", 1);
  g_assert_cmpstr (panel_of (window), ==, "problems");
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->problems), "Errors"));
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->problems), "What is fine"));
  gtk_widget_activate (widget_fixture_find (GTK_WIDGET (window->problems), TCE_TYPE_PROBLEM_ROW, 0));
  g_assert_cmpstr (panel_of (window), ==, "city");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "problems");
  widget_fixture_click (GTK_WIDGET (window->problems), "Show How");
  g_assert_cmpstr (panel_of (window), ==, "city");
  g_assert_cmpuint (window->canvas->overlay.tiling.n_tokens, >, 0);

  /* No page is wider. */
  tc_board_document_undo (document);
  wait_for_checker (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.balance", NULL);
  widget_fixture_iterate (50);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  tce_window_show_new_city (window);
  widget_fixture_iterate (50);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window)), <=, 360);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The districts rise over the city, which stays where it is; a stroke lets them down. */
static void
test_sheet (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_narrow (document);
  GtkWidget *view = GTK_WIDGET (tce_stage_get_view (tce_canvas_get_stage (window->canvas)));
  graphene_rect_t before, after;
  gboolean open;

  g_assert_false (widget_fixture_says (GTK_WIDGET (window->quick_bar), "4 squares"));
  gtk_widget_grab_focus (GTK_WIDGET (window->canvas));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-panel", "i", 1);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (window->quick_bar)));
  g_assert_true (gtk_widget_compute_bounds (view, GTK_WIDGET (window), &before));
  g_object_set (window->quick_bar, "open", TRUE, NULL);
  widget_fixture_iterate (20);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window->quick_bar), "4 squares"));
  g_assert_true (gtk_widget_compute_bounds (view, GTK_WIDGET (window), &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (window->quick_bar)), <=, gtk_widget_get_width (gtk_widget_get_parent (GTK_WIDGET (window->quick_bar))));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.add-district", NULL);
  widget_fixture_iterate (20);
  g_assert_cmpuint (tc_board_document_get_board (document)->n_districts, ==, 3);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "city");
  g_signal_emit_by_name (editor_fixture_controller (GTK_WIDGET (window->canvas), GTK_TYPE_GESTURE_CLICK, 0), "pressed", 1, 10., 10.);
  g_object_get (window->quick_bar, "open", &open, NULL);
  g_assert_false (open);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_keys (void)
{
  g_autoptr (TcBoardDocument) document = editor_fixture_document ("aabb/aabb");
  TceWindow *window = open_window (document);

  gtk_widget_activate_action (GTK_WIDGET (window), "edit.tool", "s", "fill");
  g_assert_cmpint (tce_tools_get_tool (window->tools), ==, TCE_TOOL_FILL);
  gtk_widget_activate_action (GTK_WIDGET (window), "edit.symmetry", "s", "half-turn");
  g_assert_cmpint (tce_tools_get_symmetry (window->tools), ==, TC_SYMMETRY_HALF_TURN);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-district", "i", 2);
  g_assert_cmpuint (tce_tools_get_district (window->tools), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-district", "i", 7);
  g_assert_cmpuint (tce_tools_get_district (window->tools), ==, 1);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.choose-district", "i", 0);
  g_assert_cmpuint (tce_tools_get_district (window->tools), ==, TC_OUTSIDE);

  /* F6 goes through the panels, and round. */
  gtk_widget_grab_focus (GTK_WIDGET (window->canvas));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-panel", "i", 1);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (window->problems)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-panel", "i", 1);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (window->properties)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-panel", "i", 1);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (window->palette)));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-panel", "i", -1);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (window->properties)));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  widget_fixture_init (&argc, &argv);
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_test_add_func ("/window/title-and-undo", test_title_and_undo);
  g_test_add_func ("/window/close-asks", test_close_asks);
  g_test_add_func ("/window/no-safety-copy", test_no_safety_copy);
  g_test_add_func ("/window/problems", test_problems);
  g_test_add_func ("/window/drones", test_drones);
  g_test_add_func ("/window/rename", test_rename);
  g_test_add_func ("/window/tabs", test_tabs);
  g_test_add_func ("/window/sheet", test_sheet);
  g_test_add_func ("/window/paying-bubbles", test_paying_bubbles);
  g_test_add_func ("/window/prices", test_prices);
  g_test_add_func ("/window/play", test_play);
  g_test_add_func ("/window/district-actions", test_district_actions);
  g_test_add_func ("/window/changed-on-disk", test_changed_on_disk);
  g_test_add_func ("/window/files", test_files);
  g_test_add_func ("/window/started-with-board", test_started_with_board);
  g_test_add_func ("/window/quit-while-opening", test_quit_while_opening);
  g_test_add_func ("/window/texts-on-demand", test_texts_on_demand);
  g_test_add_func ("/window/drop", test_drop);
  g_test_add_func ("/window/drop-over-changes", test_drop_over_changes);
  g_test_add_func ("/window/panels", test_panels);
  g_test_add_func ("/window/keys", test_keys);

  return g_test_run ();
}
