/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tce-beside.h>
#include <tce-start-page.h>
#include <tce-window.h>
#include <turn-fold.h>

#include "widget-fixtures.h"

static TcBoardDocument *
new_document (const char *id)
{
  g_autoptr (TcBoardFile) start = tc_board_template_load (id);

  return tc_board_document_new (start);
}

static void
change (TcBoardDocument *document)
{
  TcBoard board = tc_board_painted_line (tc_board_document_get_board (document), 0, 0, 0, 0, TC_OUTSIDE, TC_SYMMETRY_NONE);

  tc_board_document_apply (document, &board, "erase", NULL);
}

static TcBoardDocument *
get_beside (TceWindow *window)
{
  GtkWidget *beside = widget_fixture_find (GTK_WIDGET (window), TCE_TYPE_BESIDE, 0);

  return beside != NULL ? tce_panel_get_document (TCE_PANEL (beside)) : NULL;
}

/* The window that came on top of @window, or NULL. */
static GtkWindow *
find_other (TceWindow *window)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) other = g_list_model_get_item (windows, i);

      if (other != GTK_WINDOW (window))
        return other;
    }

  return NULL;
}

/* As a person does it: F9, and one of the templates. */
static void
put_template_beside (TceWindow  *window,
                     const char *id)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.side-by-side", NULL);
  page = widget_fixture_find (GTK_WIDGET (find_other (window)), TCE_TYPE_START_PAGE, 0);
  g_signal_emit_by_name (page, "open-template", id);
  widget_fixture_iterate (0);
  g_assert_null (find_other (window));
}

static TceWindow *
show_window (TcBoardDocument *document)
{
  TceWindow *window = tce_window_new (NULL);

  tce_window_set_document (window, document);
  gtk_window_present (GTK_WINDOW (window));
  widget_fixture_iterate (50);

  return window;
}

static void
test_follows (void)
{
  g_autoptr (TcBoardDocument) document = new_document ("ring");
  const guint n_squares = tc_board_n_squares (tc_board_document_get_board (document));
  g_autofree char *before = g_strdup_printf ("%u squares", n_squares), *after = g_strdup_printf ("%u squares", n_squares - 1);
  GtkWidget *beside = g_object_ref_sink (g_object_new (TCE_TYPE_BESIDE, NULL));

  g_assert_false (gtk_widget_get_visible (beside));
  tce_panel_set_document (TCE_PANEL (beside), document);
  g_assert_true (gtk_widget_get_visible (beside));
  g_assert_true (widget_fixture_says (beside, "Ring Road"));
  g_assert_true (widget_fixture_says (beside, before));
  change (document);
  g_assert_true (widget_fixture_says (beside, after));
  tce_panel_set_document (TCE_PANEL (beside), NULL);
  g_assert_false (gtk_widget_get_visible (beside));
  g_assert_finalize_object (beside);
}

