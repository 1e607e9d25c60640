/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-view.h>
#include <tc-hint-bubble.h>
#include <tc-page.h>
#include <turn-hint-card.h>

#include "match-fixtures.h"
#include "widget-fixtures.h"

/* What a hint shows lies on the table: it can be done, changed, put back, or followed by another idea. */

typedef struct
{
  TurnMatch *match;
  GtkWidget *page;
  GtkWidget *window;
} Fixture;

static const TcDraft *
get_draft (Fixture *fixture)
{
  return tc_table_get_own_draft (tc_page_get_table (TC_PAGE (fixture->page)));
}

static gboolean
has_idea (gpointer page)
{
  return turn_page_get_idea (page) != NULL;
}

static void
ask (Fixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "turn.hint", NULL);
  widget_fixture_wait (has_idea, fixture->page);
}

static void
set_up (Fixture *fixture,
        TcPhase  phase)
{
  fixture->match = match_fixture ("human human", 5);
  turn_match_run (fixture->match);
  match_fixture_reach (fixture->match, phase);
  fixture->page = g_object_new (TC_TYPE_PAGE, NULL);
  turn_page_set_match (TURN_PAGE (fixture->page), fixture->match, FALSE);
  fixture->window = widget_fixture_show (fixture->page, 1280, 800);
  turn_screen_uncover (turn_page_get_screen (TURN_PAGE (fixture->page)));
  widget_fixture_iterate (0);
}

static void
tear_down (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  widget_fixture_iterate (0);
  /* A thread may still be thinking for a hint that was closed. */
  while (g_atomic_int_get ((int *) &G_OBJECT (fixture->match)->ref_count) > 1)
    g_main_context_iteration (NULL, FALSE);
  g_assert_finalize_object (fixture->match);
}

static void
assert_laid (Fixture *fixture)
{
  TurnMove move;

  g_assert_true (tc_draft_get_move (get_draft (fixture), &move));
  g_assert_true (turn_move_equal (move, *turn_page_get_idea (TURN_PAGE (fixture->page))));
}

/* The button with a key beside its words, which has the keyboard. */
static void
click_do_it (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  g_assert_true (GTK_IS_BUTTON (focus) && widget_fixture_says (focus, "Do It"));
  g_signal_emit_by_name (focus, "clicked");
}

static void
test_laid_and_done (void)
{
  Fixture fixture;
  TurnMove idea;

  set_up (&fixture, TC_PHASE_DRAFT);
  ask (&fixture);
  assert_laid (&fixture);
  idea = *turn_page_get_idea (TURN_PAGE (fixture.page));
  click_do_it (fixture.page);
  widget_fixture_iterate (0);
  g_assert_null (turn_page_get_idea (TURN_PAGE (fixture.page)));
  g_assert_true (turn_move_equal (*turn_match_get_last_move (fixture.match, NULL), idea));
  tear_down (&fixture);
}

static void
test_other_ideas (void)
{
  Fixture fixture;
  TurnMove first;

  set_up (&fixture, TC_PHASE_DRAFT);
  ask (&fixture);
  first = *turn_page_get_idea (TURN_PAGE (fixture.page));
  widget_fixture_click (fixture.page, "Another Idea");
  assert_laid (&fixture);
  g_assert_false (turn_move_equal (first, *turn_page_get_idea (TURN_PAGE (fixture.page))));
  for (guint i = 0; i < TURN_HINT_MAX_IDEAS - 1; i++)
    ask (&fixture);
  assert_laid (&fixture);
  g_assert_true (turn_move_equal (first, *turn_page_get_idea (TURN_PAGE (fixture.page))));
  tear_down (&fixture);
}

static void
test_put_back (void)
{
  Fixture fixture;

  set_up (&fixture, TC_PHASE_DRAFT);
  ask (&fixture);
  gtk_widget_activate_action (fixture.page, "turn.cancel", NULL);
  g_assert_null (turn_page_get_idea (TURN_PAGE (fixture.page)));
  g_assert_cmpint (tc_draft_get_die (get_draft (&fixture)), ==, -1);
  tear_down (&fixture);
}

