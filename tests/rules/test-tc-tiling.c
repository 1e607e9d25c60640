/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <time.h>

#include <tc-check.h>

#include "board-fixtures.h"

#define SIDE_A_HQ "T4 L4 I3 S4 O4 P5 I1 I2 V3"
#define NINE(id) id " " id " " id " " id " " id " " id " " id " " id " " id

static void
test_known (void)
{
  static const struct { const char *grid, *hq; TcFeatureKind feature; guint index; gboolean possible; } cases[] = {
    { "aaa/aaa", SIDE_A_HQ, TC_FEATURE_ROW, 0, TRUE },
    { "aaa/aaa", NINE ("O4"), TC_FEATURE_ROW, 0, FALSE },
    { "aaaa/aaaa", NINE ("O4"), TC_FEATURE_ROW, 0, TRUE },
    { "aaaa/aaaa/aaaa", NINE ("O4"), TC_FEATURE_ROW, 2, TRUE },
    { "aaaa/aaaa/aaaa", NINE ("O4"), TC_FEATURE_COLUMN, 0, FALSE },
    { "aaaa/aaaa/aaaa", NINE ("O4"), TC_FEATURE_DISTRICT, 0, FALSE },
    { "aab/bbb/bbb", NINE ("O4"), TC_FEATURE_DISTRICT, 0, TRUE },       /* sticks out of the district */
    { "a.b/..b", NINE ("I2"), TC_FEATURE_DISTRICT, 0, FALSE },
    { "a.b/..b", NINE ("I2"), TC_FEATURE_ROW, 0, FALSE },
    { "a.b/..b", NINE ("I2"), TC_FEATURE_ROW, 1, TRUE },
    { "a.b/..b", NINE ("I2"), TC_FEATURE_COLUMN, 1, TRUE },             /* nothing to fill */
    { "aaaaa/a.a.a/aaaaa", NINE ("X5"), TC_FEATURE_ROW, 0, FALSE },
    { "aaa/aaa/aaa", NINE ("I2"), TC_FEATURE_DISTRICT, 0, FALSE },      /* an odd number of squares */
    { "aaa/aaa/aab", NINE ("I2"), TC_FEATURE_DISTRICT, 0, TRUE },
    { "aaa/a.a/aaa", "I3 V3 I3 V3 I3 V3 I3 V3 I3", TC_FEATURE_DISTRICT, 0, FALSE },
    { "aaaa/a..a/aaaa", "I2 V3 I2 V3 I2 V3 I2 V3 I2", TC_FEATURE_DISTRICT, 0, TRUE },
    { "aaaaa/aaaaa/aaaaa/aaaaa", NINE ("P5"), TC_FEATURE_DISTRICT, 0, TRUE },
    { "aaa/aaa/aaa", NINE ("W5"), TC_FEATURE_ROW, 1, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcBoard board = board_fixture_with_hq (cases[i].grid, cases[i].hq);

      g_test_message ("%s", cases[i].grid);
      g_assert_cmpint (tc_check_can_complete (&board, cases[i].feature, cases[i].index, NULL, NULL), ==, cases[i].possible);
    }
}

static void
test_blocker (void)
{
  const TcBoard alone = board_fixture_with_hq ("aa.a/aa..", NINE ("O4"));
  const TcBoard odd = board_fixture_with_hq ("aaa/bbb", NINE ("O4"));
  guint8 blocker[2] = { 9, 9 };

  g_assert_false (tc_check_can_complete (&alone, TC_FEATURE_ROW, 0, NULL, blocker));
  g_assert_cmpuint (blocker[0], ==, 0);
  g_assert_cmpuint (blocker[1], ==, 3);
  g_assert_false (tc_check_can_complete (&odd, TC_FEATURE_ROW, 0, NULL, blocker));
  g_assert_cmpuint (blocker[0], ==, 0);
  g_assert_true (blocker[1] == 0 || blocker[1] == 2);
}

/* The squares of token number @number in an example, as a shape. */
static TcShape
shape_in (const TcTiling *tiling,
          guint           number)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint top = TC_MAX_SIDE, left = TC_MAX_SIDE;

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      if (tiling->cells[row][column] == number)
        {
          top = MIN (top, row);
          left = MIN (left, column);
        }
  for (guint row = top; row < MIN (top + 8, TC_MAX_SIDE); row++)
    {
      for (guint column = left; column < MIN (left + 8, TC_MAX_SIDE); column++)
        g_string_append_c (text, tiling->cells[row][column] == number ? '#' : '.');
      g_string_append_c (text, '/');
    }

  return tc_shape_from_text (text->str);
}

