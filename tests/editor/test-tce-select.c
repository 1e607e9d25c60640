/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-canvas-private.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

#define BOARD "aabb../aabb../ccdd.."
#define GRID "0011../0011../2233.."

/* A canvas on the screen with the tool that chooses squares. */
typedef struct
{
  TcBoardDocument *document;
  TceTools        *tools;
  TceCanvas       *canvas;
  TcBoardView     *view;
  GtkWidget       *window;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->document = editor_fixture_document (BOARD);
  self->tools = tce_tools_new ();
  g_object_set (self->tools, "tool", TCE_TOOL_SELECT, NULL);
  self->canvas = g_object_new (TCE_TYPE_CANVAS, "document", self->document, "tools", self->tools, NULL);
  self->window = widget_fixture_show (GTK_WIDGET (self->canvas), 700, 500);
  self->view = tce_stage_get_view (tce_canvas_get_stage (self->canvas));
  while (tc_board_view_get_layout (self->view)->side <= 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (self->document);
  g_assert_finalize_object (self->tools);
}

static void
drag_from (Fixture *self,
           double   row,
           double   column,
           double   to_row,
           double   to_column)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  GtkEventController *gesture = editor_fixture_controller (GTK_WIDGET (self->view), GTK_TYPE_GESTURE_DRAG, 0);
  const double dx = (to_column - column) * layout->side, dy = (to_row - row) * layout->side;

  g_signal_emit_by_name (gesture, "drag-begin", layout->grid.origin.x + column * layout->side, layout->grid.origin.y + row * layout->side);
  g_signal_emit_by_name (gesture, "drag-update", dx, dy);
  g_signal_emit_by_name (gesture, "drag-end", dx, dy);
}

/* From the middle of a square to the middle of another. */
static void
drag (Fixture *self,
      guint    row,
      guint    column,
      guint    to_row,
      guint    to_column)
{
  drag_from (self, row + .5, column + .5, to_row + .5, to_column + .5);
}

static void
press (Fixture        *self,
       guint           keyval,
       GdkModifierType modifiers)
{
  editor_fixture_press (GTK_WIDGET (self->view), keyval, modifiers);
}

static void
activate (Fixture    *self,
          const char *name,
          GVariant   *parameter)
{
  g_action_group_activate_action (tce_canvas_get_actions (self->canvas), name, parameter);
}

static gboolean
can (Fixture    *self,
     const char *name)
{
  return g_action_group_get_action_enabled (tce_canvas_get_actions (self->canvas), name);
}

static void
assert_one_step (Fixture    *self,
                 const char *grid)
{
  editor_fixture_assert_grid (self->document, grid);
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, GRID);
  g_assert_false (tc_board_document_get_can_undo (self->document));
}

static void
test_mouse (Fixture      *self,
            gconstpointer data)
{
  g_assert_true (widget_fixture_says (GTK_WIDGET (self->canvas), "Drag a rectangle, or click a district"));
  g_assert_false (can (self, "turn"));
  drag (self, 0, 1, 1, 2);
  g_assert_true (widget_fixture_says (GTK_WIDGET (self->canvas), "2 × 2, B 1 to C 2 · 4 squares of 2 districts"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (self->canvas->bar)));
  g_assert_true (can (self, "turn"));

  /* Dragged inside, the squares move. */
  drag (self, 0, 1, 0, 4);
  assert_one_step (self, "0..101/0..101/2233..");

  /* A corner makes the frame larger. */
  drag (self, 0, 1, 1, 2);
  drag_from (self, 2, 3, 2.9, 4.5);
  g_assert_cmpuint (self->canvas->select.selection.n_rows, ==, 3);
  g_assert_cmpuint (self->canvas->select.selection.n_columns, ==, 4);
  g_assert_cmpuint (self->canvas->select.selection.column, ==, 1);
}

/* A click chooses a district, which carries its own squares only; a click outside chooses nothing. */
static void
test_district (Fixture      *self,
               gconstpointer data)
{
  drag (self, 2, 2, 2, 2);
  g_assert_cmpuint (self->canvas->select.selection.n_columns, ==, 2);
  drag (self, 2, 2, 2, 4);
  assert_one_step (self, "0011../0011../22..33");
  drag (self, 0, 5, 0, 5);
  g_assert_cmpint (self->canvas->select.selection.kind, ==, TC_SELECTION_NONE);
}

static void
test_keyboard (Fixture      *self,
               gconstpointer data)
{
  press (self, GDK_KEY_Return, 0);
  press (self, GDK_KEY_Down, 0);
  press (self, GDK_KEY_Return, 0);
  g_assert_cmpuint (self->canvas->select.selection.n_rows, ==, 2);

  /* Several steps are one, and nothing is lost under way. */
  for (guint i = 0; i < 4; i++)
    press (self, GDK_KEY_Right, GDK_CONTROL_MASK);
  assert_one_step (self, ".0110./.0110./2233..");
}

