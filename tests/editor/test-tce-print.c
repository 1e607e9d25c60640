/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <tc-built-in-boards.h>
#include <tce-paper-private.h>
#include <tce-print-options.h>
#include <turn-language.h>

#include "board-fixtures.h"
#include "widget-fixtures.h"

/* A folder of the test's own, with one file to come in it. */
static GFile *
new_file (const char *name)
{
  g_autofree char *folder = g_dir_make_tmp ("tag-city-print-XXXXXX", NULL);

  return g_file_new_build_filename (folder, name, NULL);
}

static void
remove_file (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  g_file_delete (file, NULL, NULL);
  g_assert_true (g_file_delete (folder, NULL, NULL));
}

static void
assert_begins (GFile      *file,
               const char *magic)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_load_contents (file, NULL, &bytes, &length, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, >, 1000);
  g_assert_true (g_str_has_prefix (bytes, magic));
}

/* How the sheets lie, and how many pages the shapes take. */
static void
test_pages (void)
{
  static const struct { const char *grid; gboolean landscape; } cases[] = {
    { "aab/acb/ccb", FALSE },
    { "aaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbb/aaaaaaaabbbbbbbb/aaaaaaaaaabbbbbb", TRUE },
    { "aaaa/aaaa/aaaa/bbbb/bbbb/bbbb/aaaa/aaaa/aaaa/aaaa/bbbb/bbbb/bbbb/bbbb", FALSE },
    { "aaaabbbbaaaa/aaaabbbbaaaa/aaaabbbbaaaa/aaaabbbbaaaa/aaaabbbbaaaa/aaaabbbbaaaa/aaaabbbbaaaa/aaaabbbbaaaa", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = board_fixture (cases[i].grid);
      g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, &board);
      g_autoptr (TcePrint) print = tce_print_new (file, &TCE_PRINT_SETTINGS_DEFAULT);
      guint last = tce_print_get_n_pages (print) - 1;

      g_assert_cmpuint (last, >=, 6);
      g_assert_cmpint (tce_print_get_kind (print, 0), ==, TCE_PAGE_RULES);
      g_assert_cmpint (tce_print_get_kind (print, 1), ==, TCE_PAGE_HQ);
      g_assert_cmpint (tce_print_get_kind (print, last - TC_MAX_SEATS), ==, TCE_PAGE_TOKENS);
      g_assert_cmpint (tce_print_get_kind (print, last), ==, TCE_PAGE_SHEET);
      g_assert_cmpint (tce_print_is_landscape (print, last), ==, cases[i].landscape);
      g_assert_false (tce_print_is_landscape (print, 0));
    }
}

static void
test_options (void)
{
  static const TcePrintSettings cases[] = {
    { TCE_A4_WIDTH, TCE_A4_HEIGHT, FALSE, "en" },
    { TCE_LETTER_WIDTH, TCE_LETTER_HEIGHT, TRUE, "fr" },
  };
  GtkWidget *options = g_object_ref_sink (tce_print_options_new (TRUE));

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcePrintSettings settings;

      tce_print_options_set (TCE_PRINT_OPTIONS (options), &cases[i]);
      tce_print_options_get (TCE_PRINT_OPTIONS (options), &settings);
      g_assert_cmpfloat (settings.width, ==, cases[i].width);
      g_assert_cmpfloat (settings.height, ==, cases[i].height);
      g_assert_cmpint (settings.ink_saving, ==, cases[i].ink_saving);
      g_assert_cmpstr (settings.language, ==, cases[i].language);
    }
  g_assert_finalize_object (options);
}

/* What the print dialog would send to a printer, written to a file. */
static void
test_operation (void)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-a", NULL);
  GtkPrintOperation *operation = tce_print_operation_new (board);
  g_autoptr (GFile) file = new_file ("printed.pdf");
  g_autoptr (GError) error = NULL;
  const TcePrintSettings settings = { TCE_A4_WIDTH, TCE_A4_HEIGHT, TRUE, "fr" };
  int n_pages;

  tce_print_operation_set_settings (TCE_PRINT_OPERATION (operation), &settings);
  gtk_print_operation_set_export_filename (operation, g_file_peek_path (file));
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_object_get (operation, "n-pages", &n_pages, NULL);
  g_assert_cmpint (n_pages, ==, 7);
  assert_begins (file, "%PDF");
  remove_file (file);
  g_assert_finalize_object (operation);
}

static void
count_exported (guint *n_exported)
{
  (*n_exported)++;
}

static void
test_dialog (void)
{
  static const struct { TceExportKind kind; const char *magic; } cases[] = {
    { TCE_EXPORT_PDF, "%PDF" },
    { TCE_EXPORT_PNG, "\211PNG" },
    { TCE_EXPORT_SVG, "<?xml" },
  };
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  TceExportDialog *dialog = tce_export_dialog_new (NULL, board);
  guint n_exported = 0;

  g_signal_connect_swapped (dialog, "exported", G_CALLBACK (count_exported), &n_exported);
  gtk_window_present (GTK_WINDOW (dialog));
  widget_fixture_iterate (50);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = new_file ("board");

      tce_export_dialog_set_kind (dialog, cases[i].kind);
      g_assert_cmpint (widget_fixture_says (GTK_WIDGET (dialog), "Paper"), ==, cases[i].kind == TCE_EXPORT_PDF);
      g_assert_true (tce_export_dialog_write (dialog, file));
      g_assert_cmpuint (n_exported, ==, i + 1);
      assert_begins (file, cases[i].magic);
      remove_file (file);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The reason stands in the dialog, which stays. */
static void
test_dialog_fails (void)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  TceExportDialog *dialog = tce_export_dialog_new (NULL, board);
  g_autoptr (GFile) file = new_file ("x"), folder = g_file_get_parent (file);

  gtk_window_present (GTK_WINDOW (dialog));
  widget_fixture_iterate (50);
  g_assert_false (tce_export_dialog_write (dialog, folder));
  g_assert_true (widget_fixture_says (GTK_WIDGET (dialog), "could not be saved"));
  remove_file (file);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  turn_language_set_up ("/nowhere");
  g_test_add_func ("/print/pages", test_pages);
  g_test_add_func ("/print/options", test_options);
  g_test_add_func ("/print/operation", test_operation);
  g_test_add_func ("/print/dialog", test_dialog);
  g_test_add_func ("/print/dialog-fails", test_dialog_fails);

  return g_test_run ();
}
