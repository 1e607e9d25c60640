/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-model-private.h>

#include <tc-built-in-boards.h>

#include "match-fixtures.h"

/* The table is of hard taggers, the measurement of greedy ones; where they agree, so do short, medium and long. */
#define AGREEMENT 0.7

static void
test_table (void)
{
  for (guint i = 0; tc_built_in_boards[i] != NULL; i++)
    {
      g_autoptr (TcBoardEntry) entry = tc_board_entry_new_built_in (tc_built_in_boards[i]);
      const double told = tc_board_length_get_rounds (entry);
      const double measured = tc_board_length_measure (tc_board_file_get_board (tc_board_entry_get_board (entry)));

      g_test_message ("%s: %.1f rounds in the table, %.2f measured", tc_built_in_boards[i], told, measured);
      g_assert_cmpfloat_with_epsilon (measured, told, AGREEMENT);
    }
}

static void
test_words (void)
{
  static const struct { double rounds; TcBoardLength length; const char *name; } cases[] = {
    { 0, TC_BOARD_LENGTH_UNKNOWN, NULL },
    { 7.9, TC_BOARD_SHORT, "short" },
    { 8, TC_BOARD_MEDIUM, "medium" },
    { 11, TC_BOARD_MEDIUM, "medium" },
    { 11.1, TC_BOARD_LONG, "long" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpint (tc_board_length_of_rounds (cases[i].rounds), ==, cases[i].length);
      g_assert_cmpstr (tc_board_length_get_name (cases[i].length), ==, cases[i].name);
    }
}

static void
test_unplayable (void)
{
  static const TcBoard empty = { .n_rows = 3, .n_columns = 3 };

  g_assert_cmpfloat (tc_board_length_measure (&empty), ==, 0);
}

typedef struct
{
  GFile          *folder;
  GFile          *cache;
  TcBoardLengths *lengths;
  guint           n_changes;
} Fixture;

static void
changed (Fixture *fixture)
{
  fixture->n_changes++;
}

static void
open_lengths (Fixture *fixture)
{
  fixture->n_changes = 0;
  fixture->lengths = tc_board_lengths_new (fixture->cache);
  g_signal_connect_swapped (fixture->lengths, "changed", G_CALLBACK (changed), fixture);
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
  fixture->cache = g_file_resolve_relative_path (fixture->folder, "cache/board-lengths");
  open_lengths (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->lengths);
  loop_fixture_drain ();
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->cache);
}

/* A board of one's own that plays as one of the box. */
static TcBoardEntry *
save_board (Fixture    *fixture,
            const char *id)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load (id, NULL);
  g_autofree char *name = g_strconcat (id, ".city.json", NULL);
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);

  g_assert_true (tc_board_file_save (board, file, NULL));

  return tc_board_entry_new (file);
}

/* Until so many boards were measured, and nothing more can come by itself. */
static void
wait_for_changes (Fixture *fixture,
                  guint    n_changes)
{
  while (fixture->n_changes < n_changes)
    g_main_context_iteration (NULL, TRUE);
}

/* Until what was found out is kept, as it is a moment after the last board was measured. */
static void
wait_for_file (Fixture      *fixture,
               TcBoardEntry *entry)
{
  g_autofree char *text = NULL;

  while (!g_file_load_contents (fixture->cache, NULL, &text, NULL, NULL, NULL)
         || strstr (text, tc_board_entry_get_checksum (entry)) == NULL || strstr (text, "=-1\n") != NULL || strstr (text, "=many\n") != NULL)
    {
      g_clear_pointer (&text, g_free);
      g_usleep (1000);
    }
}

static void
test_built_in (Fixture      *fixture,
               gconstpointer unused)
{
  g_autoptr (TcBoardEntry) entry = tc_board_entry_new_built_in ("side-a");

  tc_board_lengths_ask (fixture->lengths, entry);
  g_assert_cmpuint (tc_board_lengths_get_n_open (fixture->lengths), ==, 0);
}

