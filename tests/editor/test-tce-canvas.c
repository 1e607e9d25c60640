/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tce-canvas-private.h>

#include <math.h>
#include <tc-model-private.h>
#include <tce-value-field.h>

#include "editor-fixtures.h"
#include "widget-fixtures.h"

#define BOARD "aabb/aabb/ccdd/ccdd"

/* A canvas on the screen. */
typedef struct
{
  TcBoardDocument *document;
  TceTools        *tools;
  TcBoardChecker  *checker;
  TceCanvas       *canvas;
  TceStage        *stage;
  TcBoardView     *view;
  GtkWidget       *window;
} Fixture;

/* Until everything lies where the board as it is now wants it. */
static void
wait_for_layout (Fixture *self)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const TcBoard *board = tc_board_document_get_board (self->document);

  while (layout->side <= 0 || layout->n_rows != board->n_rows || layout->n_columns != board->n_columns)
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_for_zoom (Fixture *self,
               double   zoom)
{
  while (fabs (tce_stage_get_shown_zoom (self->stage) - zoom) > .001)
    g_main_context_iteration (NULL, TRUE);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->document = editor_fixture_document (BOARD);
  self->tools = tce_tools_new ();
  self->checker = tc_board_checker_new (self->document);
  self->canvas = g_object_new (TCE_TYPE_CANVAS, "document", self->document, "tools", self->tools, "checker", self->checker, NULL);
  self->window = widget_fixture_show (GTK_WIDGET (self->canvas), 700, 500);
  self->stage = tce_canvas_get_stage (self->canvas);
  self->view = tce_stage_get_view (self->stage);
  wait_for_layout (self);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (self->checker);
  g_assert_finalize_object (self->document);
  g_assert_finalize_object (self->tools);
}

/* The middle of a square, on the view; −1 and one too many are beyond the grid. */
static graphene_point_t
middle_of (Fixture *self,
           int      row,
           int      column)
{
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);

  return GRAPHENE_POINT_INIT ((float) (layout->grid.origin.x + (column + .5) * layout->side),
                              (float) (layout->grid.origin.y + (row + .5) * layout->side));
}

static GtkEventController *
find_drag (Fixture *self)
{
  /* The first is the view's own, for fingers. */
  return editor_fixture_controller (GTK_WIDGET (self->view), GTK_TYPE_GESTURE_DRAG, 0);
}

static void
drag (Fixture         *self,
      graphene_point_t from,
      graphene_point_t to)
{
  GtkEventController *gesture = find_drag (self);

  g_signal_emit_by_name (gesture, "drag-begin", (double) from.x, (double) from.y);
  g_signal_emit_by_name (gesture, "drag-update", (double) (to.x - from.x), (double) (to.y - from.y));
  g_signal_emit_by_name (gesture, "drag-end", (double) (to.x - from.x), (double) (to.y - from.y));
}

static gboolean
press (Fixture        *self,
       guint           keyval,
       GdkModifierType modifiers)
{
  return editor_fixture_press (GTK_WIDGET (self->view), keyval, modifiers);
}

static void
activate (Fixture    *self,
          const char *name,
          GVariant   *parameter)
{
  g_action_group_activate_action (tce_canvas_get_actions (self->canvas), name, parameter);
}

