/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-tools.h>

#include "board-fixtures.h"

#define NONE TC_SYMMETRY_NONE
#define LEFT_RIGHT TC_SYMMETRY_LEFT_RIGHT
#define TOP_BOTTOM TC_SYMMETRY_TOP_BOTTOM
#define HALF_TURN TC_SYMMETRY_HALF_TURN

static void
assert_grid (const TcBoard *board,
             const char    *grid)
{
  g_autofree char *text = board_fixture_grid (board);

  g_assert_cmpstr (text, ==, grid);
}

static void
test_twins (void)
{
  static const struct { TcSymmetry symmetry; guint row, column; gboolean has_twin; guint twin_row, twin_column; } cases[] = {
    { NONE, 0, 0, FALSE, 0, 0 },
    { LEFT_RIGHT, 0, 0, TRUE, 0, 4 },
    { LEFT_RIGHT, 1, 2, FALSE, 1, 2 },
    { TOP_BOTTOM, 0, 1, TRUE, 3, 1 },
    { TOP_BOTTOM, 2, 2, TRUE, 1, 2 },
    { HALF_TURN, 0, 0, TRUE, 3, 4 },
    { HALF_TURN, 1, 2, TRUE, 2, 2 },
    { HALF_TURN, 4, 0, FALSE, 0, 0 },
    { LEFT_RIGHT, 0, 5, FALSE, 0, 0 },
  };
  const TcBoard board = board_fixture ("aaaaa/aaaaa/aaaaa/aaaaa");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint row = 99, column = 99;

      g_assert_true (tc_board_find_twin (&board, cases[i].symmetry, cases[i].row, cases[i].column, &row, &column)
                     == cases[i].has_twin);
      if (!cases[i].has_twin)
        continue;
      g_assert_cmpuint (row, ==, cases[i].twin_row);
      g_assert_cmpuint (column, ==, cases[i].twin_column);
    }
}

static void
test_brush (void)
{
  static const struct { TcSymmetry symmetry; guint row, column; guint8 district; const char *after; } cases[] = {
    { NONE, 0, 0, 1, "baaa/aaaa/aaab" },
    { LEFT_RIGHT, 0, 0, 1, "baab/aaaa/aaab" },
    { TOP_BOTTOM, 0, 0, 1, "baaa/aaaa/baab" },
    { HALF_TURN, 0, 1, 1, "abaa/aaaa/aabb" },
    { HALF_TURN, 2, 3, TC_OUTSIDE, ".aaa/aaaa/aaa." },
    { NONE, 2, 3, 0, "aaaa/aaaa/aaaa" },
    { NONE, 3, 0, 1, "aaaa/aaaa/aaab" },
    { NONE, 0, 4, 1, "aaaa/aaaa/aaab" },
    { NONE, 0, 0, 2, "aaaa/aaaa/aaab" },
  };
  const TcBoard board = board_fixture ("aaaa/aaaa/aaab");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = tc_board_painted_line (&board, cases[i].row, cases[i].column, cases[i].row, cases[i].column, cases[i].district, cases[i].symmetry);

      assert_grid (&after, cases[i].after);
    }
}

static void
test_line (void)
{
  static const struct { guint from_row, from_column, to_row, to_column; TcSymmetry symmetry; const char *after; } cases[] = {
    { 0, 0, 0, 0, NONE, "b....../......./......./......b" },
    { 0, 0, 0, 3, NONE, "bbbb.../......./......./......b" },
    { 3, 1, 1, 1, NONE, "......./.b...../.b...../.b....b" },
    { 0, 0, 3, 3, NONE, "b....../bb...../.bb..../..bb..b" },
    { 0, 0, 1, 5, NONE, "bbb..../..bbbb./......./......b" },
    { 0, 0, 0, 1, LEFT_RIGHT, "bb...bb/......./......./......b" },
    { 0, 0, 0, 1, TOP_BOTTOM, "bb...../......./......./bb....b" },
    { 0, 0, 0, 1, HALF_TURN, "bb...../......./......./.....bb" },
  };
  TcBoard board = board_fixture ("a....../......./......./......b");

  board.squares[0][0] = TC_OUTSIDE;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = tc_board_painted_line (&board, cases[i].from_row, cases[i].from_column,
                                                   cases[i].to_row, cases[i].to_column, 1, cases[i].symmetry);

      assert_grid (&after, cases[i].after);
    }
}

/* Whatever the direction, a stroke goes from square to square by sides and takes no detour. */
static void
test_line_has_no_gaps (void)
{
  TcBoard board = board_fixture ("a........./........../........../........../........../........b.");

  board.squares[0][0] = board.squares[5][8] = TC_OUTSIDE;
  for (guint from = 0; from < 60; from++)
    for (guint to = 0; to < 60; to++)
      {
        const guint down = (guint) ABS ((int) (to / 10) - (int) (from / 10));
        const guint across = (guint) ABS ((int) (to % 10) - (int) (from % 10));
        const TcBoard after = tc_board_painted_line (&board, from / 10, from % 10, to / 10, to % 10, 0, NONE);

        g_assert_cmpuint (tc_board_district_size (&after, 0), ==, down + across + 1);
        g_assert_true (tc_board_is_city (&after, to / 10, to % 10));
      }
}

