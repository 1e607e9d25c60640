/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <adwaita.h>
#include <tc-board-parts.h>
#include <tc-board-view.h>
#include <tc-ui-private.h>
#include <turn-base-application.h>

#include "scene-fixtures.h"
#include "widget-fixtures.h"

typedef struct
{
  SceneFixture *scenes;
  GtkWidget    *window;
  TcBoardView  *view;
  GString      *heard;       /* what the view reported, in order */
  gboolean      handles_keys;
} Fixture;

/* Writes down any signal with its arguments, and answers those that ask. */
static void
hear (GClosure             *closure,
      GValue               *answer,
      guint                 n_values,
      const GValue         *values,
      gpointer              hint,
      gpointer marshal_data G_GNUC_UNUSED)
{
  Fixture *fixture = closure->data;

  g_string_append (fixture->heard, g_signal_name (((GSignalInvocationHint *) hint)->signal_id));
  for (guint i = 1; i < n_values; i++)
    {
      if (G_VALUE_HOLDS_DOUBLE (&values[i]))
        g_string_append_printf (fixture->heard, " %.1f", g_value_get_double (&values[i]));
      else if (G_VALUE_HOLDS_BOOLEAN (&values[i]))
        g_string_append (fixture->heard, g_value_get_boolean (&values[i]) ? " high" : " low");
      else
        g_string_append_printf (fixture->heard, " %u", g_value_get_uint (&values[i]));
    }
  g_string_append_c (fixture->heard, ';');
  if (answer != NULL)
    g_value_set_boolean (answer, fixture->handles_keys);
}

static void
assert_heard (Fixture    *fixture,
              const char *expected)
{
  g_assert_cmpstr (fixture->heard->str, ==, expected);
  g_string_truncate (fixture->heard, 0);
}

static void
listen (Fixture *fixture)
{
  static const char *const signals[] = {
    "pointer-moved", "touch-dragged", "square-hovered", "square-pressed", "square-released", "square-scrolled", "square-key",
    "value-pressed", "cursor-moved", "left",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      GClosure *closure = g_closure_new_simple (sizeof (GClosure), fixture);

      g_closure_set_marshal (closure, hear);
      g_signal_connect_closure (fixture->view, signals[i], closure, FALSE);
    }
}

static gboolean
is_still (gpointer view)
{
  return !tc_board_view_is_animating (view);
}

static void
show_scene (Fixture *fixture)
{
  TcBoardScene scene = scene_fixture_get (fixture->scenes);

  tc_board_view_set_scene (fixture->view, &scene);
}

static void
set_up (Fixture                *fixture,
        gconstpointer user_data G_GNUC_UNUSED)
{
  fixture->scenes = scene_fixture_harbour ();
  fixture->heard = g_string_new (NULL);
  fixture->view = TC_BOARD_VIEW (tc_board_view_new ());
  fixture->window = gtk_window_new ();
  listen (fixture);
  show_scene (fixture);
  gtk_window_set_decorated (GTK_WINDOW (fixture->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 836, 544);
  gtk_window_set_child (GTK_WINDOW (fixture->window), GTK_WIDGET (fixture->view));
  gtk_window_present (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
}

static void
tear_down (Fixture                *fixture,
           gconstpointer user_data G_GNUC_UNUSED)
{
  g_autoptr (TcBoardView) view = g_object_ref (fixture->view);

  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_assert_finalize_object (g_steal_pointer (&view));
  scene_fixture_free (fixture->scenes);
  g_string_free (fixture->heard, TRUE);
}

/* The child that bears that label; fails the test when there is none. */
static GtkWidget *
part_called (Fixture          *fixture,
             GtkAccessibleRole role,
             const char       *label)
{
  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (fixture->view)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    {
      g_autofree char *difference = NULL;

      if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (part)) != role)
        continue;
      difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (part), GTK_ACCESSIBLE_PROPERTY_LABEL, label, NULL);
      if (difference == NULL)
        return part;
    }

  g_test_message ("nobody is called “%s”", label);
  g_test_fail ();

  return NULL;
}

static guint
count_parts (Fixture          *fixture,
             GtkAccessibleRole role)
{
  guint n_parts = 0;

  for (GtkWidget *part = gtk_widget_get_first_child (GTK_WIDGET (fixture->view)); part != NULL;
       part = gtk_widget_get_next_sibling (part))
    n_parts += gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (part)) == role;

  return n_parts;
}

