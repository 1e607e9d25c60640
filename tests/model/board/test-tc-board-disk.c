/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-document.h>

#include <glib/gstdio.h>
#include <string.h>

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>

#include "match-fixtures.h"

typedef struct
{
  GFile           *folder;
  GFile           *file;
  TcBoardDocument *document;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  g_autoptr (TcBoardFile) board = tc_board_template_load ("islands");

  fixture->folder = folder_fixture_new ();
  fixture->file = g_file_get_child (fixture->folder, "islands.city.json");
  g_assert_true (tc_board_file_save (board, fixture->file, NULL));
  fixture->document = document_fixture_load (fixture->file, NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  if (fixture->document != NULL)
    g_assert_finalize_object (fixture->document);
  loop_fixture_drain ();
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->file);
}

static char *
contents_of (GFile *file)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_load_contents (file, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static void
write_contents (GFile      *file,
                const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* The file as a person would change it with an editor of texts. */
static void
change_file (GFile      *file,
             const char *from,
             const char *to)
{
  g_autofree char *before = contents_of (file);
  g_autoptr (GString) after = g_string_new (before);

  g_assert_cmpuint (g_string_replace (after, from, to, 1), ==, 1);
  write_contents (file, after->str);
}

static void
paint (TcBoardDocument *document,
       guint            column)
{
  const TcBoard board = tc_board_painted_line (tc_board_document_get_board (document), 4, column, 4, column, 2, TC_SYMMETRY_NONE);

  tc_board_document_apply (document, &board, "paint", NULL);
}

static void
wait_for_state (Fixture    *fixture,
                TcDiskState state)
{
  while (tc_board_document_get_disk_state (fixture->document) != state)
    g_main_context_iteration (NULL, TRUE);
}

/* The file with a member that no program knows, as long or as deep as it is wanted. Takes @value. */
static void
add_unknown (GFile *file,
             char  *value)
{
  g_autofree char *own = value, *members = g_strdup_printf ("{\n  \"unknown\": %s,", own);

  change_file (file, "{", members);
}

static void
test_load (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_true (g_file_equal (tc_board_document_get_file (fixture->document), fixture->file));
  g_assert_cmpstr (tc_board_document_get_title (fixture->document), ==, "Archipelago");
  g_assert_false (tc_board_document_get_modified (fixture->document));
  g_assert_cmpint (tc_board_document_get_disk_state (fixture->document), ==, TC_DISK_STATE_SAME);
}

static void
test_load_async (Fixture      *fixture,
                 gconstpointer unused)
{
  g_autoptr (GFile) missing = g_file_get_child (fixture->folder, "missing.city.json");
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardDocument) document = document_fixture_load (fixture->file, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (tc_board_document_get_title (document), ==, "Archipelago");
  g_assert_null (document_fixture_load (missing, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

static void
test_load_nonsense (Fixture      *fixture,
                    gconstpointer unused)
{
  g_autoptr (GError) error = NULL;

  write_contents (fixture->file, "{\"format\": \"tag-city-board\"");
  g_assert_null (document_fixture_load (fixture->file, &error));
  g_assert_nonnull (error);
}

/* A board with errors is saved and loaded as any other. */
static void
test_save (Fixture      *fixture,
           gconstpointer unused)
{
  TcBoard board = tc_board_with_number_at (tc_board_document_get_board (fixture->document), TC_NUMBERS_DRONES, 0, 3);
  g_autoptr (TcBoardDocument) again = NULL;
  g_autoptr (GError) error = NULL;

  tc_board_document_apply (fixture->document, &board, "drone", NULL);
  g_assert_true (tc_board_document_get_modified (fixture->document));
  g_assert_true (tc_board_document_save (fixture->document, &error));
  g_assert_no_error (error);
  g_assert_false (tc_board_document_get_modified (fixture->document));

  again = document_fixture_load (fixture->file, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tc_board_document_get_board (again)->drones[0], ==, 3);

  /* What is saved can be undone, and then is unsaved again. */
  tc_board_document_undo (fixture->document);
  g_assert_true (tc_board_document_get_modified (fixture->document));
  tc_board_document_redo (fixture->document);
  g_assert_false (tc_board_document_get_modified (fixture->document));
}

static void
test_save_as (Fixture      *fixture,
              gconstpointer unused)
{
  g_autoptr (GFile) other = g_file_get_child (fixture->folder, "new/other.city.json");
  g_autofree char *before = contents_of (fixture->file);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  paint (fixture->document, 0);
  g_assert_true (tc_board_document_save_as (fixture->document, other, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_equal (tc_board_document_get_file (fixture->document), other));
  after = contents_of (fixture->file);
  g_assert_cmpstr (after, ==, before);
}

/* Where nothing can be written, nothing is said to be saved. */
static void
test_save_fails (Fixture      *fixture,
                 gconstpointer unused)
{
  g_autoptr (GFile) nowhere = g_file_get_child (fixture->file, "below-a-file.city.json");
  g_autoptr (GError) error = NULL;

  paint (fixture->document, 0);
  g_assert_false (tc_board_document_save_as (fixture->document, nowhere, &error));
  g_assert_nonnull (error);
  g_assert_true (tc_board_document_get_modified (fixture->document));
  g_assert_true (g_file_equal (tc_board_document_get_file (fixture->document), fixture->file));
}

static void
test_unknown_members (Fixture      *fixture,
                      gconstpointer unused)
{
  static const char *const kept[] = {
    "\"x-tool\": {\"zoom\": 1.5, \"list\": [1, null, true]}", "\"mood\": \"calm\"", "\"x-row\": 7", "\"x-hq\": \"spin\"",
  };
  g_autoptr (TcBoardDocument) document = NULL;
  g_autofree char *text = NULL;

  change_file (fixture->file, "\"version\": 1,", "\"version\": 1, \"x-tool\": {\"zoom\": 1.5, \"list\": [1, null, true]},");
  change_file (fixture->file, "\"c\": {", "\"c\": {\"mood\": \"calm\", ");
  change_file (fixture->file, "\"rows\": [\n    {", "\"rows\": [\n    {\"x-row\": 7, ");
  change_file (fixture->file, "\"hq\": {", "\"hq\": {\"x-hq\": \"spin\", ");

  document = document_fixture_load (fixture->file, NULL);
  paint (document, 0);
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "Atoll");
  g_assert_cmpint (tc_board_document_add_district (document), ==, 5);
  tc_board_document_undo (document);
  g_assert_true (tc_board_document_save (document, NULL));

  text = contents_of (fixture->file);
  for (gsize i = 0; i < G_N_ELEMENTS (kept); i++)
    g_assert_nonnull (strstr (text, kept[i]));
  g_assert_nonnull (strstr (text, "\"Atoll\""));
}

static void
test_changed_on_disk (Fixture      *fixture,
                      gconstpointer unused)
{
  g_autoptr (GError) error = NULL;

  paint (fixture->document, 0);
  change_file (fixture->file, "Archipelago", "Atoll");
  wait_for_state (fixture, TC_DISK_STATE_CHANGED);

  g_assert_false (tc_board_document_save (fixture->document, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_clear_error (&error);

  g_assert_true (tc_board_document_reload (fixture->document, &error));
  g_assert_no_error (error);
  g_assert_cmpstr (tc_board_document_get_title (fixture->document), ==, "Atoll");
  g_assert_false (tc_board_document_get_modified (fixture->document));
  g_assert_cmpint (tc_board_document_get_disk_state (fixture->document), ==, TC_DISK_STATE_SAME);

  /* One's own work is a step back. */
  tc_board_document_undo (fixture->document);
  g_assert_cmpuint (tc_board_document_get_board (fixture->document)->squares[4][0], ==, 2);
  g_assert_true (tc_board_document_get_modified (fixture->document));
}

/* Nobody need have heard of the change before saving. */
static void
test_changed_a_moment_ago (Fixture      *fixture,
                           gconstpointer unused)
{
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;

  paint (fixture->document, 0);
  change_file (fixture->file, "Archipelago", "Atoll");
  before = contents_of (fixture->file);
  g_assert_false (tc_board_document_save (fixture->document, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_cmpint (tc_board_document_get_disk_state (fixture->document), ==, TC_DISK_STATE_CHANGED);
  after = contents_of (fixture->file);
  g_assert_cmpstr (after, ==, before);

  /* Saving under the same name is an order. */
  g_assert_true (tc_board_document_save_as (fixture->document, fixture->file, NULL));
  g_assert_cmpint (tc_board_document_get_disk_state (fixture->document), ==, TC_DISK_STATE_SAME);
}

static void
test_deleted_on_disk (Fixture      *fixture,
                      gconstpointer unused)
{
  g_assert_true (g_file_delete (fixture->file, NULL, NULL));
  wait_for_state (fixture, TC_DISK_STATE_DELETED);
  tc_board_document_ignore_disk (fixture->document);
  g_assert_true (tc_board_document_get_modified (fixture->document));
  g_assert_cmpint (tc_board_document_get_disk_state (fixture->document), ==, TC_DISK_STATE_SAME);

  g_assert_true (tc_board_document_save (fixture->document, NULL));
  g_assert_true (g_file_query_exists (fixture->file, NULL));
  g_assert_false (tc_board_document_get_modified (fixture->document));
}

/* A change that is taken back is none, and what the document itself saves is none either. */
static void
test_same_again (Fixture      *fixture,
                 gconstpointer unused)
{
  change_file (fixture->file, "Archipelago", "Atoll");
  wait_for_state (fixture, TC_DISK_STATE_CHANGED);
  change_file (fixture->file, "Atoll", "Archipelago");
  wait_for_state (fixture, TC_DISK_STATE_SAME);

  paint (fixture->document, 0);
  g_assert_true (tc_board_document_save (fixture->document, NULL));
  change_file (fixture->file, "Archipelago", "Atoll");
  wait_for_state (fixture, TC_DISK_STATE_CHANGED);
  tc_board_document_ignore_disk (fixture->document);
  g_assert_true (tc_board_document_get_modified (fixture->document));
  g_assert_true (tc_board_document_save (fixture->document, NULL));
}

static gboolean
exists (Fixture    *fixture,
        const char *name)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);

  return g_file_query_exists (file, NULL);
}

static void
put (Fixture    *fixture,
     const char *name)
{
  g_autoptr (GFile) file = g_file_get_child (fixture->folder, name);

  write_contents (file, "half");
}

/* A program that was killed while it saved leaves half a file; it is gone when the board is next opened or saved, and nothing else is. */
static void
test_leftovers (Fixture      *fixture,
                gconstpointer unused)
{
  g_autoptr (TcBoardDocument) again = NULL;

  put (fixture, ".tag-city-aB3xYz");
  put (fixture, "others.lock");
  again = document_fixture_load (fixture->file, NULL);
  g_assert_false (exists (fixture, ".tag-city-aB3xYz"));

  put (fixture, ".tag-city-aB3xYz");
  g_assert_true (tc_board_document_save (fixture->document, NULL));
  g_assert_false (exists (fixture, ".tag-city-aB3xYz"));
  g_assert_true (exists (fixture, "others.lock"));
  g_assert_true (exists (fixture, "islands.city.json"));
}

/* A board that no program of ours could open again is not saved: the author would have nothing but the file. */
static void
test_too_large_to_open (Fixture      *fixture,
                        gconstpointer unused)
{
  g_autofree char *filling = NULL, *before = contents_of (fixture->file), *now = NULL, *name = g_strnfill (60, 'n');
  g_autoptr (GError) error = NULL;

  filling = g_strnfill (4 * 1024 * 1024 - strlen (before) - 40, 'x');
  add_unknown (fixture->file, g_strdup_printf ("\"%s\"", filling));
  g_free (g_steal_pointer (&before));
  before = contents_of (fixture->file);
  g_assert_finalize_object (g_steal_pointer (&fixture->document));
  fixture->document = document_fixture_load (fixture->file, &error);
  g_assert_no_error (error);

  tc_board_document_set_text (fixture->document, TC_BOARD_TEXT_AUTHOR, 0, NULL, name);
  g_assert_false (tc_board_document_save (fixture->document, &error));
  g_assert_cmpstr (error->message, ==, "It could not be opened again. The text is larger than 4 MiB.");
  g_assert_true (tc_board_document_get_modified (fixture->document));
  now = contents_of (fixture->file);
  g_assert_true (g_str_equal (now, before));
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-disk/load", test_load },
    { "/board-disk/load-async", test_load_async },
    { "/board-disk/load-nonsense", test_load_nonsense },
    { "/board-disk/save", test_save },
    { "/board-disk/save-as", test_save_as },
    { "/board-disk/save-fails", test_save_fails },
    { "/board-disk/unknown-members", test_unknown_members },
    { "/board-disk/changed", test_changed_on_disk },
    { "/board-disk/changed-a-moment-ago", test_changed_a_moment_ago },
    { "/board-disk/deleted", test_deleted_on_disk },
    { "/board-disk/same-again", test_same_again },
    { "/board-disk/leftovers", test_leftovers },
    { "/board-disk/too-large-to-open", test_too_large_to_open },
  };
  g_autoptr (GFile) state = state_folder_fixture_new ();
  int result;

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  result = g_test_run ();
  folder_fixture_delete (state);

  return result;
}
