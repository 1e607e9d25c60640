/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-library.h>

#include <fcntl.h>
#include <glib/gstdio.h>
#include <tc-built-in-boards.h>
#include <tc-played-boards.h>
#include <utime.h>

#include "match-fixtures.h"

typedef struct
{
  GFile          *folder;
  GFile          *boards;
  TcBoardLibrary *library;
  guint           n_changes;
  guint           first_changed, n_removed, n_added;      /* the last time */
} Fixture;

static void
items_changed (GListModel *model,
               guint       position,
               guint       removed,
               guint       added,
               Fixture    *fixture)
{
  fixture->n_changes++;
  fixture->first_changed = position;
  fixture->n_removed = removed;
  fixture->n_added = added;
}

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
  fixture->boards = g_file_resolve_relative_path (fixture->folder, "tag-city/boards");
}

static void
open_library (Fixture *fixture)
{
  fixture->library = tc_board_library_new (fixture->boards);
  g_signal_connect (fixture->library, "items-changed", G_CALLBACK (items_changed), fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->library);
  loop_fixture_drain ();
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->boards);
}

static void
save_board (GFile      *folder,
            const char *name)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GError) error = NULL;

  tc_board_file_save (board, file, &error);
  g_assert_no_error (error);
}

/* Those that do not come with the game. */
static guint
count_boards (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (fixture->library)) - g_strv_length ((char **) tc_built_in_boards);
}

static gboolean
wake_up (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs the main loop until there are so many boards beside those of the game. */
static void
wait_for_boards (Fixture *fixture,
                 guint    n_boards)
{
  const gint64 deadline = g_get_monotonic_time () + 10 * G_USEC_PER_SEC;
  const guint source = g_timeout_add (20, wake_up, NULL);

  while (count_boards (fixture) != n_boards && g_get_monotonic_time () < deadline)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_cmpuint (count_boards (fixture), ==, n_boards);
}

static void
test_built_in (Fixture      *fixture,
               gconstpointer unused)
{
  TcBoardEntry *entry;

  open_library (fixture);
  g_assert_cmpuint (count_boards (fixture), ==, 0);
  entry = tc_board_library_find (fixture->library, "side-a");
  g_assert_cmpstr (tc_board_entry_get_name (entry), ==, "Old Harbour");
  g_assert_nonnull (tc_board_entry_get_board (entry));
  g_assert_null (tc_board_entry_get_problem (entry));
  g_assert_null (tc_board_entry_get_file (entry));
  g_assert_null (tc_board_library_find (fixture->library, "side-z"));
  g_assert_true (g_file_query_exists (fixture->boards, NULL));
}

static void
test_folder_is_read (Fixture      *fixture,
                     gconstpointer unused)
{
  g_autoptr (GFile) damaged = g_file_get_child (fixture->boards, "damaged.city.json");
  g_autofree char *id = g_file_get_uri (damaged);
  TcBoardEntry *entry;

  save_board (fixture->boards, "mine.city.json");
  save_board (fixture->boards, "mine.txt");
  g_assert_true (g_file_replace_contents (damaged, "{", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));

  open_library (fixture);
  wait_for_boards (fixture, 2);
  entry = tc_board_library_find (fixture->library, id);
  g_assert_null (tc_board_entry_get_board (entry));
  g_assert_cmpstr (tc_board_entry_get_problem (entry), !=, "");
  g_assert_cmpstr (tc_board_entry_get_name (entry), ==, "damaged.city.json");
  g_assert_cmpint (tc_board_entry_get_modified (entry), >, 0);
}

/* Many events in a row are read together: fewer times than there were files written. */
static void
test_folder_is_watched (Fixture      *fixture,
                        gconstpointer unused)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->boards, "one.city.json");

  open_library (fixture);
  for (guint i = 0; i < 20; i++)
    save_board (fixture->boards, "one.city.json");
  save_board (fixture->boards, "two.tagcity");
  wait_for_boards (fixture, 2);
  g_assert_cmpuint (fixture->n_changes, <, 10);

  g_assert_true (g_file_delete (file, NULL, NULL));
  wait_for_boards (fixture, 1);
}

