/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-part.h>

#include <tc-built-in-boards.h>

#include "board-fixtures.h"

static void
assert_grid (const TcBoard *board,
             const char    *grid)
{
  g_autofree char *found = board_fixture_grid (board);

  g_assert_cmpstr (found, ==, grid);
}

static void
test_selections (void)
{
  const TcBoard board = board_fixture ("aab/a.b/ccb");
  const TcSelection rectangle = tc_selection_rectangle (&board, 2, 9, 1, 1), district = tc_selection_district (&board, 0);
  const TcSelection row = tc_selection_line (&board, TC_FEATURE_ROW, 1), column = tc_selection_line (&board, TC_FEATURE_COLUMN, 2);
  const TcSelection joined = tc_selection_joined (&rectangle, &district), none = tc_selection_district (&board, 7);
  const TcSelectionCount count = tc_selection_count (&joined, &board);

  g_assert_cmpuint (rectangle.row, ==, 1);
  g_assert_cmpuint (rectangle.column, ==, 1);
  g_assert_cmpuint (rectangle.n_rows, ==, 2);
  g_assert_cmpuint (rectangle.n_columns, ==, 2);
  g_assert_true (rectangle.is_rectangle);
  g_assert_false (district.is_rectangle);
  g_assert_true (district.squares[1][0] && !district.squares[1][1]);
  g_assert_cmpint (row.kind, ==, TC_SELECTION_ROW);
  g_assert_cmpuint (row.n_columns, ==, 3);
  g_assert_cmpint (column.kind, ==, TC_SELECTION_COLUMN);
  g_assert_cmpuint (column.n_rows, ==, 3);
  g_assert_cmpint (none.kind, ==, TC_SELECTION_NONE);
  g_assert_cmpuint (count.n_city, ==, 6);
  g_assert_cmpuint (count.n_districts, ==, 3);
  g_assert_cmpuint (count.n_outside, ==, 1);
}

/* What is done to the upper left 2 × 3 squares of a board. */
static void
test_moves (void)
{
  const TcBoard board = board_fixture ("aab..../ccb....");
  const TcSelection selection = tc_selection_rectangle (&board, 0, 0, 1, 2);
  const TcBoardPart part = tc_board_part_new (&board, &selection);
  const TcBoardPart mirrored = tc_board_part_mirrored (&part, TRUE), upside_down = tc_board_part_mirrored (&part, FALSE);
  TcBoard after;

  after = tc_board_with_selection_moved (&board, &selection, &part, 0, 4);
  assert_grid (&after, "....aab/....ccb");
  after = tc_board_with_selection_moved (&board, &selection, &part, 0, 1);
  assert_grid (&after, ".aab.../.ccb...");
  after = tc_board_with_part (&board, &mirrored, 0, 4);
  assert_grid (&after, "aab.baa/ccb.bcc");
  after = tc_board_with_part (&board, &upside_down, 0, 4);
  assert_grid (&after, "aab.ccb/ccb.aab");
  after = tc_board_with_part (&board, &part, -1, 5);
  assert_grid (&after, "aab..cc/ccb....");
  g_assert_cmpuint (tc_board_part_count_off (&part, &board, -1, 5), ==, 4);
  after = tc_board_with_selection_filled (&board, &selection, TC_OUTSIDE);
  g_assert_cmpuint (tc_board_n_squares (&after), ==, 0);
}

static void
test_turns (void)
{
  const TcBoard board = board_fixture ("aab/ccb/...");
  const TcSelection selection = tc_selection_rectangle (&board, 0, 0, 1, 2);
  const TcBoardPart part = tc_board_part_new (&board, &selection);
  TcBoardPart turned = tc_board_part_turned (&part, TRUE);
  TcBoard after = tc_board_with_selection_moved (&board, &selection, &turned, 0, 0);

  assert_grid (&after, "ca./ca./bb.");
  for (guint i = 0; i < 3; i++)
    turned = tc_board_part_turned (&turned, TRUE);
  g_assert_true (memcmp (&turned, &part, sizeof part) == 0);
  turned = tc_board_part_turned (&part, TRUE);
  turned = tc_board_part_turned (&turned, FALSE);
  g_assert_true (memcmp (&turned, &part, sizeof part) == 0);
}