static void
test_mouse (Fixture      *self,
            gconstpointer data)
{
  static const struct
  {
    TceTool     tool;
    int         from_row, from_column, to_row, to_column;
    const char *grid;
  } cases[] = {
    { TCE_TOOL_BRUSH, 0, 0, 0, 2, "3331/0011/2233/2233" },
    { TCE_TOOL_BRUSH, 0, 0, -3, 0, "3011/0011/2233/2233" },
    { TCE_TOOL_RECTANGLE, 0, 1, 1, 2, "0331/0331/2233/2233" },
    { TCE_TOOL_RECTANGLE, 3, 0, 9, 9, "0011/0011/2233/3333" },
    { TCE_TOOL_FILL, 0, 0, 0, 0, "3311/3311/2233/2233" },
    { TCE_TOOL_ERASER, 1, 1, 1, 2, "0011/0..1/2233/2233" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tce_tools_set_district (self->tools, 3);
      g_object_set (self->tools, "tool", cases[i].tool, NULL);
      drag (self, middle_of (self, cases[i].from_row, cases[i].from_column), middle_of (self, cases[i].to_row, cases[i].to_column));
      editor_fixture_assert_grid (self->document, cases[i].grid);
      tc_board_document_undo (self->document);
      g_assert_false (tc_board_document_get_can_undo (self->document));
    }

  g_object_set (self->tools, "tool", TCE_TOOL_PICKER, NULL);
  drag (self, middle_of (self, 2, 0), middle_of (self, 2, 0));
  g_assert_cmpuint (tce_tools_get_district (self->tools), ==, 2);
}

static void
test_cancelled_drag (Fixture      *self,
                     gconstpointer data)
{
  GtkEventController *gesture = find_drag (self);
  graphene_point_t from = middle_of (self, 0, 0);

  tce_tools_set_district (self->tools, 3);
  g_signal_emit_by_name (gesture, "drag-begin", (double) from.x, (double) from.y);
  editor_fixture_assert_grid (self->document, "3011/0011/2233/2233");
  g_assert_true (press (self, GDK_KEY_Escape, 0));
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");
  g_signal_emit_by_name (gesture, "drag-end", 0., 0.);
  g_assert_false (tc_board_document_get_can_undo (self->document));
}

static void
test_keyboard (Fixture      *self,
               gconstpointer data)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  tce_tools_set_district (self->tools, 3);
  g_assert_true (press (self, GDK_KEY_space, 0));
  editor_fixture_assert_grid (self->document, "3011/0011/2233/2233");

  press (self, GDK_KEY_Right, 0);
  press (self, GDK_KEY_Down, 0);
  g_object_set (self->tools, "tool", TCE_TOOL_RECTANGLE, NULL);
  g_assert_true (press (self, GDK_KEY_Return, 0));
  press (self, GDK_KEY_Right, 0);
  g_assert_true (self->canvas->overlay.squares[1][1] && self->canvas->overlay.squares[1][2]);
  g_assert_true (press (self, GDK_KEY_Return, 0));
  editor_fixture_assert_grid (self->document, "3011/0331/2233/2233");

  /* Nothing is left of what was given up. */
  press (self, GDK_KEY_Return, 0);
  g_assert_true (press (self, GDK_KEY_Escape, 0));
  g_assert_false (press (self, GDK_KEY_Escape, 0));
  editor_fixture_assert_grid (self->document, "3011/0331/2233/2233");
}

