/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-check.h>

#include "board-fixtures.h"

#define SIDE_A_HQ "T4 L4 I3 S4 O4 P5 I1 I2 V3"
#define SIDE_A "bbbbbsssswww/bbbbbsssswww/bbbbssssswww/bbbbssssswww/fffttttttwww/ffffttttttww/fffffttttttw/ffffffttttww"
#define SIDE_B "bbbb.ssssssw/bbb..sssswww/bbbsssswwwww/bbb..sstwww./ffbb.ttttw../ffff.ttttwww/fffffffttttw/ffff..ttttt."

/* One problem as text, "kind feature:index other eyes cells", so that a table can hold it. */
static void
append_problem (GString         *text,
                const TcProblem *problem)
{
  static const char *const kinds[] = {
    "no-city", "district-count", "district-empty", "high-below-low", "value-range", "drone-count", "drone-positive",
    "bubble-count", "token-shape", "token-redefined", "hq-unknown", "hq-twice", "fits-nowhere", "bubble-positive",
    "drone-cheaper", "in-parts", "out-of-reach", "impossible", "undecided", "alike", "dear", "city-in-parts", "flat", "negative",
  };

  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", kinds[problem->kind]);
  if (problem->kind == TC_PROBLEM_HIGH_BELOW_LOW || problem->kind == TC_PROBLEM_VALUE_RANGE
      || problem->kind == TC_PROBLEM_FEATURE_IMPOSSIBLE)
    g_string_append_printf (text, ":%c", "crd"[problem->feature]);
  g_string_append_printf (text, ":%u", problem->index);
  if (problem->kind == TC_PROBLEM_COLOURS_ALIKE)
    g_string_append_printf (text, "/%u/%c", problem->other, "fpdt"[problem->eyes]);
  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      if (problem->cells[row][column])
        g_string_append_printf (text, "@%c%u", 'A' + (char) column, row + 1);
}

