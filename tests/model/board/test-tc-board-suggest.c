/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-suggest.h>

#include <string.h>

#include "board-fixtures.h"

/* On the grid of the box's first board, the formula gives what playtests gave, give or take a point. */
static void
test_near_the_tuned_board (void)
{
  static const int rows[] = { 9, 8, 7, 6, 6, 7, 8, 9 };
  static const int columns[] = { 5, 4, 4, 3, 3, 4, 4, 3, 3, 4, 4, 5 };
  const TcBoard before = board_fixture_side_a ();
  const TcBoard board = tc_board_with_suggested_values (&before);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_assert_cmpint (ABS (board.rows[i].high - rows[i]), <=, 1);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    g_assert_cmpint (ABS (board.columns[i].high - columns[i]), <=, 1);
  for (guint i = 0; i < board.n_districts; i++)
    g_assert_cmpint (board.districts[i].value.high, ==, tc_board_district_size (&board, i));
}

static void
test_every_size_gives_fair_values (void)
{
  static const char *const grids[] = {
    "a", "aaaaaaaaaaaaaaaa", "a/a/a/a", "ab/ba", "a..b", "..../.a../..b.", ".../...",
    "aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaaa/aaaaaaaaaaaaaaab",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    {
      const TcBoard before = board_fixture (grids[i]);
      const TcBoard board = tc_board_with_suggested_values (&before);
      const TcBoard again = tc_board_with_suggested_values (&board);

      board_fixture_assert_same (&again, &board);
      for (TcFeatureKind feature = TC_FEATURE_COLUMN; feature <= TC_FEATURE_DISTRICT; feature++)
        for (guint k = 0; tc_board_feature_size (&board, feature, k) > 0; k++)
          {
            const TcValue value = tc_board_get_value (&board, feature, k);

            g_assert_cmpint (value.high, >=, 2);
            g_assert_cmpint (value.high, <=, TC_MAX_VALUE);
            g_assert_cmpint (value.low, >=, 1);
            g_assert_cmpint (value.low, <, value.high);
          }
    }
}

/* A mirrored grid gets mirrored values. */
static void
test_symmetric (void)
{
  const TcBoard before = board_fixture ("aab.baa/abbbbba/.abbba./abbbbba/aab.baa");
  const TcBoard board = tc_board_with_suggested_values (&before);

  for (guint i = 0; i < board.n_columns; i++)
    g_assert_cmpint (board.columns[i].high, ==, board.columns[board.n_columns - 1 - i].high);
  for (guint i = 0; i < board.n_rows; i++)
    g_assert_cmpint (board.rows[i].high, ==, board.rows[board.n_rows - 1 - i].high);
}

static void
test_larger_is_worth_more (void)
{
  TcBoard board = board_fixture ("aaaaaaaa/aaaaaaaa/aaaaaaab");
  const int before = tc_board_suggest_value (&board, TC_FEATURE_ROW, 1).high;

  board.squares[1][0] = board.squares[1][1] = board.squares[1][2] = TC_OUTSIDE;
  g_assert_cmpint (tc_board_suggest_value (&board, TC_FEATURE_ROW, 1).high, <, before);
}

static void
test_one_kind (void)
{
  const TcBoard before = board_fixture ("aaaaaaaa/aaaaaaaa/aaaaaabb");
  const TcBoard after = tc_board_with_suggested_kind (&before, TC_FEATURE_DISTRICT);

  g_assert_cmpint (after.districts[0].value.high, ==, 22);
  g_assert_cmpint (after.districts[1].value.high, ==, 2);
  g_assert_true (memcmp (after.rows, before.rows, sizeof after.rows) == 0);
  g_assert_true (memcmp (after.columns, before.columns, sizeof after.columns) == 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-suggest/near-the-tuned-board", test_near_the_tuned_board);
  g_test_add_func ("/board-suggest/every-size", test_every_size_gives_fair_values);
  g_test_add_func ("/board-suggest/symmetric", test_symmetric);
  g_test_add_func ("/board-suggest/larger-is-worth-more", test_larger_is_worth_more);
  g_test_add_func ("/board-suggest/one-kind", test_one_kind);

  return g_test_run ();
}
