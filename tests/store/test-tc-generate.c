/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <time.h>

#include <tc-board-problems.h>
#include <tc-generated-board.h>

/* Boards for each way to ask in every run, and in a long one. */
#define N_SEEDS 25
#define N_SEEDS_LONG 1000

static const TcWishes usual = { .n_columns = 12, .n_rows = 8, .n_districts = 5, .water = 10, .sprawl = 20 };

static const TcWishes ways[] = {
  { .n_columns = 12, .n_rows = 8, .n_districts = 5, .water = 10, .sprawl = 20 },
  { .n_columns = 12, .n_rows = 8, .n_districts = 5, .water = 0, .sprawl = 0 },
  { .n_columns = 12, .n_rows = 8, .n_districts = 6, .water = 20, .sprawl = 100 },
  { .n_columns = 10, .n_rows = 10, .n_districts = 4, .water = 15, .sprawl = 30, .symmetry = TC_SYMMETRY_LEFT_RIGHT },
  { .n_columns = 11, .n_rows = 9, .n_districts = 5, .water = 15, .sprawl = 30, .symmetry = TC_SYMMETRY_TOP_BOTTOM },
  { .n_columns = 12, .n_rows = 8, .n_districts = 6, .water = 10, .sprawl = 30, .symmetry = TC_SYMMETRY_HALF_TURN },
  { .n_columns = 16, .n_rows = 16, .n_districts = 12, .water = 30, .sprawl = 20 },
  { .n_columns = 8, .n_rows = 8, .n_districts = 4, .water = 5, .sprawl = 20 },
  { .n_columns = 6, .n_rows = 5, .n_districts = 3, .water = 0, .sprawl = 20 },
  { .n_columns = 14, .n_rows = 7, .n_districts = 1, .water = 25, .sprawl = 20 },
};

static guint
count_parts (const TcBoard *board)
{
  gboolean seen[TC_MAX_SQUARES] = { 0 };
  g_autoptr (GQueue) queue = g_queue_new ();
  guint n_parts = 0;

  for (guint start = 0; start < TC_MAX_SQUARES; start++)
    {
      if (start / 16 >= board->n_rows || start % 16 >= board->n_columns || !tc_board_is_city (board, start / 16, start % 16) || seen[start])
        continue;
      n_parts++;
      seen[start] = TRUE;
      g_queue_push_tail (queue, GUINT_TO_POINTER (start));
      while (!g_queue_is_empty (queue))
        {
          const guint square = GPOINTER_TO_UINT (g_queue_pop_head (queue)), row = square / 16, column = square % 16;
          const guint next[] = { square - 16, square + 16, square - 1, square + 1 };
          const gboolean is_there[] = { row > 0, row + 1 < board->n_rows, column > 0, column + 1 < board->n_columns };

          for (guint i = 0; i < 4; i++)
            if (is_there[i] && !seen[next[i]] && tc_board_is_city (board, next[i] / 16, next[i] % 16))
              {
                seen[next[i]] = TRUE;
                g_queue_push_tail (queue, GUINT_TO_POINTER (next[i]));
              }
        }
    }

  return n_parts;
}

static void
assert_symmetric (const TcBoard *board,
                  TcSymmetry     symmetry)
{
  guint8 images[TC_MAX_DISTRICTS];

  memset (images, 0xff, sizeof images);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        const guint y = symmetry != TC_SYMMETRY_LEFT_RIGHT ? board->n_rows - 1 - row : row;
        const guint x = symmetry != TC_SYMMETRY_TOP_BOTTOM ? board->n_columns - 1 - column : column;
        const guint8 here = board->squares[row][column], there = board->squares[y][x];

        g_assert_cmpint (here == TC_OUTSIDE, ==, there == TC_OUTSIDE);
        if (here == TC_OUTSIDE || (y == row && x == column))
          continue;
        if (images[here] == 0xff)
          images[here] = there;
        g_assert_cmpuint (images[here], ==, there);
      }
}

