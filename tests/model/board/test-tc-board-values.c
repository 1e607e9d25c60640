/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-values.h>

#include "board-fixtures.h"

/* Columns and rows are worth 4 and 2, districts 8 and 3. */
#define GRID "aabb/ccdd"

static TcFeatureSet
choose (gboolean column,
        gboolean row,
        gboolean district)
{
  TcFeatureSet chosen = { 0 };

  tc_feature_set_put (&chosen, TC_FEATURE_COLUMN, 0, column);
  tc_feature_set_put (&chosen, TC_FEATURE_ROW, 1, row);
  tc_feature_set_put (&chosen, TC_FEATURE_DISTRICT, 2, district);

  return chosen;
}

static void
assert_value (const TcBoard *board,
              TcFeatureKind  kind,
              guint          index,
              int            high,
              int            low)
{
  const TcValue value = tc_board_get_value (board, kind, index);

  g_assert_cmpint (value.high, ==, high);
  g_assert_cmpint (value.low, ==, low);
}

static void
test_added (void)
{
  static const struct { TcValueParts parts; int by, high, low; guint n_changed, n_stopped; } cases[] = {
    { TC_VALUES_BOTH, 1, 5, 3, 2, 0 },
    { TC_VALUES_BOTH, -1, 3, 1, 2, 0 },
    { TC_VALUES_HIGH, 2, 6, 2, 1, 0 },
    { TC_VALUES_LOW, 1, 4, 3, 1, 0 },
    { TC_VALUES_LOW, 5, 4, 4, 1, 1 },
    { TC_VALUES_HIGH, -5, 2, 2, 1, 1 },
    { TC_VALUES_BOTH, 0, 4, 2, 0, 0 },
  };
  const TcBoard board = board_fixture (GRID);
  const TcFeatureSet chosen = choose (TRUE, FALSE, FALSE);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcValuesChange change;
      const TcBoard after = tc_board_with_values_added (&board, &chosen, cases[i].parts, cases[i].by, &change);

      assert_value (&after, TC_FEATURE_COLUMN, 0, cases[i].high, cases[i].low);
      assert_value (&after, TC_FEATURE_COLUMN, 1, 4, 2);
      assert_value (&after, TC_FEATURE_ROW, 1, 4, 2);
      g_assert_cmpuint (change.n_changed, ==, cases[i].n_changed);
      g_assert_cmpuint (change.n_stopped, ==, cases[i].n_stopped);
    }
}

static void
test_scaled (void)
{
  const TcBoard board = board_fixture (GRID);
  const TcFeatureSet chosen = choose (TRUE, TRUE, TRUE);
  TcValuesChange change;
  TcBoard after = tc_board_with_values_scaled (&board, &chosen, TC_VALUES_BOTH, 150, &change);

  assert_value (&after, TC_FEATURE_COLUMN, 0, 6, 3);
  assert_value (&after, TC_FEATURE_ROW, 1, 6, 3);
  assert_value (&after, TC_FEATURE_DISTRICT, 2, 12, 5);
  g_assert_cmpuint (change.n_changed, ==, 6);

  after = tc_board_with_low_from_high (&board, &chosen, 75, &change);
  assert_value (&after, TC_FEATURE_COLUMN, 0, 4, 3);
  assert_value (&after, TC_FEATURE_DISTRICT, 2, 8, 6);
  after = tc_board_with_low_from_high (&board, &chosen, 200, &change);
  assert_value (&after, TC_FEATURE_DISTRICT, 2, 8, 8);
  g_assert_cmpuint (change.n_stopped, ==, 3);
}

static void
test_mirrored (void)
{
  TcBoard board = board_fixture (GRID), after;
  TcFeatureSet chosen = choose (TRUE, TRUE, TRUE);
  TcValuesChange change;

  board.columns[0] = (TcValue) { 9, 5 };
  board.columns[3] = (TcValue) { 7, 1 };
  board.rows[1] = (TcValue) { 6, 3 };
  after = tc_board_with_values_mirrored (&board, &chosen, &change);
  assert_value (&after, TC_FEATURE_COLUMN, 3, 9, 5);
  assert_value (&after, TC_FEATURE_ROW, 0, 6, 3);
  assert_value (&after, TC_FEATURE_DISTRICT, 2, 8, 3);
  g_assert_cmpuint (change.n_changed, ==, 4);

  /* Of two that are chosen the first one gives. */
  tc_feature_set_put (&chosen, TC_FEATURE_COLUMN, 3, TRUE);
  after = tc_board_with_values_mirrored (&board, &chosen, &change);
  assert_value (&after, TC_FEATURE_COLUMN, 0, 9, 5);
  assert_value (&after, TC_FEATURE_COLUMN, 3, 9, 5);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tc-board-values/added", test_added);
  g_test_add_func ("/tc-board-values/scaled", test_scaled);
  g_test_add_func ("/tc-board-values/mirrored", test_mirrored);

  return g_test_run ();
}