static void
test_own (Fixture      *fixture,
          gconstpointer unused)
{
  g_autoptr (TcBoardEntry) entry = save_board (fixture, "backstreets");
  g_autoptr (TcBoardEntry) again = NULL;
  const double expected = tc_board_length_measure (tc_board_file_get_board (tc_board_entry_get_board (entry)));

  g_assert_cmpfloat (tc_board_length_get_rounds (entry), ==, 0);
  tc_board_lengths_ask (fixture->lengths, entry);
  tc_board_lengths_ask (fixture->lengths, entry);
  g_assert_cmpuint (tc_board_lengths_get_n_open (fixture->lengths), ==, 1);
  wait_for_changes (fixture, 1);
  g_assert_cmpfloat (tc_board_length_get_rounds (entry), ==, expected);

  /* Another day nothing has to be played for it. */
  wait_for_file (fixture, entry);
  g_assert_finalize_object (fixture->lengths);
  open_lengths (fixture);
  again = tc_board_entry_new (tc_board_entry_get_file (entry));
  g_assert_cmpfloat (tc_board_length_get_rounds (again), ==, 0);
  tc_board_lengths_ask (fixture->lengths, again);
  wait_for_changes (fixture, 1);
  g_assert_cmpuint (tc_board_lengths_get_n_open (fixture->lengths), ==, 0);
  g_assert_cmpfloat_with_epsilon (tc_board_length_get_rounds (again), expected, 1e-9);
}

static void
test_same_content (Fixture      *fixture,
                   gconstpointer unused)
{
  g_autoptr (TcBoardEntry) entry = save_board (fixture, "backstreets");
  g_autoptr (TcBoardFile) renamed = tc_board_file_new_with_text (tc_board_entry_get_board (entry), TC_BOARD_TEXT_NAME, 0, "en", "Kiosk");
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "kiosk.city.json");
  g_autoptr (TcBoardEntry) twin = NULL;

  g_assert_true (tc_board_file_save (renamed, file, NULL));
  twin = tc_board_entry_new (file);
  tc_board_lengths_ask (fixture->lengths, twin);
  tc_board_lengths_ask (fixture->lengths, entry);
  wait_for_changes (fixture, 1);
  g_assert_cmpuint (tc_board_lengths_get_n_open (fixture->lengths), ==, 0);
  g_assert_cmpfloat (tc_board_length_get_rounds (twin), >, 0);
  g_assert_cmpfloat (tc_board_length_get_rounds (twin), ==, tc_board_length_get_rounds (entry));
  wait_for_file (fixture, entry);
}

static gboolean
is_known (TcBoardEntry *entry)
{
  return tc_board_length_get_rounds (entry) > 0;
}

/* What is seen now goes first, what is not seen last. */
static void
test_order (Fixture      *fixture,
            gconstpointer unused)
{
  g_autoptr (TcBoardEntry) unseen = save_board (fixture, "side-a");
  g_autoptr (TcBoardEntry) earlier = save_board (fixture, "backstreets");
  g_autoptr (TcBoardEntry) later = save_board (fixture, "four-winds");
  g_autoptr (TcBoardEntry) latest = save_board (fixture, "citadel");

  tc_board_lengths_ask (fixture->lengths, latest);
  tc_board_lengths_ask_last (fixture->lengths, unseen);
  tc_board_lengths_ask (fixture->lengths, earlier);
  tc_board_lengths_ask (fixture->lengths, later);
  tc_board_lengths_ask (fixture->lengths, latest);
  g_assert_cmpuint (tc_board_lengths_get_n_open (fixture->lengths), ==, 4);

  wait_for_changes (fixture, 1);
  g_assert_true (is_known (latest) && !is_known (later));
  wait_for_changes (fixture, 2);
  g_assert_true (is_known (later) && !is_known (earlier));
  wait_for_changes (fixture, 3);
  g_assert_true (is_known (earlier) && !is_known (unseen));
  wait_for_changes (fixture, 4);
  g_assert_true (is_known (unseen));
  wait_for_file (fixture, unseen);
}

