/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>
#include <time.h>

#include <tc-filling.h>

#include "board-fixtures.h"

#define SIDE_A_HQ "T4 L4 I3 S4 O4 P5 I1 I2 V3"
#define EVEN_HQ "T4 L4 S4 O4 I4 O4 I2 I2 I4"
#define NINE(id) id " " id " " id " " id " " id " " id " " id " " id " " id

static TcFilling
find_filling (const TcBoard *board,
              TcFeatureKind  feature,
              guint          index)
{
  return tc_board_find_filling (board, feature, index, TC_FILLING_USUAL_STEPS);
}

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
      g_assert_cmpint (find_filling (&board, cases[i].feature, cases[i].index).answer, ==,
                       cases[i].possible ? TC_FILLING_POSSIBLE : TC_FILLING_IMPOSSIBLE);
    }
}

static char *
name_cells (const TcFilling *filling)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < TC_MAX_SIDE; row++)
    for (guint column = 0; column < TC_MAX_SIDE; column++)
      if (filling->cells[row][column])
        g_string_append_printf (text, "%s%c%u", text->len > 0 ? " " : "", 'A' + (char) column, row + 1);

  return g_string_free (text, FALSE);
}

static void
test_reasons (void)
{
  static const struct { const char *grid, *hq; guint n_drones; TcFeatureKind feature; guint index; TcFillingReason reason; guint number; const char *cells; } cases[] = {
    { "aa.a/aa..", NINE ("O4"), 1, TC_FEATURE_ROW, 0, TC_REASON_SQUARE, 0, "D1" },
    { "aaa/bbb", NINE ("O4"), 1, TC_FEATURE_ROW, 0, TC_REASON_SQUARE, 0, "C1" },
    { "aaaa..../......../c.c.c.c./......../c.c.c.c.", SIDE_A_HQ, 2, TC_FEATURE_ROW, 2, TC_REASON_DRONES, 4, "A3 C3 E3 G3" },
    { "aaaa..../......../c.c.c.c./......../c.c.c.c.", SIDE_A_HQ, 2, TC_FEATURE_DISTRICT, 1, TC_REASON_DRONES, 8, "A3 C3 E3 G3 A5 C5 E5 G5" },
    { "aaa/.../aab", SIDE_A_HQ, 1, TC_FEATURE_ROW, 0, TC_REASON_NONE, 0, "" },
    { "aaaaa/...../aa.aa", SIDE_A_HQ, 1, TC_FEATURE_ROW, 2, TC_REASON_DRONES, 2, "A3 D3" },
    { "aaaaa/...../aa.aa", SIDE_A_HQ, 2, TC_FEATURE_ROW, 2, TC_REASON_NONE, 0, "" },
    { "aaaaa/aaaaa/aaaaa/aaaaa/aaaaa/...../bbbb./bbbb.", EVEN_HQ, 4, TC_FEATURE_DISTRICT, 0, TC_REASON_DIVISOR, 2,
      "A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 A3 B3 C3 D3 E3 A4 B4 C4 D4 E4 A5 B5 C5 D5 E5" },
    { "aaa./..../bbbb/bbbb", NINE ("I3"), 4, TC_FEATURE_DISTRICT, 1, TC_REASON_DIVISOR, 3, "A3 B3 C3 D3 A4 B4 C4 D4" },
    { ".aaa/aaaa/aaa.", NINE ("I2"), 8, TC_FEATURE_DISTRICT, 0, TC_REASON_NONE, 0, "" },
    { "a.a./aaaa/a.a.", NINE ("I2"), 8, TC_FEATURE_DISTRICT, 0, TC_REASON_COLOURING, 0, "A1 C1 A2 B2 C2 D2 A3 C3" },
    { "aaaa", "T4 O4 T4 O4 T4 O4 I2 T4 O4", 1, TC_FEATURE_ROW, 0, TC_REASON_DRONES, 2, "A1 C1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = board_fixture_with_hq (cases[i].grid, cases[i].hq);
      g_autofree char *cells = NULL;
      TcFilling filling;

      g_test_message ("%s %s", cases[i].grid, cases[i].hq);
      board.n_drones = (guint8) cases[i].n_drones;
      filling = find_filling (&board, cases[i].feature, cases[i].index);
      cells = name_cells (&filling);
      g_assert_cmpint (filling.answer, ==, cases[i].reason == TC_REASON_NONE ? TC_FILLING_POSSIBLE : TC_FILLING_IMPOSSIBLE);
      g_assert_cmpint (filling.reason, ==, cases[i].reason);
      g_assert_cmpstr (cells, ==, cases[i].cells);
      if (filling.reason == TC_REASON_DRONES)
        g_assert_cmpuint (filling.n_drones, ==, cases[i].number);
      if (filling.reason == TC_REASON_DIVISOR)
        g_assert_cmpuint (filling.divisor, ==, cases[i].number);
    }
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
  const TcFilling filling = find_filling (board, feature, index);
  const TcTiling tiling = filling.example;

  g_assert_cmpint (filling.answer, ==, TC_FILLING_POSSIBLE);
  g_assert_cmpuint (tiling.n_drones, <=, board->n_drones);
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

/* The obvious way: the first open square of the feature, every token, every orientation, every place. */
typedef struct
{
  TcBoard       board;
  TcFeatureKind feature;
  guint         index;
  gboolean      covered[5][5];
  guint         fewest;                /* drones, of all ways found so far */
} SlowSearch;

static gboolean
is_open (const SlowSearch *self,
         guint             row,
         guint             column)
{
  return row < self->board.n_rows && column < self->board.n_columns && tc_board_is_city (&self->board, row, column) && !self->covered[row][column];
}

static gboolean
is_wanted (const SlowSearch *self,
           guint             row,
           guint             column)
{
  return is_open (self, row, column)
         && (self->feature == TC_FEATURE_ROW ? row == self->index
             : self->feature == TC_FEATURE_COLUMN ? column == self->index : self->board.squares[row][column] == self->index);
}

static gboolean
set_covered (SlowSearch *self,
             TcShape     form,
             guint       top,
             guint       left,
             gboolean    covered)
{
  for (guint cell = 0; cell < 64; cell++)
    if (tc_shape_has (form, cell / 8, cell % 8))
      {
        if (covered && !is_open (self, top + cell / 8, left + cell % 8))
          return FALSE;
      }
  for (guint cell = 0; cell < 64; cell++)
    if (tc_shape_has (form, cell / 8, cell % 8))
      self->covered[top + cell / 8][left + cell % 8] = covered;

  return TRUE;
}

static void cover_slowly (SlowSearch *self,
                          guint       n_drones);

static void
try_token (SlowSearch *self,
           const char *id,
           guint       row,
           guint       column,
           guint       n_drones)
{
  TcShape forms[8];
  const guint n_forms = tc_shape_orientations (tc_token_find (id)->shape, forms);

  for (guint i = 0; i < n_forms; i++)
    for (guint top = 0; top <= row; top++)
      for (guint left = 0; left <= column; left++)
        if (tc_shape_has (forms[i], row - top, column - left) && set_covered (self, forms[i], top, left, TRUE))
          {
            cover_slowly (self, n_drones);
            set_covered (self, forms[i], top, left, FALSE);
          }
}

static void
cover_slowly (SlowSearch *self,
              guint       n_drones)
{
  if (n_drones >= self->fewest)
    return;
  for (guint row = 0; row < self->board.n_rows; row++)
    for (guint column = 0; column < self->board.n_columns; column++)
      if (is_wanted (self, row, column))
        {
          for (guint i = 0; i < TC_N_SECTIONS; i++)
            try_token (self, self->board.sections[i], row, column, n_drones);
          for (guint i = 0; i < TC_N_SMALL_TOKENS; i++)
            try_token (self, self->board.small[i], row, column, n_drones + 1);
          return;
        }
  self->fewest = n_drones;
}

static TcBoard
random_board (void)
{
  static const char *const ids[] = { "I1", "I2", "I3", "V3", "O4", "T4", "S4", "L4", "I4", "U5" };
  g_autoptr (GString) hq = g_string_new (NULL);
  g_autoptr (GString) grid = g_string_new (NULL);
  const guint n_rows = (guint) g_test_rand_int_range (1, 6), n_columns = (guint) g_test_rand_int_range (1, 6);
  const int density = g_test_rand_int_range (2, 5), first = g_test_rand_int_range (0, 8);
  TcBoard board;

  for (guint i = 0; i < TC_N_HQ_TOKENS; i++)
    g_string_append_printf (hq, "%s%s", i > 0 ? " " : "", ids[i < TC_N_SECTIONS ? g_test_rand_int_range (first, 10) : g_test_rand_int_range (0, 4)]);
  g_string_append_c (grid, 'a');
  for (guint i = 1; i < n_rows * n_columns; i++)
    g_string_append_printf (grid, "%s%c", i % n_columns == 0 ? "/" : "",
                            g_test_rand_int_range (0, density) == 0 ? '.' : g_test_rand_int_range (0, 3) == 0 ? 'b' : 'a');
  board = board_fixture_with_hq (grid->str, hq->str);
  board.n_drones = (guint8) g_test_rand_int_range (1, 5);

  return board;
}

static void
assert_agreement (const TcBoard *board,
                  TcFeatureKind  feature,
                  guint          index,
                  guint          n_seen[3])
{
  SlowSearch slow = { .board = *board, .feature = feature, .index = index, .fewest = 26 };
  const TcFilling filling = find_filling (board, feature, index);

  cover_slowly (&slow, 0);
  g_assert_cmpint (filling.answer, ==, slow.fewest <= board->n_drones ? TC_FILLING_POSSIBLE : TC_FILLING_IMPOSSIBLE);
  if (filling.answer == TC_FILLING_POSSIBLE)
    assert_example (board, feature, index);
  else
    g_assert_true ((filling.reason == TC_REASON_DRONES) == (slow.fewest < 26));
  if (filling.reason == TC_REASON_DRONES)
    g_assert_cmpuint (filling.n_drones, ==, slow.fewest);
  n_seen[filling.answer == TC_FILLING_POSSIBLE ? 0 : filling.reason == TC_REASON_DRONES ? 1 : 2]++;
}

/* Every feature of 2,000 boards, with the very number of drones. */
static void
test_against_slow (void)
{
  guint n_seen[3] = { 0 };

  for (guint game = 0; game < 2000; game++)
    {
      const TcBoard board = random_board ();

      for (guint i = 0; i < board.n_columns; i++)
        assert_agreement (&board, TC_FEATURE_COLUMN, i, n_seen);
      for (guint i = 0; i < board.n_rows; i++)
        assert_agreement (&board, TC_FEATURE_ROW, i, n_seen);
      for (guint i = 0; i < board.n_districts && tc_board_n_squares (&board) <= 12; i++)
        assert_agreement (&board, TC_FEATURE_DISTRICT, i, n_seen);
    }
  g_test_message ("%u possible, %u for want of drones, %u never", n_seen[0], n_seen[1], n_seen[2]);
  /* Chance draws other boards each time: about 320 of the rarest kind. */
  for (guint i = 0; i < G_N_ELEMENTS (n_seen); i++)
    g_assert_cmpuint (n_seen[i], >, 200);
}

static TcBoard
square_board (guint       n_rows,
              guint       n_columns,
              const char *hq)
{
  g_autofree char *row = g_strnfill (n_columns, 'a');
  g_autoptr (GString) grid = g_string_new (row);

  for (guint i = 1; i < n_rows; i++)
    g_string_append_printf (grid, "/%s", row);

  return board_fixture_with_hq (grid->str, hq);
}

/* An odd number of squares for even tokens takes no search, however large the city is. */
static void
test_parity (void)
{
  const TcBoard board = square_board (15, 15, EVEN_HQ);
  const TcFilling filling = tc_board_find_filling (&board, TC_FEATURE_DISTRICT, 0, 100000);

  g_assert_cmpint (filling.answer, ==, TC_FILLING_IMPOSSIBLE);
  g_assert_cmpint (filling.reason, ==, TC_REASON_DIVISOR);
  g_assert_cmpuint (filling.divisor, ==, 2);
  g_assert_cmpuint (filling.n_squares, ==, 225);
}

/* T4 tiles a rectangle only if four divides both sides. Nobody proves that by trying on 16 by 15 squares: the search must give up soon, and
 * then says that it does not know. */
static void
test_bound (void)
{
  const TcBoard board = square_board (15, 16, NINE ("T4"));
  const clock_t start = clock ();
  const TcFilling filling = find_filling (&board, TC_FEATURE_DISTRICT, 0);

  g_assert_cmpint (filling.answer, ==, TC_FILLING_NOT_DECIDED);
  g_assert_cmpint (filling.reason, ==, TC_REASON_NONE);
  g_assert_cmpuint (filling.example.n_tokens, ==, 0);
  g_assert_cmpuint (filling.n_steps, >, TC_FILLING_USUAL_STEPS);
  g_assert_cmpint (clock () - start, <, CLOCKS_PER_SEC);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/filling/known", test_known);
  g_test_add_func ("/filling/reasons", test_reasons);
  g_test_add_func ("/filling/example", test_example);
  g_test_add_func ("/filling/against-slow", test_against_slow);
  g_test_add_func ("/filling/parity", test_parity);
  g_test_add_func ("/filling/bound", test_bound);

  return g_test_run ();
}