static void
test_grid_keys (void)
{
  static const struct
  {
    guint           keyval;
    GdkModifierType modifiers;
    const char     *grid;
    guint           row, column;       /* of the cursor afterwards, from B 2 */
  } cases[] = {
    { GDK_KEY_Up, GDK_ALT_MASK, "0011/..../0011/2233/2233", 2, 1 },
    { GDK_KEY_Down, GDK_ALT_MASK, "0011/0011/..../2233/2233", 1, 1 },
    { GDK_KEY_Left, GDK_ALT_MASK, "0.011/0.011/2.233/2.233", 1, 2 },
    { GDK_KEY_Right, GDK_ALT_MASK, "00.11/00.11/22.33/22.33", 1, 1 },
    { GDK_KEY_Up, GDK_ALT_MASK | GDK_SHIFT_MASK, "0011/2233/2233", 1, 1 },
    { GDK_KEY_Right, GDK_ALT_MASK | GDK_SHIFT_MASK, "011/011/233/233", 1, 1 },
    { GDK_KEY_Up, GDK_SHIFT_MASK, "0011/0011/2233/2233", 1, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      Fixture fixture;
      guint row, column;

      set_up (&fixture, NULL);
      gtk_widget_grab_focus (GTK_WIDGET (fixture.canvas));
      tc_board_view_set_cursor (fixture.view, 1, 1);
      g_assert_true (press (&fixture, cases[i].keyval, cases[i].modifiers));
      editor_fixture_assert_grid (fixture.document, cases[i].grid);
      tc_board_view_get_cursor (fixture.view, &row, &column);
      g_assert_cmpuint (row, ==, cases[i].row);
      g_assert_cmpuint (column, ==, cases[i].column);
      tear_down (&fixture, NULL);
    }
}

static void
test_move (Fixture      *self,
           gconstpointer data)
{
  activate (self, "insert-at", g_variant_new ("(uu)", TC_FEATURE_COLUMN, 4));
  editor_fixture_assert_grid (self->document, "0011./0011./2233./2233.");
  activate (self, "move", g_variant_new_string ("right"));
  editor_fixture_assert_grid (self->document, ".0011/.0011/.2233/.2233");
  g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: move the city");
  activate (self, "delete-at", g_variant_new ("(uu)", TC_FEATURE_ROW, 3));
  editor_fixture_assert_grid (self->document, ".0011/.0011/.2233");
}

/* An edge is taken hold of beside the grid, and dragged by squares. */
static void
test_edges (Fixture      *self,
            gconstpointer data)
{
  static const struct { int row, column, to_row, to_column; const char *grid; } cases[] = {
    { 1, 4, 1, 6, "0011../0011../2233../2233.." },
    { 1, 4, 1, 3, "001/001/223/223" },
    { 1, -1, 1, -2, ".0011/.0011/.2233/.2233" },
    { -1, 1, -2, 1, "..../0011/0011/2233/2233" },
    { 4, 1, 3, 1, "0011/0011/2233" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
      const float half = (float) layout->side / 2 - 4;
      graphene_point_t from = middle_of (self, cases[i].row, cases[i].column);
      graphene_point_t to = middle_of (self, cases[i].to_row, cases[i].to_column);

      from.x += cases[i].column == 4 ? -half : cases[i].column < 0 ? half : 0;
      from.y += cases[i].row == 4 ? -half : cases[i].row < 0 ? half : 0;
      to.x += cases[i].column == 4 ? -half : cases[i].column < 0 ? half : 0;
      to.y += cases[i].row == 4 ? -half : cases[i].row < 0 ? half : 0;
      drag (self, from, to);
      editor_fixture_assert_grid (self->document, cases[i].grid);
      g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: resize the grid");
      tc_board_document_undo (self->document);
      wait_for_layout (self);
    }
}

static void
test_symmetry (Fixture      *self,
               gconstpointer data)
{
  g_autofree char *words = NULL;

  g_object_set (self->tools, "symmetry", TC_SYMMETRY_LEFT_RIGHT, NULL);
  g_signal_emit_by_name (self->view, "square-hovered", 1, 0);
  g_assert_cmpint (self->canvas->overlay.symmetry, ==, TC_SYMMETRY_LEFT_RIGHT);
  g_assert_true (self->canvas->overlay.squares[1][0]);
  g_assert_true (self->canvas->overlay.twins[1][3]);
  words = widget_fixture_read (GTK_WIDGET (self->canvas));
  g_assert_nonnull (strstr (words, "mirrored left to right"));
  g_assert_nonnull (strstr (words, "A 2"));

  g_signal_emit_by_name (self->view, "left");
  g_assert_false (self->canvas->overlay.squares[1][0]);
}

static GtkWidget *
find_field (Fixture    *self,
            const char *label)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *field = widget_fixture_find (GTK_WIDGET (self->stage), TCE_TYPE_VALUE_FIELD, i);
      g_autofree char *difference = NULL;

      if (field == NULL)
        return NULL;
      difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
      if (difference == NULL)
        return field;
    }
}

