/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-playtest.h>

#include <tc-built-in-boards.h>
#include <tc-score.h>

#include "board-fixtures.h"

static TcPlaytestPlan
plan_of (guint       n_seats,
         const char *level,
         guint       n_battles)
{
  return (TcPlaytestPlan) { .n_seats = n_seats, .level = level, .n_battles = n_battles, .seed = 5 };
}

static TcPlaytest *
start (guint       n_seats,
       const char *level,
       guint       n_battles)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", NULL);
  const TcPlaytestPlan plan = plan_of (n_seats, level, n_battles);
  TcPlaytest *playtest = tc_playtest_new (file, &plan);

  g_assert_nonnull (playtest);

  return playtest;
}

static void
wait_for_end (TcPlaytest *playtest)
{
  while (tc_playtest_get_stage (playtest) != TC_PLAYTEST_ENDED)
    g_main_context_iteration (NULL, TRUE);
}

static void
count (TcPlaytest *playtest,
       guint      *n_changes)
{
  (*n_changes)++;
}

static guint64
sum_of (const uint32_t *numbers,
        guint           n_numbers)
{
  guint64 sum = 0;

  for (guint i = 0; i < n_numbers; i++)
    sum += numbers[i];

  return sum;
}

/* All figures of one playtest fit each other. */
static void
test_figures (void)
{
  TcPlaytest *playtest = start (3, "greedy", 20);
  const TcGame *game = tc_playtest_get_game (playtest);
  const LabTally *tally;
  guint n_changes = 0;

  g_signal_connect (playtest, "changed", G_CALLBACK (count), &n_changes);
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_RUNNING);
  wait_for_end (playtest);
  tally = tc_playtest_get_tally (playtest);

  g_assert_cmpuint (n_changes, >, 0);
  g_assert_cmpuint (tally->statistics.n_games, ==, 20);
  g_assert_cmpuint (tally->n_boards, ==, 60);
  g_assert_cmpuint (sum_of (tally->n_boards_of_score, LAB_N_SCORES), ==, 60);
  g_assert_cmpuint (tally->end_parts[0] + tally->end_parts[1] + tally->end_parts[2], ==, 20 * LAB_PARTS_PER_END);
  g_assert_cmpuint (tally->statistics.win_parts[0] + tally->statistics.win_parts[1] + tally->statistics.win_parts[2], ==,
                    20 * LAB_PARTS_PER_WIN);
  g_assert_cmpuint (tally->n_squares, ==, 60 * tc_board_n_squares (&game->board));
  g_assert_cmpuint (sum_of (tally->n_painted_of_square, TC_MAX_SQUARES), ==, tally->n_painted);
  for (guint i = 0; i < game->n_features; i++)
    g_assert_cmpuint (tally->n_filled_of_feature[i], <=, 60);
  g_assert_cmpfloat (tc_playtest_get_seconds_left (playtest), <, 0);
  g_assert_finalize_object (playtest);
}

/* A square that is always painted in the first round is early, one that never is as late as can be. */
static void
test_squares (void)
{
  TcPlaytest *playtest = start (2, "greedy", 10);
  const TcGame *game = tc_playtest_get_game (playtest);
  const LabTally *tally;

  wait_for_end (playtest);
  tally = tc_playtest_get_tally (playtest);
  for (guint square = 0; square < game->n_squares; square++)
    {
      const guint64 n_never = tc_set_has (&game->city, square) ? tally->n_boards - tally->n_painted_of_square[square] : 0;

      g_assert_cmpuint (tally->lateness_of_square[square], >=, n_never * LAB_NEVER);
      g_assert_cmpuint (tally->lateness_of_square[square], <, tally->n_boards * LAB_NEVER + 1);
      g_assert_cmpuint (tally->rounds_of_square[square], >=, tally->n_painted_of_square[square]);
    }
  g_assert_finalize_object (playtest);
}

static void
test_seed (void)
{
  g_autoptr (TcPlaytest) one = start (2, "easy", 6), other = start (2, "easy", 6);

  wait_for_end (one);
  wait_for_end (other);
  g_assert_true (memcmp (tc_playtest_get_tally (one), tc_playtest_get_tally (other), sizeof (LabTally)) == 0);
}

static gboolean
has_some (TcPlaytest *playtest)
{
  return tc_playtest_get_tally (playtest)->statistics.n_games > 0;
}

/* Stopping keeps what was played; nothing waits for what was not. */
static void
test_stop (void)
{
  TcPlaytest *playtest = start (2, "greedy", 10000000);

  while (!has_some (playtest))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpfloat (tc_playtest_get_seconds_left (playtest), >, 0);
  tc_playtest_stop (playtest);
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_ENDED);
  g_assert_cmpuint (tc_playtest_get_tally (playtest)->statistics.n_games, <, 10000000);
  g_assert_true (has_some (playtest));
  tc_playtest_resume (playtest);
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_ENDED);
  g_assert_finalize_object (playtest);
}

