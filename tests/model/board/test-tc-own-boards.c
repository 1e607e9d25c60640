/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-own-boards.h>

#include <store-error.h>
#include <tc-built-in-boards.h>

#include "match-fixtures.h"

typedef struct
{
  GFile *folder;
  GFile *boards;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  fixture->folder = folder_fixture_new ();
  fixture->boards = g_file_get_child (fixture->folder, "boards");
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->boards);
}

static GFile *
save_board (GFile      *folder,
            const char *name)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  g_assert_true (tc_board_file_save (board, file, NULL));

  return g_steal_pointer (&file);
}

static GFile *
save_text (GFile      *folder,
           const char *name,
           const char *text)
{
  g_autoptr (GFile) file = g_file_get_child (folder, name);

  g_assert_true (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));

  return g_steal_pointer (&file);
}

static void
assert_named (GFile      *file,
              const char *expected)
{
  g_autofree char *name = g_file_get_basename (file);

  g_assert_cmpstr (name, ==, expected);
}

static void
assert_same_bytes (GFile *a,
                   GFile *b)
{
  g_autoptr (GBytes) left = g_file_load_bytes (a, NULL, NULL, NULL);
  g_autoptr (GBytes) right = g_file_load_bytes (b, NULL, NULL, NULL);

  g_assert_true (g_bytes_equal (left, right));
}

static guint
count_files (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  guint n_files = 0;

  while (files != NULL && g_file_enumerator_iterate (files, &info, NULL, NULL, NULL) && info != NULL)
    n_files++;

  return n_files;
}

static void
test_import (Fixture      *fixture,
             gconstpointer unused)
{
  static const struct { const char *name, *first, *second; } cases[] = {
    { "kiosk.city.json", "kiosk.city.json", "kiosk-2.city.json" },
    { "kiosk.tagcity", "kiosk.tagcity", "kiosk-2.tagcity" },
    { "v1.2.tagcity", "v1.2.tagcity", "v1.2-2.tagcity" },
    { "rue.json", "rue.city.json", "rue-2.city.json" },
    { "quai", "quai.city.json", "quai-2.city.json" },
    { "sea view 3.city.json", "sea view 3.city.json", "sea view 3-2.city.json" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) source = save_board (fixture->folder, cases[i].name);
      g_autoptr (GFile) first = tc_own_boards_import (fixture->boards, source, NULL);
      g_autoptr (GFile) second = tc_own_boards_import (fixture->boards, source, NULL);

      assert_named (first, cases[i].first);
      assert_named (second, cases[i].second);
      g_assert_true (g_file_has_parent (first, fixture->boards));
      assert_same_bytes (source, first);
      assert_same_bytes (source, second);
    }
  g_assert_cmpuint (count_files (fixture->boards), ==, 2 * G_N_ELEMENTS (cases));
}

static void
test_import_own (Fixture      *fixture,
                 gconstpointer unused)
{
  g_autoptr (GFile) own = save_board (fixture->boards, "own.city.json");
  g_autoptr (GFile) imported = tc_own_boards_import (fixture->boards, own, NULL);

  g_assert_true (g_file_equal (own, imported));
  g_assert_cmpuint (count_files (fixture->boards), ==, 1);
}

static void
test_import_refused (Fixture      *fixture,
                     gconstpointer unused)
{
  static const struct { const char *text; StoreError code; } cases[] = {
    { "", STORE_ERROR_SYNTAX },
    { "{", STORE_ERROR_SYNTAX },
    { "{\"format\": \"tag-city-record\", \"version\": 1}", STORE_ERROR_FORMAT },
  };
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->folder, "nowhere.city.json");
  g_autoptr (GError) missing = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) source = save_text (fixture->folder, "x.city.json", cases[i].text);
      g_autoptr (GError) error = NULL;

      g_assert_null (tc_own_boards_import (fixture->boards, source, &error));
      g_assert_error (error, STORE_ERROR, (int) cases[i].code);
      g_assert_cmpstr (error->message, !=, "");
    }
  g_assert_null (tc_own_boards_import (fixture->boards, nowhere, &missing));
  g_assert_error (missing, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_assert_cmpuint (count_files (fixture->boards), ==, 0);
}