/* Whatever happens to one board, the entries of the others stay, and nobody is told that they have changed. */
static void
test_others_stay (Fixture      *fixture,
                  gconstpointer unused)
{
  static const char *const names[] = { "a.city.json", "b.city.json", "c.city.json" };
  g_autoptr (GFile) second = g_file_get_child (fixture->boards, names[1]);
  TcBoardEntry *before[G_N_ELEMENTS (names)];
  const guint n_built_in = g_strv_length ((char **) tc_built_in_boards);

  open_library (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    save_board (fixture->boards, names[i]);
  wait_for_boards (fixture, 3);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    before[i] = g_list_model_get_item (G_LIST_MODEL (fixture->library), n_built_in + i);

  g_assert_true (g_file_delete (second, NULL, NULL));
  wait_for_boards (fixture, 2);
  g_assert_true (fixture->first_changed == n_built_in + 1 && fixture->n_removed == 1 && fixture->n_added == 0);
  g_assert_true (tc_board_library_find (fixture->library, tc_board_entry_get_id (before[0])) == before[0]);
  g_assert_true (tc_board_library_find (fixture->library, tc_board_entry_get_id (before[2])) == before[2]);

  save_board (fixture->boards, names[1]);
  wait_for_boards (fixture, 3);
  g_assert_true (fixture->first_changed == n_built_in + 1 && fixture->n_removed == 0 && fixture->n_added == 1);
  g_assert_true (tc_board_library_find (fixture->library, tc_board_entry_get_id (before[1])) != before[1]);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_object_unref (before[i]);
}

/* An unchanged folder is no news, whatever else happens in it. */
static void
test_no_idle_changes (Fixture      *fixture,
                      gconstpointer unused)
{
  const gint64 until = g_get_monotonic_time () + G_USEC_PER_SEC;
  guint source;

  save_board (fixture->boards, "one.city.json");
  open_library (fixture);
  wait_for_boards (fixture, 1);
  fixture->n_changes = 0;
  save_board (fixture->boards, "notes.txt");
  source = g_timeout_add (20, wake_up, NULL);
  while (g_get_monotonic_time () < until)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  g_assert_cmpuint (fixture->n_changes, ==, 0);
}

static void
test_open (Fixture      *fixture,
           gconstpointer unused)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, "elsewhere.city.json");
  TcBoardEntry *entry;

  open_library (fixture);
  save_board (fixture->folder, "elsewhere.city.json");
  entry = tc_board_library_open (fixture->library, file);
  g_assert_nonnull (tc_board_entry_get_board (entry));
  g_assert_cmpuint (count_boards (fixture), ==, 1);
  g_assert_true (tc_board_library_open (fixture->library, file) == entry);
  g_assert_cmpuint (count_boards (fixture), ==, 1);

  g_assert_true (g_file_replace_contents (file, "{", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  entry = tc_board_library_open (fixture->library, file);
  g_assert_nonnull (tc_board_entry_get_problem (entry));
  g_assert_cmpuint (count_boards (fixture), ==, 1);
}

/* A board that is opened and lies in the folder, or is tried out while it lies there, is listed once, whatever is known first. */
static void
test_listed_once (Fixture      *fixture,
                  gconstpointer unused)
{
  g_autoptr (GFile) own = g_file_get_child (fixture->boards, "mine.city.json"), copy = tc_played_copy_new ("mine.city.json");
  g_autoptr (GFile) played = g_file_get_parent (copy);

  save_board (fixture->boards, "mine.city.json");
  save_board (fixture->boards, "other.city.json");
  save_board (played, "mine.city.json");

  open_library (fixture);
  tc_board_library_open (fixture->library, own);
  wait_for_boards (fixture, 2);
  g_object_unref (fixture->library);

  open_library (fixture);
  wait_for_boards (fixture, 2);
  tc_board_library_open (fixture->library, copy);
  g_assert_cmpuint (count_boards (fixture), ==, 2);
  g_assert_true (g_file_delete (copy, NULL, NULL));
}

/* A library that is gone before its folder is read, or that has none. */
static void
test_gone_early (Fixture      *fixture,
                 gconstpointer unused)
{
  g_autoptr (GFile) blocker = g_file_get_child (fixture->folder, "tag-city");

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  open_library (fixture);
  g_assert_cmpuint (count_boards (fixture), ==, 0);
}

/* Of more files than are listed, the newest are, in whatever order the folder has them. Names that are not UTF-8 can be shown. */
static void
test_very_many (Fixture      *fixture,
                gconstpointer unused)
{
  g_file_make_directory_with_parents (fixture->boards, NULL, NULL);
  for (guint i = 0; i < 2100; i++)
    {
      g_autofree char *name = g_strdup_printf ("\xff%u.city.json", i * 7919 % 2100);
      g_autoptr (GFile) file = g_file_get_child (fixture->boards, name);
      const struct utimbuf times = { .actime = 1000000 + i, .modtime = 1000000 + i };

      g_assert_true (g_close (g_creat (g_file_peek_path (file), 0600), NULL));
      g_assert_cmpint (g_utime (g_file_peek_path (file), (struct utimbuf *) &times), ==, 0);
    }

  open_library (fixture);
  wait_for_boards (fixture, 2000);
  for (guint i = 0; i < 2100; i++)
    {
      g_autofree char *name = g_strdup_printf ("\xff%u.city.json", i * 7919 % 2100);
      g_autoptr (GFile) file = g_file_get_child (fixture->boards, name);
      g_autofree char *id = g_file_get_uri (file);
      TcBoardEntry *entry = tc_board_library_find (fixture->library, id);

      g_assert_cmpint (entry != NULL, ==, i >= 100);
      g_assert_true (entry == NULL || g_utf8_validate (tc_board_entry_get_name (entry), -1, NULL));
    }
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/tc-board-library/built-in", test_built_in },
    { "/tc-board-library/folder-is-read", test_folder_is_read },
    { "/tc-board-library/folder-is-watched", test_folder_is_watched },
    { "/tc-board-library/others-stay", test_others_stay },
    { "/tc-board-library/no-idle-changes", test_no_idle_changes },
    { "/tc-board-library/open", test_open },
    { "/tc-board-library/listed-once", test_listed_once },
    { "/tc-board-library/gone-early", test_gone_early },
    { "/tc-board-library/very-many", test_very_many },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
