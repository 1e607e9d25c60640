/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tc-model-private.h>
#include <tce-application.h>
#include <tce-export.h>
#include <tce-finding.h>
#include <tce-heat-map.h>
#include <tce-playtest-page.h>
#include <tce-playtest-text.h>
#include <tce-playtest-words.h>
#include <tce-window-private.h>
#include <turn-widget-picture.h>

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

static gboolean
has_ended (gpointer playtest)
{
  return tc_playtest_get_stage (playtest) == TC_PLAYTEST_ENDED;
}

static gboolean
has_some (gpointer playtest)
{
  return tc_playtest_get_tally (playtest)->statistics.n_games > 0;
}

static void
paint_corner (TcBoardDocument *document)
{
  const TcBoard board = tc_board_painted_line (tc_board_document_get_board (document), 0, 0, 0, 0, 3, TC_SYMMETRY_NONE);

  tc_board_document_apply (document, &board, "paint", NULL);
}

/* The drop-down where that is chosen, or NULL. */
static GtkDropDown *
find_choice (GtkWidget  *page,
             const char *chosen)
{
  GtkWidget *choice;

  for (guint i = 0; (choice = widget_fixture_find (page, GTK_TYPE_DROP_DOWN, i)) != NULL; i++)
    if (g_strcmp0 (gtk_string_object_get_string (gtk_drop_down_get_selected_item (GTK_DROP_DOWN (choice))), chosen) == 0)
      return GTK_DROP_DOWN (choice);

  return NULL;
}

/* One of a few battles that are as quick as can be. */
static void
run_playtest (TceWindow *window)
{
  const TcPlaytestPlan plan = { .n_seats = 2, .level = "random", .draws_hq = TRUE, .n_battles = 20, .seed = 1 };
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (tc_board_document_get_board_file (tce_window_get_document (window)), &plan);

  tce_window_set_playtest (window, playtest);
  widget_fixture_wait (has_ended, playtest);
}

/* From the card to the report and back; the board and its undo are as before. */
static void
test_report (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  GtkWidget *widget = GTK_WIDGET (window);

  g_assert_false (gtk_widget_get_visible (window->save_report));
  gtk_widget_activate_action (widget, "win.report", NULL);
  g_assert_true (gtk_widget_get_visible (window->save_report));
  g_assert_false (gtk_widget_is_sensitive (window->save_report));
  gtk_drop_down_set_selected (find_choice (GTK_WIDGET (window->playtest_slot), "500 battles"), 0);
  gtk_widget_activate_action (widget, "win.board", NULL);
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_says (widget, "Last playtest"));
  widget_fixture_click (widget, "Playtest");
  g_assert_true (tce_window_shows_report (window));
  g_assert_nonnull (window->playtest);
  widget_fixture_wait (has_ended, window->playtest);
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_says (widget, "100 battles"));
  g_assert_true (widget_fixture_says (widget, "300 boards, by steps of 5"));
  g_assert_true (widget_fixture_says (widget, "Seat 3"));
  g_assert_false (widget_fixture_says (widget, "Seat 4"));
  g_assert_true (gtk_widget_is_sensitive (window->save_report));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Playtest");

  gtk_widget_activate_action (widget, "win.board", NULL);
  widget_fixture_iterate (0);
  g_assert_false (tce_window_shows_report (window));
  g_assert_false (gtk_widget_get_visible (window->save_report));
  g_assert_true (widget_fixture_says (widget, "100 battles"));
  g_assert_false (tc_board_document_get_can_undo (document));
  g_assert_false (tc_board_document_get_modified (document));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was played of another state of the board says so, until that state is back. */
static void
test_stale (void)
{
  static const char sentence[] = "The board has changed since.";
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  GtkWidget *widget = GTK_WIDGET (window);

  gtk_widget_activate_action (widget, "win.playtest", NULL);
  tc_playtest_stop (window->playtest);
  gtk_widget_activate_action (widget, "win.board", NULL);
  widget_fixture_iterate (0);
  g_assert_false (widget_fixture_says (widget, sentence));
  paint_corner (document);
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_says (widget, sentence));
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "Another name");
  tc_board_document_undo (document);
  tc_board_document_undo (document);
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "Another name");
  widget_fixture_iterate (0);
  g_assert_false (widget_fixture_says (widget, sentence));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A board with errors is not played, and one hears why. */
