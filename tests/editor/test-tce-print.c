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
    { TCE_A4_WIDTH, TCE_A4_HEIGHT, FALSE, "en", 3, TRUE, FALSE, TRUE, FALSE },
    { TCE_LETTER_WIDTH, TCE_LETTER_HEIGHT, TRUE, "fr", 1, FALSE, TRUE, FALSE, TRUE },
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
      g_assert_cmpuint (settings.n_taggers, ==, cases[i].n_taggers);
      g_assert_cmpint (settings.values_beside, ==, cases[i].values_beside);
      g_assert_cmpint (settings.names, ==, cases[i].names);
      g_assert_cmpint (settings.networks_card, ==, cases[i].networks_card);
      g_assert_cmpint (settings.crop_marks, ==, cases[i].crop_marks);
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
  const TcePrintSettings settings = { .width = TCE_A4_WIDTH, .height = TCE_A4_HEIGHT, .ink_saving = TRUE, .language = "fr" };
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

/* A page with a board on the screen. */
static GtkWidget *
show_page (TcBoardDocument **document,
           GtkWidget       **window)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  GtkWidget *page;

  *document = tc_board_document_new (board);
  page = g_object_new (TCE_TYPE_PAPER_PAGE, "document", *document, NULL);
  *window = widget_fixture_show (page, 1100, 740);

  return page;
}

static void
close_page (TcBoardDocument *document,
            GtkWidget       *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (20);
  g_assert_finalize_object (document);
}

static void
test_export (void)
{
  static const struct { TceExportKind kind; const char *magic; } cases[] = {
    { TCE_EXPORT_PDF, "%PDF" },
    { TCE_EXPORT_PNG, "\211PNG" },
    { TCE_EXPORT_SVG, "<?xml" },
  };
  TcBoardDocument *document;
  GtkWidget *window, *page = show_page (&document, &window);
  guint n_exported = 0;

  g_signal_connect_swapped (page, "exported", G_CALLBACK (count_exported), &n_exported);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = new_file ("board");

      tce_paper_page_set_kind (TCE_PAPER_PAGE (page), cases[i].kind);
      g_assert_cmpint (widget_fixture_says (page, "Language"), ==, cases[i].kind == TCE_EXPORT_PDF);
      g_assert_true (tce_paper_page_write (TCE_PAPER_PAGE (page), file));
      g_assert_cmpuint (n_exported, ==, i + 1);
      assert_begins (file, cases[i].magic);
      remove_file (file);
    }
  close_page (document, window);
}

/* The reason stands on the page. */
static void
test_export_fails (void)
{
  TcBoardDocument *document;
  GtkWidget *window, *page = show_page (&document, &window);
  g_autoptr (GFile) file = new_file ("x"), folder = g_file_get_parent (file);

  g_assert_false (tce_paper_page_write (TCE_PAPER_PAGE (page), folder));
  g_assert_true (widget_fixture_says (page, "could not be saved"));
  remove_file (file);
  close_page (document, window);
}

/* Fewer taggers need fewer pages, and the page says so; keys turn the pages. */
static void
test_page (void)
{
  TcBoardDocument *document;
  GtkWidget *window, *page = show_page (&document, &window);

  g_assert_true (widget_fixture_says (page, "7 pages. A square is"));
  g_assert_true (widget_fixture_says (page, "Sheets 1–4"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_fixture_find (page, GTK_TYPE_SPIN_BUTTON, 0)), 2);
  g_assert_true (widget_fixture_says (page, "5 pages. A square is"));
  g_assert_true (widget_fixture_says (page, "Sheets 1–2"));
  gtk_widget_activate_action (page, "paper.turn", "i", 1);
  g_assert_true (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (widget_fixture_find (page, GTK_TYPE_LIST_BOX_ROW, 0))));
  gtk_widget_activate_action (page, "paper.turn", "i", 1);
  g_assert_true (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (widget_fixture_find (page, GTK_TYPE_LIST_BOX_ROW, 1))));
  close_page (document, window);
}

static guint
count_ink (TcBoardFile            *file,
           const TcePrintSettings *settings,
           guint                   sheet)
{
  g_autoptr (TcePrint) print = tce_print_new (file, settings);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 842, 842);
  cairo_t *cr = cairo_create (surface);
  guint page = 0, n_dark = 0;

  while (tce_print_get_kind (print, page) != TCE_PAGE_SHEET)
    page++;
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  tce_print_draw_page (print, page + sheet, cr);
  cairo_surface_flush (surface);
  for (int y = 0; y < 842; y++)
    for (int x = 0; x < 842; x++)
      n_dark += cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + 4 * x + 1] < 160;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return n_dark;
}

/* Names, values, marks to cut along and the card of the networks each leave ink; the card is on the first sheet only. */
static void
test_sheet (void)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-b", NULL);
  TcePrintSettings bare = { TCE_A4_WIDTH, TCE_A4_HEIGHT, TRUE, "en", 2, TRUE, FALSE, TRUE, FALSE }, with = bare;
  const guint first = count_ink (file, &bare, 0), second = count_ink (file, &bare, 1);

  g_assert_cmpuint (first, >, second);
  with.names = TRUE;
  g_assert_cmpuint (count_ink (file, &with, 1), >, second);
  with = bare;
  with.crop_marks = TRUE;
  g_assert_cmpuint (count_ink (file, &with, 1), >, second);
  with = bare;
  with.networks_card = FALSE;
  g_assert_cmpuint (count_ink (file, &with, 1), >, second);
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
  g_test_add_func ("/print/export", test_export);
  g_test_add_func ("/print/export-fails", test_export_fails);
  g_test_add_func ("/print/page", test_page);
  g_test_add_func ("/print/sheet", test_sheet);

  return g_test_run ();
}
