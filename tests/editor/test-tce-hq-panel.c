/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tc-hq-view-private.h>
#include <tc-hq-view.h>
#include <tce-hq-panel.h>
#include <tce-token-dialog.h>
#include <tce-token-grid.h>
#include <tce-token-picker.h>

#include "board-fixtures.h"
#include "widget-fixtures.h"

static TcBoardDocument *
new_document (void)
{
  TcBoard board = board_fixture ("aabb/aabb/aabb/aabb/aabb");
  g_autoptr (TcBoardFile) file = tc_board_file_new_with_board (NULL, &board);

  return tc_board_document_new (file);
}

static TceHqPanel *
show_panel (TcBoardDocument *document,
            GtkWidget      **window)
{
  GtkWidget *panel = g_object_new (TCE_TYPE_HQ_PANEL, NULL);

  tce_panel_set_document (TCE_PANEL (panel), document);
  *window = widget_fixture_show (panel, 280, 700);

  return TCE_HQ_PANEL (panel);
}

static void
close_panel (GtkWidget       *window,
             TcBoardDocument *document)
{
  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (document);
}

static const char *
section_of (TcBoardDocument *document,
            guint            place)
{
  return tc_board_get_hq_token (tc_board_document_get_board (document), place);
}

/* The button of one of the shapes of the box, or of the author's own that come after them. */
static GtkWidget *
find_token (GtkWidget  *picker,
            const char *id)
{
  guint place = 0;

  while (place < TC_N_BUILT_IN_TOKENS && !g_str_equal (tc_token_built_in (place)->id, id))
    place++;

  return widget_fixture_find (picker, GTK_TYPE_TOGGLE_BUTTON, place);
}

static void
pick (TceHqPanel *panel,
      const char *id)
{
  GtkWidget *picker = widget_fixture_find (GTK_WIDGET (panel), TCE_TYPE_TOKEN_PICKER, 0);

  g_signal_emit_by_name (find_token (picker, id), "clicked");
}

static void
test_sections (void)
{
  TcBoardDocument *document = new_document ();
  GtkWidget *window;
  TceHqPanel *panel = show_panel (document, &window);
  GtkWidget *view = widget_fixture_find (GTK_WIDGET (panel), TC_TYPE_HQ_VIEW, 0);
  g_autofree char *first = g_strdup (section_of (document, 0)), *second = g_strdup (section_of (document, 1));

  g_assert_true (widget_fixture_says (window, "Section 1"));
  g_signal_emit_by_name (TC_HQ_VIEW (view)->places[1], "clicked");
  g_assert_true (widget_fixture_says (window, "Section 2"));
  pick (panel, "W5");
  g_assert_cmpstr (section_of (document, 1), ==, "W5");
  g_assert_true (widget_fixture_says (window, "W shape"));
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: Section 2: W shape");

  /* One that lies in another section changes places. */
  pick (panel, first);
  g_assert_cmpstr (section_of (document, 1), ==, first);
  g_assert_cmpstr (section_of (document, 0), ==, "W5");
  tc_board_document_undo (document);
  tc_board_document_undo (document);
  g_assert_cmpstr (section_of (document, 1), ==, second);
  g_assert_cmpstr (TC_HQ_VIEW (view)->scene.tokens[1].id, ==, second);
  close_panel (window, document);
}

static void
test_small (void)
{
  TcBoardDocument *document = new_document ();
  GtkWidget *window;
  TceHqPanel *panel = show_panel (document, &window);

  tce_hq_panel_choose_place (panel, TC_N_SECTIONS + 1);
  g_assert_true (widget_fixture_says (window, "Small shape 2"));
  pick (panel, "I3");
  g_assert_cmpstr (section_of (document, TC_N_SECTIONS + 1), ==, "I3");
  close_panel (window, document);
}

static void
test_freestyle (void)
{
  TcBoardDocument *document = new_document ();
  GtkWidget *window;
  TceHqPanel *panel = show_panel (document, &window);
  GtkWidget *freestyle = widget_fixture_find (GTK_WIDGET (panel), GTK_TYPE_SWITCH, 0);
  TcBoard before = *tc_board_document_get_board (document);

  gtk_switch_set_active (GTK_SWITCH (freestyle), TRUE);
  g_assert_false (tc_board_document_get_board (document)->has_sections);
  g_assert_true (widget_fixture_says (window, "Small shape 1"));
  tce_hq_panel_choose_place (panel, 2);
  g_assert_true (widget_fixture_says (window, "Small shape 1"));

  gtk_switch_set_active (GTK_SWITCH (freestyle), FALSE);
  g_assert_true (memcmp (tc_board_document_get_board (document), &before, sizeof before) == 0);
  tc_board_document_undo (document);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (freestyle)));
  close_panel (window, document);
}

static void
test_accessible (void)
{
  TcBoardDocument *document = new_document ();
  GtkWidget *window;
  TceHqPanel *panel = show_panel (document, &window);
  GtkWidget *picker = widget_fixture_find (GTK_WIDGET (panel), TCE_TYPE_TOKEN_PICKER, 0);
  GtkWidget *button = find_token (picker, "S4");

  gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL, "S shape");
  close_panel (window, document);
}