static void
test_change_over (void)
{
  g_autoptr (TcBoardDocument) document = new_document ("side-a");
  TceWindow *window = show_window (document);
  TcBoardDocument *other;

  g_assert_null (get_beside (window));
  put_template_beside (window, "islands");
  other = get_beside (window);
  g_assert_cmpstr (tc_board_document_get_title (other), ==, "Archipelago");

  gtk_widget_activate_action (GTK_WIDGET (window), "win.swap-boards", NULL);
  g_assert_true (tce_window_get_document (window) == other);
  g_assert_true (get_beside (window) == document);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.side-by-side", NULL);
  g_assert_null (get_beside (window));
  g_assert_null (find_other (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Unsaved work that is put away goes into a window of its own. */
static void
test_nothing_lost (void)
{
  g_autoptr (TcBoardDocument) document = new_document ("side-a");
  TceWindow *window = show_window (document);
  GtkWindow *other;

  put_template_beside (window, "islands");
  change (document);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.swap-boards", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.side-by-side", NULL);
  other = find_other (window);
  g_assert_true (TCE_IS_WINDOW (other));
  g_assert_true (tce_window_get_document (TCE_WINDOW (other)) == document);
  gtk_window_destroy (other);
  gtk_window_destroy (GTK_WINDOW (window));
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

static gboolean
is_asked (gpointer unused)
{
  return find_question () != NULL;
}

static gboolean
is_gone (gpointer window)
{
  return *(gpointer *) window == NULL;
}

static void
answer (const char *response)
{
  AdwMessageDialog *question;

  widget_fixture_wait (is_asked, NULL);
  question = find_question ();
  adw_message_dialog_response (question, response);
  gtk_window_destroy (GTK_WINDOW (question));
}

/* Whoever closes a window with two boards is asked about one after the other, and what is discarded does not come back in a window of its own. */
static void
test_close_asks_twice (void)
{
  g_autoptr (TcBoardDocument) document = new_document ("side-a");
  TceWindow *window = show_window (document);

  put_template_beside (window, "islands");
  change (document);
  change (get_beside (window));
  gtk_window_close (GTK_WINDOW (window));
  answer ("cancel");
  g_assert_true (tce_window_get_document (window) == document);
  g_assert_nonnull (get_beside (window));

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  answer ("discard");
  widget_fixture_wait (is_asked, NULL);
  g_assert_cmpstr (tc_board_document_get_title (tce_window_get_document (window)), ==, "Archipelago");
  g_assert_null (get_beside (window));
  answer ("discard");
  widget_fixture_wait (is_gone, &window);
  g_assert_null (find_other (NULL));
}

/* A board beside that is as it was saved is no reason to ask. */
static void
test_close_without_question (void)
{
  g_autoptr (TcBoardDocument) document = new_document ("side-a");
  TceWindow *window = show_window (document);

  put_template_beside (window, "islands");
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_close (GTK_WINDOW (window));
  widget_fixture_wait (is_gone, &window);
  g_assert_null (find_question ());
}

/* Another language takes both boards along. */
static void
test_say_anew (void)
{
  g_autoptr (TcBoardDocument) document = new_document ("side-a");
  TceWindow *window = show_window (document), *twin;
  TcBoardDocument *beside;

  put_template_beside (window, "islands");
  beside = get_beside (window);
  change (beside);
  tce_window_say_anew (window);
  twin = TCE_WINDOW (find_other (NULL));
  g_assert_true (tce_window_get_document (twin) == document);
  g_assert_true (get_beside (twin) == beside);
  gtk_window_destroy (GTK_WINDOW (twin));
}

static GtkWidget *
new_part (GtkWidget *pair)
{
  GtkWidget *part = gtk_label_new (NULL);

  gtk_widget_set_size_request (part, 100, 80);
  gtk_widget_set_parent (part, pair);

  return part;
}

/* Side by side where there is room for both, else one below the other; and alone all over. */
static void
test_pair (void)
{
  static const struct { int width, height, second_x, second_y, each_width, each_height; } cases[] = {
    { 200, 80, 100, 0, 100, 80 },
    { 400, 200, 200, 0, 200, 200 },
    { 199, 200, 0, 100, 199, 100 },
    { 100, 160, 0, 80, 100, 80 },
  };
  GtkWidget *pair = g_object_ref_sink (g_object_new (TURN_TYPE_FOLD, "policy", TURN_FOLD_SHARED, NULL));
  GtkWidget *first = new_part (pair), *second = new_part (pair);
  int minimum, natural;

  gtk_widget_measure (pair, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 100);
  gtk_widget_measure (pair, GTK_ORIENTATION_VERTICAL, 200, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 80);
  gtk_widget_measure (pair, GTK_ORIENTATION_VERTICAL, 199, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 160);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkAllocation place;

      gtk_widget_allocate (pair, cases[i].width, cases[i].height, -1, NULL);
      gtk_widget_get_allocation (second, &place);
      g_assert_cmpint (place.x, ==, cases[i].second_x);
      g_assert_cmpint (place.y, ==, cases[i].second_y);
      g_assert_cmpint (place.width, ==, cases[i].each_width);
      g_assert_cmpint (place.height, ==, cases[i].each_height);
    }

  gtk_widget_hide (second);
  gtk_widget_measure (pair, GTK_ORIENTATION_VERTICAL, 100, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, 80);
  gtk_widget_allocate (pair, 150, 100, -1, NULL);
  g_assert_cmpint (gtk_widget_get_allocated_width (first), ==, 150);
  g_assert_finalize_object (pair);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/beside/pair", test_pair);
  g_test_add_func ("/beside/follows", test_follows);
  g_test_add_func ("/beside/change-over", test_change_over);
  g_test_add_func ("/beside/nothing-lost", test_nothing_lost);
  g_test_add_func ("/beside/close-asks-twice", test_close_asks_twice);
  g_test_add_func ("/beside/close-without-question", test_close_without_question);
  g_test_add_func ("/beside/say-anew", test_say_anew);

  return g_test_run ();
}