/* While it is paused no battle is added, beyond those that were under way. */
static void
test_pause (void)
{
  TcPlaytest *playtest = start (2, "greedy", 10000000);
  guint64 n_before;

  while (!has_some (playtest))
    g_main_context_iteration (NULL, TRUE);
  tc_playtest_pause (playtest);
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_PAUSED);
  tc_playtest_resume (playtest);
  g_assert_cmpint (tc_playtest_get_stage (playtest), ==, TC_PLAYTEST_RUNNING);
  n_before = tc_playtest_get_tally (playtest)->statistics.n_games;
  while (tc_playtest_get_tally (playtest)->statistics.n_games == n_before)
    g_main_context_iteration (NULL, TRUE);
  tc_playtest_pause (playtest);
  g_assert_finalize_object (playtest);
}

/* A board that has errors, or no HQ where that is wanted, is not played. */
static void
test_refused (void)
{
  TcBoard board = board_fixture_side_a ();
  g_autoptr (TcBoardFile) fine = tc_board_file_new_with_board (NULL, &board);
  g_autoptr (TcBoardFile) freestyle = NULL, wrong = NULL;
  TcPlaytestPlan plan = plan_of (2, "greedy", 1);
  TcPlaytest *playtest;

  board.has_sections = false;
  memset (board.sections, 0, sizeof board.sections);
  freestyle = tc_board_file_new_with_board (NULL, &board);
  board.n_drones = 0;
  wrong = tc_board_file_new_with_board (NULL, &board);

  g_assert_null (tc_playtest_new (freestyle, &plan));
  plan.draws_hq = TRUE;
  g_assert_null (tc_playtest_new (wrong, &plan));
  playtest = tc_playtest_new (freestyle, &plan);
  wait_for_end (playtest);
  g_assert_true (tc_playtest_is_stale (playtest, tc_board_file_get_board (fine)));
  g_assert_false (tc_playtest_is_stale (playtest, tc_board_file_get_board (freestyle)));
  g_assert_finalize_object (playtest);

  plan.level = "no such level";
  g_assert_null (tc_playtest_new (freestyle, &plan));
}

static TcBoardFile *
load_paying_board (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "boards", "paying-bubbles.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  TcBoardFile *board = tc_board_file_load_playable (file, &error);

  g_assert_no_error (error);

  return board;
}

static guint
count_rushes (TcPlaytest *playtest)
{
  guint n_rushes;

  tc_playtest_get_rushes (playtest, &n_rushes);

  return n_rushes;
}

/* A plan that ends battles early and wins too often is told once all battles are played, and not of a board of the box. */
static void
test_rushes (void)
{
  const TcPlaytestPlan plan = plan_of (4, "greedy", 2);
  g_autoptr (TcBoardFile) paying = load_paying_board ();
  TcPlaytest *playtest = tc_playtest_new (paying, &plan), *fine = start (2, "greedy", 2);
  guint n_rushes;

  g_assert_cmpuint (count_rushes (playtest), ==, 0);
  wait_for_end (playtest);
  wait_for_end (fine);
  g_assert_cmpuint (count_rushes (playtest), >=, 1);
  g_assert_cmpstr (tc_playtest_get_rushes (playtest, &n_rushes)[0].plan->level, ==, "networks");
  g_assert_cmpuint (count_rushes (fine), ==, 0);
  g_assert_finalize_object (playtest);
  g_assert_finalize_object (fine);
}

/* What is stopped tells nothing that it has not found out. */
static void
test_rushes_when_stopped (void)
{
  const TcPlaytestPlan plan = plan_of (2, "greedy", 10000000);
  g_autoptr (TcBoardFile) paying = load_paying_board ();
  TcPlaytest *playtest = tc_playtest_new (paying, &plan);

  while (!has_some (playtest))
    g_main_context_iteration (NULL, TRUE);
  tc_playtest_stop (playtest);
  g_assert_cmpuint (count_rushes (playtest), ==, 0);
  g_assert_finalize_object (playtest);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/playtest/figures", test_figures);
  g_test_add_func ("/playtest/squares", test_squares);
  g_test_add_func ("/playtest/seed", test_seed);
  g_test_add_func ("/playtest/stop", test_stop);
  g_test_add_func ("/playtest/pause", test_pause);
  g_test_add_func ("/playtest/refused", test_refused);
  g_test_add_func ("/playtest/rushes", test_rushes);
  g_test_add_func ("/playtest/rushes-when-stopped", test_rushes_when_stopped);

  return g_test_run ();
}