static void
assert_good (const TcWishes *wishes,
             TcBoardFile    *file)
{
  const TcBoard *board = tc_board_file_get_board (file);
  const guint n_all = wishes->n_rows * wishes->n_columns;
  g_autoptr (GPtrArray) problems = tc_board_problems (file);

  for (guint i = 0; i < problems->len; i++)
    g_error ("seed %" G_GUINT64_FORMAT ": %s", wishes->seed, ((TcBoardProblem *) g_ptr_array_index (problems, i))->what);
  g_assert_true (tc_check_is_playable (board));
  g_assert_cmpuint (count_parts (board), ==, 1);
  g_assert_cmpuint (board->n_districts, ==, wishes->n_districts);
  g_assert_cmpuint (board->n_rows, ==, wishes->n_rows);
  g_assert_cmpuint (board->n_columns, ==, wishes->n_columns);
  g_assert_cmpuint (tc_board_n_squares (board), <=, n_all - n_all * wishes->water / 100);
  g_assert_cmpuint (tc_board_n_squares (board), >=, n_all - n_all * wishes->water / 100 - 2);
  if (wishes->symmetry != TC_SYMMETRY_NONE)
    assert_symmetric (board, wishes->symmetry);
}

/* Every seed gives a city without error or warning, as it was wished. */
static void
test_seeds (gconstpointer data)
{
  TcWishes wishes = *(const TcWishes *) data;
  const guint n_seeds = g_test_slow () ? N_SEEDS_LONG : N_SEEDS;

  for (guint i = 0; i < n_seeds; i++)
    {
      g_autoptr (TcBoardFile) file = NULL;

      wishes.seed = i;
      file = tc_board_file_new_generated (&wishes);
      g_assert_nonnull (file);
      assert_good (&wishes, file);
    }
}

static char *
text_of (guint64 seed)
{
  TcWishes wishes = usual;
  g_autoptr (TcBoardFile) file = NULL;

  wishes.seed = seed;
  file = tc_board_file_new_generated (&wishes);

  return tc_board_file_to_text (file);
}

/* The same bytes each time; what these are is written down, for they must be the same on every machine. */
static void
test_same_seed (void)
{
  g_autofree char *one = text_of (42), *again = text_of (42), *other = text_of (43);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, one, -1);

  g_assert_cmpstr (one, ==, again);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpstr (sum, ==, "b46b0413809c64f3efe6b6de0e61286e773044163ae88892249987a8fa3cee05");
}

static void
test_impossible (void)
{
  static const TcWishes cases[] = {
    { .n_columns = 3, .n_rows = 3, .n_districts = 12 },
    { .n_columns = 2, .n_rows = 8, .n_districts = 2 },
    { .n_columns = 12, .n_rows = 17, .n_districts = 2 },
    { .n_columns = 12, .n_rows = 8, .n_districts = 0 },
    { .n_columns = 12, .n_rows = 8, .n_districts = 13 },
    { .n_columns = 12, .n_rows = 8, .n_districts = 5, .water = 51 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_null (tc_board_file_new_generated (&cases[i]));
}

static void
test_seed_text (void)
{
  g_assert_cmpuint (tc_seed_from_text ("0"), ==, 0);
  g_assert_cmpuint (tc_seed_from_text ("417"), ==, 417);
  g_assert_cmpuint (tc_seed_from_text ("18446744073709551615"), ==, G_MAXUINT64);
  g_assert_cmpuint (tc_seed_from_text ("harbour-417"), ==, tc_seed_from_text ("harbour-417"));
  g_assert_cmpuint (tc_seed_from_text ("harbour-417"), !=, tc_seed_from_text ("harbour-418"));
}

/* A proposal for 12 × 8 takes less than 50 ms, of which it needs about one. */
static void
test_speed (void)
{
  const clock_t start = clock ();
  TcWishes wishes = usual;

  for (wishes.seed = 0; wishes.seed < 20; wishes.seed++)
    {
      g_autoptr (TcBoardFile) file = tc_board_file_new_generated (&wishes);

      g_assert_nonnull (file);
    }
  g_assert_cmpint ((clock () - start) / 20, <, CLOCKS_PER_SEC / 20);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strdup_printf ("/generate/seeds/%u", i);

      g_test_add_data_func (path, &ways[i], test_seeds);
    }
  g_test_add_func ("/generate/same-seed", test_same_seed);
  g_test_add_func ("/generate/impossible", test_impossible);
  g_test_add_func ("/generate/seed-text", test_seed_text);
  g_test_add_func ("/generate/speed", test_speed);

  return g_test_run ();
}
