/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-dice-plan.h>

#include "board-fixtures.h"
#include "state-fixtures.h"

static TcDicePlan
new_plan (const TcGame *game,
          TcState      *state,
          const char   *faces)
{
  tc_state_start (game, state);
  state_fixture_roll (game, state, faces);

  return tc_dice_plan_begun (tc_dice_plan_new (game), state);
}

/* Seen on the ring: section 0 at the top, 3 at the bottom. */
static void
test_directions (void)
{
  static const struct { guint face; TcDirection sides[2]; } cases[] = {
    { 1, { TC_DIRECTION_LEFT, TC_DIRECTION_RIGHT } },
    { 2, { TC_DIRECTION_UP, TC_DIRECTION_DOWN } },
    { 3, { TC_DIRECTION_RIGHT, TC_DIRECTION_LEFT } },
    { 4, { TC_DIRECTION_RIGHT, TC_DIRECTION_LEFT } },
    { 5, { TC_DIRECTION_DOWN, TC_DIRECTION_UP } },
    { 6, { TC_DIRECTION_LEFT, TC_DIRECTION_RIGHT } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int side = 0; side < 2; side++)
      {
        g_assert_cmpint (tc_face_direction (cases[i].face, side), ==, cases[i].sides[side]);
        g_assert_cmpint (tc_face_side (cases[i].face, cases[i].sides[side]), ==, side);
      }
  g_assert_cmpint (tc_face_side (2, TC_DIRECTION_LEFT), ==, 0);
  g_assert_cmpint (tc_face_side (2, TC_DIRECTION_RIGHT), ==, 1);
  g_assert_cmpint (tc_face_side (5, TC_DIRECTION_LEFT), ==, 1);
  g_assert_cmpint (tc_face_side (4, TC_DIRECTION_UP), ==, 1);
  g_assert_cmpint (tc_face_side (3, TC_DIRECTION_UP), ==, 0);
  g_assert_cmpint (tc_face_side (6, TC_DIRECTION_DOWN), ==, 0);
}

static void
test_push_all (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  TcState state;
  TcDicePlan plan = new_plan (game, &state, "5 2 4 2");
  TurnMove move;
  TcState after;

  g_assert_cmpuint (tc_dice_plan_get_n_dice (&plan), ==, 4);
  g_assert_cmpint (tc_dice_plan_get_section (&plan, 0), ==, -1);
  g_assert_false (tc_dice_plan_get_move (&plan, &move));

  plan = tc_dice_plan_pushed (plan, TC_DIRECTION_DOWN);
  g_assert_cmpint (tc_dice_plan_get_section (&plan, 0), ==, 4);
  plan = tc_dice_plan_at_unset (plan);
  g_assert_cmpuint (tc_dice_plan_get_current (&plan), ==, 1);
  plan = tc_dice_plan_pushed (plan, TC_DIRECTION_UP);
  plan = tc_dice_plan_with_side (plan, 3, 1);
  g_assert_cmpuint (tc_dice_plan_get_n_placed (&plan), ==, 3);
  plan = tc_dice_plan_at_unset (plan);
  g_assert_cmpuint (tc_dice_plan_get_current (&plan), ==, 2);
  plan = tc_dice_plan_pushed (plan, TC_DIRECTION_LEFT);
  plan = tc_dice_plan_at_unset (plan);
  g_assert_cmpuint (tc_dice_plan_get_current (&plan), ==, 2);

  g_assert_true (tc_dice_plan_is_complete (&plan));
  g_assert_true (tc_dice_plan_get_move (&plan, &move));
  g_assert_cmpint (tc_state_play (game, &state, tc_move_from_turn (move), &after), ==, TC_LEGAL);
  g_assert_cmpint (tc_state_die_section (&after, 0), ==, 4);
  g_assert_cmpint (tc_state_die_section (&after, 1), ==, 1);
  g_assert_cmpint (tc_state_die_section (&after, 2), ==, 4);
  g_assert_cmpint (tc_state_die_section (&after, 3), ==, 2);

  plan = tc_dice_plan_with_side (plan, 0, TC_SIDE_UNSET);
  g_assert_false (tc_dice_plan_is_complete (&plan));
}

static void
test_next (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcState state;
  TcDicePlan plan = new_plan (game, &state, "6 6 6");

  plan = tc_dice_plan_stepped (plan, 1);
  g_assert_cmpuint (tc_dice_plan_get_current (&plan), ==, 1);
  plan = tc_dice_plan_stepped (plan, -2);
  g_assert_cmpuint (tc_dice_plan_get_current (&plan), ==, 2);
  plan = tc_dice_plan_stepped (plan, 1);
  g_assert_cmpuint (tc_dice_plan_get_current (&plan), ==, 0);
}

/* On an empty board of 12 × 8 the bar of three lies in 10 · 8 and stands in 12 · 6 places, the square in 11 · 7. */
static void
test_ways (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcState state;
  TcDicePlan plan = new_plan (game, &state, "3 5 1");

  g_assert_cmpuint (tc_dice_plan_get_ways (&plan, 0, 0, 1), ==, 10 * 8 + 12 * 6);
  g_assert_cmpuint (tc_dice_plan_get_ways (&plan, 1, 0, 0), ==, 11 * 7);
}

static void
test_clear (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcState state;
  TcDicePlan plan = new_plan (game, &state, "3 5 1");

  for (guint die = 0; die < 3; die++)
    plan = tc_dice_plan_with_side (plan, die, 0);
  plan = tc_dice_plan_cleared (plan);
  g_assert_false (tc_dice_plan_is_active (&plan));
  g_assert_cmpuint (tc_dice_plan_get_n_dice (&plan), ==, 0);
  g_assert_false (tc_dice_plan_is_complete (&plan));

  plan = tc_dice_plan_begun (plan, &state);
  g_assert_cmpuint (tc_dice_plan_get_n_placed (&plan), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-dice-plan/directions", test_directions);
  g_test_add_func ("/tc-dice-plan/push-all", test_push_all);
  g_test_add_func ("/tc-dice-plan/next", test_next);
  g_test_add_func ("/tc-dice-plan/ways", test_ways);
  g_test_add_func ("/tc-dice-plan/clear", test_clear);

  return g_test_run ();
}