static void
test_roles (Fixture                *fixture,
            gconstpointer user_data G_GNUC_UNUSED)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->view), GTK_ACCESSIBLE_ROLE_GRID);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Old Harbour, 45 of 96 squares tagged");
  gtk_test_accessible_assert_relation (GTK_ACCESSIBLE (fixture->view), GTK_ACCESSIBLE_RELATION_COL_COUNT, 12);
  g_assert_cmpuint (count_parts (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL), ==, 96);
  g_assert_cmpuint (count_parts (fixture, GTK_ACCESSIBLE_ROLE_COLUMN_HEADER), ==, 12);
  g_assert_cmpuint (count_parts (fixture, GTK_ACCESSIBLE_ROLE_ROW_HEADER), ==, 8);
  g_assert_cmpuint (count_parts (fixture, GTK_ACCESSIBLE_ROLE_LABEL), ==, 5);
}

static void
test_labels (Fixture                *fixture,
             gconstpointer user_data G_GNUC_UNUSED)
{
  static const struct { GtkAccessibleRole role; TcFeatureKind kind; guint index; const char *label; } cases[] = {
    { GTK_ACCESSIBLE_ROLE_ROW_HEADER, TC_FEATURE_ROW, 4, "Row 5, HIGH taken by Nono, LOW free, 3 squares missing" },
    { GTK_ACCESSIBLE_ROLE_COLUMN_HEADER, TC_FEATURE_COLUMN, 0, "Column A, HIGH free, LOW, 4 squares missing" },
    { GTK_ACCESSIBLE_ROLE_LABEL, TC_FEATURE_DISTRICT, 4, "Garden Suburb, HIGH yours, LOW" },
  };

  g_assert_nonnull (part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "F 6, Metro, tagged"));
  g_assert_nonnull (part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "K 5, Heights, free"));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *label = scene_fixture_words (fixture->scenes, cases[i].kind, cases[i].index, cases[i].label);

      g_assert_nonnull (part_called (fixture, cases[i].role, label));
    }
}

/* Another moment keeps the squares, and with them the focus; so does another city on a grid of the same size. */
static void
test_refreshed (Fixture                *fixture,
                gconstpointer user_data G_GNUC_UNUSED)
{
  GtkWidget *square = part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "L 6, Heights, free");
  g_autoptr (SceneFixture) other = NULL;
  TcBoardScene scene;

  gtk_widget_grab_focus (square);
  scene_fixture_paint (fixture->scenes, 0, "J5 K5 K6 L6");
  show_scene (fixture);
  g_assert_true (part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "L 6, Heights, tagged") == square);
  g_assert_true (gtk_widget_has_focus (square));

  other = scene_fixture_new ("side-b");
  scene = (TcBoardScene) { .file = other->file };
  tc_board_view_set_scene (fixture->view, &scene);
  part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "E 1, outside the city");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->view), GTK_ACCESSIBLE_PROPERTY_LABEL, "Two Banks");
  g_assert_true (gtk_widget_has_focus (square));

  tc_board_view_set_scene (fixture->view, NULL);
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (fixture->view)));
  widget_fixture_iterate (0);
}

static GtkEventController *
controller_of (Fixture *fixture,
               GType    type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->view));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }

  g_assert_not_reached ();
}

static void
test_mouse (Fixture                *fixture,
            gconstpointer user_data G_GNUC_UNUSED)
{
  GtkEventController *motion = controller_of (fixture, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  GtkEventController *scroll = controller_of (fixture, GTK_TYPE_EVENT_CONTROLLER_SCROLL);
  GtkEventController *click = controller_of (fixture, GTK_TYPE_GESTURE_CLICK);
  const TcBoardLayout *layout = tc_board_view_get_layout (fixture->view);
  double x = layout->grid.origin.x + 2.5 * layout->side, y = layout->grid.origin.y + 4.5 * layout->side;
  gboolean handled;

  g_signal_emit_by_name (motion, "motion", x, y);
  assert_heard (fixture, "pointer-moved 2.5 4.5;square-hovered 4 2;");
  g_signal_emit_by_name (motion, "motion", x + layout->side / 5, y);
  assert_heard (fixture, "pointer-moved 2.7 4.5;");
  g_signal_emit_by_name (motion, "motion", x + layout->side / 5, y);
  assert_heard (fixture, "");
  g_signal_emit_by_name (scroll, "scroll", 0., 1., &handled);
  g_assert_true (handled);
  assert_heard (fixture, "square-scrolled 4 2 1.0 0;");
  g_signal_emit_by_name (click, "pressed", 1, x, y);
  g_signal_emit_by_name (click, "released", 1, x, y);
  assert_heard (fixture, "square-pressed 4 2 1;square-released 4 2 1;");
  g_signal_emit_by_name (motion, "motion", 2., 2.);
  assert_heard (fixture, "left;");
  g_signal_emit_by_name (motion, "leave");
  g_signal_emit_by_name (scroll, "scroll", 0., 1., &handled);
  g_assert_false (handled);
  assert_heard (fixture, "");
}

static void
test_values_are_pressed (Fixture                *fixture,
                         gconstpointer user_data G_GNUC_UNUSED)
{
  static const struct { TcFeatureKind kind; guint index; gboolean high; const char *heard; } cases[] = {
    { TC_FEATURE_COLUMN, 0, TRUE, "value-pressed 0 0 high;" },
    { TC_FEATURE_COLUMN, 11, FALSE, "value-pressed 0 11 low;" },
    { TC_FEATURE_ROW, 3, TRUE, "value-pressed 1 3 high;" },
    { TC_FEATURE_ROW, 7, FALSE, "value-pressed 1 7 low;" },
  };
  GtkEventController *click = controller_of (fixture, GTK_TYPE_GESTURE_CLICK);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoardSlot slot = tc_board_layout_slot (tc_board_view_get_layout (fixture->view), cases[i].kind, cases[i].index, cases[i].high);

      g_signal_emit_by_name (click, "pressed", 1, slot.x, slot.y);
      assert_heard (fixture, cases[i].heard);
    }
}

