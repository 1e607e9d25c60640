/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>
#include <tce-district-editor.h>
#include <tce-district-panel.h>
#include <tce-district-row.h>
#include <tce-numbers.h>
#include <tce-texts-page.h>
#include <tce-value-field.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

/* A palette on the screen. */
typedef struct
{
  TcBoardDocument *document;
  TceTools        *tools;
  GtkWidget       *palette;
  GtkWidget       *window;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->document = editor_fixture_document ("aaab/aabb/cccc");
  self->tools = tce_tools_new ();
  self->palette = g_object_new (TCE_TYPE_DISTRICT_PANEL, "document", self->document, "tools", self->tools, NULL);
  self->window = widget_fixture_show (self->palette, 260, 700);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (20);
  g_assert_finalize_object (self->document);
  g_assert_finalize_object (self->tools);
}

static const TcBoard *
board_of (Fixture *self)
{
  return tc_board_document_get_board (self->document);
}

static void
frame_ended (GdkFrameClock *clock,
             gboolean      *ended)
{
  *ended = TRUE;
}

/* A popover that is closed before it was drawn is never let go of by GTK 4.8. */
static GtkWidget *
wait_for_editor (Fixture *self)
{
  GtkWidget *editor = widget_fixture_find (self->palette, TCE_TYPE_DISTRICT_EDITOR, 0);
  GdkFrameClock *clock;
  gboolean ended = FALSE;
  gulong handler;

  g_assert_nonnull (editor);
  clock = gtk_widget_get_frame_clock (editor);
  handler = g_signal_connect_after (clock, "after-paint", G_CALLBACK (frame_ended), &ended);
  gtk_widget_queue_draw (editor);
  while (!ended)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);

  return editor;
}

static GtkWidget *
row_at (Fixture *self,
        guint    place)
{
  return widget_fixture_find (self->palette, TCE_TYPE_DISTRICT_ROW, place);
}

static void
test_rows (Fixture      *self,
           gconstpointer data)
{
  g_autofree char *words = widget_fixture_read (self->palette);

  g_assert_nonnull (row_at (self, 3));
  g_assert_null (row_at (self, 4));
  g_assert_nonnull (strstr (words, "5 squares"));
  g_assert_nonnull (strstr (words, "Outside"));
  g_assert_nonnull (strstr (words, "12 squares"));
  gtk_test_accessible_assert_property (row_at (self, 0), GTK_ACCESSIBLE_PROPERTY_LABEL, "a, 5 squares");

  /* The row of what lies outside chooses just that. */
  g_signal_emit_by_name (gtk_widget_get_parent (row_at (self, 3)), "row-activated", row_at (self, 3));
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, TC_OUTSIDE);
  g_signal_emit_by_name (gtk_widget_get_parent (row_at (self, 1)), "row-activated", row_at (self, 1));
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, 1);
  g_assert_true (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row_at (self, 1))));
  tce_tools_set_district (self->tools, 2);
  g_assert_true (gtk_list_box_row_is_selected (GTK_LIST_BOX_ROW (row_at (self, 2))));
}

static void
test_values (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *high = widget_fixture_find (row_at (self, 1), TCE_TYPE_VALUE_FIELD, 0);
  GtkWidget *low = widget_fixture_find (row_at (self, 1), TCE_TYPE_VALUE_FIELD, 1);

  editor_fixture_press (high, GDK_KEY_2, 0);
  editor_fixture_press (high, GDK_KEY_1, 0);
  editor_fixture_press (high, GDK_KEY_Return, 0);
  editor_fixture_press (low, GDK_KEY_9, 0);
  editor_fixture_press (low, GDK_KEY_Return, 0);
  g_assert_cmpint (board_of (self)->districts[1].value.high, ==, 21);
  g_assert_cmpint (board_of (self)->districts[1].value.low, ==, 9);
  gtk_test_accessible_assert_property (high, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 21.0);
  g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: value of a district");
}

static void
test_add (Fixture      *self,
          gconstpointer data)
{
  for (guint n = board_of (self)->n_districts; n < TC_MAX_DISTRICTS; n++)
    {
      gtk_widget_activate_action (self->palette, "palette.add-district", NULL);
      g_assert_cmpuint (board_of (self)->n_districts, ==, n + 1);
      g_assert_cmpuint (tce_tools_get_district (self->tools), ==, n);
      g_assert_nonnull (row_at (self, n + 1));
    }

  /* Twelve are all there can be. */
  gtk_widget_activate_action (self->palette, "palette.add-district", NULL);
  g_assert_cmpuint (board_of (self)->n_districts, ==, TC_MAX_DISTRICTS);

  gtk_popover_popdown (GTK_POPOVER (wait_for_editor (self)));
  while (tc_board_document_get_can_undo (self->document))
    tc_board_document_undo (self->document);
  g_assert_cmpuint (board_of (self)->n_districts, ==, 3);
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, 2);
}

static GtkWidget *
open_editor (Fixture *self,
             guint    district)
{
  tce_district_panel_edit_district (TCE_DISTRICT_PANEL (self->palette), district);

  return wait_for_editor (self);
}