typedef struct
{
  Fixture *fixture;
  gint64   end;
} Drawing;

static gboolean
draw (gpointer user_data)
{
  Drawing *drawing = user_data;

  g_assert_cmpuint (drawing->fixture->n_changes, ==, 0);

  return g_get_monotonic_time () < drawing->end ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* As long as there is something to draw, and be it longer than a measurement takes, none is begun. */
static void
test_never_first (Fixture      *fixture,
                  gconstpointer unused)
{
  g_autoptr (TcBoardEntry) entry = save_board (fixture, "backstreets");
  const gint64 begin = g_get_monotonic_time ();
  Drawing drawing = { .fixture = fixture };

  g_assert_cmpfloat (tc_board_length_measure (tc_board_file_get_board (tc_board_entry_get_board (entry))), >, 0);
  drawing.end = g_get_monotonic_time () + 3 * (g_get_monotonic_time () - begin);
  g_idle_add (draw, &drawing);
  tc_board_lengths_ask (fixture->lengths, entry);
  wait_for_changes (fixture, 1);
  g_assert_cmpint (g_get_monotonic_time (), >, drawing.end);
  wait_for_file (fixture, entry);
}

static void
test_damaged (Fixture      *fixture,
              gconstpointer unused)
{
  static const char *const texts[] = { "", "[", "[rounds of 36 greedy battles, 1]\n%s=-1\n", "[rounds of 36 greedy battles, 1]\n%s=many\n" };
  g_autoptr (TcBoardEntry) entry = save_board (fixture, "backstreets");
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->folder, "nowhere.city.json");
  g_autoptr (TcBoardEntry) broken = tc_board_entry_new (nowhere);
  g_autoptr (GFile) cache_folder = g_file_get_parent (fixture->cache);
  const double expected = tc_board_length_measure (tc_board_file_get_board (tc_board_entry_get_board (entry)));

  tc_board_lengths_ask (fixture->lengths, broken);
  tc_board_lengths_ask_last (fixture->lengths, broken);
  g_assert_cmpuint (tc_board_lengths_get_n_open (fixture->lengths), ==, 0);
  g_assert_true (g_file_make_directory_with_parents (cache_folder, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_auto (GStrv) parts = g_strsplit (texts[i], "%s", -1);
      g_autofree char *text = g_strjoinv (tc_board_entry_get_checksum (entry), parts);

      g_assert_true (g_file_replace_contents (fixture->cache, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
      g_assert_finalize_object (fixture->lengths);
      open_lengths (fixture);
      tc_board_lengths_ask (fixture->lengths, entry);
      wait_for_changes (fixture, 1);
      g_assert_cmpfloat (tc_board_length_get_rounds (entry), ==, expected);
      wait_for_file (fixture, entry);
      tc_board_entry_set_rounds (entry, 0);
    }
}

/* Nobody waits for a thread that measures for somebody who is gone. */
static void
test_gone (Fixture      *fixture,
           gconstpointer unused)
{
  g_autoptr (TcBoardEntry) entry = save_board (fixture, "metropolis");
  g_autoptr (TcBoardEntry) waiting = save_board (fixture, "capital");

  tc_board_lengths_ask (fixture->lengths, waiting);
  tc_board_lengths_ask (fixture->lengths, entry);
  loop_fixture_drain ();
  g_assert_finalize_object (fixture->lengths);
  open_lengths (fixture);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-lengths/built-in", test_built_in },
    { "/board-lengths/own", test_own },
    { "/board-lengths/same-content", test_same_content },
    { "/board-lengths/order", test_order },
    { "/board-lengths/never-first", test_never_first },
    { "/board-lengths/damaged", test_damaged },
    { "/board-lengths/gone", test_gone },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-length/table", test_table);
  g_test_add_func ("/board-length/words", test_words);
  g_test_add_func ("/board-length/unplayable", test_unplayable);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
