/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-race.h"

#include <string.h>

#include "board-fixtures.h"

/* The first feature of the board, a column of eight squares, is the only one whose high value is free. */
static TcCensus
census_of (guint mine,
           guint theirs,
           guint of_third)
{
  TcCensus census;

  memset (&census, 0, sizeof census);
  census.open = 1;
  census.missing[0][0] = (guint8) mine;
  census.missing[1][0] = (guint8) theirs;
  census.missing[2][0] = (guint8) of_third;

  return census;
}

static gint32
value_of (const TcEvaluation *evaluation,
          guint               mine,
          guint               theirs,
          guint               of_third)
{
  const TcCensus census = census_of (mine, theirs, of_third);

  return tc_race_value (evaluation, &census, 0);
}

static TcEvaluation *
evaluation_new (const TcGame *game)
{
  TcEvaluation *self = g_new (TcEvaluation, 1);

  tc_evaluation_init (self, game, &tc_weights_greedy, (TcOutlook) { TC_HORIZON_OPEN, 0 });

  return self;
}

/* The further away the nearest of the others, the better; who is ahead gains by it, who is behind loses. */
static void
test_nearest (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  g_autofree TcEvaluation *evaluation = evaluation_new (game);

  for (guint theirs = 2; theirs <= 8; theirs++)
    {
      g_assert_cmpint (value_of (evaluation, 4, theirs, 8), >=, value_of (evaluation, 4, theirs - 1, 8));
      g_assert_cmpint (value_of (evaluation, 4, theirs, 8), ==, value_of (evaluation, 4, 8, theirs));
    }
  g_assert_cmpint (value_of (evaluation, 2, 8, 8), >, 0);
  g_assert_cmpint (value_of (evaluation, 4, 1, 8), <, 0);
}

/* No one's hope is below nothing or above the whole difference of the values, however far the others are. */
static void
test_bounded (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  g_autofree TcEvaluation *evaluation = evaluation_new (game);
  const TcValue value = game->features[0].value;

  for (guint mine = 1; mine <= 8; mine++)
    for (guint theirs = 1; theirs <= 8; theirs++)
      {
        const guint i = evaluation->offsets[0] + game->features[0].n_squares - mine;
        const gint32 hope = evaluation->expected[1][i] - evaluation->expected[0][i] + value_of (evaluation, mine, theirs, 8);

        g_assert_cmpint (hope, >=, 0);
        g_assert_cmpint (hope, <=, (value.high - value.low) * TC_PRESTIGE);
      }
}

static void
test_taken (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  g_autofree TcEvaluation *evaluation = evaluation_new (game);
  TcCensus census = census_of (2, 8, 8);

  census.open = 0;
  g_assert_cmpint (tc_race_value (evaluation, &census, 0), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-race/nearest", test_nearest);
  g_test_add_func ("/tc-race/bounded", test_bounded);
  g_test_add_func ("/tc-race/taken", test_taken);

  return g_test_run ();
}
