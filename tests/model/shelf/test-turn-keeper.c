/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <turn-housekeeping.h>
#include <turn-keeper.h>
#include <turn-shelf-disk.h>
#include <turn-shelf.h>
#include <turn-statistics.h>

#include "match-fixtures.h"

typedef struct
{
  GFile *folder;
  GFile *games;
  GFile *file;            /* of the game that is kept */
  GFile *statistics;      /* the user's */
  guint  n_changes;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
  fixture->games = g_file_get_child (fixture->folder, "games");
  fixture->file = g_file_get_child (fixture->games, "one.tagrecord.json");
  fixture->statistics = turn_statistics_dup_file (NULL);
}

static void
allow_statistics (Fixture *fixture)
{
  g_autoptr (GFile) folder = g_file_get_parent (fixture->statistics);

  folder_fixture_delete (folder);
}

/* A file in the place of the folder stops even the administrator. */
static void
forbid_statistics (Fixture *fixture)
{
  g_autoptr (GFile) folder = g_file_get_parent (fixture->statistics);

  allow_statistics (fixture);
  g_assert_true (g_file_replace_contents (folder, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  loop_fixture_drain ();
  allow_statistics (fixture);
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->games);
  g_object_unref (fixture->file);
  g_object_unref (fixture->statistics);
}

static guint
count_battles (void)
{
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);

  return turn_statistics_get_total (statistics).games;
}

static guint
count_entries (GFile *folder)
{
  g_autoptr (GDir) entries = g_dir_open (g_file_peek_path (folder), 0, NULL);
  guint n_entries = 0;

  while (entries != NULL && g_dir_read_name (entries) != NULL)
    n_entries++;

  return n_entries;
}

/* On the shelf, beside its index. */
static guint
count_kept (void)
{
  g_autoptr (GFile) folder = turn_shelf_disk_dup_folder (NULL);
  const guint n_entries = count_entries (folder);

  return n_entries > 0 ? n_entries - 1 : 0;
}

static void
count_change (Fixture *fixture)
{
  fixture->n_changes++;
}

static TurnKeeper *
keep (Fixture   *fixture,
      TurnMatch *match)
{
  g_autoptr (GError) error = NULL;
  TurnKeeper *keeper = turn_keeper_new (match, fixture->file, &error);

  g_assert_no_error (error);
  g_signal_connect_swapped (keeper, "changed", G_CALLBACK (count_change), fixture);
  turn_match_run (match);
  match_fixture_wait (match);

  return keeper;
}

/* The save goes when the battle is over and counted, and not before. */
static void
test_over (Fixture      *fixture,
           gconstpointer unused)
{
  TurnMatch *match = match_fixture ("human random", 4);
  TurnKeeper *keeper = keep (fixture, match);

  turn_keeper_put_away (keeper);
  g_assert_true (turn_keeper_settle (keeper, NULL));
  g_assert_true (g_file_query_exists (fixture->file, NULL));
  match_fixture_finish (match);
  g_assert_cmpuint (count_battles (), ==, 1);
  g_assert_cmpuint (count_kept (), ==, 1);
  g_assert_true (g_file_query_exists (fixture->file, NULL));

  turn_keeper_put_away (keeper);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (match);
  g_assert_cmpuint (count_entries (fixture->games), ==, 0);
  g_assert_cmpuint (count_battles (), ==, 1);
  g_assert_cmpuint (count_kept (), ==, 1);
}

/* What cannot be counted is kept, told, and counted as soon as that is possible. */
static void
test_not_counted (Fixture      *fixture,
                  gconstpointer unused)
{
  TurnMatch *match = match_fixture ("human random", 4);
  TurnKeeper *keeper = keep (fixture, match);

  forbid_statistics (fixture);
  match_fixture_finish (match);
  g_assert_nonnull (turn_keeper_get_problem (keeper));
  g_assert_cmpuint (fixture->n_changes, ==, 1);
  turn_keeper_put_away (keeper);
  g_assert_true (turn_keeper_settle (keeper, NULL));
  g_assert_true (g_file_query_exists (fixture->file, NULL));

  allow_statistics (fixture);
  while (turn_keeper_get_problem (keeper) != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_battles (), ==, 1);
  g_assert_cmpuint (count_kept (), ==, 1);
  turn_keeper_put_away (keeper);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (match);
}