/* The pointer on its way to a button moves nothing; turning, or a click elsewhere, takes the shape over. */
/* The bubble covers neither the shape nor a sticker, and Enter does what it says, wherever the keyboard is. */
static void
test_bubble (void)
{
  Fixture fixture;
  GtkWidget *bubble, *board;
  graphene_rect_t place, grid;
  const TcBoardLayout *layout;
  const TcDraft *draft;
  TurnMove idea;

  set_up (&fixture, TC_PHASE_DRAFT);
  board = widget_fixture_find (fixture.page, TC_TYPE_BOARD_VIEW, 0);
  g_assert_null (widget_fixture_find (fixture.page, TC_TYPE_HINT_BUBBLE, 0));
  ask (&fixture);
  widget_fixture_iterate (30);
  bubble = widget_fixture_find (fixture.page, TC_TYPE_HINT_BUBBLE, 0);
  g_assert_true (widget_fixture_says (bubble, "Take the\u00a0"));
  g_assert_true (gtk_widget_compute_bounds (bubble, board, &place));
  layout = tc_board_view_get_layout (TC_BOARD_VIEW (board));
  draft = get_draft (&fixture);
  grid = layout->grid;
  g_assert_true (graphene_rect_contains_rect (&grid, &place));
  for (guint square = 0; square < layout->n_rows * layout->n_columns; square++)
    if (tc_set_has (&draft->outcome.squares, square))
      {
        const graphene_rect_t bounds = tc_board_layout_square (layout, square / layout->n_columns, square % layout->n_columns);

        g_assert_false (graphene_rect_intersection (&bounds, &place, NULL));
      }
  idea = *turn_page_get_idea (TURN_PAGE (fixture.page));
  gtk_widget_activate_action (fixture.page, "turn.confirm", NULL);
  g_assert_true (turn_move_equal (*turn_match_get_last_move (fixture.match, NULL), idea));
  g_assert_false (gtk_widget_get_visible (bubble));
  tear_down (&fixture);
}

static void
test_taken_over (void)
{
  Fixture fixture;
  GtkWidget *board;

  set_up (&fixture, TC_PHASE_DRAFT);
  board = widget_fixture_find (fixture.page, TC_TYPE_BOARD_VIEW, 0);
  ask (&fixture);
  g_signal_emit_by_name (board, "pointer-moved", 1.5, 1.5);
  assert_laid (&fixture);
  gtk_widget_activate_action (fixture.page, "turn.rotate", "b", TRUE);
  g_assert_null (turn_page_get_idea (TURN_PAGE (fixture.page)));
  g_assert_cmpint (tc_draft_get_die (get_draft (&fixture)), >=, 0);
  tear_down (&fixture);
}

/* It is shown where the dice should go, and Enter pushes them there; the HQ is opened by the leader. */
static void
test_leader (void)
{
  Fixture fixture;
  TcTable *table;
  TurnMove move;
  guint n_moves;

  set_up (&fixture, TC_PHASE_PLACE);
  table = tc_page_get_table (TC_PAGE (fixture.page));
  n_moves = turn_match_get_n_moves (fixture.match);
  ask (&fixture);
  move = *turn_page_get_idea (TURN_PAGE (fixture.page));
  g_assert_cmpuint (tc_dice_plan_get_n_placed (tc_table_get_own_plan (table)), ==, 0);
  gtk_widget_activate_action (fixture.page, "turn.confirm", NULL);
  g_assert_cmpuint (turn_match_get_n_moves (fixture.match), ==, n_moves);
  g_assert_true (tc_dice_plan_is_complete (tc_table_get_own_plan (table)));
  gtk_widget_activate_action (fixture.page, "turn.confirm", NULL);
  g_assert_true (turn_move_equal (*turn_match_get_last_move (fixture.match, NULL), move));
  tear_down (&fixture);
}

int
main (int   argc,
      char *argv[])
{
  widget_fixture_init (&argc, &argv);

  g_test_add_func ("/page-hint/laid-and-done", test_laid_and_done);
  g_test_add_func ("/page-hint/other-ideas", test_other_ideas);
  g_test_add_func ("/page-hint/put-back", test_put_back);
  g_test_add_func ("/page-hint/bubble", test_bubble);
  g_test_add_func ("/page-hint/taken-over", test_taken_over);
  g_test_add_func ("/page-hint/leader", test_leader);

  return g_test_run ();
}