/* A district carries its own squares only: what lies between them stays. */
static void
test_district (void)
{
  const TcBoard board = board_fixture ("aba.../aaa...");
  const TcSelection selection = tc_selection_district (&board, 0);
  const TcBoardPart part = tc_board_part_new (&board, &selection);
  const TcBoard moved = tc_board_with_selection_moved (&board, &selection, &part, 0, 3);
  const TcSelection after = tc_board_part_select (&part, &board, 0, 3);

  assert_grid (&moved, ".b.a.a/...aaa");
  g_assert_cmpuint (after.column, ==, 3);
  g_assert_false (after.squares[0][4]);
}

static void
test_lines (void)
{
  TcBoard board = board_fixture ("aab/ccb"), after;
  TcBoardLines lines;

  board.rows[0].high = 9;
  board.columns[2].high = 7;
  lines = tc_board_lines_doubled (&board, TC_FEATURE_ROW, 0);
  after = tc_board_arranged (&board, &lines);
  assert_grid (&after, "aab/aab/ccb");
  g_assert_cmpint (after.rows[1].high, ==, 9);
  g_assert_cmpint (after.rows[2].high, ==, 4);
  lines = tc_board_lines_with_at (&board, TC_FEATURE_COLUMN, 2, 0);
  after = tc_board_arranged (&board, &lines);
  assert_grid (&after, "baa/bcc");
  g_assert_cmpint (after.columns[0].high, ==, 7);
  g_assert_cmpint (after.columns[2].high, ==, 4);
  lines = tc_board_lines_with_at (&board, TC_FEATURE_ROW, 0, 1);
  after = tc_board_arranged (&board, &lines);
  g_assert_cmpint (after.rows[1].high, ==, 9);
  lines = tc_board_lines_with_at (&board, TC_FEATURE_ROW, 0, 2);
  after = tc_board_arranged (&board, &lines);
  board_fixture_assert_same (&after, &board);
}

/* From one window to another: the same districts are known again, others come along. */
static void
test_clipboard (void)
{
  g_autoptr (TcBoardFile) harbour = tc_built_in_board_load ("side-a", NULL), other = tc_built_in_board_load ("side-b", NULL);
  g_autoptr (TcBoardFile) same = NULL, after = NULL;
  const TcBoard *board = tc_board_file_get_board (harbour);
  const TcSelection selection = tc_selection_rectangle (board, 0, 0, 3, 5);
  const TcBoardPart part = tc_board_part_new (board, &selection);
  const TcSelectionCount count = tc_selection_count (&selection, board);
  g_autofree char *text = tc_board_part_to_text (&part, harbour);
  TcBoardPart read;

  g_assert_true (tc_board_part_from_text (&read, text, harbour, &same));
  g_assert_true (same == harbour);
  g_assert_true (memcmp (&read, &part, sizeof part) == 0);

  g_assert_true (tc_board_part_from_text (&read, text, other, &after));
  g_assert_cmpuint (tc_board_file_get_board (after)->n_districts, ==, tc_board_file_get_board (other)->n_districts + count.n_districts);
  g_assert_cmpstr (tc_board_file_get_text (after, TC_BOARD_TEXT_DISTRICT_NAME, read.squares[0][0], "fr"), ==,
                   tc_board_file_get_text (harbour, TC_BOARD_TEXT_DISTRICT_NAME, board->squares[0][0], "fr"));
}

static void
test_hostile_clipboard (void)
{
  static const char *const texts[] = {
    "", "words", "{}", "[1]", "{\"format\":\"tag-city-part\"}", "{\"format\":1,\"rows\":[\".\"]}",
    "{\"format\":\"tag-city-part\",\"rows\":[]}",
    "{\"format\":\"tag-city-part\",\"rows\":[\"..\",\".\"]}",
    "{\"format\":\"tag-city-part\",\"rows\":[\".................\"]}",
    "{\"format\":\"tag-city-part\",\"rows\":[\"z\"]}",
    "{\"format\":\"tag-city-part\",\"rows\":[\"a\"],\"districts\":[1,{\"key\":2}]}",
    "{\"format\":\"tag-city-part\",\"rows\":[3]}",
  };
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      TcBoardFile *after = NULL;
      TcBoardPart part;

      g_assert_false (tc_board_part_from_text (&part, texts[i], file, &after));
      g_assert_null (after);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tc-board-part/selections", test_selections);
  g_test_add_func ("/tc-board-part/moves", test_moves);
  g_test_add_func ("/tc-board-part/turns", test_turns);
  g_test_add_func ("/tc-board-part/district", test_district);
  g_test_add_func ("/tc-board-part/lines", test_lines);
  g_test_add_func ("/tc-board-part/clipboard", test_clipboard);
  g_test_add_func ("/tc-board-part/hostile-clipboard", test_hostile_clipboard);

  return g_test_run ();
}
