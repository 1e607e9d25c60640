/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-hold.h>

#include "board-fixtures.h"
#include "state-fixtures.h"

/* Side A: sections T4 L4 I3 S4 O4 P5, small I1 I2 V3. */
enum { T4, L4, I3, S4, O4, P5, I1, I2, V3 };

static TcHold
hold_at (const TcGame *game,
         guint8        token,
         guint         row,
         guint         column)
{
  const TcHold hold = { .token = token };
  const TcShape shape = game->orientations[token][0].shape;

  return tc_hold_put_under (hold, game, column + tc_shape_n_columns (shape) / 2.0, row + tc_shape_n_rows (shape) / 2.0);
}

static void
assert_squares (const TcGame *game,
                TcHold        hold,
                const char   *squares)
{
  g_autofree char *names = set_fixture_names (game, tc_hold_get_squares (&hold, game));

  g_assert_cmpstr (names, ==, squares);
}

static void
test_turn (void)
{
  static const struct { guint8 token; guint row, column; const char *quarters[4]; } cases[] = {
    { S4, 3, 4, { "F4 G4 E5 F5", "E3 E4 F4 F5", "F4 G4 E5 F5", "E3 E4 F4 F5" } },
    { I3, 3, 4, { "E4 F4 G4", "F3 F4 F5", "E4 F4 G4", "F3 F4 F5" } },
    { O4, 0, 0, { "A1 B1 A2 B2", "A1 B1 A2 B2", "A1 B1 A2 B2", "A1 B1 A2 B2" } },
    { T4, 2, 2, { "C3 D3 E3 D4", "D2 C3 D3 D4", "D3 C4 D4 E4", "C2 C3 D3 C4" } },
    /* A bar in the lowest row stands up inside the grid, and lies down where it was. */
    { I3, 7, 9, { "J8 K8 L8", "K6 K7 K8", "J8 K8 L8", "K6 K7 K8" } },
    { I1, 5, 5, { "F6", "F6", "F6", "F6" } },
  };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcHold hold = hold_at (game, cases[i].token, cases[i].row, cases[i].column);

      for (guint quarter = 0; quarter < 4; quarter++)
        {
          assert_squares (game, hold, cases[i].quarters[quarter]);
          hold = tc_hold_turned (hold, game, TRUE);
          assert_squares (game, tc_hold_turned (hold, game, FALSE), cases[i].quarters[quarter]);
        }
      assert_squares (game, hold, cases[i].quarters[0]);
    }
}

static void
test_flip (void)
{
  static const struct { guint8 token; const char *before, *after; } cases[] = {
    { S4, "F4 G4 E5 F5", "E4 F4 F5 G5" },
    { L4, "E4 E5 E6 F6", "F4 F5 E6 F6" },
    { O4, "E4 F4 E5 F5", "E4 F4 E5 F5" },
    { P5, "E4 F4 E5 F5 E6", "E4 F4 E5 F5 F6" },
  };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcHold hold = hold_at (game, cases[i].token, 3, 4);
      const TcHold flipped = tc_hold_flipped (hold, game);

      assert_squares (game, hold, cases[i].before);
      assert_squares (game, flipped, cases[i].after);
      assert_squares (game, tc_hold_flipped (flipped, game), cases[i].before);
    }
}

static void
test_step (void)
{
  static const struct { guint row, column; TcDirection direction; const char *after; } cases[] = {
    { 3, 4, TC_DIRECTION_LEFT, "D4 E4 F4" },
    { 3, 4, TC_DIRECTION_RIGHT, "F4 G4 H4" },
    { 3, 4, TC_DIRECTION_UP, "E3 F3 G3" },
    { 3, 4, TC_DIRECTION_DOWN, "E5 F5 G5" },
    { 0, 0, TC_DIRECTION_LEFT, "A1 B1 C1" },
    { 0, 0, TC_DIRECTION_UP, "A1 B1 C1" },
    { 7, 9, TC_DIRECTION_RIGHT, "J8 K8 L8" },
    { 7, 9, TC_DIRECTION_DOWN, "J8 K8 L8" },
  };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_squares (game, tc_hold_stepped (hold_at (game, I3, cases[i].row, cases[i].column), game, cases[i].direction),
                    cases[i].after);
}