static gboolean
press_key (Fixture        *fixture,
           guint           keyval,
           GdkModifierType modifiers)
{
  gboolean handled;

  g_signal_emit_by_name (controller_of (fixture, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", keyval, 0u, modifiers, &handled);

  return handled;
}

static void
assert_heard_key (Fixture        *fixture,
                  guint           keyval,
                  GdkModifierType modifiers,
                  const char     *square,
                  const char     *then)
{
  g_autofree char *expected = g_strdup_printf ("square-key %s %u %u;%s", square, keyval, (guint) modifiers, then);

  assert_heard (fixture, expected);
}

/* Tab comes to one square and goes on; arrows move the cursor unless somebody wants them. */
static void
test_keyboard (Fixture                *fixture,
               gconstpointer user_data G_GNUC_UNUSED)
{
  guint row, column;

  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  tc_board_view_set_cursor (fixture->view, 5, 5);
  assert_heard (fixture, "cursor-moved 5 5;");
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->view), GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_has_focus (part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "F 6, Metro, tagged")));
  g_assert_false (gtk_widget_child_focus (GTK_WIDGET (fixture->view), GTK_DIR_TAB_FORWARD));
  assert_heard (fixture, "");

  g_assert_true (press_key (fixture, GDK_KEY_Right, 0));
  assert_heard_key (fixture, GDK_KEY_Right, 0, "5 5", "cursor-moved 5 6;");
  g_assert_true (gtk_widget_has_focus (part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "G 6, Metro, tagged")));
  g_assert_true (press_key (fixture, GDK_KEY_End, 0));
  assert_heard_key (fixture, GDK_KEY_End, 0, "5 6", "cursor-moved 5 11;");
  g_assert_false (press_key (fixture, GDK_KEY_Right, 0));
  assert_heard_key (fixture, GDK_KEY_Right, 0, "5 11", "");
  g_assert_false (press_key (fixture, GDK_KEY_Left, GDK_CONTROL_MASK));
  assert_heard_key (fixture, GDK_KEY_Left, GDK_CONTROL_MASK, "5 11", "");

  fixture->handles_keys = TRUE;
  g_assert_true (press_key (fixture, GDK_KEY_Left, 0));
  assert_heard_key (fixture, GDK_KEY_Left, 0, "5 11", "");
  tc_board_view_get_cursor (fixture->view, &row, &column);
  g_assert_cmpuint (row, ==, 5);
  g_assert_cmpuint (column, ==, 11);
}

/* What the shape in hand does is told at the cursor, and the square's own words come back. */
static void
test_cursor_label (Fixture                *fixture,
                   gconstpointer user_data G_GNUC_UNUSED)
{
  tc_board_view_set_cursor (fixture->view, 4, 10);
  tc_board_view_set_cursor_label (fixture->view, "S shape at J 5. Fits.");
  part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "S shape at J 5. Fits.");
  tc_board_view_set_cursor (fixture->view, 4, 11);
  part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "K 5, Heights, free");
  part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "S shape at J 5. Fits.");
  show_scene (fixture);
  part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "S shape at J 5. Fits.");
  tc_board_view_set_cursor_label (fixture->view, NULL);
  part_called (fixture, GTK_ACCESSIBLE_ROLE_GRID_CELL, "L 5, Heights, free");
}