static void
test_rectangle (void)
{
  static const struct { guint from_row, from_column, to_row, to_column; TcSymmetry symmetry; const char *after; } cases[] = {
    { 0, 0, 1, 1, NONE, "bbaaa/bbaaa/aaaaa/aaaab" },
    { 1, 1, 0, 0, NONE, "bbaaa/bbaaa/aaaaa/aaaab" },
    { 0, 0, 1, 1, LEFT_RIGHT, "bbabb/bbabb/aaaaa/aaaab" },
    { 0, 0, 0, 4, TOP_BOTTOM, "bbbbb/aaaaa/aaaaa/bbbbb" },
    { 0, 0, 1, 0, HALF_TURN, "baaaa/baaaa/aaaab/aaaab" },
    { 2, 3, 9, 9, NONE, "aaaaa/aaaaa/aaabb/aaabb" },
  };
  const TcBoard board = board_fixture ("aaaaa/aaaaa/aaaaa/aaaab");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = tc_board_painted_rectangle (&board, cases[i].from_row, cases[i].from_column,
                                                        cases[i].to_row, cases[i].to_column, 1, cases[i].symmetry);

      assert_grid (&after, cases[i].after);
    }
}

static void
test_fill (void)
{
  static const struct { const char *before; guint row, column; guint8 district; TcSymmetry symmetry; const char *after; } cases[] = {
    { "aab/aab/bba", 0, 0, 1, NONE, "bbb/bbb/bba" },
    { "aab/aab/bba", 2, 2, TC_OUTSIDE, NONE, "aab/aab/bb." },
    { "ab./.../..a", 1, 1, 1, NONE, "abb/bbb/bba" },
    { "ab./.../..a", 0, 0, 1, HALF_TURN, "bb./.../..b" },
    { "aab/bba/aaa", 0, 0, TC_OUTSIDE, LEFT_RIGHT, ".../bba/aaa" },
    { "aba/aba/aba", 0, 0, 1, LEFT_RIGHT, "bbb/bbb/bbb" },
    { "aba/aba/aba", 0, 0, 1, TOP_BOTTOM, "bba/bba/bba" },
    { "aba/aba/aba", 0, 0, 0, NONE, "aba/aba/aba" },
    { "aba/aba/aba", 3, 0, 1, NONE, "aba/aba/aba" },
    { "aba/aba/aba", 0, 0, 7, NONE, "aba/aba/aba" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard board = board_fixture (cases[i].before);
      const TcBoard after = tc_board_filled (&board, cases[i].row, cases[i].column, cases[i].district, cases[i].symmetry);

      assert_grid (&after, cases[i].after);
    }
}

static void
test_pick (void)
{
  const TcBoard board = board_fixture ("ab/.a");

  g_assert_cmpuint (tc_board_pick (&board, 0, 1), ==, 1);
  g_assert_cmpuint (tc_board_pick (&board, 1, 1), ==, 0);
  g_assert_cmpuint (tc_board_pick (&board, 1, 0), ==, TC_OUTSIDE);
  g_assert_cmpuint (tc_board_pick (&board, 2, 0), ==, TC_OUTSIDE);
  g_assert_cmpuint (tc_board_pick (&board, 0, G_MAXUINT), ==, TC_OUTSIDE);
}

/* Boards are compared as bytes, so what lies beyond the grid must stay zero. */
static void
test_nothing_beyond_the_grid (void)
{
  TcBoard board = board_fixture ("aab/aab");
  const TcBoard before = board;

  board = tc_board_painted_rectangle (&board, 0, 0, 15, 15, TC_OUTSIDE, HALF_TURN);
  board = tc_board_filled (&board, 0, 0, 0, NONE);
  board = tc_board_painted_line (&board, 0, 2, 1, 2, 1, NONE);

  board_fixture_assert_same (&board, &before);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-paint/twins", test_twins);
  g_test_add_func ("/board-paint/brush", test_brush);
  g_test_add_func ("/board-paint/line", test_line);
  g_test_add_func ("/board-paint/line-has-no-gaps", test_line_has_no_gaps);
  g_test_add_func ("/board-paint/rectangle", test_rectangle);
  g_test_add_func ("/board-paint/fill", test_fill);
  g_test_add_func ("/board-paint/pick", test_pick);
  g_test_add_func ("/board-paint/nothing-beyond-the-grid", test_nothing_beyond_the_grid);

  return g_test_run ();
}