/* A battle that is nowhere must not be left without a question; once it is saved again nobody need ask. */
static void
test_not_saved (Fixture      *fixture,
                gconstpointer unused)
{
  g_autoptr (GError) error = NULL;
  TurnMatch *match = match_fixture ("human random", 4);
  TurnKeeper *keeper;

  g_assert_true (g_file_replace_contents (fixture->games, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  keeper = keep (fixture, match);
  while (turn_keeper_get_problem (keeper) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (turn_keeper_settle (keeper, &error));
  g_assert_nonnull (error);

  forbid_statistics (fixture);
  match_fixture_finish (match);
  g_assert_false (turn_keeper_settle (keeper, NULL));

  g_assert_true (g_file_delete (fixture->games, NULL, NULL));
  g_assert_true (turn_keeper_settle (keeper, NULL));
  g_assert_true (g_file_query_exists (fixture->file, NULL));
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (match);
}

/* One battle is open once, also for another process, and the second one hears where. */
static void
test_open_once (Fixture      *fixture,
                gconstpointer unused)
{
  TurnMatch *match = match_fixture ("human random", 4), *other = match_fixture ("human random", 4);
  TurnKeeper *keeper = keep (fixture, match);
  TurnShelf *shelf = turn_shelf_new (NULL, fixture->games);
  g_autoptr (TurnShelfBattle) battle = turn_shelf_battle_new_damaged (fixture->file, 0, "");
  g_autoptr (GError) error = NULL, deletion_error = NULL;

  g_assert_null (turn_keeper_new (other, fixture->file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, "another window"));
  g_assert_true (turn_keeper_settle (keeper, NULL));
  g_assert_false (turn_shelf_delete (shelf, battle, &deletion_error));
  g_assert_error (deletion_error, G_IO_ERROR, G_IO_ERROR_BUSY);

  g_assert_finalize_object (keeper);
  g_assert_nonnull (keeper = turn_keeper_new (other, fixture->file, NULL));
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (match);
  g_assert_finalize_object (other);
  g_assert_finalize_object (shelf);
}

/* A process that has the battle open until it is killed. */
static pid_t
start_other_process (Fixture *fixture)
{
  int pipes[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  if (child == 0)
    {
      TurnMatch *match = match_fixture ("human random", 4);

      if (turn_keeper_new (match, fixture->file, NULL) != NULL && write (pipes[1], "x", 1) == 1)
        for (;;)
          pause ();
      _exit (1);
    }
  close (pipes[1]);
  g_assert_cmpint (read (pipes[0], &byte, 1), ==, 1);
  close (pipes[0]);

  return child;
}

static void
test_open_in_another_process (Fixture      *fixture,
                              gconstpointer unused)
{
  const pid_t child = start_other_process (fixture);
  TurnMatch *match = match_fixture ("human random", 4);
  g_autofree char *number = g_strdup_printf ("%d", (int) child);
  g_autoptr (GError) error = NULL;
  TurnKeeper *keeper;

  g_assert_null (turn_keeper_new (match, fixture->file, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  g_assert_nonnull (strstr (error->message, number));

  kill (child, SIGKILL);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  g_assert_nonnull (keeper = turn_keeper_new (match, fixture->file, NULL));
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (match);
}

static void
kept_house (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autofree char *warning = NULL;

  *(int *) user_data = (int) turn_housekeeping_run_finish (result, &warning);
}

static guint
keep_house (Fixture *fixture)
{
  int n_counted = -1;

  turn_housekeeping_run_async (fixture->games, NULL, NULL, kept_house, &n_counted);
  while (n_counted < 0)
    g_main_context_iteration (NULL, TRUE);

  return (guint) n_counted;
}

static void
put (Fixture    *fixture,
     const char *name)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->games, name);

  g_file_make_directory_with_parents (fixture->games, NULL, NULL);
  g_assert_true (g_file_replace_contents (file, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
}

static void
save_record (Fixture    *fixture,
             const char *name,
             guint64     seed,
             gboolean    is_over)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->games, name);
  TurnMatch *match = match_fixture ("human random", seed);

  turn_match_run (match);
  match_fixture_wait (match);
  if (is_over)
    match_fixture_finish (match);
  g_assert_true (turn_record_save (turn_match_get_record (match), file, NULL));
  g_assert_finalize_object (match);
}

/* Battles that were over when a program was killed are counted at the next start, once; what is not over, damaged or open stays. */
static void
test_housekeeping (Fixture      *fixture,
                   gconstpointer unused)
{
  TurnMatch *match = match_fixture ("human random", 4);
  TurnKeeper *keeper = keep (fixture, match);

  save_record (fixture, "over.tagrecord.json", 5, TRUE);
  save_record (fixture, "over too.tagrecord.json", 6, TRUE);
  save_record (fixture, "not over.tagrecord.json", 7, FALSE);
  put (fixture, "damaged.tagrecord.json");
  put (fixture, ".tag-city-aB3xYz");
  put (fixture, ".gone.tagrecord.json.lock");
  match_fixture_finish (match);
  g_assert_true (turn_match_flush (match, NULL));
  g_assert_cmpuint (count_battles (), ==, 1);

  g_assert_cmpuint (keep_house (fixture), ==, 2);
  g_assert_cmpuint (count_battles (), ==, 3);
  g_assert_cmpuint (count_entries (fixture->games), ==, 4);
  g_assert_true (g_file_query_exists (fixture->file, NULL));

  save_record (fixture, "over.tagrecord.json", 5, TRUE);
  g_assert_cmpuint (keep_house (fixture), ==, 1);
  g_assert_cmpuint (count_battles (), ==, 3);
  g_assert_cmpuint (count_kept (), ==, 3);

  forbid_statistics (fixture);
  save_record (fixture, "over.tagrecord.json", 5, TRUE);
  g_assert_cmpuint (keep_house (fixture), ==, 0);
  g_assert_cmpuint (count_entries (fixture->games), ==, 5);
  g_assert_finalize_object (keeper);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/turn-keeper/over", test_over },
    { "/turn-keeper/not-counted", test_not_counted },
    { "/turn-keeper/not-saved", test_not_saved },
    { "/turn-keeper/open-once", test_open_once },
    { "/turn-keeper/open-in-another-process", test_open_in_another_process },
    { "/turn-keeper/housekeeping", test_housekeeping },
  };
  g_autoptr (GFile) data = folder_fixture_new ();
  int result;

  g_setenv ("XDG_DATA_HOME", g_file_peek_path (data), TRUE);
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  result = g_test_run ();
  folder_fixture_delete (data);

  return result;
}