/* Steps against the border are not saved up. */
static void
test_step_at_the_border (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcHold hold = hold_at (game, I3, 7, 9);

  for (guint i = 0; i < 5; i++)
    hold = tc_hold_stepped (hold, game, TC_DIRECTION_RIGHT);
  assert_squares (game, tc_hold_stepped (hold, game, TC_DIRECTION_LEFT), "I8 J8 K8");
}

static void
test_put_under (void)
{
  static const struct { guint8 token; double x, y; const char *squares; } cases[] = {
    { I1, 3.9, 2.1, "D3" },
    { I1, 0.0, 0.0, "A1" },
    { I1, 12.0, 8.0, "L8" },
    { I1, -3.0, 99.0, "A8" },
    { I3, 5.5, 2.5, "E3 F3 G3" },
    { I2, 5.9, 2.5, "F3 G3" },
    { I2, 5.4, 2.5, "E3 F3" },
    { I3, 0.2, 0.2, "A1 B1 C1" },
    { I3, 11.9, 7.9, "J8 K8 L8" },
  };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_squares (game, tc_hold_put_under ((TcHold) { .token = cases[i].token }, game, cases[i].x, cases[i].y),
                    cases[i].squares);
}

/* A city with a river through its middle: bars of two can only cross it in the first row. */
static TcGame *
new_river_game (TcState *state)
{
  const TcBoard board = board_fixture ("aaaaaa/aa..bb/aa..bb/aaaabb/aaaabb");
  TcGame *game = game_fixture (&board, 2);

  tc_state_start (game, state);

  return game;
}

static void
test_jump (void)
{
  static const struct { guint row, column; TcDirection direction; const char *after; } cases[] = {
    { 1, 0, TC_DIRECTION_RIGHT, "E2 F2" },
    { 1, 4, TC_DIRECTION_LEFT, "A2 B2" },
    { 0, 4, TC_DIRECTION_RIGHT, NULL },
    { 0, 2, TC_DIRECTION_DOWN, "C4 D4" },
    { 4, 0, TC_DIRECTION_DOWN, NULL },
  };
  TcState state;
  g_autofree TcGame *game = new_river_game (&state);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcHold hold = hold_at (game, I2, cases[i].row, cases[i].column);
      const TcHold before = hold;

      g_assert_cmpint (tc_hold_jump (&hold, game, &state, 0, cases[i].direction), ==, cases[i].after != NULL);
      if (cases[i].after != NULL)
        assert_squares (game, hold, cases[i].after);
      else
        g_assert_true (memcmp (&hold, &before, sizeof before) == 0);
    }
}

static void
test_find_place (void)
{
  static const struct { guint8 token; double x, y; const char *squares; } cases[] = {
    { I2, 3.0, 1.5, "C1 D1" },                 /* in the river, nearer to the first row than to the banks */
    { I3, 1.0, 2.5, "A4 B4 C4" },              /* no bar of three lies on a bank: the nearest row it fits in */
    { O4, 5.0, 3.0, "E3 F3 E4 F4" },
  };
  TcState state;
  g_autofree TcGame *game = new_river_game (&state);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcHold hold = tc_hold_put_under ((TcHold) { .token = cases[i].token }, game, cases[i].x, cases[i].y);

      g_assert_true (tc_hold_find_place (&hold, game, &state, 0));
      assert_squares (game, hold, cases[i].squares);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-hold/turn", test_turn);
  g_test_add_func ("/tc-hold/flip", test_flip);
  g_test_add_func ("/tc-hold/step", test_step);
  g_test_add_func ("/tc-hold/step-at-the-border", test_step_at_the_border);
  g_test_add_func ("/tc-hold/put-under", test_put_under);
  g_test_add_func ("/tc-hold/jump", test_jump);
  g_test_add_func ("/tc-hold/find-place", test_find_place);

  return g_test_run ();
}