static void
test_errors (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  TcBoard board = *tc_board_document_get_board (document);

  board.rows[0] = (TcValue) { 1, 2 };
  tc_board_document_apply (document, &board, "wrong", NULL);
  while (tc_board_checker_get_busy (window->checker))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.playtest", NULL);
  g_assert_null (window->playtest);
  g_assert_false (tce_window_shows_report (window));
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "A board with errors cannot be played: see the problems."));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_pause_and_stop (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  GtkWidget *widget = GTK_WIDGET (window);
  const TcPlaytestPlan plan = { .n_seats = 4, .level = "medium", .n_battles = 1000000, .seed = 1 };
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (tc_board_document_get_board_file (document), &plan);

  tce_window_set_playtest (window, playtest);
  gtk_widget_activate_action (widget, "win.report", NULL);
  widget_fixture_wait (has_some, playtest);
  /* A slow machine would never have drawn all of a report that goes on. */
  widget_fixture_click (widget, "Pause");
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_PAUSED);
  g_assert_true (widget_fixture_says (widget, "Seat 4"));
  g_assert_true (widget_fixture_says (widget, "paused"));
  widget_fixture_click (widget, "Go On");
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_RUNNING);
  widget_fixture_click (widget, "Stop");
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_ENDED);
  g_assert_false (widget_fixture_says (widget, "Pause"));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Another board in the window has no playtest yet; closing while one runs ends it. */
static void
test_close (void)
{
  g_autoptr (TcBoardDocument) document = new_document (), other = new_document ();
  TceWindow *window = open_window (document);
  TcPlaytest *running;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.playtest", NULL);
  g_assert_nonnull (window->playtest);
  tce_window_set_document (window, other);
  g_assert_null (window->playtest);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.report", NULL);
  g_assert_false (gtk_widget_is_sensitive (window->save_report));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.playtest", NULL);
  running = window->playtest;
  g_object_add_weak_pointer (G_OBJECT (running), (gpointer *) &running);
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_null (running);
}

/* A board with an HQ of its own is played with that one or with others; a freestyle one has none to be played with. */
static void
test_hq (void)
{
  g_autoptr (TcBoardDocument) document = new_document ();
  const TcBoard freestyle = tc_board_with_freestyle (tc_board_document_get_board (document), TRUE, NULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (TCE_TYPE_PLAYTEST_PAGE, NULL));

  g_object_set (page, "document", document, NULL);
  g_assert_false (tce_playtest_page_get_plan (TCE_PLAYTEST_PAGE (page)).draws_hq);
  gtk_drop_down_set_selected (find_choice (page, "HQ as drawn"), 1);
  g_assert_nonnull (find_choice (page, "Random HQ"));
  g_assert_true (tce_playtest_page_get_plan (TCE_PLAYTEST_PAGE (page)).draws_hq);

  tc_board_document_apply (document, &freestyle, "freestyle", NULL);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (find_choice (page, "Random HQ"))), ==, 1);
  g_assert_true (tce_playtest_page_get_plan (TCE_PLAYTEST_PAGE (page)).draws_hq);
  tc_board_document_undo (document);
  g_assert_nonnull (find_choice (page, "HQ as drawn"));
  g_assert_false (tce_playtest_page_get_plan (TCE_PLAYTEST_PAGE (page)).draws_hq);
  g_object_unref (page);
}

static void
assert_light_picture (GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = gdk_texture_new_from_file (file, &error);
  const int width = gdk_texture_get_width (texture), height = gdk_texture_get_height (texture);
  g_autofree guint8 *pixels = g_malloc ((gsize) width * (gsize) height * 4);

  g_assert_no_error (error);
  g_assert_cmpint (width, ==, 1280);
  g_assert_cmpint (height, >=, 800);
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  for (int i = 0; i < 4; i++)
    g_assert_cmpuint (pixels[i], >, 230);
}

/* Neither a narrow window nor a dark one make the picture another one, and neither changes. */
static void
test_save (void)
{
  g_autofree char *folder = g_dir_make_tmp ("report-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "Two Banks – playtest.png", NULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/dev/null/report.png");
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  AdwStyleManager *style = adw_style_manager_get_default ();

  gtk_window_set_default_size (GTK_WINDOW (window), 400, 640);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_FORCE_DARK);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.report", NULL);
  run_playtest (window);
  widget_fixture_iterate (0);
  g_assert_false (tce_window_save_report (window, nowhere));
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "“report.png” could not be saved: Not a directory"));
  g_assert_true (tce_window_save_report (window, file));
  assert_light_picture (file);
  g_assert_cmpint (adw_style_manager_get_color_scheme (style), ==, ADW_COLOR_SCHEME_FORCE_DARK);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  adw_style_manager_set_color_scheme (style, ADW_COLOR_SCHEME_DEFAULT);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The picture is named after the board, whatever its name is. */