static void
test_names (Fixture      *self,
            gconstpointer data)
{
  GtkWidget *editor = open_editor (self, 1);
  GtkWidget *english = widget_fixture_find (editor, ADW_TYPE_ENTRY_ROW, 0), *french = widget_fixture_find (editor, ADW_TYPE_ENTRY_ROW, 1);
  TcBoardFile *file;

  gtk_editable_set_text (GTK_EDITABLE (english), "Docks");
  gtk_editable_set_text (GTK_EDITABLE (french), "Les Quais");
  file = tc_board_document_get_board_file (self->document);
  g_assert_cmpstr (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, 1, "en"), ==, "Docks");
  g_assert_cmpstr (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, 1, "fr"), ==, "Les Quais");
  g_assert_true (widget_fixture_says (row_at (self, 1), "Docks"));

  /* What is undone is shown where it was typed. */
  tc_board_document_undo (self->document);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (french)), ==, "");
  gtk_popover_popdown (GTK_POPOVER (editor));
}

static void
test_colour (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *editor = open_editor (self, 0);
  GtkWidget *choice = widget_fixture_find (editor, GTK_TYPE_FLOW_BOX_CHILD, 7);

  g_signal_emit_by_name (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (choice)), "clicked");
  g_assert_cmphex (board_of (self)->districts[0].colour, ==, tc_board_colours[7]);
  g_assert_true (gtk_widget_has_css_class (gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (choice)), "chosen"));
  g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: colour of a district");
  gtk_popover_popdown (GTK_POPOVER (editor));
}

static void
test_remove (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *editor = open_editor (self, 2);

  gtk_widget_activate_action (editor, "district.remove", NULL);
  g_assert_cmpuint (board_of (self)->n_districts, ==, 2);
  g_assert_null (row_at (self, 3));
  g_assert_cmpuint (tce_tools_get_district (self->tools), <, 2);
  g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: remove c");
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, "0001/0011/2222");

  editor = open_editor (self, 0);
  gtk_widget_activate_action (editor, "palette.move", "i", 1);
  editor_fixture_assert_grid (self->document, "1110/1100/2222");
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, 1);
  gtk_widget_activate_action (self->palette, "palette.place", "(uu)", 1, 2);
  editor_fixture_assert_grid (self->document, "2220/2200/1111");
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, 2);
  gtk_widget_activate_action (self->palette, "palette.move", "i", 1);
  editor_fixture_assert_grid (self->document, "2220/2200/1111");
}

static GtkWidget *
open_chooser (GtkWidget *editor,
              guint      number)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (widget_fixture_find (editor, GTK_TYPE_MENU_BUTTON, number));

  gtk_menu_button_popup (button);

  return widget_fixture_find (GTK_WIDGET (gtk_menu_button_get_popover (button)), GTK_TYPE_LIST_BOX, 0);
}

/* The others are listed, those beside it first, and one of them is chosen. */
static void
test_merge_and_swap (Fixture      *self,
                     gconstpointer data)
{
  GtkWidget *editor = open_editor (self, 1), *list = open_chooser (editor, 1);

  gtk_test_accessible_assert_property (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0)), GTK_ACCESSIBLE_PROPERTY_LABEL, "a, 5 squares");
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  editor_fixture_assert_grid (self->document, "0002/0022/1111");
  g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: swap b and c");

  editor = open_editor (self, 0);
  list = open_chooser (editor, 0);
  gtk_test_accessible_assert_property (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "c, together 8 squares");
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1));
  editor_fixture_assert_grid (self->document, "1111/1111/0000");
  g_assert_cmpuint (board_of (self)->n_districts, ==, 2);
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, "0002/0022/1111");
}

static void
test_numbers (void)
{
  TcBoardDocument *document = editor_fixture_document ("aa/aa");
  GtkWidget *drones = g_object_new (TCE_TYPE_NUMBERS, "document", document, NULL);
  GtkWidget *window = widget_fixture_show (drones, 280, 200);
  const guint before = tc_board_document_get_board (document)->n_drones;
  GtkWidget *first = widget_fixture_find (drones, TCE_TYPE_VALUE_FIELD, 0);

  widget_fixture_click (drones, "Add a drone");
  g_assert_cmpuint (tc_board_document_get_board (document)->n_drones, ==, before + 1);
  g_assert_nonnull (widget_fixture_find (drones, TCE_TYPE_VALUE_FIELD, before));

  /* Drones never bring anything, so no minus need be typed. */
  editor_fixture_press (first, GDK_KEY_8, 0);
  editor_fixture_press (first, GDK_KEY_Return, 0);
  g_assert_cmpint (tc_board_document_get_board (document)->drones[0], ==, -8);
  gtk_test_accessible_assert_property (first, GTK_ACCESSIBLE_PROPERTY_LABEL, "Drone 1");

  widget_fixture_click (drones, "Remove the last drone");
  widget_fixture_click (drones, "Remove the last drone");
  g_assert_cmpuint (tc_board_document_get_board (document)->n_drones, ==, before - 1);
  g_assert_cmpstr (tc_board_document_get_undo_label (document), ==, "Undo: remove a drone");

  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (document);
}

