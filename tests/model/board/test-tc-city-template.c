/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-board-problems.h>
#include <tc-city-template.h>

static const struct { guint n_columns, n_rows; } sizes[] = { { 3, 3 }, { 3, 16 }, { 8, 8 }, { 12, 8 }, { 14, 10 }, { 15, 7 }, { 16, 16 } };

static guint
count_parts (const TcBoard *board,
             int            district)
{
  gboolean seen[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  guint n_parts = 0;

  for (guint start = 0; start < TC_MAX_SQUARES; start++)
    {
      guint queue[TC_MAX_SQUARES], n_queue = 1;

      if (seen[start / TC_MAX_SIDE][start % TC_MAX_SIDE] || !tc_board_is_city (board, start / TC_MAX_SIDE, start % TC_MAX_SIDE)
          || (district >= 0 && board->squares[start / TC_MAX_SIDE][start % TC_MAX_SIDE] != district))
        continue;
      n_parts++;
      queue[0] = start;
      seen[start / TC_MAX_SIDE][start % TC_MAX_SIDE] = TRUE;
      for (guint i = 0; i < n_queue; i++)
        for (guint way = 0; way < 4; way++)
          {
            const guint row = queue[i] / TC_MAX_SIDE + (way == 0) - (way == 1), column = queue[i] % TC_MAX_SIDE + (way == 2) - (way == 3);

            if (!tc_board_is_city (board, row, column) || seen[row][column] || (district >= 0 && board->squares[row][column] != district))
              continue;
            seen[row][column] = TRUE;
            queue[n_queue++] = row * TC_MAX_SIDE + column;
          }
    }

  return n_parts;
}

static void
assert_symmetric (const TcBoard *board,
                  TcSymmetry     symmetry)
{
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        guint twin_row, twin_column;

        if (tc_board_find_twin (board, symmetry, row, column, &twin_row, &twin_column))
          g_assert_cmpint (tc_board_is_city (board, row, column), ==, tc_board_is_city (board, twin_row, twin_column));
      }
}

static void
assert_city (TcCityKind        kind,
             const TcCityPlan *plan)
{
  g_autoptr (TcBoardFile) file = tc_city_template_new (kind, plan), again = tc_city_template_new (kind, plan);
  const TcBoard *board = tc_board_file_get_board (file);
  const guint n_squares = plan->n_columns * plan->n_rows, n_wet = n_squares - tc_board_n_squares (board);

  g_assert_true (memcmp (board, tc_board_file_get_board (again), sizeof *board) == 0);
  g_assert_cmpuint (board->n_columns, ==, plan->n_columns);
  g_assert_cmpuint (board->n_rows, ==, plan->n_rows);
  g_assert_cmpuint (n_wet, <=, n_squares * plan->water / 100 + 1);
  g_assert_cmpuint (count_parts (board, -1), ==, 1);
  g_assert_cmpuint (board->n_districts, >=, 1);
  g_assert_cmpuint (board->n_districts, <=, plan->n_districts);
  for (guint i = 0; i < board->n_districts; i++)
    g_assert_cmpuint (count_parts (board, (int) i), ==, 1);
  assert_symmetric (board, plan->symmetry);
}

static void
assert_no_error (TcBoardFile *file)
{
  g_autoptr (GPtrArray) problems = tc_board_problems_within (file, 10000);

  for (guint i = 0; i < problems->len; i++)
    {
      const TcBoardProblem *problem = g_ptr_array_index (problems, i);

      g_test_message ("%s: %s", problem->where, problem->what);
      g_assert_false (problem->is_error);
    }
}

/* Whatever is asked for: one part, districts in one part each, shores that are symmetric, and no error. */
static void
test_all (void)
{
  for (TcCityKind kind = TC_CITY_BLOCKS; kind < TC_N_CITY_KINDS; kind++)
    for (gsize size = 0; size < G_N_ELEMENTS (sizes); size++)
      for (TcSymmetry symmetry = TC_SYMMETRY_NONE; symmetry <= TC_SYMMETRY_HALF_TURN; symmetry++)
        for (guint water = 0; water <= TC_CITY_MAX_WATER; water += 25)
          for (guint n_districts = 1; n_districts <= TC_MAX_DISTRICTS; n_districts += n_districts < 2 ? 1 : 5)
            {
              const TcCityPlan plan = { sizes[size].n_columns, sizes[size].n_rows, n_districts, water, symmetry };

              assert_city (kind, &plan);
            }
}

/* On a usual city all wishes come true, and districts are about as large as each other. */
static void
test_usual (void)
{
  for (TcCityKind kind = TC_CITY_BLOCKS; kind < TC_N_CITY_KINDS; kind++)
    {
      const TcCityPlan plan = { 12, 8, 5, 20, TC_SYMMETRY_LEFT_RIGHT };
      g_autoptr (TcBoardFile) file = tc_city_template_new (kind, &plan);
      const TcBoard *board = tc_board_file_get_board (file);

      g_test_message ("%s", tc_city_kind_get_name (kind));
      assert_no_error (file);
      g_assert_cmpuint (board->n_districts, ==, 5);
      g_assert_cmpuint (tc_board_n_squares (board), <=, 96 - 18);
      for (guint i = 0; i < 5; i++)
        {
          g_assert_cmpuint (tc_board_district_size (board, i), >=, 8);
          g_assert_cmpuint (tc_board_district_size (board, i), <=, 28);
        }
    }
}

/* Empty is a grid of that size with districts to paint with. */
static void
test_empty (void)
{
  const TcCityPlan plan = { 14, 10, 6, 30, TC_SYMMETRY_NONE };
  g_autoptr (TcBoardFile) file = tc_city_template_new (TC_CITY_EMPTY, &plan);
  const TcBoard *board = tc_board_file_get_board (file);

  g_assert_cmpuint (board->n_columns, ==, 14);
  g_assert_cmpuint (board->n_rows, ==, 10);
  g_assert_cmpuint (tc_board_n_squares (board), ==, 0);
  g_assert_cmpstr (tc_board_file_get_text (file, TC_BOARD_TEXT_DISTRICT_NAME, 0, "fr"), ==, "Quartier 1");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/city-template/all", test_all);
  g_test_add_func ("/city-template/usual", test_usual);
  g_test_add_func ("/city-template/empty", test_empty);

  return g_test_run ();
}