static void
test_ghost (Fixture                *fixture,
            gconstpointer user_data G_GNUC_UNUSED)
{
  TcBoardGhost ghost = { .squares = scene_fixture_set (fixture->scenes, "J5 K5 K6 L6"), .paint = turn_paint_find ("flamingo") };

  tc_board_view_set_ghost (fixture->view, &ghost);
  g_assert_false (tc_board_view_is_animating (fixture->view));

  ghost.squares = scene_fixture_set (fixture->scenes, "J6 K6 K7 L7");
  ghost.offending = scene_fixture_set (fixture->scenes, "J6 K7 L7");
  tc_board_view_set_ghost (fixture->view, &ghost);
  g_assert_true (tc_board_view_is_animating (fixture->view));
  widget_fixture_wait (is_still, fixture->view);

  tc_board_view_refuse_ghost (fixture->view);
  g_assert_true (tc_board_view_is_animating (fixture->view));
  tc_board_view_finish_animations (fixture->view);
  g_assert_false (tc_board_view_is_animating (fixture->view));
  tc_board_view_set_ghost (fixture->view, NULL);
  tc_board_view_refuse_ghost (fixture->view);
  g_assert_false (tc_board_view_is_animating (fixture->view));
}

static void
paint_row_six (Fixture *fixture)
{
  scene_fixture_paint (fixture->scenes, 0, "J5 K5 K6 L6");
  scene_fixture_take (fixture->scenes, TC_FEATURE_ROW, 5, 1);
  show_scene (fixture);
}

static void
test_motion (Fixture                *fixture,
             gconstpointer user_data G_GNUC_UNUSED)
{
  paint_row_six (fixture);
  g_assert_true (tc_board_view_is_animating (fixture->view));
  show_scene (fixture);
  g_assert_true (tc_board_view_is_animating (fixture->view));
  widget_fixture_wait (is_still, fixture->view);
}

static void
note_frame (GdkFrameClock *clock G_GNUC_UNUSED,
            gint64              *last_frame)
{
  *last_frame = g_get_monotonic_time ();
}

static gboolean
is_quiet (gpointer last_frame)
{
  return g_get_monotonic_time () - *(gint64 *) last_frame > 400 * 1000;
}

/* A board that nothing happens to soon draws nothing more. */
static void
test_idle (Fixture                *fixture,
           gconstpointer user_data G_GNUC_UNUSED)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (fixture->view));
  TcBoardGhost ghost = { .squares = scene_fixture_set (fixture->scenes, "J5 K5 K6 L6"), .paint = turn_paint_find ("flamingo") };
  gint64 last_frame = g_get_monotonic_time ();
  gulong handler = g_signal_connect (clock, "paint", G_CALLBACK (note_frame), &last_frame);

  tc_board_view_set_ghost (fixture->view, &ghost);
  widget_fixture_wait (is_quiet, &last_frame);
  g_signal_handler_disconnect (clock, handler);
}

static void
test_text_scale (Fixture                *fixture,
                 gconstpointer user_data G_GNUC_UNUSED)
{
  GtkSettings *settings = gtk_settings_get_default ();
  double side = tc_board_view_get_layout (fixture->view)->side;
  double font_size = tc_board_layout_slot (tc_board_view_get_layout (fixture->view), TC_FEATURE_ROW, 0, TRUE).font_size;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", dpi * 5 / 4, NULL);
  widget_fixture_iterate (0);
  g_assert_cmpfloat (tc_board_layout_slot (tc_board_view_get_layout (fixture->view), TC_FEATURE_ROW, 0, TRUE).font_size, >, font_size);
  g_assert_cmpfloat (tc_board_view_get_layout (fixture->view)->side, <, side);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
test_miniature (void)
{
  g_autoptr (SceneFixture) scenes = scene_fixture_harbour ();
  TcBoardScene scene = scene_fixture_get (scenes);
  GtkWidget *view = g_object_ref_sink (tc_board_view_new_miniature ());
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (view);

  tc_board_view_set_scene (TC_BOARD_VIEW (view), &scene);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, "Old Harbour, 45 of 96 squares tagged");
  g_assert_null (gtk_widget_get_first_child (view));
  g_assert_cmpuint (g_list_model_get_n_items (controllers), ==, 0);
  g_assert_finalize_object (view);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *path; void (*test)(Fixture *fixture, gconstpointer user_data); } tests[] = {
    { "/board-view/roles", test_roles },
    { "/board-view/labels", test_labels },
    { "/board-view/refreshed", test_refreshed },
    { "/board-view/mouse", test_mouse },
    { "/board-view/values-are-pressed", test_values_are_pressed },
    { "/board-view/keyboard", test_keyboard },
    { "/board-view/cursor-label", test_cursor_label },
    { "/board-view/ghost", test_ghost },
    { "/board-view/motion", test_motion },
    { "/board-view/idle", test_idle },
    { "/board-view/text-scale", test_text_scale },
  };

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  turn_style_load (gdk_display_get_default ());
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  g_test_add_func ("/board-view/miniature", test_miniature);

  return g_test_run ();
}
