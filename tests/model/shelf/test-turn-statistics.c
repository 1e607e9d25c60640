/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-score.h>
#include <turn-model-private.h>

#include "match-fixtures.h"

typedef struct
{
  GFile          *folder;
  GFile          *file;
  TurnStatistics *statistics;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  g_autofree char *warning = NULL;

  fixture->folder = folder_fixture_new ();
  fixture->file = g_file_resolve_relative_path (fixture->folder, "tag-city/statistics.json");
  fixture->statistics = turn_statistics_new (fixture->file, &warning);
  g_assert_null (warning);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->statistics);
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->file);
}

static void
reopen (Fixture *fixture)
{
  g_autofree char *warning = NULL;

  g_assert_finalize_object (fixture->statistics);
  fixture->statistics = turn_statistics_new (fixture->file, &warning);
  g_assert_null (warning);
}

static TurnRecord *
new_finished_record (const char *controllers,
                     guint64     seed)
{
  TurnMatch *match = match_fixture (controllers, seed);
  TurnRecord *record;

  turn_match_run (match);
  match_fixture_finish (match);
  record = turn_record_ref (turn_match_get_record (match));
  g_assert_finalize_object (match);

  return record;
}

static void
test_empty (Fixture      *fixture,
            gconstpointer unused)
{
  g_assert_cmpuint (turn_statistics_get_n_rows (fixture->statistics), ==, 0);
  g_assert_cmpuint (turn_statistics_get_total (fixture->statistics).games, ==, 0);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
}

/* What is told after some games is what they were, also in the next program. */
static void
test_counts (Fixture      *fixture,
             gconstpointer unused)
{
  guint wins = 0, streak = 0, longest = 0;
  const TurnStatisticsRow *row;
  int best = G_MININT;

  for (guint seed = 0; seed < 12; seed++)
    {
      g_autoptr (TurnRecord) record = new_finished_record ("human random", seed);
      const TcGame *game = turn_record_get_game (record);
      TurnState state = { 0 };
      guint n_moves;
      gboolean won;

      turn_record_get_moves (record, &n_moves);
      turn_record_get_state (record, n_moves, &state);
      won = (tc_state_winners (game, (const TcState *) &state) & 1) != 0;
      wins += won ? 1 : 0;
      streak = won ? streak + 1 : 0;
      longest = MAX (longest, streak);
      best = MAX (best, tc_state_score (game, (const TcState *) &state, 0).total);
      g_assert_true (turn_statistics_add (fixture->statistics, record, NULL));
    }

  reopen (fixture);
  g_assert_cmpuint (turn_statistics_get_n_rows (fixture->statistics), ==, 1);
  row = turn_statistics_get_row (fixture->statistics, 0);
  g_assert_cmpstr (row->board, ==, "Old Harbour");
  g_assert_cmpstr (row->level, ==, "random");
  g_assert_cmpstr (row->best_name, ==, "Ana");
  g_assert_cmpuint (row->games, ==, 12);
  g_assert_cmpuint (row->wins, ==, wins);
  g_assert_cmpuint (row->streak, ==, streak);
  g_assert_cmpuint (row->longest_streak, ==, longest);
  g_assert_cmpint (row->best_score, ==, best);
}

static void
test_rows (Fixture      *fixture,
           gconstpointer unused)
{
  static const struct { const char *controllers, *level; } cases[] = {
    { "human random greedy", "greedy" },
    { "human human", TURN_STATISTICS_FRIENDS },
    { "random human", "random" },
    { "greedy random", NULL },
  };
  guint n_rows = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TurnRecord) record = new_finished_record (cases[i].controllers, 3);

      g_assert_true (turn_statistics_add (fixture->statistics, record, NULL));
      n_rows += cases[i].level != NULL;
      g_assert_cmpuint (turn_statistics_get_n_rows (fixture->statistics), ==, n_rows);
      if (cases[i].level != NULL)
        g_assert_cmpstr (turn_statistics_get_row (fixture->statistics, n_rows - 1)->level, ==, cases[i].level);
    }
  g_assert_cmpuint (turn_statistics_get_total (fixture->statistics).games, ==, 3);
}

/* A game counts when it is over, and once. */
static void
test_once (Fixture      *fixture,
           gconstpointer unused)
{
  g_autoptr (TurnRecord) unfinished = record_fixture ("human greedy", 1);
  g_autoptr (TurnRecord) record = new_finished_record ("human greedy", 1);

  g_assert_true (turn_statistics_add (fixture->statistics, unfinished, NULL));
  g_assert_cmpuint (turn_statistics_get_n_rows (fixture->statistics), ==, 0);
  g_assert_true (turn_statistics_add (fixture->statistics, record, NULL));
  g_assert_true (turn_statistics_add (fixture->statistics, record, NULL));
  reopen (fixture);
  g_assert_true (turn_statistics_add (fixture->statistics, record, NULL));
  g_assert_cmpuint (turn_statistics_get_total (fixture->statistics).games, ==, 1);
}