static void
test_values (Fixture      *self,
             gconstpointer data)
{
  static const struct { const char *label; TcFeatureKind kind; guint index; gboolean high; } cases[] = {
    { "Column A, high value", TC_FEATURE_COLUMN, 0, TRUE },
    { "Column D, low value", TC_FEATURE_COLUMN, 3, FALSE },
    { "Row 1, low value", TC_FEATURE_ROW, 0, FALSE },
    { "Row 4, high value", TC_FEATURE_ROW, 3, TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *field = find_field (self, cases[i].label);
      g_autofree char *now = NULL;
      TcValue value;

      g_assert_nonnull (field);
      gtk_widget_grab_focus (field);
      editor_fixture_press (field, GDK_KEY_4, 0);
      editor_fixture_press (field, GDK_KEY_2, 0);
      editor_fixture_press (field, GDK_KEY_Return, 0);
      value = tc_board_get_value (tc_board_document_get_board (self->document), cases[i].kind, cases[i].index);
      g_assert_cmpint (cases[i].high ? value.high : value.low, ==, 42);
      gtk_test_accessible_assert_property (field, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 42.0);
      tc_board_document_undo (self->document);
      now = gtk_test_accessible_check_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 42.0);
      g_assert_nonnull (now);
    }
}

/* Tab goes from the squares to the first value, and from the last one out of the city. */
static void
test_tab (Fixture      *self,
          gconstpointer data)
{
  guint n_values = 0;

  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (self->view)));
  while (gtk_widget_child_focus (GTK_WIDGET (self->stage), GTK_DIR_TAB_FORWARD))
    {
      if (n_values == 0)
        g_assert_true (widget_fixture_has_focus (find_field (self, "Column A, high value")));
      n_values++;
    }
  g_assert_cmpuint (n_values, ==, 16);
  g_assert_true (widget_fixture_has_focus (find_field (self, "Row 4, low value")));
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (self->stage), GTK_DIR_TAB_BACKWARD));
  g_assert_true (widget_fixture_has_focus (find_field (self, "Row 4, high value")));
}

static void
test_suggest (Fixture      *self,
              gconstpointer data)
{
  const TcBoard before = *tc_board_document_get_board (self->document);

  tce_canvas_select (self->canvas, TC_FEATURE_ROW, 2);
  activate (self, "suggest", g_variant_new_string ("selection"));
  for (guint i = 0; i < 4; i++)
    {
      const TcBoard *board = tc_board_document_get_board (self->document);

      g_assert_true ((board->rows[i].high == before.rows[i].high) == (i != 2));
      g_assert_cmpint (board->columns[i].high, ==, before.columns[i].high);
    }

  activate (self, "suggest", g_variant_new_string ("columns"));
  g_assert_cmpint (tc_board_document_get_board (self->document)->columns[0].high, !=, before.columns[0].high);
  g_assert_cmpint (tc_board_document_get_board (self->document)->districts[0].value.high, ==, before.districts[0].value.high);
  activate (self, "suggest", g_variant_new_string ("all"));
  g_assert_cmpstr (tc_board_document_get_undo_label (self->document), ==, "Undo: suggest values");
}

/* What is under the pointer stays there. */
static void
test_zoom (Fixture      *self,
           gconstpointer data)
{
  graphene_point_t square = middle_of (self, 3, 3), at, now;
  const double before = tce_stage_get_shown_zoom (self->stage);

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->stage), &square, &at));
  tce_stage_set_zoom (self->stage, 3, at.x, at.y);
  wait_for_zoom (self, 3);
  square = middle_of (self, 3, 3);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->stage), &square, &now));
  g_assert_cmpfloat_with_epsilon (now.x, at.x, 1.5);
  g_assert_cmpfloat_with_epsilon (now.y, at.y, 1.5);
  while (!widget_fixture_says (GTK_WIDGET (self->canvas), "300\u00a0%"))
    g_main_context_iteration (NULL, TRUE);

  activate (self, "zoom-fit", NULL);
  wait_for_zoom (self, before);
  activate (self, "zoom-usual", NULL);
  wait_for_zoom (self, 1);
}