static void
test_copy_in_hand (Fixture      *self,
                   gconstpointer data)
{
  drag (self, 0, 1, 2, 2);
  activate (self, "hold", g_variant_new_string ("copy"));
  g_assert_true (self->canvas->select.holding);
  activate (self, "mirror", g_variant_new_boolean (TRUE));
  for (guint i = 0; i < 3; i++)
    press (self, GDK_KEY_Right, GDK_CONTROL_MASK);
  g_assert_true (widget_fixture_says (GTK_WIDGET (self->canvas), "Copy, mirrored, to E 1 · Enter places it"));
  editor_fixture_assert_grid (self->document, GRID);
  press (self, GDK_KEY_Right, GDK_CONTROL_MASK);
  g_assert_true (widget_fixture_says (GTK_WIDGET (self->canvas), "3 squares would fall off the grid"));
  press (self, GDK_KEY_Left, GDK_CONTROL_MASK);
  press (self, GDK_KEY_Return, 0);
  assert_one_step (self, "001110/001110/223332");

  /* Escape drops the copy, then the selection. */
  drag (self, 0, 0, 1, 1);
  activate (self, "double", NULL);
  g_assert_true (self->canvas->select.holding);
  press (self, GDK_KEY_Escape, 0);
  g_assert_false (self->canvas->select.holding);
  g_assert_cmpint (self->canvas->select.selection.kind, ==, TC_SELECTION_SQUARES);
  press (self, GDK_KEY_Escape, 0);
  g_assert_cmpint (self->canvas->select.selection.kind, ==, TC_SELECTION_NONE);
}

static void
test_acts (Fixture      *self,
           gconstpointer data)
{
  static const struct { const char *action; int target; const char *grid; } cases[] = {
    { "turn", TRUE, "2001../2001../3113.." },
    { "mirror", TRUE, "1001../1001../3223.." },
    { "mirror", FALSE, "2231../0011../0013.." },
    { "clear", -1, "...1../...1../...3.." },
    { "fill", -1, "3331../3331../3333.." },
  };

  tce_tools_set_district (self->tools, 3);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      drag (self, 0, 5, 0, 5);
      drag (self, 0, 0, 2, 2);
      activate (self, cases[i].action, cases[i].target >= 0 ? g_variant_new_boolean (cases[i].target) : NULL);
      assert_one_step (self, cases[i].grid);
    }
}

/* A heading chooses its row or column with its values. */
static void
test_lines (Fixture      *self,
            gconstpointer data)
{
  TcBoard board = *tc_board_document_get_board (self->document);

  board.columns[0].high = 9;
  tc_board_document_apply (self->document, &board, "value", NULL);
  activate (self, "select-feature", g_variant_new ("(uu)", TC_FEATURE_COLUMN, 0));
  press (self, GDK_KEY_Right, GDK_CONTROL_MASK);
  press (self, GDK_KEY_Right, GDK_CONTROL_MASK);
  editor_fixture_assert_grid (self->document, "0101../0101../2323..");
  g_assert_cmpint (tc_board_document_get_board (self->document)->columns[2].high, ==, 9);
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, GRID);

  activate (self, "double-line", g_variant_new ("(uu)", TC_FEATURE_COLUMN, 0));
  editor_fixture_assert_grid (self->document, "00011../00011../22233..");
  g_assert_cmpint (tc_board_document_get_board (self->document)->columns[1].high, ==, 9);
}

/* Through the clipboard of the desktop. */
static void
test_clipboard (Fixture      *self,
                gconstpointer data)
{
  const gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;

  drag (self, 0, 1, 2, 2);
  activate (self, "cut", NULL);
  editor_fixture_assert_grid (self->document, "0..1../0..1../2..3..");
  press (self, GDK_KEY_Escape, 0);
  g_object_set (self->tools, "tool", TCE_TOOL_BRUSH, NULL);
  tc_board_view_set_cursor (self->view, 0, 4);
  activate (self, "paste", NULL);
  while (!self->canvas->select.holding && g_get_monotonic_time () < deadline)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (self->canvas->select.holding);
  g_assert_cmpint (tce_tools_get_tool (self->tools), ==, TCE_TOOL_SELECT);
  activate (self, "place", NULL);
  editor_fixture_assert_grid (self->document, "0..101/0..101/2..323");
}

/* The bar names what it fills with, and offers the other districts and water. */
static void
test_paints (Fixture      *self,
             gconstpointer data)
{
  GtkWidget *bar = GTK_WIDGET (self->canvas->bar), *paints;
  GMenuModel *menu;

  drag (self, 0, 1, 1, 2);
  paints = widget_fixture_find (bar, GTK_TYPE_MENU_BUTTON, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (paints));
  menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (paints));
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, tc_board_document_get_board (self->document)->n_districts + 1);
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GVariant) target = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, G_VARIANT_TYPE_UINT32);
      g_autoptr (GVariant) label = g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_LABEL, G_VARIANT_TYPE_STRING);
      g_autofree char *words = g_strdup_printf ("Fill with %s", g_variant_get_string (label, NULL));

      tce_tools_set_district (self->tools, (guint8) g_variant_get_uint32 (target));
      g_assert_true (widget_fixture_says (bar, words));
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/select/mouse", test_mouse },
    { "/select/district", test_district },
    { "/select/keyboard", test_keyboard },
    { "/select/copy-in-hand", test_copy_in_hand },
    { "/select/acts", test_acts },
    { "/select/lines", test_lines },
    { "/select/clipboard", test_clipboard },
    { "/select/paints", test_paints },
  };

  widget_fixture_init (&argc, &argv);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
