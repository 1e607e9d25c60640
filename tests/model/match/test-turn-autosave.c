/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-model-private.h>

#include "match-fixtures.h"

typedef struct
{
  GFile        *folder;
  GFile        *file;
  TurnAutosave *autosave;
  guint         n_failures;
  guint         n_recoveries;
} Fixture;

static void
save_failed (TurnAutosave *autosave,
             GError       *error,
             Fixture      *fixture)
{
  g_assert_nonnull (error);
  fixture->n_failures++;
}

static void
save_recovered (TurnAutosave *autosave,
                Fixture      *fixture)
{
  fixture->n_recoveries++;
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
  fixture->file = g_file_resolve_relative_path (fixture->folder, "games/one.json");
  fixture->autosave = turn_autosave_new (fixture->file);
  g_signal_connect (fixture->autosave, "failed", G_CALLBACK (save_failed), fixture);
  g_signal_connect (fixture->autosave, "recovered", G_CALLBACK (save_recovered), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  if (fixture->autosave != NULL)
    g_assert_finalize_object (fixture->autosave);
  loop_fixture_drain ();
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->file);
}

static void
write_number (Fixture *fixture,
              guint    number)
{
  turn_autosave_write (fixture->autosave, g_strdup_printf ("%u", number));
}

static guint
read_number (Fixture *fixture)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_load_contents (fixture->file, NULL, &text, NULL, NULL, NULL));

  return (guint) g_ascii_strtoull (text, NULL, 10);
}

/* However quickly texts come, the file only ever goes forward, and the last one stays. */
static void
test_in_order (Fixture      *fixture,
               gconstpointer unused)
{
  guint seen = 0;

  for (guint i = 1; i <= 500; i++)
    {
      write_number (fixture, i);
      if (g_file_query_exists (fixture->file, NULL))
        {
          const guint number = read_number (fixture);

          g_assert_cmpuint (number, >=, seen);
          g_assert_cmpuint (number, <=, i);
          seen = number;
        }
      if (i % 7 == 0)
        loop_fixture_drain ();
    }
  g_assert_true (turn_autosave_flush (fixture->autosave, NULL));
  g_assert_cmpuint (read_number (fixture), ==, 500);
  g_assert_cmpuint (fixture->n_failures, ==, 0);
}

static void
test_dropped (Fixture      *fixture,
              gconstpointer unused)
{
  write_number (fixture, 1);
  write_number (fixture, 2);
  g_assert_finalize_object (g_steal_pointer (&fixture->autosave));
  g_assert_cmpuint (read_number (fixture), ==, 2);
}

static void
wait_for_failures (Fixture *fixture,
                   guint    n_failures)
{
  while (fixture->n_failures < n_failures)
    g_main_context_iteration (NULL, TRUE);
}

/* Lets the answers of all threads come in. */
static void
settle (Fixture *fixture)
{
  turn_autosave_flush (fixture->autosave, NULL);
  for (guint i = 0; i < 20; i++)
    {
      loop_fixture_drain ();
      g_usleep (1000);
    }
}

static void
test_failures (Fixture      *fixture,
               gconstpointer unused)
{
  g_autoptr (GFile) blocker = g_file_get_parent (fixture->file);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  write_number (fixture, 1);
  wait_for_failures (fixture, 1);
  write_number (fixture, 2);
  g_assert_false (turn_autosave_flush (fixture->autosave, &error));
  g_assert_nonnull (error);
  settle (fixture);
  g_assert_cmpuint (fixture->n_failures, ==, 1);

  g_assert_true (g_file_delete (blocker, NULL, NULL));
  write_number (fixture, 3);
  settle (fixture);
  g_assert_cmpuint (read_number (fixture), ==, 3);

  folder_fixture_delete (blocker);
  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  write_number (fixture, 4);
  wait_for_failures (fixture, 2);
}

/* Nobody need do anything for a disk that was full to be tried again. */
static void
test_retry (Fixture      *fixture,
            gconstpointer unused)
{
  g_autoptr (GFile) blocker = g_file_get_parent (fixture->file);

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  write_number (fixture, 1);
  wait_for_failures (fixture, 1);
  g_assert_true (turn_autosave_is_failing (fixture->autosave));
  g_assert_cmpuint (fixture->n_recoveries, ==, 0);

  g_assert_true (g_file_delete (blocker, NULL, NULL));
  while (fixture->n_recoveries == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (turn_autosave_is_failing (fixture->autosave));
  g_assert_cmpuint (read_number (fixture), ==, 1);
  g_assert_cmpuint (fixture->n_failures, ==, 1);
}

/* What is told is why it fails now. */
static void
test_another_reason (Fixture      *fixture,
                     gconstpointer unused)
{
  g_autoptr (GFile) blocker = g_file_get_parent (fixture->file);

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  write_number (fixture, 1);
  wait_for_failures (fixture, 1);
  g_assert_true (g_file_delete (blocker, NULL, NULL));
  g_assert_true (g_file_make_directory_with_parents (fixture->file, NULL, NULL));
  write_number (fixture, 2);
  wait_for_failures (fixture, 2);
  g_assert_true (turn_autosave_is_failing (fixture->autosave));
  g_assert_cmpuint (fixture->n_recoveries, ==, 0);
}

/* The last moment counts: what failed is tried once more. */
static void
test_dropped_after_failure (Fixture      *fixture,
                            gconstpointer unused)
{
  g_autoptr (GFile) blocker = g_file_get_parent (fixture->file);

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  write_number (fixture, 1);
  wait_for_failures (fixture, 1);
  g_assert_true (g_file_delete (blocker, NULL, NULL));
  g_assert_finalize_object (g_steal_pointer (&fixture->autosave));
  g_assert_cmpuint (read_number (fixture), ==, 1);
}

/* What nobody wants any more does not come back later. */
static void
test_forgotten (Fixture      *fixture,
                gconstpointer unused)
{
  g_autoptr (GFile) blocker = g_file_get_parent (fixture->file);

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  write_number (fixture, 1);
  wait_for_failures (fixture, 1);
  turn_autosave_forget (fixture->autosave);
  g_assert_false (turn_autosave_is_failing (fixture->autosave));
  g_assert_true (g_file_delete (blocker, NULL, NULL));
  g_assert_finalize_object (g_steal_pointer (&fixture->autosave));
  g_assert_false (g_file_query_exists (fixture->file, NULL));
}

static void
test_nothing_written (Fixture      *fixture,
                      gconstpointer unused)
{
  g_assert_true (turn_autosave_flush (fixture->autosave, NULL));
  g_assert_true (turn_autosave_get_file (fixture->autosave) == fixture->file);
  g_assert_false (g_file_query_exists (fixture->file, NULL));
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/turn-autosave/in-order", test_in_order },
    { "/turn-autosave/dropped", test_dropped },
    { "/turn-autosave/failures", test_failures },
    { "/turn-autosave/retry", test_retry },
    { "/turn-autosave/another-reason", test_another_reason },
    { "/turn-autosave/dropped-after-failure", test_dropped_after_failure },
    { "/turn-autosave/forgotten", test_forgotten },
    { "/turn-autosave/nothing-written", test_nothing_written },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
