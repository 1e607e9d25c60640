/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>

#include "board-fixtures.h"

/* Rows are worth 11, 12, … and columns 21, 22, …, so that they can be followed. */
static TcBoard
numbered_board (const char *grid)
{
  TcBoard board = board_fixture (grid);

  for (guint i = 0; i < board.n_rows; i++)
    board.rows[i].high = (gint8) (11 + i);
  for (guint i = 0; i < board.n_columns; i++)
    board.columns[i].high = (gint8) (21 + i);

  return board;
}

static void
append_values (GString       *text,
               const TcValue *values,
               guint          n_values)
{
  for (guint i = 0; i < n_values; i++)
    g_string_append_printf (text, " %d", values[i].high);
  for (guint i = n_values; i < TC_MAX_SIDE; i++)
    g_assert_cmpint (values[i].high, ==, 0);
}

/* "ab/.a 11 12 21 22" */
static void
assert_board (const TcBoard *board,
              const char    *expected)
{
  g_autofree char *grid = board_fixture_grid (board);
  g_autoptr (GString) text = g_string_new (grid);

  append_values (text, board->rows, board->n_rows);
  append_values (text, board->columns, board->n_columns);
  g_assert_cmpstr (text->str, ==, expected);

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      if (row >= board->n_rows || column >= board->n_columns)
        g_assert_cmpuint (board->squares[row][column], ==, 0);
}

static TcBoard
arrange (const TcBoard *board,
         TcBoardLines   lines)
{
  return tc_board_arranged (board, &lines);
}

static void
test_resize (void)
{
  static const struct { int top, bottom, left, right; const char *after; } cases[] = {
    { 0, 0, 0, 0, "ab/.a 11 12 21 22" },
    { 1, 0, 0, 0, "../ab/.a 11 11 12 21 22" },
    { 0, 1, 0, 0, "ab/.a/.. 11 12 12 21 22" },
    { 0, 0, 1, 0, ".ab/..a 11 12 21 21 22" },
    { 0, 0, 0, 2, "ab../.a.. 11 12 21 22 22 22" },
    { -1, 0, 0, 0, ".a 12 21 22" },
    { 0, -1, 0, 0, "ab 11 21 22" },
    { 0, 0, -1, 0, "b/a 11 12 22" },
    { 0, 0, 0, -1, "a/. 11 12 21" },
    { 1, -1, -1, 1, "../b. 11 11 22 22" },
    { -1, -1, 0, 0, "ab/.a 11 12 21 22" },
    { 0, 15, 0, 0, "ab/.a 11 12 21 22" },
    { 0, 0, 0, 15, "ab/.a 11 12 21 22" },
    { G_MAXINT, 0, 0, 0, "ab/.a 11 12 21 22" },
    { -2, 2, 0, 0, "../.. 11 11 21 22" },
  };
  const TcBoard board = numbered_board ("ab/.a");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = arrange (&board, tc_board_lines_resized (&board, cases[i].top, cases[i].bottom, cases[i].left, cases[i].right));

      assert_board (&after, cases[i].after);
    }
}

static void
test_resize_limits (void)
{
  TcBoard board = board_fixture ("a");

  g_assert_false (tc_board_can_resize (&board, -1, 0, 0, 0));
  g_assert_true (tc_board_can_resize (&board, 15, 0, 0, 15));
  g_assert_false (tc_board_can_resize (&board, 8, 8, 0, 0));

  board = arrange (&board, tc_board_lines_resized (&board, 8, 7, 15, 0));
  g_assert_cmpuint (board.n_rows, ==, 16);
  g_assert_cmpuint (board.n_columns, ==, 16);
  g_assert_cmpuint (board.squares[8][15], ==, 0);
  g_assert_cmpuint (tc_board_n_squares (&board), ==, 1);
}