static void
assert_problems (const TcBoard *board,
                 const char    *expected)
{
  TcProblem problems[TC_MAX_PROBLEMS];
  const gsize n_problems = tc_check_board (board, TC_FILLING_USUAL_STEPS, problems, TC_MAX_PROBLEMS);
  g_autoptr (GString) found = g_string_new (NULL);
  gboolean was_warning = FALSE;

  for (gsize i = 0; i < n_problems; i++)
    {
      append_problem (found, &problems[i]);
      g_assert_false (was_warning && tc_problem_is_error (problems[i].kind));
      was_warning = !tc_problem_is_error (problems[i].kind);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_grids (void)
{
  static const struct { const char *grid, *hq, *expected; } cases[] = {
    { SIDE_A, SIDE_A_HQ, "" },
    { SIDE_B, "I1 I2 V3", "" },
    { "....", "I1 I1 I1", "no-city:0 district-count:0" },
    { "aaa/aaa/aaa", SIDE_A_HQ, "" },
    { "aa/aa", SIDE_A_HQ, "fits-nowhere:0 fits-nowhere:1 fits-nowhere:2 fits-nowhere:3 fits-nowhere:5" },
    { "aa", "I1 I2 V3", "fits-nowhere:8" },                       /* large tokens of the draw are no errors */
    { "aab/bbb/baa", "I1 I2 V3", "in-parts:0@B3@C3" },
    { "aab/bba/baa", "I1 I2 V3", "in-parts:0@A1@B1 in-parts:1@C1" },   /* the larger part stays; corners do not join */
    { "a.a/.../aaa", "I1 I2 I1", "in-parts:0@A1@C1 city-in-parts:3@A1@C1" },
    { "aaa/aa./..a", "I3 I2 V3",
      "impossible:c:2@C3 impossible:r:2@C3 impossible:d:0@C3 in-parts:0@C3 out-of-reach:0@C3 city-in-parts:2@C3" },
    { "aaa/aaa/aaa", "O4 O4 O4 O4 O4 O4 O4 O4 O4",
      "hq-twice:1 hq-twice:2 hq-twice:3 hq-twice:4 hq-twice:5"
      " impossible:c:0@A3 impossible:c:1@B3 impossible:c:2@C3 impossible:r:0@C1 impossible:r:1@C2 impossible:r:2@C3 impossible:d:0@A1@B1@C1@A2@B2@C2@A3@B3@C3" },
    { "aaa/aaa/aaa", "K4 L4 I3 S4 O4 P5 I1 Q2 V3", "hq-unknown:0 hq-unknown:7" },
    { "aaa/aaa/aaa", "T4 L4 I3 T4 O4 P5 I1 I1 I1", "hq-twice:3" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard board = board_fixture_with_hq (cases[i].grid, cases[i].hq);

      g_test_message ("%s %s", cases[i].grid, cases[i].hq);
      assert_problems (&board, cases[i].expected);
    }
}

static void
test_numbers (void)
{
  TcBoard board = board_fixture_with_hq ("aab/aab/aa./...", "I1 I2 V3");

  board.columns[1] = (TcValue) { 2, 3 };
  board.rows[0] = (TcValue) { 100, 3 };
  board.rows[1] = (TcValue) { -100, -120 };
  board.rows[3] = (TcValue) { 1, 2 };              /* holds no city square: not looked at */
  board.districts[1].value = (TcValue) { -2, -1 };
  board_fixture_set_drones (&board, "-1 1 0");
  board.n_bubbles = 0;
  assert_problems (&board,
                   "high-below-low:c:1 value-range:r:0 value-range:r:1 high-below-low:d:1 drone-positive:1 bubble-count:0");

  board = board_fixture_with_hq ("aa/aa", "I1 I2 V3");
  board.n_drones = 0;
  board.districts[1] = (TcDistrict) { .key = 'z', .colour = 0xffffff };
  board.n_districts = 2;
  assert_problems (&board, "district-empty:1 drone-count:0");
}

/* Boards that pay for checking networks, or whose drones become cheaper, can be played all the same (C4). */
static void
test_prices (void)
{
  static const struct { const char *drones, *bubbles, *expected; } cases[] = {
    { "-1 -2 -3", "0 -1 -1 -2 -3", "" },
    { "-4 -4 -4", "-3 -2 0", "" },
    { "0", "0", "" },
    { "-1", "5 4 4 1", "bubble-positive:0 bubble-positive:1 bubble-positive:2 bubble-positive:3" },
    { "-1", "0 -1 99", "bubble-positive:2" },
    { "-3 -2 -2 -4 0", "0", "drone-cheaper:1 drone-cheaper:4" },
    { "-2 -1", "1", "bubble-positive:0 drone-cheaper:1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = board_fixture_with_hq ("aaa/aaa/aaa", SIDE_A_HQ);

      board_fixture_set_drones (&board, cases[i].drones);
      board_fixture_set_bubbles (&board, cases[i].bubbles);
      assert_problems (&board, cases[i].expected);
      g_assert_true (tc_check_is_playable (&board));
    }
}

/* A drone above 0 is an error and not a cheap one besides. */
static void
test_positive_drone_is_one_problem (void)
{
  TcBoard board = board_fixture_with_hq ("aaa/aaa/aaa", SIDE_A_HQ);

  board_fixture_set_drones (&board, "-1 2 -3");
  assert_problems (&board, "drone-positive:1");
  g_assert_false (tc_check_is_playable (&board));
}

static void
test_tokens (void)
{
  static const struct { const char *id, *shape, *expected; } cases[] = {
    { "K4", "##./.##", "" },
    { "K9", "###/###/###", "" },
    { "K5", "#####", "" },
    { "I4", "####", "token-redefined:0" },
    { "K0", "", "token-shape:0" },
    { "K6", "######", "token-shape:0" },
    { "K6", "#/#/#/#/#/#", "token-shape:0" },
    { "K2", "#./.#", "token-shape:0" },
    { "K10", "#####/#####", "token-shape:0" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = board_fixture_with_hq ("aaaaa/aaaaa/aaaaa", SIDE_A_HQ);

      g_strlcpy (board.tokens[0].id, cases[i].id, TC_TOKEN_ID_SIZE);
      board.tokens[0].shape = tc_shape_from_text (cases[i].shape);
      board.n_tokens = 1;
      g_strlcpy (board.sections[0], cases[i].id, TC_TOKEN_ID_SIZE);
      assert_problems (&board, cases[i].expected);
    }
}

static void
test_token_twice (void)
{
  TcBoard board = board_fixture_with_hq ("aaa/aaa/aaa", SIDE_A_HQ);

  board.tokens[0] = (TcToken) { .id = "K4", .shape = tc_shape_from_text ("###/#") };
  board.tokens[1] = (TcToken) { .id = "K4", .shape = tc_shape_from_text ("##") };
  board.n_tokens = 2;
  assert_problems (&board, "token-redefined:1");
}

static void
test_colours (void)
{
  static const struct { guint32 a, b; const char *expected; } cases[] = {
    { 0xb5391a, 0x62a358, "" },
    { 0xb5391a, 0xb03a1c, "alike:0/1/f" },
    { 0xb07020, 0x809020, "alike:0/1/d" },
    { 0x35b3ea, 0x35bbb8, "alike:0/1/t" },
  };
  TcBoard apart = board_fixture_with_hq ("aa.bb", "I1 I2 I1");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = board_fixture_with_hq ("aab/bbb", "I1 I2 I1");

      board.districts[0].colour = cases[i].a;
      board.districts[1].colour = cases[i].b;
      assert_problems (&board, cases[i].expected);
    }

  apart.districts[0].colour = apart.districts[1].colour;
  assert_problems (&apart, "city-in-parts:2@D1@E1");
}

/* What does not fit is left out, and nothing is written beyond the end. */
static void
test_capacity (void)
{
  const TcBoard board = board_fixture_with_hq ("aa/aa", SIDE_A_HQ);
  TcProblem problems[3];

  memset (problems, 0xee, sizeof problems);
  g_assert_cmpuint (tc_check_board (&board, TC_FILLING_USUAL_STEPS, problems, 2), ==, 2);
  g_assert_cmpint (problems[1].kind, ==, TC_PROBLEM_TOKEN_FITS_NOWHERE);
  g_assert_cmphex (problems[2].index, ==, 0xee);
  g_assert_cmpuint (tc_check_board (&board, TC_FILLING_USUAL_STEPS, NULL, 0), ==, 0);
}

/* The editor checks at every stroke of the brush. */
static void
test_speed (void)
{
  const TcBoard board = board_fixture_with_hq (SIDE_A, "T4 L4 I3 S4 O4 P5 U5 I2 V3");
  TcProblem problems[TC_MAX_PROBLEMS];
  gint64 fastest = G_MAXINT64;

  for (guint i = 0; i < 20; i++)
    {
      const gint64 start = g_get_monotonic_time ();

      g_assert_cmpuint (tc_check_board (&board, TC_FILLING_USUAL_STEPS, problems, TC_MAX_PROBLEMS), ==, 0);
      fastest = MIN (fastest, g_get_monotonic_time () - start);
    }
  g_test_message ("%" G_GINT64_FORMAT " microseconds", fastest);
  g_assert_cmpint (fastest, <, g_test_thorough () ? 1000 : 50000);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/check/grids", test_grids);
  g_test_add_func ("/check/numbers", test_numbers);
  g_test_add_func ("/check/prices", test_prices);
  g_test_add_func ("/check/positive-drone-is-one-problem", test_positive_drone_is_one_problem);
  g_test_add_func ("/check/tokens", test_tokens);
  g_test_add_func ("/check/token-twice", test_token_twice);
  g_test_add_func ("/check/colours", test_colours);
  g_test_add_func ("/check/capacity", test_capacity);
  g_test_add_func ("/check/speed", test_speed);

  return g_test_run ();
}