static void
test_file_names (void)
{
  static const struct { const char *name, *stem; } cases[] = {
    { "Two Banks", "Two Banks" },
    { " East/West: C\\D ", "East-West- C-D" },
    { "  ", "Board" },
  };
  g_autoptr (TcBoardDocument) document = new_document ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *stem = NULL;

      tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", cases[i].name);
      tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "fr", cases[i].name);
      stem = tce_export_propose_stem (tc_board_document_get_board_file (document));
      g_assert_cmpstr (stem, ==, cases[i].stem);
    }
}

static LabTally *
tally_of (guint n_games,
          guint first,
          guint second)
{
  LabTally *tally = g_new0 (LabTally, 1);

  tally->statistics.n_games = n_games;
  tally->statistics.win_parts[0] = (guint64) first * LAB_PARTS_PER_WIN;
  tally->statistics.win_parts[1] = (guint64) second * LAB_PARTS_PER_WIN;

  return tally;
}

static void
test_verdicts (void)
{
  static const struct { guint n_games, first; gboolean is_warning; const char *words; } cases[] = {
    { 20, 20, FALSE, NULL },
    { 100, 52, FALSE, NULL },
    { 100, 56, TRUE, "Seat 1 may be ahead: play more battles to be sure" },
    { 100, 70, TRUE, "Seat 1 is ahead: it wins 70 % of battles" },
    { 100, 30, TRUE, "Seat 1 is behind: it wins 30 % of battles" },
    { 10000, 5100, FALSE, "No seat has a clear advantage" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree LabTally *tally = tally_of (cases[i].n_games, cases[i].first, cases[i].n_games - cases[i].first);
      gboolean is_warning;
      g_autofree char *words = tce_playtest_words_seats (tally, 2, &is_warning);

      g_assert_cmpstr (words, ==, cases[i].words);
      g_assert_cmpint (is_warning, ==, cases[i].is_warning);
    }
}

static TcBoardFile *
load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "boards", name, NULL);
  g_autoptr (GFile) source = g_file_new_for_path (path);

  return tc_board_file_load_playable (source, NULL);
}

/* A plan that wins too often is the first finding, however few battles there were, and prices that stop it are its remedy. */
static void
test_rush (void)
{
  const TcPlaytestPlan plan = { .n_seats = 2, .level = "easy", .n_battles = 2, .seed = 1 };
  g_autoptr (TcBoardFile) file = load ("paying-bubbles.city.json");
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (file, &plan);
  g_autoptr (GPtrArray) findings = NULL;
  const TceFinding *finding;

  widget_fixture_wait (has_ended, playtest);
  findings = tce_findings_of (playtest, NULL);
  g_assert_cmpuint (findings->len, ==, 1);
  finding = g_ptr_array_index (findings, 0);
  g_assert_cmpint (finding->rank, ==, TCE_FINDING_ERROR);
  g_assert_cmpstr (finding->what, ==, "Checking networks with every die wins 100\302\240%");
  g_assert_nonnull (finding->remedy);
  for (guint i = 0; i < finding->remedied.n_bubbles; i++)
    g_assert_cmpint (finding->remedied.bubbles[i], <=, 0);
}

static TceFinding *
find (GPtrArray  *findings,
      const char *what)
{
  for (guint i = 0; i < findings->len; i++)
    if (g_str_has_prefix (((TceFinding *) g_ptr_array_index (findings, i))->what, what))
      return g_ptr_array_index (findings, i);

  return NULL;
}