/* In many small steps, too, the first of which have no room to move the city. */
static void
test_zoom_by_steps (Fixture      *self,
                    gconstpointer data)
{
  graphene_point_t square = middle_of (self, 3, 3), at, now;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->stage), &square, &at));
  for (double zoom = 1; zoom <= 3; zoom += .25)
    {
      tce_stage_set_zoom (self->stage, zoom, at.x, at.y);
      wait_for_zoom (self, zoom);
    }
  square = middle_of (self, 3, 3);
  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->stage), &square, &now));
  g_assert_cmpfloat_with_epsilon (now.x, at.x, 1.5);
  g_assert_cmpfloat_with_epsilon (now.y, at.y, 1.5);
}

static graphene_point_t
where_on_stage (Fixture *self,
                int      row,
                int      column)
{
  graphene_point_t square = middle_of (self, row, column), at;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (self->view), GTK_WIDGET (self->stage), &square, &at));

  return at;
}

/* Whatever lies over the foot of the canvas, what is under the pointer stays there, until it is fitted again. */
static void
test_foot (Fixture      *self,
           gconstpointer data)
{
  const double zoom = tce_stage_get_shown_zoom (self->stage);
  const graphene_point_t before = where_on_stage (self, 2, 1);
  graphene_point_t after;
  GtkAdjustment *down = NULL;

  g_object_get (self->stage, "vadjustment", &down, NULL);
  g_assert_cmpfloat (gtk_adjustment_get_upper (down), ==, gtk_adjustment_get_page_size (down));
  tce_stage_set_foot (self->stage, 200);
  widget_fixture_iterate (50);
  g_assert_cmpfloat (tce_stage_get_shown_zoom (self->stage), ==, zoom);
  after = where_on_stage (self, 2, 1);
  g_assert_true (graphene_point_near (&before, &after, .5f));

  /* What is covered can be scrolled out of there. */
  g_assert_cmpfloat (gtk_adjustment_get_upper (down) - gtk_adjustment_get_page_size (down), >, 150);
  g_object_unref (down);

  activate (self, "zoom-fit", NULL);
  while (tce_stage_get_shown_zoom (self->stage) >= zoom)
    g_main_context_iteration (NULL, TRUE);
}

/* In a city that is larger than the window one always sees which column and row it is. */
static void
test_headings_stay (Fixture      *self,
                    gconstpointer data)
{
  GtkWidget *column = find_field (self, "Column C, high value"), *row = find_field (self, "Row 3, low value");
  graphene_rect_t above, beside;

  tce_stage_set_zoom (self->stage, 3, 0, 0);
  wait_for_zoom (self, 3);
  tce_stage_pan (self->stage, 0, -200);
  widget_fixture_iterate (50);
  g_assert_true (gtk_widget_compute_bounds (column, GTK_WIDGET (self->stage), &above));
  g_assert_true (gtk_widget_compute_bounds (row, GTK_WIDGET (self->stage), &beside));
  g_assert_cmpfloat (above.origin.y, >=, 0);
  g_assert_cmpfloat (above.origin.y, <, 120);
  g_assert_cmpfloat (beside.origin.x + beside.size.width, <=, gtk_widget_get_width (GTK_WIDGET (self->stage)));

  /* Nobody paints through them. */
  g_assert_false (gtk_widget_pick (GTK_WIDGET (self->stage), above.origin.x - 8, above.origin.y + 2, GTK_PICK_DEFAULT) == GTK_WIDGET (self->view));
}

static void
rename_wanted (TceCanvas *canvas,
               guint      district,
               int       *wanted)
{
  *wanted = (int) district;
}

