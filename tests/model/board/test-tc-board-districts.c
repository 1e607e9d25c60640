/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-board-tools.h>

#include "board-fixtures.h"

static void
assert_grid (const TcBoard *board,
             const char    *grid)
{
  g_autofree char *text = board_fixture_grid (board);

  g_assert_cmpstr (text, ==, grid);
}

static double
distance_for_all_eyes (guint32 a,
                       guint32 b)
{
  double least = G_MAXDOUBLE;

  for (TcEyes eyes = TC_EYES_FULL; eyes <= TC_EYES_TRITAN; eyes++)
    least = MIN (least, tc_colour_distance (a, b, eyes));

  return least;
}

static void
test_palette (void)
{
  for (gsize a = 0; a < G_N_ELEMENTS (tc_board_colours); a++)
    for (gsize b = 0; b < a; b++)
      g_assert_cmpfloat (distance_for_all_eyes (tc_board_colours[a], tc_board_colours[b]), >, 10);
}

/* From none to twelve: keys and colours differ, whichever were there first. */
static void
test_add (void)
{
  TcBoard board = board_fixture ("cab"), full;

  for (guint n = 3; n < TC_MAX_DISTRICTS; n++)
    {
      board = tc_board_with_district (&board);
      g_assert_cmpuint (board.n_districts, ==, n + 1);
      g_assert_cmpint (board.districts[n].value.high, ==, 8);
      g_assert_cmpint (board.districts[n].value.low, ==, 3);
    }
  for (guint a = 0; a < TC_MAX_DISTRICTS; a++)
    for (guint b = 0; b < a; b++)
      {
        g_assert_cmpint (board.districts[a].key, !=, board.districts[b].key);
        g_assert_cmpfloat (distance_for_all_eyes (board.districts[a].colour, board.districts[b].colour), >, 10);
      }
  assert_grid (&board, "cab");

  full = tc_board_with_district (&board);
  board_fixture_assert_same (&full, &board);
}

static void
test_add_first (void)
{
  TcBoard board = board_fixture ("..");

  board = tc_board_with_district (&board);
  g_assert_cmpuint (board.n_districts, ==, 1);
  g_assert_cmpint (board.districts[0].key, ==, 'a');
  g_assert_cmpint (board.districts[0].value.high, >, board.districts[0].value.low);
}

static void
test_free_colour_avoids_what_is_there (void)
{
  TcBoard board = board_fixture ("ab");

  board.districts[0].colour = tc_board_colours[0] + 1;
  board.districts[1].colour = tc_board_colours[1];
  g_assert_cmphex (tc_board_find_free_colour (&board), ==, tc_board_colours[2]);
}

