/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-split.h>
#include <tc-board-suggest.h>

#include "board-fixtures.h"

static TcBoardFile *
new_file (const char *grid)
{
  const TcBoard board = board_fixture (grid);

  return tc_board_file_new_with_board (NULL, &board);
}

static TcBoardFile *
named (TcBoardFile *file,
       const char  *language,
       const char  *name)
{
  return tc_board_file_new_with_text (file, TC_BOARD_TEXT_DISTRICT_NAME, 0, language, name);
}

static void
assert_leaves (const TcBoardSplit *split,
               const TcBoard      *board,
               const char         *rows)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint row = 0; row < board->n_rows; row++)
    {
      for (guint column = 0; column < board->n_columns; column++)
        g_string_append_c (text, split->leaves[row][column] ? '#' : '.');
      g_string_append (text, row + 1 < board->n_rows ? "/" : "");
    }
  g_assert_cmpstr (text->str, ==, rows);
}

/* Each square goes with its middle; whichever way the line is drawn, the larger half stays. */
static void
test_lines (void)
{
  static const struct
  {
    TcGridPoint from, to;
    gboolean    other_half;
    const char *leaves;
  } cases[] = {
    { { 1, -1 }, { 1, 5 }, FALSE, "#.../#.../#.../...." },
    { { 1, 5 }, { 1, -1 }, FALSE, "#.../#.../#.../...." },
    { { 1, -1 }, { 1, 5 }, TRUE, ".##./.##./.##./...." },
    { { 0, 1.2 }, { 3, 1.4 }, FALSE, "###./..../..../...." },
    { { 0, 0 }, { 3, 3 }, FALSE, ".##./..#./..../...." },
    { { 4, 0 }, { 4, 3 }, FALSE, "..../..../..../...." },
  };
  const TcBoard board = board_fixture ("aaab/aaab/aaab/bbbb");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoardSplit split = tc_board_split_new (&board, 0);

      tc_board_split_cut (&split, &board, cases[i].from, cases[i].to, cases[i].other_half);
      assert_leaves (&split, &board, cases[i].leaves);
      g_assert_cmpuint (split.n_stay + split.n_leave, ==, 9);
      g_assert_cmpint (tc_board_split_possible (&split, &board), ==, split.n_leave > 0);
    }
}

/* At first it goes through the middle, across the longer side. */
static void
test_first_line (void)
{
  const TcBoard wide = board_fixture ("bbbbbb/baaaab/bbbbbb"), high = board_fixture ("ab/ab/ab/ab");
  TcBoardSplit split = tc_board_split_new (&wide, 1);

  assert_leaves (&split, &wide, "....../...##./......");
  split = tc_board_split_new (&high, 0);
  g_assert_cmpuint (split.n_stay, ==, 2);
  g_assert_cmpuint (split.n_leave, ==, 2);
}

static void
test_apply (void)
{
  g_autoptr (TcBoardFile) nameless = new_file ("aaab/aaab/aaab"), english = named (nameless, "en", "Docks"), file = named (english, "fr", "Les Quais");
  g_autoptr (TcBoardFile) after = NULL, again = NULL;
  const TcBoard *board;
  TcBoardSplit split;

  split = tc_board_split_new (tc_board_file_get_board (file), 0);
  tc_board_split_cut (&split, tc_board_file_get_board (file), (TcGridPoint) { 1, 0 }, (TcGridPoint) { 1, 3 }, FALSE);
  after = tc_board_split_apply (&split, file);
  board = tc_board_file_get_board (after);
  g_assert_cmpuint (board->n_districts, ==, 3);
  g_assert_cmpuint (tc_board_district_size (board, 2), ==, 3);
  g_assert_cmpint (board->districts[0].value.high, ==, tc_board_file_get_board (file)->districts[0].value.high);
  g_assert_cmpint (board->districts[2].value.high, ==, tc_board_suggest_value (board, TC_FEATURE_DISTRICT, 2).high);
  g_assert_cmpstr (tc_board_file_get_text (after, TC_BOARD_TEXT_DISTRICT_NAME, 2, "en"), ==, "Docks 2");
  g_assert_cmpstr (tc_board_file_get_text (after, TC_BOARD_TEXT_DISTRICT_NAME, 2, "fr"), ==, "Les Quais 2");

  /* Once more: no name is there twice. */
  split = tc_board_split_new (board, 0);
  again = tc_board_split_apply (&split, after);
  g_assert_cmpstr (tc_board_file_get_text (again, TC_BOARD_TEXT_DISTRICT_NAME, 3, "en"), ==, "Docks 3");
}

/* With twelve districts there is no thirteenth. */
static void
test_full (void)
{
  g_autoptr (TcBoardFile) file = new_file ("aabcdefghijkl");
  const TcBoardSplit split = tc_board_split_new (tc_board_file_get_board (file), 0);
  g_autoptr (TcBoardFile) after = tc_board_split_apply (&split, file);

  g_assert_cmpuint (split.n_leave, ==, 1);
  g_assert_false (tc_board_split_possible (&split, tc_board_file_get_board (file)));
  g_assert_true (after == file);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/split/lines", test_lines);
  g_test_add_func ("/split/first-line", test_first_line);
  g_test_add_func ("/split/apply", test_apply);
  g_test_add_func ("/split/full", test_full);

  return g_test_run ();
}