static void
test_insert_and_delete (void)
{
  static const struct { TcBoardLines (*tool) (const TcBoard *, TcFeatureKind, guint); TcFeatureKind kind; guint at; const char *after; } cases[] = {
    { tc_board_lines_with, TC_FEATURE_ROW, 0, "../ab/.a 11 11 12 21 22" },
    { tc_board_lines_with, TC_FEATURE_ROW, 1, "ab/../.a 11 11 12 21 22" },
    { tc_board_lines_with, TC_FEATURE_ROW, 2, "ab/.a/.. 11 12 12 21 22" },
    { tc_board_lines_with, TC_FEATURE_ROW, 3, "ab/.a 11 12 21 22" },
    { tc_board_lines_with, TC_FEATURE_COLUMN, 1, "a.b/..a 11 12 21 21 22" },
    { tc_board_lines_with, TC_FEATURE_COLUMN, 9, "ab/.a 11 12 21 22" },
    { tc_board_lines_without, TC_FEATURE_ROW, 0, ".a 12 21 22" },
    { tc_board_lines_without, TC_FEATURE_ROW, 1, "ab 11 21 22" },
    { tc_board_lines_without, TC_FEATURE_ROW, 2, "ab/.a 11 12 21 22" },
    { tc_board_lines_without, TC_FEATURE_COLUMN, 0, "b/a 11 12 22" },
    { tc_board_lines_without, TC_FEATURE_COLUMN, 1, "a/. 11 12 21" },
  };
  const TcBoard board = numbered_board ("ab/.a");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = arrange (&board, cases[i].tool (&board, cases[i].kind, cases[i].at));

      assert_board (&after, cases[i].after);
    }
}

static void
test_insert_and_delete_limits (void)
{
  TcBoard board = numbered_board ("a");
  TcBoard after = arrange (&board, tc_board_lines_without (&board, TC_FEATURE_ROW, 0));

  board_fixture_assert_same (&after, &board);
  after = arrange (&board, tc_board_lines_without (&board, TC_FEATURE_COLUMN, 0));
  board_fixture_assert_same (&after, &board);

  board = arrange (&board, tc_board_lines_resized (&board, 15, 0, 15, 0));
  after = arrange (&board, tc_board_lines_with (&board, TC_FEATURE_ROW, 3));
  board_fixture_assert_same (&after, &board);
  after = arrange (&board, tc_board_lines_with (&board, TC_FEATURE_COLUMN, 3));
  board_fixture_assert_same (&after, &board);
}

static void
test_move (void)
{
  static const struct { int rows, columns; gboolean possible; const char *after; } cases[] = {
    { 0, 0, TRUE, ".ab./..../.... 11 12 13 21 22 23 24" },
    { 1, 0, TRUE, "..../.ab./.... 13 11 12 21 22 23 24" },
    { 2, 1, TRUE, "..../..../..ab 12 13 11 24 21 22 23" },
    { 0, -1, TRUE, "ab../..../.... 11 12 13 22 23 24 21" },
    { -1, 0, FALSE, ".ab./..../.... 11 12 13 21 22 23 24" },
    { 0, 2, FALSE, ".ab./..../.... 11 12 13 21 22 23 24" },
    { 3, 0, FALSE, ".ab./..../.... 11 12 13 21 22 23 24" },
  };
  const TcBoard board = numbered_board (".ab./..../....");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = arrange (&board, tc_board_lines_moved (&board, cases[i].rows, cases[i].columns));

      g_assert_true (tc_board_can_move (&board, cases[i].rows, cases[i].columns) == cases[i].possible);
      assert_board (&after, cases[i].after);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-grid/resize", test_resize);
  g_test_add_func ("/board-grid/resize-limits", test_resize_limits);
  g_test_add_func ("/board-grid/insert-and-delete", test_insert_and_delete);
  g_test_add_func ("/board-grid/insert-and-delete-limits", test_insert_and_delete_limits);
  g_test_add_func ("/board-grid/move", test_move);

  return g_test_run ();
}
