/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-action-row.h>
#include <tc-board-view.h>
#include <tc-page.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* A turn with fingers alone, in a narrow window: tapping and dragging move the shape, and only Spray paints. */

typedef struct
{
  TurnMatch     *match;
  GtkWidget     *page;
  GtkWidget     *window;
  TcBoardView   *board;
  TcTable       *table;
  const TcDraft *draft;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->match = match_fixture ("human greedy", 3);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, 400, 720);
  turn_match_run (fixture->match);
  match_fixture_wait (fixture->match);
  match_fixture_reach (fixture->match, TC_PHASE_DRAFT);
  widget_fixture_iterate (20);
  fixture->board = TC_BOARD_VIEW (widget_fixture_find (fixture->page, TC_TYPE_BOARD_VIEW, 0));
  fixture->table = tc_page_get_table (TC_PAGE (fixture->page));
  fixture->draft = tc_table_get_draft (fixture->table);
  for (guint die = 0; !tc_draft_has_piece (fixture->draft); die++)
    tc_table_set_own_draft (fixture->table, tc_draft_with_die (*fixture->draft, die));
  widget_fixture_iterate (20);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  turn_match_stop (fixture->match);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  g_clear_object (&fixture->match);
}

/* The gesture that follows fingers over the board. */
static GtkGesture *
find_drag (Fixture *fixture)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return GTK_GESTURE (controller);
    }
  g_assert_not_reached ();
}

static graphene_point_t
middle_of (Fixture *fixture,
           guint    row,
           guint    column)
{
  const graphene_rect_t square = tc_board_layout_square (tc_board_view_get_layout (fixture->board), row, column);

  return GRAPHENE_POINT_INIT (square.origin.x + square.size.width / 2, square.origin.y + square.size.height / 2);
}

/* A finger comes down at one square and is drawn to another. */
static void
drag (Fixture *fixture,
      guint    from_row,
      guint    from_column,
      guint    to_row,
      guint    to_column)
{
  const graphene_point_t from = middle_of (fixture, from_row, from_column), to = middle_of (fixture, to_row, to_column);
  GtkGesture *gesture = find_drag (fixture);

  g_signal_emit_by_name (gesture, "drag-begin", (double) from.x, (double) from.y);
  g_signal_emit_by_name (gesture, "drag-update", (double) (to.x - from.x), (double) (to.y - from.y));
}

/* Where the shape is when it is put under a point, in squares. */
static void
expect_under (Fixture *fixture,
              double   x,
              double   y)
{
  const TcSet squares = fixture->draft->outcome.squares;
  TcSet expected;

  tc_table_set_own_draft (fixture->table, tc_draft_put_under (*fixture->draft, x, y));
  expected = fixture->draft->outcome.squares;
  g_assert_true (memcmp (&squares, &expected, sizeof squares) == 0);
}

static void
test_drag (Fixture      *fixture,
           gconstpointer data)
{
  const guint n_moves = turn_match_get_n_moves (fixture->match);

  drag (fixture, 2, 2, 6, 7);
  expect_under (fixture, 7.5, 6.5 - TC_BOARD_FINGER_LIFT);
  drag (fixture, 6, 7, 5, 3);
  expect_under (fixture, 3.5, 5.5 - TC_BOARD_FINGER_LIFT);
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), ==, n_moves);
}

static void
test_tap (Fixture      *fixture,
          gconstpointer data)
{
  const guint n_moves = turn_match_get_n_moves (fixture->match);

  g_signal_emit_by_name (fixture->board, "square-pressed", 4, 8, 0);
  expect_under (fixture, 8.5, 4.5);
  g_assert_true (tc_draft_has_piece (fixture->draft));
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), ==, n_moves);
}

/* The bar under the board has targets that a thumb can hit. */
static void
test_bar (Fixture      *fixture,
          gconstpointer data)
{
  GtkWidget *bar = widget_fixture_find (fixture->page, TC_TYPE_ACTION_ROW, 0);
  const guint n_moves = turn_match_get_n_moves (fixture->match);
  GtkWidget *button;

  for (guint i = 0; (button = widget_fixture_find (bar, GTK_TYPE_BUTTON, i)) != NULL; i++)
    {
      while (gtk_widget_get_height (button) == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (gtk_widget_get_height (button), >=, 48);
      g_assert_cmpint (gtk_widget_get_width (button), >=, 48);
    }
  tc_table_set_own_draft (fixture->table, tc_draft_jumped (*fixture->draft, TC_DIRECTION_RIGHT));
  g_assert_cmpint (fixture->draft->status, ==, TC_DRAFT_READY);
  widget_fixture_click (bar, "Spray");
  g_assert_cmpuint (turn_match_get_n_moves (fixture->match), >, n_moves);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);
  g_test_add ("/touch/drag", Fixture, NULL, set_up, test_drag, tear_down);
  g_test_add ("/touch/tap", Fixture, NULL, set_up, test_tap, tear_down);
  g_test_add ("/touch/bar", Fixture, NULL, set_up, test_bar, tear_down);

  return g_test_run ();
}
