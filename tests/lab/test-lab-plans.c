/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-rushes.h"

#include <glib.h>

#include <lab-play.h>
#include <tc-board-file.h>
#include <tc-board-problems.h>
#include <tc-built-in-boards.h>
#include <tc-rules.h>
#include <turn-plans.h>

/* A built-in board, or one of the tests' own. */
static TcBoardFile *
load_board (const char *name)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  TcBoardFile *board;

  if (g_strv_contains (tc_built_in_boards, name))
    {
      board = tc_built_in_board_load (name, &error);
    }
  else
    {
      path = g_strdup_printf ("%s/boards/%s.city.json", g_getenv ("TEST_DATA"), name);
      file = g_file_new_for_path (path);
      board = tc_board_file_load_playable (file, &error);
    }
  g_assert_no_error (error);

  return board;
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  lab_statistics_add (data, game);

  return true;
}

/* What a plan wins against a level. */
static double
share_of (const char *name,
          const char *level,
          const char *board_name,
          guint       n_games)
{
  g_autoptr (TcBoardFile) file = load_board (board_name);
  g_autofree LabBattles *battles = g_new0 (LabBattles, 1);
  g_autofree LabStatistics *statistics = g_new0 (LabStatistics, 1);
  const LabSink sink = { .take = take_game, .data = statistics };
  LabPlan games = {
    .rules = &tc_rules,
    .bots = { turn_plan_find (name, &tc_rules), turn_bot_find (level, &tc_rules) },
    .n_games = n_games,
    .seed = 77,
    .rotates = true,
  };

  battles->n_seats = battles->n_leaders = 2;
  g_assert_cmpint (lab_battles_prepare (battles, tc_board_file_get_board (file), &games), ==, LAB_BATTLES_FINE);
  g_assert_true (lab_play (&games, 1, &sink, NULL, NULL));

  return lab_share_of_wins (statistics->win_parts[0], n_games).share;
}

/* The same seeds give the same battles, so that chance spoils none of this. What the shares are in the long run is told in docs/bots.md. */
static void
test_levels (void)
{
  static const struct { const char *plan, *level, *board; guint n_games; double most; } cases[] = {
    { "networks", "medium", "side-a", 20, .1 },
    { "networks", "medium", "capital", 20, .1 },
    { "networks", "medium", "backstreets", 20, .1 },
    { "networks", "medium", "lagoon", 20, .1 },
    { "networks", "easy", "side-b", 20, .1 },
    { "drones", "medium", "side-a", 20, .1 },
    { "always-final-pass", "medium", "side-a", 20, .1 },
    { "rush-reckoned", "medium", "backstreets", 60, .45 },
    { "networks", "hard", "paying-bubbles", 40, .3 },
    { "quit-ahead", "hard", "paying-bubbles", 40, .3 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const double share = share_of (cases[i].plan, cases[i].level, cases[i].board, cases[i].n_games);

      g_test_message ("%s against %s on %s: %.3f", cases[i].plan, cases[i].level, cases[i].board, share);
      g_assert_cmpfloat (share, <=, cases[i].most);
    }
}

static guint
find_rushes (const char  *board_name,
             guint        n_threads,
             atomic_bool *cancelled,
             LabRush     *found)
{
  g_autoptr (TcBoardFile) file = load_board (board_name);
  const TcBoard *board = tc_board_file_get_board (file);

  const LabRushTrial trial = { .draws_hq = !board->has_sections, .seed = 1, .n_threads = n_threads, .cancelled = cancelled };

  return lab_rushes_find (board, &trial, found);
}

/* Where bubbles pay, a battle is over before anything is filled. */
static void
test_paying_bubbles (void)
{
  LabRush found[LAB_MAX_RUSHES], again[LAB_MAX_RUSHES];
  const guint n_found = find_rushes ("paying-bubbles", 1, NULL, found);

  g_assert_cmpuint (n_found, >=, 1);
  g_assert_cmpstr (found[0].plan->level, ==, "networks");
  g_assert_cmpfloat (found[0].wins.share, >, .9);
  g_assert_cmpfloat (found[0].wins.from, >, .5);

  g_assert_cmpuint (find_rushes ("paying-bubbles", 3, NULL, again), ==, n_found);
  for (guint i = 0; i < n_found; i++)
    {
      g_assert_true (again[i].plan == found[i].plan);
      g_assert_cmpuint (again[i].n_games, ==, found[i].n_games);
      g_assert_cmpfloat (again[i].wins.share, ==, found[i].wins.share);
    }
}

static void
test_built_in (void)
{
  LabRush found[LAB_MAX_RUSHES];

  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_test_message ("%s", tc_built_in_boards[i]);
      g_assert_cmpuint (find_rushes (tc_built_in_boards[i], 0, NULL, found), ==, 0);
    }
}

static void
test_words (void)
{
  static const struct { const char *plan, *sentence; } cases[] = {
    { "networks", "Checking networks with every die wins 99\302\240%" },
    { "drones", "Using a drone with every die wins 99\302\240%" },
    { "rush-drones-small", "Using drones whenever one is ahead wins 99\302\240%" },
    { "rush-reckoned", "Using drones once the lead pays for all of them wins 99\302\240%" },
    { "quit-ahead", "Checking networks once the lead pays for all bubbles wins 99\302\240%" },
    { "always-final-pass", "Checking networks with every final die wins 99\302\240%" },
  };

  g_assert_cmpuint (G_N_ELEMENTS (cases), ==, LAB_MAX_RUSHES);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = tc_plan_words_wins (cases[i].plan, .99);

      g_assert_nonnull (turn_plan_find (cases[i].plan, &tc_rules));
      g_assert_cmpstr (words, ==, cases[i].sentence);
    }
}

static void
test_cancelled (void)
{
  atomic_bool cancelled = true;
  LabRush found[LAB_MAX_RUSHES];

  g_assert_cmpuint (find_rushes ("paying-bubbles", 1, &cancelled, found), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab-plans/levels", test_levels);
  g_test_add_func ("/lab-plans/paying-bubbles", test_paying_bubbles);
  g_test_add_func ("/lab-plans/built-in", test_built_in);
  g_test_add_func ("/lab-plans/words", test_words);
  g_test_add_func ("/lab-plans/cancelled", test_cancelled);

  return g_test_run ();
}