/* Each remedy is one undo step on the board as it is by then; what else was changed stays. */
static void
test_remedy (void)
{
  const TcPlaytestPlan plan = { .n_seats = 3, .level = "random", .n_battles = 120, .seed = 1 };
  g_autoptr (TcBoardDocument) document = new_document ();
  TceWindow *window = open_window (document);
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (tc_board_document_get_board_file (document), &plan);
  g_autoptr (GPtrArray) findings = NULL;
  TcBoard changed = *tc_board_document_get_board (document);
  const TceFinding *finding;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.report", NULL);
  tce_window_set_playtest (window, playtest);
  widget_fixture_wait (has_ended, playtest);
  widget_fixture_iterate (0);
  findings = tce_findings_of (playtest, NULL);
  finding = find (findings, "Networks end too many battles");
  g_assert_nonnull (finding);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), finding->what));
  g_assert_nonnull (strstr (finding->why, "Blindfolded level"));

  changed.drones[0] = -1;
  tc_board_document_apply (document, &changed, "drone", NULL);
  widget_fixture_iterate (0);
  widget_fixture_click (GTK_WIDGET (window), "Apply");
  g_assert_true (tce_finding_is_in (finding, playtest, tc_board_document_get_board (document)));
  g_assert_cmpint (tc_board_document_get_board (document)->drones[0], ==, -1);
  widget_fixture_iterate (0);
  g_assert_true (widget_fixture_says (GTK_WIDGET (window), "applied"));
  tc_board_document_undo (document);
  g_assert_cmpint (memcmp (tc_board_document_get_board (document), &changed, sizeof changed), ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Several numbers of taggers in one run; a line a battle, and all figures of both runs. */
static void
test_texts (void)
{
  const TcPlaytestPlan plan = { .n_seats = 2, .most_seats = 4, .level = "random", .draws_hq = TRUE, .n_battles = 5, .seed = 1 };
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (file, &plan);
  g_autofree char *csv = NULL, *json = NULL;
  g_auto (GStrv) lines = NULL;

  widget_fixture_wait (has_ended, playtest);
  g_assert_cmpuint (tc_playtest_get_n_played (playtest), ==, 15);
  g_assert_cmpuint (tc_playtest_get_tally_of (playtest, 4)->n_boards, ==, 20);
  csv = tce_playtest_to_csv (playtest);
  lines = g_strsplit (csv, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 15 + 1);
  g_assert_true (g_str_has_prefix (lines[6], "6,3,"));
  json = tce_playtest_to_json (playtest, playtest);
  g_assert_nonnull (strstr (json, "\"taggers\": 4"));
  g_assert_nonnull (strstr (json, "\"points-a-square\""));
  g_assert_cmpuint (tc_playtest_get_n_seats (playtest), ==, 2);
}

/* A run that may stop does so at the first look that is sure, and the same seed finds the same. */
static void
test_sure (void)
{
  const TcPlaytestPlan plan = { .n_seats = 2, .level = "random", .draws_hq = TRUE, .n_battles = 10000, .stops_when_sure = TRUE, .seed = 1 };
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);
  g_autoptr (TcPlaytest) playtest = tc_playtest_new (file, &plan), again = tc_playtest_new (file, &plan);
  guint64 n;

  widget_fixture_wait (has_ended, playtest);
  widget_fixture_wait (has_ended, again);
  n = tc_playtest_get_n_played (playtest);
  g_assert_cmpuint (n, <, 10000);
  g_assert_cmpuint (n, >=, 200);
  g_assert_cmpuint (n, ==, tc_playtest_get_n_played (again));
}

/* Later is always darker. */
static void
test_heat (void)
{
  double before = 2;

  for (int i = 0; i <= 20; i++)
    {
      const GdkRGBA colour = tce_heat_colour (i / 20.0);
      const double lightness = .2126 * colour.red + .7152 * colour.green + .0722 * colour.blue;

      g_assert_cmpfloat (lightness, <, before);
      before = lightness;
    }
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  application = tce_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  g_test_add_func ("/tce-playtest/report", test_report);
  g_test_add_func ("/tce-playtest/stale", test_stale);
  g_test_add_func ("/tce-playtest/errors", test_errors);
  g_test_add_func ("/tce-playtest/pause-and-stop", test_pause_and_stop);
  g_test_add_func ("/tce-playtest/close", test_close);
  g_test_add_func ("/tce-playtest/hq", test_hq);
  g_test_add_func ("/tce-playtest/save", test_save);
  g_test_add_func ("/tce-playtest/file-names", test_file_names);
  g_test_add_func ("/tce-playtest/verdicts", test_verdicts);
  g_test_add_func ("/tce-playtest/rush", test_rush);
  g_test_add_func ("/tce-playtest/remedy", test_remedy);
  g_test_add_func ("/tce-playtest/texts", test_texts);
  g_test_add_func ("/tce-playtest/sure", test_sure);
  g_test_add_func ("/tce-playtest/heat", test_heat);

  return g_test_run ();
}