static void
test_texts (void)
{
  TcBoardDocument *document = editor_fixture_document ("aab/aab");
  GtkWidget *page = g_object_new (TCE_TYPE_TEXTS_PAGE, "document", document, NULL);
  GtkWidget *window = widget_fixture_show (page, 320, 700);
  GtkTextBuffer *description = gtk_text_view_get_buffer (GTK_TEXT_VIEW (widget_fixture_find (page, GTK_TYPE_TEXT_VIEW, 1)));
  TcBoardFile *file;

  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (page, ADW_TYPE_ENTRY_ROW, 0)), "Islands");
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (page, ADW_TYPE_ENTRY_ROW, 1)), "Les Îles");
  gtk_text_buffer_set_text (description, "Deux îles.", -1);
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (page, ADW_TYPE_ENTRY_ROW, 2)), "Zaz");
  gtk_editable_set_text (GTK_EDITABLE (widget_fixture_find (page, ADW_TYPE_ENTRY_ROW, 3)), "CC0-1.0");
  file = tc_board_document_get_board_file (document);
  g_assert_cmpstr (tc_board_file_get_text (file, TC_BOARD_TEXT_NAME, 0, "en"), ==, "Islands");
  g_assert_cmpstr (tc_board_file_get_text (file, TC_BOARD_TEXT_NAME, 0, "fr"), ==, "Les Îles");
  g_assert_cmpstr (tc_board_file_get_text (file, TC_BOARD_TEXT_DESCRIPTION, 0, "fr"), ==, "Deux îles.");
  g_assert_cmpstr (tc_board_file_get_author (file), ==, "Zaz");
  g_assert_cmpstr (tc_board_file_get_license (file), ==, "CC0-1.0");

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_fixture_find (page, GTK_TYPE_SPIN_BUTTON, 0)), 5);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (widget_fixture_find (page, GTK_TYPE_SPIN_BUTTON, 1)), 1);
  editor_fixture_assert_grid (document, "001..");

  gtk_window_destroy (GTK_WINDOW (window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (document);
}

/* Undo is the document's wherever one types, Return keeps, and Escape goes back to how it was. */
static void
test_keys_in_names (Fixture      *self,
                    gconstpointer data)
{
  GtkWidget *editor = open_editor (self, 1);
  GtkWidget *english = widget_fixture_find (editor, ADW_TYPE_ENTRY_ROW, 0);

  g_assert_false (gtk_editable_get_enable_undo (GTK_EDITABLE (english)));
  gtk_editable_set_text (GTK_EDITABLE (english), "Docks");
  g_signal_emit_by_name (english, "entry-activated");
  g_assert_false (gtk_widget_get_visible (editor));
  g_assert_true (widget_fixture_says (row_at (self, 1), "Docks"));

  editor = open_editor (self, 1);
  gtk_editable_set_text (GTK_EDITABLE (english), "Quays");
  editor_fixture_press (editor, GDK_KEY_Escape, 0);
  g_assert_true (widget_fixture_says (row_at (self, 1), "Docks"));
  gtk_popover_popdown (GTK_POPOVER (editor));
}

static void
test_double_click (Fixture      *self,
                   gconstpointer data)
{
  GtkEventController *click = editor_fixture_controller (row_at (self, 2), GTK_TYPE_GESTURE_CLICK, 0);

  g_signal_emit_by_name (click, "pressed", 1, 20., 10.);
  g_assert_null (widget_fixture_find (self->palette, TCE_TYPE_DISTRICT_EDITOR, 0));
  g_signal_emit_by_name (click, "pressed", 2, 20., 10.);
  g_assert_true (gtk_widget_get_visible (wait_for_editor (self)));
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, 2);
  gtk_popover_popdown (GTK_POPOVER (wait_for_editor (self)));
}

/* However long a name is, the palette is as wide as ever. */
static void
test_long_name (Fixture      *self,
                gconstpointer data)
{
  g_autofree char *name = g_strnfill (500, 'w');
  int before, after;

  gtk_widget_measure (self->palette, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &before, NULL, NULL);
  tc_board_document_set_text (self->document, TC_BOARD_TEXT_DISTRICT_NAME, 1, "en", name);
  widget_fixture_iterate (20);
  gtk_widget_measure (self->palette, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &after, NULL, NULL);
  g_assert_cmpint (after, ==, before);
  g_assert_cmpint (after, <=, 268);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/palette/rows", test_rows },
    { "/palette/values", test_values },
    { "/palette/add", test_add },
    { "/palette/names", test_names },
    { "/palette/colour", test_colour },
    { "/palette/merge-and-swap", test_merge_and_swap },
    { "/palette/remove", test_remove },
    { "/palette/long-name", test_long_name },
    { "/palette/keys-in-names", test_keys_in_names },
    { "/palette/double-click", test_double_click },
  };

  widget_fixture_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/numbers", test_numbers);
  g_test_add_func ("/texts", test_texts);

  return g_test_run ();
}