/* Where nothing can be written, nothing is left. */
static void
test_import_nowhere (Fixture      *fixture,
                     gconstpointer unused)
{
  g_autoptr (GFile) source = save_board (fixture->folder, "kiosk.city.json");
  g_autoptr (GFile) blocker = save_text (fixture->folder, "boards", "");
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_equal (blocker, fixture->boards));
  g_assert_null (tc_own_boards_import (fixture->boards, source, &error));
  g_assert_nonnull (error);
}

static void
assert_called (GFile      *file,
               const char *english,
               const char *french)
{
  g_autoptr (TcBoardFile) board = tc_board_file_load (file, NULL);

  g_assert_cmpstr (tc_board_file_get_name (board, "en"), ==, english);
  g_assert_cmpstr (tc_board_file_get_name (board, "fr"), ==, french);
}

static void
test_duplicate (Fixture      *fixture,
                gconstpointer unused)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  g_autofree char *english = g_strconcat (tc_board_file_get_name (board, "en"), " 2", NULL);
  g_autofree char *french = g_strconcat (tc_board_file_get_name (board, "fr"), " 2", NULL);
  g_autofree char *third = g_strconcat (tc_board_file_get_name (board, "en"), " 3", NULL);
  g_autofree char *third_french = g_strconcat (tc_board_file_get_name (board, "fr"), " 3", NULL);
  g_autoptr (GFile) file = save_board (fixture->boards, "banks.city.json");
  g_autoptr (GFile) copy = tc_own_boards_duplicate (file, NULL);
  g_autoptr (GFile) copy_of_copy = tc_own_boards_duplicate (copy, NULL);

  assert_named (copy, "banks-2.city.json");
  assert_called (copy, english, french);
  assert_named (copy_of_copy, "banks-3.city.json");
  assert_called (copy_of_copy, third, third_french);
  g_assert_cmpuint (count_files (fixture->boards), ==, 3);
}

/* A name that is one text for all languages stays one. */
static void
test_duplicate_plain (Fixture      *fixture,
                      gconstpointer unused)
{
  g_autoptr (TcBoardFile) board = tc_built_in_board_load ("side-b", NULL);
  g_autoptr (TcBoardFile) without = tc_board_file_new_with_text (board, TC_BOARD_TEXT_NAME, 0, "fr", "");
  g_autoptr (TcBoardFile) plain = tc_board_file_new_with_text (without, TC_BOARD_TEXT_NAME, 0, "en", "Kiosk");
  g_autoptr (GFile) file = g_file_get_child (fixture->boards, "kiosk.tagcity");
  g_autoptr (GFile) copy = NULL;

  g_assert_true (tc_board_file_save (plain, file, NULL));
  copy = tc_own_boards_duplicate (file, NULL);
  assert_named (copy, "kiosk-2.tagcity");
  assert_called (copy, "Kiosk 2", "Kiosk 2");
}

static void
test_duplicate_broken (Fixture      *fixture,
                       gconstpointer unused)
{
  g_autoptr (GFile) file = NULL, copy = NULL, nowhere = g_file_get_child (fixture->folder, "nowhere.city.json");
  g_autoptr (GError) error = NULL;

  file = save_text (fixture->folder, "broken.city.json", "{");
  copy = tc_own_boards_duplicate (file, NULL);
  assert_named (copy, "broken-2.city.json");
  assert_same_bytes (file, copy);
  g_assert_null (tc_own_boards_duplicate (nowhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_trash (Fixture      *fixture,
            gconstpointer unused)
{
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->folder, "nowhere.city.json");
  g_autoptr (GError) error = NULL;

  g_assert_false (tc_own_boards_trash (nowhere, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/own-boards/import", test_import },
    { "/own-boards/import-own", test_import_own },
    { "/own-boards/import-refused", test_import_refused },
    { "/own-boards/import-nowhere", test_import_nowhere },
    { "/own-boards/duplicate", test_duplicate },
    { "/own-boards/duplicate-plain", test_duplicate_plain },
    { "/own-boards/duplicate-broken", test_duplicate_broken },
    { "/own-boards/trash", test_trash },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);

  return g_test_run ();
}