static void
test_remove (void)
{
  static const struct { const char *before; guint district; gboolean to_neighbours; const char *after; } cases[] = {
    { "aab/acb", 0, FALSE, "..b/.cb" },
    { "aab/acb", 1, FALSE, "aa./ac." },
    { "aab/acb", 2, TRUE, "aab/aab" },
    { "aab/acb", 0, TRUE, "bbb/ccb" },
    { "abbba/accca", 2, TRUE, "abbba/aabaa" },
    { "aaa/aaa/aab", 0, TRUE, "bbb/bbb/bbb" },
    { "aa.bb", 1, TRUE, "aa..." },
    { "aab", 5, TRUE, "aab" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard before = board_fixture (cases[i].before);
      const TcBoard after = tc_board_without_district (&before, cases[i].district, cases[i].to_neighbours);

      assert_grid (&after, cases[i].after);
      for (guint k = after.n_districts; k < TC_MAX_DISTRICTS; k++)
        g_assert_cmpint (after.districts[k].key, ==, 0);
    }
}

static void
test_give_squares (void)
{
  const TcBoard before = board_fixture ("aaab/a.bb/bb.b");
  bool squares[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  TcBoard after;

  squares[2][0] = squares[2][1] = true;
  after = tc_board_with_squares_given (&before, squares);
  assert_grid (&after, "aaab/a.bb/aa.b");
}

static void
test_reorder (void)
{
  static const struct { guint from, to; const char *keys; } cases[] = {
    { 0, 0, "abcd" }, { 0, 1, "bacd" }, { 0, 3, "bcda" }, { 3, 0, "dabc" }, { 2, 1, "acbd" }, { 1, 4, "abcd" }, { 4, 1, "abcd" },
  };
  const TcBoard board = board_fixture ("abcd/ddca");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard after = tc_board_with_district_at (&board, cases[i].from, cases[i].to);

      assert_grid (&after, "abcd/ddca");
      for (guint k = 0; k < 4; k++)
        g_assert_cmpint (after.districts[k].key, ==, cases[i].keys[k]);
    }
}

static void
test_colour (void)
{
  const TcBoard board = board_fixture ("ab");
  const TcBoard after = tc_board_with_colour (&board, 1, 0xff123456), same = tc_board_with_colour (&board, 2, 0x123456);

  g_assert_cmphex (after.districts[1].colour, ==, 0x123456);
  board_fixture_assert_same (&same, &board);
}

static void
test_values (void)
{
  const TcBoard board = board_fixture ("ab/a.");
  TcBoard after = tc_board_with_value (&board, TC_FEATURE_COLUMN, 1, (TcValue) { 9, 3 });

  g_assert_cmpint (tc_board_get_value (&after, TC_FEATURE_COLUMN, 1).high, ==, 9);
  after = tc_board_with_value (&after, TC_FEATURE_ROW, 0, (TcValue) { 127, -128 });
  g_assert_cmpint (tc_board_get_value (&after, TC_FEATURE_ROW, 0).high, ==, 99);
  g_assert_cmpint (tc_board_get_value (&after, TC_FEATURE_ROW, 0).low, ==, -99);
  after = tc_board_with_value (&after, TC_FEATURE_DISTRICT, 1, (TcValue) { 1, 1 });
  g_assert_cmpint (after.districts[1].value.low, ==, 1);
  after = tc_board_with_value (&board, TC_FEATURE_DISTRICT, 2, (TcValue) { 1, 1 });
  board_fixture_assert_same (&after, &board);
  g_assert_cmpint (tc_board_get_value (&board, TC_FEATURE_ROW, 2).high, ==, 0);

  g_assert_cmpuint (tc_board_feature_size (&board, TC_FEATURE_COLUMN, 0), ==, 2);
  g_assert_cmpuint (tc_board_feature_size (&board, TC_FEATURE_COLUMN, 1), ==, 1);
  g_assert_cmpuint (tc_board_feature_size (&board, TC_FEATURE_ROW, 1), ==, 1);
  g_assert_cmpuint (tc_board_feature_size (&board, TC_FEATURE_DISTRICT, 0), ==, 2);
  g_assert_cmpuint (tc_board_feature_size (&board, TC_FEATURE_DISTRICT, 2), ==, 0);
}

static void
test_drones_and_bubbles (void)
{
  TcBoard board = board_fixture ("ab");

  board = tc_board_with_number (&board, TC_NUMBERS_DRONES);
  g_assert_cmpuint (board.n_drones, ==, 4);
  g_assert_cmpint (board.drones[3], ==, -4);
  board = tc_board_without_number (&board, TC_NUMBERS_DRONES, 1);
  g_assert_cmpint (board.drones[1], ==, -3);
  g_assert_cmpint (board.drones[3], ==, 0);
  board = tc_board_with_number_at (&board, TC_NUMBERS_DRONES, 0, -200);
  g_assert_cmpint (board.drones[0], ==, -99);

  while (board.n_bubbles < TC_MAX_BUBBLES)
    board = tc_board_with_number (&board, TC_NUMBERS_BUBBLES);
  board = tc_board_with_number (&board, TC_NUMBERS_BUBBLES);
  g_assert_cmpuint (board.n_bubbles, ==, TC_MAX_BUBBLES);
  board = tc_board_with_number_at (&board, TC_NUMBERS_BUBBLES, 11, -200);
  g_assert_cmpint (board.bubbles[11], ==, -99);
  board = tc_board_without_number (&board, TC_NUMBERS_BUBBLES, 12);
  g_assert_cmpuint (board.n_bubbles, ==, TC_MAX_BUBBLES);
  while (board.n_bubbles > 0)
    board = tc_board_without_number (&board, TC_NUMBERS_BUBBLES, 0);
  board = tc_board_with_number (&board, TC_NUMBERS_BUBBLES);
  g_assert_cmpint (board.bubbles[0], ==, -1);
}

/* A bubble that pays is left alone until somebody changes it, and nobody can add one (C4). */
static void
test_bubbles_never_pay (void)
{
  TcBoard board = board_fixture ("ab");

  board_fixture_set_bubbles (&board, "5 4");
  board = tc_board_with_number (&board, TC_NUMBERS_BUBBLES);
  g_assert_cmpint (board.bubbles[2], ==, 0);
  g_assert_cmpint (board.bubbles[1], ==, 4);
  board = tc_board_with_number_at (&board, TC_NUMBERS_BUBBLES, 1, 3);
  g_assert_cmpint (board.bubbles[1], ==, 0);
  g_assert_cmpint (board.bubbles[0], ==, 5);
  board = tc_board_with_number_at (&board, TC_NUMBERS_BUBBLES, 0, -2);
  g_assert_cmpint (board.bubbles[0], ==, -2);
}

static void
test_merge (void)
{
  const TcBoard board = board_fixture ("aab/acc/add");
  TcBoard merged = tc_board_with_districts_merged (&board, 0, 3);

  assert_grid (&merged, "ddb/dcc/ddd");
  g_assert_cmpuint (merged.n_districts, ==, 3);
  g_assert_cmphex (merged.districts[2].colour, ==, board.districts[3].colour);
  merged = tc_board_with_districts_merged (&board, 1, 1);
  board_fixture_assert_same (&merged, &board);
  merged = tc_board_with_districts_merged (&board, 1, 4);
  board_fixture_assert_same (&merged, &board);
}

static void
test_swap (void)
{
  const TcBoard board = board_fixture ("aab/acc/add");
  TcBoard swapped = tc_board_with_districts_swapped (&board, 0, 2);

  assert_grid (&swapped, "ccb/caa/cdd");
  g_assert_true (memcmp (swapped.districts, board.districts, sizeof swapped.districts) == 0);
  swapped = tc_board_with_districts_swapped (&swapped, 2, 0);
  board_fixture_assert_same (&swapped, &board);
}

static void
test_touch (void)
{
  const TcBoard board = board_fixture ("aab/.cc/d.b");

  g_assert_true (tc_board_districts_touch (&board, 0, 1));
  g_assert_true (tc_board_districts_touch (&board, 1, 0));
  g_assert_true (tc_board_districts_touch (&board, 0, 2));
  g_assert_true (tc_board_districts_touch (&board, 1, 2));
  g_assert_false (tc_board_districts_touch (&board, 0, 3));
  g_assert_false (tc_board_districts_touch (&board, 2, 3));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-districts/palette", test_palette);
  g_test_add_func ("/board-districts/add", test_add);
  g_test_add_func ("/board-districts/add-first", test_add_first);
  g_test_add_func ("/board-districts/free-colour", test_free_colour_avoids_what_is_there);
  g_test_add_func ("/board-districts/remove", test_remove);
  g_test_add_func ("/board-districts/give-squares", test_give_squares);
  g_test_add_func ("/board-districts/reorder", test_reorder);
  g_test_add_func ("/board-districts/colour", test_colour);
  g_test_add_func ("/board-districts/values", test_values);
  g_test_add_func ("/board-districts/drones-and-bubbles", test_drones_and_bubbles);
  g_test_add_func ("/board-districts/bubbles-never-pay", test_bubbles_never_pay);
  g_test_add_func ("/districts/merge", test_merge);
  g_test_add_func ("/districts/swap", test_swap);
  g_test_add_func ("/districts/touch", test_touch);

  return g_test_run ();
}