static void
assert_example (const TcBoard *board,
                TcFeatureKind  feature,
                guint          index)
{
  TcTiling tiling;

  g_assert_true (tc_check_can_complete (board, feature, index, &tiling, NULL));
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        const gboolean is_city = tc_board_is_city (board, row, column);
        const gboolean is_wanted = is_city && (feature == TC_FEATURE_ROW ? row == index
                                               : feature == TC_FEATURE_COLUMN ? column == index
                                               : board->squares[row][column] == index);

        g_assert_true (is_city || tiling.cells[row][column] == 0);
        g_assert_true (!is_wanted || tiling.cells[row][column] != 0);
      }
  for (guint number = 1; number <= tiling.n_tokens; number++)
    {
      const TcShape shape = tc_shape_canonical (shape_in (&tiling, number));
      gboolean is_on_hq = FALSE;

      for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
        is_on_hq |= tc_shape_equal (shape, tc_shape_canonical (tc_board_find_token (board, i < TC_N_SECTIONS
                                                                                    ? board->sections[i]
                                                                                    : board->small[i - TC_N_SECTIONS])->shape));
      g_assert_true (is_on_hq);
    }
}

static void
test_example (void)
{
  const TcBoard board = board_fixture_with_hq ("aaabbb/aaabbb/aa..bb/ccccbb/cccccc", "T4 L4 I4 S4 O4 P5 U5 I2 V3");

  for (guint i = 0; i < board.n_columns; i++)
    assert_example (&board, TC_FEATURE_COLUMN, i);
  for (guint i = 0; i < board.n_rows; i++)
    assert_example (&board, TC_FEATURE_ROW, i);
  for (guint i = 0; i < board.n_districts; i++)
    assert_example (&board, TC_FEATURE_DISTRICT, i);
}

/* The obvious way: the first open square, every orientation, every anchor. */
static gboolean
cover_slowly (const TcBoard *board,
              const char    *id,
              gboolean       covered[5][5],
              guint          row)
{
  TcShape forms[8];
  const guint n_forms = tc_shape_orientations (tc_token_find (id)->shape, forms);
  guint open = 0;

  while (open < board->n_columns && (!tc_board_is_city (board, row, open) || covered[row][open]))
    open++;
  if (open == board->n_columns)
    return TRUE;

  for (guint i = 0; i < n_forms; i++)
    for (guint y = 0; y < 5; y++)
      for (guint x = 0; x < 5; x++)
        {
          gboolean after[5][5];
          gboolean fits = y <= row && x <= open && tc_shape_has (forms[i], row - y, open - x);

          memcpy (after, covered, sizeof after);
          for (guint cell = 0; fits && cell < 64; cell++)
            if (tc_shape_has (forms[i], cell / 8, cell % 8))
              {
                const guint r = y + cell / 8, c = x + cell % 8;

                fits = tc_board_is_city (board, r, c) && !after[r][c];
                if (fits)
                  after[r][c] = TRUE;
              }
          if (fits && cover_slowly (board, id, after, row))
            return TRUE;
        }

  return FALSE;
}

static void
test_against_slow (void)
{
  static const char *const ids[] = { "I2", "I3", "V3", "O4", "T4", "S4", "L4", "I4", "U5" };
  guint n_possible = 0, n_cases = 0;

  for (guint game = 0; game < 300; game++)
    for (guint k = 0; k < G_N_ELEMENTS (ids); k++)
      {
        char grid[] = "...../...../...../...../.....";
        g_autofree char *hq = g_strjoin (" ", ids[k], ids[k], ids[k], NULL);
        g_autofree char *nine = g_strjoin (" ", hq, hq, hq, NULL);
        gboolean covered[5][5] = { 0 };
        gboolean possible;
        TcBoard board;

        for (char *c = grid; *c != '\0'; c++)
          if (*c == '.' && g_test_rand_int_range (0, 5) > 0)
            *c = 'a';
        board = board_fixture_with_hq (grid, nine);
        possible = tc_check_can_complete (&board, TC_FEATURE_ROW, 2, NULL, NULL);
        g_assert_cmpint (possible, ==, cover_slowly (&board, ids[k], covered, 2));
        n_possible += (guint) possible;
        n_cases++;
      }
  g_assert_cmpuint (n_possible, >, n_cases / 10);
  g_assert_cmpuint (n_possible, <, n_cases * 9 / 10);
}

/* T4 tiles a rectangle only if four divides both sides. Nobody proves that by trying on 16 by 15 squares: the search must give up soon, and
 * then says "possible" without an example. */
static void
test_bound (void)
{
  g_autofree char *row = g_strnfill (16, 'a');
  g_autoptr (GString) grid = g_string_new (row);
  const clock_t start = clock ();
  TcTiling tiling;
  TcBoard board;

  for (guint i = 1; i < 15; i++)
    g_string_append_printf (grid, "/%s", row);
  board = board_fixture_with_hq (grid->str, NINE ("T4"));
  g_assert_true (tc_check_can_complete (&board, TC_FEATURE_DISTRICT, 0, &tiling, NULL));
  g_assert_cmpuint (tiling.n_tokens, ==, 0);
  g_assert_cmpint (clock () - start, <, CLOCKS_PER_SEC);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tiling/known", test_known);
  g_test_add_func ("/tiling/blocker", test_blocker);
  g_test_add_func ("/tiling/example", test_example);
  g_test_add_func ("/tiling/against-slow", test_against_slow);
  g_test_add_func ("/tiling/bound", test_bound);

  return g_test_run ();
}