static void
test_reset (Fixture      *fixture,
            gconstpointer unused)
{
  g_autoptr (TurnRecord) record = new_finished_record ("human greedy", 1);

  g_assert_true (turn_statistics_add (fixture->statistics, record, NULL));
  g_assert_true (turn_statistics_reset (fixture->statistics, NULL));
  g_assert_cmpuint (turn_statistics_get_n_rows (fixture->statistics), ==, 0);
  reopen (fixture);
  g_assert_cmpuint (turn_statistics_get_n_rows (fixture->statistics), ==, 0);
}

static const char *
aside_name (GFile *aside)
{
  return strrchr (g_file_peek_path (aside), '/') + 1;
}

/* A damaged file is kept under another name and never stops anybody. */
static void
test_damaged (Fixture      *fixture,
              gconstpointer unused)
{
  static const char *const texts[] = {
    "",
    "nonsense",
    "[]",
    "{\"format\": \"tag-city-record\", \"version\": 1, \"rows\": []}",
    "{\"format\": \"tag-city-statistics\", \"version\": 1, \"rows\": [{\"board\": \"x\"}]}",
    ("{\"format\": \"tag-city-statistics\", \"version\": 1, \"rows\": [{\"board\": \"x\", \"level\": \"hard\", \"best_name\": \"y\","
     " \"games\": -1, \"wins\": 0, \"streak\": 0, \"longest_streak\": 0, \"best_score\": 0}]}"),
  };

  g_assert_true (turn_statistics_reset (fixture->statistics, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *warning = NULL, *kept = NULL, *name = g_strdup_printf ("tag-city/statistics.json.damaged-%zu", i + 1);
      g_autoptr (GFile) aside = g_file_resolve_relative_path (fixture->folder, name);
      g_autoptr (TurnStatistics) statistics = NULL, silent = NULL;

      g_assert_true (g_file_replace_contents (fixture->file, texts[i], strlen (texts[i]), NULL, FALSE, G_FILE_CREATE_NONE,
                                              NULL, NULL, NULL));
      silent = turn_statistics_new (fixture->file, NULL);
      g_assert_true (g_file_query_exists (fixture->file, NULL));
      statistics = turn_statistics_new (fixture->file, &warning);
      g_assert_nonnull (warning);
      g_assert_nonnull (strstr (warning, aside_name (aside)));
      g_assert_cmpuint (turn_statistics_get_n_rows (statistics), ==, 0);
      g_assert_false (g_file_query_exists (fixture->file, NULL));
      g_assert_true (g_file_load_contents (aside, NULL, &kept, NULL, NULL, NULL));
      g_assert_cmpstr (kept, ==, texts[i]);
    }
}

/* What a newer program wrote, and what is no file, stays as it is; nothing is written over it, and that is told. */
static void
test_left_alone (Fixture      *fixture,
                 gconstpointer unused)
{
  static const char newer[] = "{\"format\": \"tag-city-statistics\", \"version\": 2, \"rows\": []}";
  g_autoptr (TurnRecord) record = new_finished_record ("human greedy", 1);
  g_autofree char *kept = NULL;

  g_assert_true (turn_statistics_reset (fixture->statistics, NULL));
  g_assert_true (g_file_replace_contents (fixture->file, newer, strlen (newer), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *warning = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (turn_statistics_count (fixture->file, record, &warning, &error));
      g_assert_nonnull (warning);
      g_assert_nonnull (error);
      if (i > 0)
        break;
      g_assert_true (g_file_load_contents (fixture->file, NULL, &kept, NULL, NULL, NULL));
      g_assert_cmpstr (kept, ==, newer);
      g_assert_true (g_file_delete (fixture->file, NULL, NULL));
      g_assert_true (g_file_make_directory (fixture->file, NULL, NULL));
    }
  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
}

/* Games that are over may be found in any order; each counts once, also for another program. */
static void
test_each_once (Fixture      *fixture,
                gconstpointer unused)
{
  g_autoptr (TurnRecord) one = new_finished_record ("human greedy", 1), two = new_finished_record ("human greedy", 2);

  g_assert_true (turn_statistics_count (fixture->file, one, NULL, NULL));
  g_assert_true (turn_statistics_count (fixture->file, two, NULL, NULL));
  g_assert_true (turn_statistics_count (fixture->file, one, NULL, NULL));
  g_assert_true (turn_statistics_count (fixture->file, two, NULL, NULL));
  reopen (fixture);
  g_assert_cmpuint (turn_statistics_get_total (fixture->statistics).games, ==, 2);
}

static void
test_disk_refuses (Fixture      *fixture,
                   gconstpointer unused)
{
  g_autoptr (TurnRecord) record = new_finished_record ("human greedy", 1);
  g_autoptr (GFile) blocker = g_file_get_child (fixture->folder, "tag-city");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_assert_false (turn_statistics_add (fixture->statistics, record, &error));
  g_assert_nonnull (error);
  g_assert_cmpuint (turn_statistics_get_total (fixture->statistics).games, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/tc-statistics/empty", test_empty },
    { "/tc-statistics/counts", test_counts },
    { "/tc-statistics/rows", test_rows },
    { "/tc-statistics/once", test_once },
    { "/tc-statistics/reset", test_reset },
    { "/tc-statistics/damaged", test_damaged },
    { "/tc-statistics/left-alone", test_left_alone },
    { "/tc-statistics/each-once", test_each_once },
    { "/tc-statistics/disk-refuses", test_disk_refuses },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