/* A double click on a sticker renames, whatever its first click has painted; on a square it paints. */
static void
test_double_click (Fixture      *self,
                   gconstpointer data)
{
  GtkEventController *click = editor_fixture_controller (GTK_WIDGET (self->view), GTK_TYPE_GESTURE_CLICK, 1);
  const TcBoardLayout *layout = tc_board_view_get_layout (self->view);
  const double x = layout->grid.origin.x + 1.2 * layout->side, y = layout->grid.origin.y + .5 * layout->side;
  int wanted = -1;

  for (guint i = 0; gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (click)) != 1 ||
       gtk_event_controller_get_propagation_phase (click) != GTK_PHASE_CAPTURE; i++)
    click = editor_fixture_controller (GTK_WIDGET (self->view), GTK_TYPE_GESTURE_CLICK, i);
  g_signal_connect (self->canvas, "rename", G_CALLBACK (rename_wanted), &wanted);
  tce_tools_set_district (self->tools, 3);
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  drag (self, middle_of (self, 0, 1), middle_of (self, 0, 1));
  editor_fixture_assert_grid (self->document, "0311/0011/2233/2233");
  g_signal_emit_by_name (click, "pressed", 2, x, y);
  g_assert_cmpint (wanted, ==, 0);
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");

  wanted = -1;
  g_signal_emit_by_name (click, "pressed", 1, x, y + 1.4 * layout->side);
  g_signal_emit_by_name (click, "pressed", 2, x, y + 1.4 * layout->side);
  g_assert_cmpint (wanted, ==, -1);
}

static void
test_middle_button_pans (Fixture      *self,
                         gconstpointer data)
{
  GtkEventController *pan = editor_fixture_controller (GTK_WIDGET (self->stage), GTK_TYPE_GESTURE_DRAG, 0);
  graphene_point_t before, after;

  tce_stage_set_zoom (self->stage, 3, 300, 200);
  wait_for_zoom (self, 3);
  before = where_on_stage (self, 1, 1);
  g_signal_emit_by_name (pan, "drag-begin", 300., 200.);
  g_signal_emit_by_name (pan, "drag-update", -20., -10.);
  g_signal_emit_by_name (pan, "drag-update", -40., -30.);
  g_signal_emit_by_name (pan, "drag-end", -40., -30.);
  widget_fixture_iterate (50);
  after = where_on_stage (self, 1, 1);
  g_assert_cmpfloat_with_epsilon (before.x - after.x, 40, 1);
  g_assert_cmpfloat_with_epsilon (before.y - after.y, 30, 1);
  g_assert_false (tc_board_document_get_can_undo (self->document));
}

static void
wait_for_checker (Fixture *self)
{
  while (tc_board_checker_get_busy (self->checker))
    g_main_context_iteration (NULL, TRUE);
}

static void
test_findings (Fixture      *self,
               gconstpointer data)
{
  TcBoard board = *tc_board_document_get_board (self->document);
  g_autoptr (TcBoardFinding) finding = NULL;

  board.squares[3][3] = 0;
  tc_board_document_apply (self->document, &board, "tear apart", NULL);
  wait_for_checker (self);
  for (guint i = 0; i < g_list_model_get_n_items (tc_board_checker_get_findings (self->checker)); i++)
    {
      g_clear_object (&finding);
      finding = g_list_model_get_item (tc_board_checker_get_findings (self->checker), i);
      if (g_str_equal (tc_board_finding_get_code (finding), tc_problem_code (TC_PROBLEM_DISTRICT_IN_PARTS)))
        break;
    }
  tce_canvas_show_finding (self->canvas, finding);
  g_assert_true (self->canvas->overlay.problem[3][3]);
  g_assert_false (self->canvas->overlay.is_error);
  g_assert_true (widget_fixture_has_focus (GTK_WIDGET (self->view)));

  /* Escape and every change take the frame away. */
  g_assert_true (press (self, GDK_KEY_Escape, 0));
  g_assert_false (self->canvas->overlay.problem[3][3]);
}

static void
test_filling (Fixture      *self,
              gconstpointer data)
{
  wait_for_checker (self);
  activate (self, "show-filling", g_variant_new ("(uu)", TC_FEATURE_DISTRICT, 1));
  g_assert_cmpuint (self->canvas->overlay.tiling.n_tokens, >, 0);
  g_assert_cmpuint (self->canvas->overlay.tiling.cells[0][2], >, 0);
  activate (self, "next-filling", NULL);
  g_assert_cmpuint (self->canvas->overlay.tiling.cells[3][0], >, 0);
  tce_tools_set_district (self->tools, 2);
  drag (self, middle_of (self, 0, 0), middle_of (self, 0, 0));
  g_assert_cmpuint (self->canvas->overlay.tiling.n_tokens, ==, 0);
}