static TceTokenDialog *
show_dialog (GtkWidget       *parent,
             TcBoardDocument *document,
             int              token)
{
  TceTokenDialog *dialog = tce_token_dialog_new (GTK_WINDOW (parent), document, token);

  gtk_window_present (GTK_WINDOW (dialog));

  return dialog;
}

/* Presses the button, if it can be pressed; whether it can. */
static gboolean
save (TceTokenDialog *dialog)
{
  GtkWidget *button = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (dialog), TCE_TYPE_TOKEN_DIALOG, "save_button"));

  if (!gtk_widget_get_sensitive (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");

  return TRUE;
}

static void
draw (TceTokenDialog *dialog,
      const char     *squares)
{
  GtkWidget *grid = widget_fixture_find (GTK_WIDGET (dialog), TCE_TYPE_TOKEN_GRID, 0);

  tce_token_grid_set_shape (TCE_TOKEN_GRID (grid), tc_shape_from_text (""));
  for (const char *next = squares; *next != '\0'; next += 2)
    {
      GtkToggleButton *square = GTK_TOGGLE_BUTTON (widget_fixture_find (grid, GTK_TYPE_TOGGLE_BUTTON, (guint) ((next[0] - '0') * TC_SHAPE_MAX_SIDE + next[1] - '0')));

      gtk_toggle_button_set_active (square, !gtk_toggle_button_get_active (square));
    }
}

/* What the dialog says to a drawing, as rows and columns from 0. */
static void
test_verdicts (void)
{
  static const struct { const char *squares, *says; gboolean fine; } cases[] = {
    { "", "square", FALSE },
    { "0011", "", FALSE },
    { "00010203", "bar of four", FALSE },
    { "0010203040", "bar of five", FALSE },
    { "0001021020", "V shape", FALSE },
    { "404142433222", "6 squares", TRUE },
    { "00010203041011121314", "", FALSE },
  };
  TcBoardDocument *document = new_document ();
  TceTokenDialog *dialog = show_dialog (NULL, document, -1);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      draw (dialog, cases[i].squares);
      if (!widget_fixture_says (GTK_WIDGET (dialog), cases[i].says))
        g_error ("“%s” is not said about %s", cases[i].says, cases[i].squares);
      if (!cases[i].fine)
        g_assert_false (save (dialog));
    }
  g_assert_false (tc_board_document_get_can_undo (document));
  close_panel (GTK_WIDGET (dialog), document);
}

static void
test_own_token (void)
{
  TcBoardDocument *document = new_document ();
  GtkWidget *window;
  TceHqPanel *panel = show_panel (document, &window);
  TceTokenDialog *dialog = show_dialog (window, document, -1);
  g_autofree char *id = NULL;

  draw (dialog, "404142433222");
  g_assert_true (save (dialog));
  g_assert_cmpuint (tc_board_document_get_board (document)->n_tokens, ==, 1);
  id = g_strdup (tc_board_document_get_board (document)->tokens[0].id);
  g_assert_true (g_str_has_suffix (id, "6"));
  g_assert_true (widget_fixture_says (window, id));
  pick (panel, id);
  g_assert_cmpstr (section_of (document, 0), ==, id);

  /* A mirrored one is the same, and is called by its name. */
  dialog = show_dialog (window, document, -1);
  draw (dialog, "000102031121");
  draw (dialog, "404142433121");
  g_assert_true (widget_fixture_says (GTK_WIDGET (dialog), id));
  g_assert_false (save (dialog));
  gtk_window_destroy (GTK_WINDOW (dialog));
  close_panel (window, document);
}

static void
test_change_own_token (void)
{
  TcBoardDocument *document = new_document ();
  TcBoard board = tc_board_with_token (tc_board_document_get_board (document), tc_shape_from_text ("####/#..#"));
  TceTokenDialog *dialog;
  GtkWidget *window;

  tc_board_document_apply (document, &board, "a shape", NULL);
  show_panel (document, &window);
  dialog = show_dialog (window, document, 0);
  draw (dialog, "000102031011");
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, 0)), "I5");
  g_assert_false (save (dialog));
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, 0)), "Boat");
  g_assert_true (save (dialog));
  g_assert_cmpstr (tc_board_document_get_board (document)->tokens[0].id, ==, "Boat");
  g_assert_cmpuint (tc_shape_n_cells (tc_board_document_get_board (document)->tokens[0].shape), ==, 6);
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: draw the shape Boat");

  widget_fixture_click (window, "Delete Boat");
  g_assert_cmpuint (tc_board_document_get_board (document)->n_tokens, ==, 0);
  g_assert_false (widget_fixture_says (window, "Boat"));
  tc_board_document_undo (document);
  g_assert_true (widget_fixture_says (window, "Boat"));
  close_panel (window, document);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/hq-panel/sections", test_sections);
  g_test_add_func ("/hq-panel/small", test_small);
  g_test_add_func ("/hq-panel/freestyle", test_freestyle);
  g_test_add_func ("/hq-panel/accessible", test_accessible);
  g_test_add_func ("/token-dialog/verdicts", test_verdicts);
  g_test_add_func ("/token-dialog/own-token", test_own_token);
  g_test_add_func ("/token-dialog/change", test_change_own_token);

  return g_test_run ();
}