/* By mouse: a line is drawn, another half chosen, and the bar says what comes of it. */
static void
test_split_by_mouse (Fixture      *self,
                     gconstpointer data)
{
  graphene_point_t from = middle_of (self, -1, 0), to = middle_of (self, 2, 0);

  tce_tools_set_district (self->tools, 0);
  activate (self, "split-this", NULL);
  from.x = to.x = (middle_of (self, 0, 0).x + middle_of (self, 0, 1).x) / 2;
  drag (self, from, to);
  g_assert_true (widget_fixture_says (GTK_WIDGET (self->canvas), "2 squares stay, 2 become a new district"));
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");
  activate (self, "split-apply", NULL);
  editor_fixture_assert_grid (self->document, "0411/0411/2233/2233");
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");

  activate (self, "split", g_variant_new ("(uu)", TC_FEATURE_DISTRICT, 3));
  activate (self, "split-cancel", NULL);
  g_assert_false (g_action_group_get_action_enabled (tce_canvas_get_actions (self->canvas), "split-apply"));
}

/* By keys: one end goes down, the other up; Escape leaves everything as it was. */
static void
test_split_by_keys (Fixture      *self,
                    gconstpointer data)
{
  tce_tools_set_district (self->tools, 0);
  activate (self, "split-this", NULL);
  g_assert_true (press (self, GDK_KEY_Right, 0));
  g_assert_true (press (self, GDK_KEY_Escape, 0));
  g_assert_false (press (self, GDK_KEY_Right, 0) && self->canvas->splitting);
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");

  activate (self, "split-this", NULL);
  g_assert_true (press (self, GDK_KEY_Tab, 0));
  g_assert_true (press (self, GDK_KEY_Right, 0));
  g_assert_true (press (self, GDK_KEY_Tab, 0));
  g_assert_true (press (self, GDK_KEY_Left, 0));
  g_assert_true (press (self, GDK_KEY_o, 0));
  g_assert_true (press (self, GDK_KEY_Return, 0));
  g_assert_cmpuint (tc_board_document_get_board (self->document)->n_districts, ==, 5);
  tc_board_document_undo (self->document);
  editor_fixture_assert_grid (self->document, "0011/0011/2233/2233");
}

static void
test_menu (Fixture      *self,
           gconstpointer data)
{
  g_assert_true (press (self, GDK_KEY_Menu, 0));
  g_assert_nonnull (self->canvas->menu);
  g_assert_true (gtk_widget_get_visible (self->canvas->menu));
  gtk_popover_popdown (GTK_POPOVER (self->canvas->menu));
  widget_fixture_iterate (20);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/canvas/mouse", test_mouse },
    { "/canvas/cancelled-drag", test_cancelled_drag },
    { "/canvas/keyboard", test_keyboard },
    { "/canvas/move", test_move },
    { "/canvas/edges", test_edges },
    { "/canvas/symmetry", test_symmetry },
    { "/canvas/values", test_values },
    { "/canvas/tab", test_tab },
    { "/canvas/suggest", test_suggest },
    { "/canvas/zoom", test_zoom },
    { "/canvas/zoom-by-steps", test_zoom_by_steps },
    { "/canvas/foot", test_foot },
    { "/canvas/headings-stay", test_headings_stay },
    { "/canvas/double-click", test_double_click },
    { "/canvas/middle-button-pans", test_middle_button_pans },
    { "/canvas/findings", test_findings },
    { "/canvas/filling", test_filling },
    { "/canvas/menu", test_menu },
    { "/canvas/split-by-mouse", test_split_by_mouse },
    { "/canvas/split-by-keys", test_split_by_keys },
  };

  widget_fixture_init (&argc, &argv);
  g_test_add_func ("/canvas/grid-keys", test_grid_keys);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
