/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-board-document.h>

#include <signal.h>
#include <sys/wait.h>

#include <tc-board-tools.h>
#include <tc-built-in-boards.h>

#include "match-fixtures.h"

static const char *program;

typedef struct
{
  GFile *folder;
  GFile *state;        /* where copies are kept */
  GFile *file;
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  g_autoptr (TcBoardFile) board = tc_board_template_load ("ring");

  fixture->folder = folder_fixture_new ();
  fixture->state = g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "editor", NULL);
  fixture->file = g_file_get_child (fixture->folder, "ring.city.json");
  g_assert_true (tc_board_file_save (board, fixture->file, NULL));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  loop_fixture_drain ();
  folder_fixture_delete (fixture->folder);
  g_object_unref (fixture->folder);
  g_object_unref (fixture->state);
  g_object_unref (fixture->file);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  guint n_files = 0;

  files = g_file_enumerate_children (fixture->state, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, &info, NULL, NULL, NULL) && info != NULL)
    n_files += g_str_has_suffix (g_file_info_get_name (info), ".json") ? 1 : 0;

  return n_files;
}

static guint
count_recoveries (void)
{
  g_autoptr (GPtrArray) list = tc_board_recovery_list (NULL);

  return list->len;
}

static void
paint (TcBoardDocument *document)
{
  const TcBoard board = tc_board_painted (tc_board_document_get_board (document), 0, 0, 4, TC_SYMMETRY_NONE);

  tc_board_document_apply (document, &board, "paint", NULL);
}

static void
wait_for_files (Fixture *fixture,
                guint    n_files)
{
  while (count_files (fixture) != n_files)
    g_main_context_iteration (NULL, FALSE);
}

/* A program that changes something and is killed as soon as the copy of that is written; @path is that of a board, or NULL for a new one. */
static void
work_and_die (const char *path)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  Fixture fixture = { .state = g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "editor", NULL) };
  const guint n_before = count_files (&fixture);
  TcBoardDocument *document = file != NULL ? tc_board_document_load (file, NULL) : tc_board_document_new (NULL);

  if (file != NULL)
    paint (document);
  else
    tc_board_document_set_name (document, "en", "Lost City");
  wait_for_files (&fixture, n_before + 1);
  raise (SIGKILL);
}

static void
crash (const char *path)
{
  const char *const arguments[] = { program, "--crash", path, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static void
crash_with_file (Fixture *fixture)
{
  crash (g_file_peek_path (fixture->file));
}

static void
test_crash_of_file (Fixture      *fixture,
                    gconstpointer unused)
{
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (TcBoardDocument) document = NULL, original = NULL;
  TcBoardRecovery *recovery;

  g_assert_cmpuint (count_recoveries (), ==, 0);
  crash_with_file (fixture);

  list = tc_board_recovery_list (NULL);
  g_assert_cmpuint (list->len, ==, 1);
  recovery = g_ptr_array_index (list, 0);
  g_assert_cmpstr (tc_board_recovery_get_title (recovery), ==, "Ring Road");
  g_assert_true (g_file_equal (tc_board_recovery_get_original (recovery), fixture->file));
  g_assert_cmpint (tc_board_recovery_get_modified (recovery), >, 0);

  /* The original is as it was. */
  original = tc_board_document_load (fixture->file, NULL);
  g_assert_cmpuint (tc_board_document_get_board (original)->squares[0][0], ==, 0);

  document = tc_board_document_recover (recovery);
  g_assert_cmpuint (tc_board_document_get_board (document)->squares[0][0], ==, 4);
  g_assert_true (tc_board_document_get_modified (document));
  g_assert_true (g_file_equal (tc_board_document_get_file (document), fixture->file));

  /* Until it is saved, a second crash would lose nothing. */
  g_assert_cmpuint (count_files (fixture), ==, 1);
  g_assert_true (tc_board_document_save (document, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

static void
test_crash_of_new (Fixture      *fixture,
                   gconstpointer unused)
{
  g_autoptr (GPtrArray) list = NULL;
  TcBoardDocument *document;
  TcBoardRecovery *recovery;

  crash (NULL);
  list = tc_board_recovery_list (NULL);
  g_assert_cmpuint (list->len, ==, 1);
  recovery = g_ptr_array_index (list, 0);
  g_assert_cmpstr (tc_board_recovery_get_title (recovery), ==, "Lost City");
  g_assert_null (tc_board_recovery_get_original (recovery));

  /* Closed without saving, which a person was asked about. */
  document = tc_board_document_recover (recovery);
  g_assert_null (tc_board_document_get_file (document));
  g_assert_finalize_object (document);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

/* Somebody else wrote the file between the crash and the recovery. */
static void
test_file_changed_meanwhile (Fixture      *fixture,
                             gconstpointer unused)
{
  g_autoptr (TcBoardFile) other = tc_board_template_load ("islands");
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (TcBoardDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  crash_with_file (fixture);
  g_assert_true (tc_board_file_save (other, fixture->file, NULL));
  list = tc_board_recovery_list (NULL);
  document = tc_board_document_recover (g_ptr_array_index (list, 0));
  while (tc_board_document_get_disk_state (document) == TC_DISK_STATE_SAME)
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (tc_board_document_save (document, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

static void
test_several_and_delete (Fixture      *fixture,
                         gconstpointer unused)
{
  GPtrArray *list;

  crash_with_file (fixture);
  crash (NULL);
  list = tc_board_recovery_list (NULL);
  g_assert_cmpuint (list->len, ==, 2);

  /* As long as they are held, nobody else is offered them. */
  g_assert_cmpuint (count_recoveries (), ==, 0);
  tc_board_recovery_delete (g_ptr_array_index (list, 0));
  g_ptr_array_unref (list);
  g_assert_cmpuint (count_recoveries (), ==, 1);

  list = tc_board_recovery_list (NULL);
  tc_board_recovery_delete (g_ptr_array_index (list, 0));
  g_ptr_array_unref (list);
  g_assert_cmpuint (count_recoveries (), ==, 0);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

/* Sets the times of all copies so that the folder lists the oldest first. */
static void
age_copies (Fixture *fixture)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;
  guint64 seconds = 1000;

  files = g_file_enumerate_children (fixture->state, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), ".json"))
      g_assert_true (g_file_set_attribute_uint64 (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, seconds += 1000, G_FILE_QUERY_INFO_NONE, NULL, NULL));
}

static void
test_newest_first (Fixture      *fixture,
                   gconstpointer unused)
{
  g_autoptr (GPtrArray) list = NULL;

  crash_with_file (fixture);
  crash (NULL);
  crash (NULL);
  age_copies (fixture);
  list = tc_board_recovery_list (NULL);
  g_assert_cmpuint (list->len, ==, 3);
  for (guint i = 1; i < list->len; i++)
    g_assert_cmpint (tc_board_recovery_get_modified (g_ptr_array_index (list, i - 1)), >,
                     tc_board_recovery_get_modified (g_ptr_array_index (list, i)));
  for (guint i = 0; i < list->len; i++)
    tc_board_recovery_delete (g_ptr_array_index (list, i));
}

static gboolean
time_is_up (gpointer user_data)
{
  gboolean *is_up = user_data;

  *is_up = TRUE;

  return G_SOURCE_REMOVE;
}

/* Half a second after a change its copy is being written; that itself may take long where much else is. */
static void
assert_copied_soon (Fixture *fixture)
{
  gboolean is_up = FALSE;
  gint64 limit;

  g_timeout_add (500, time_is_up, &is_up);
  while (!is_up)
    g_main_context_iteration (NULL, TRUE);
  limit = g_get_monotonic_time () + 4 * G_USEC_PER_SEC;
  while (count_files (fixture) != 1 && g_get_monotonic_time () < limit)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

static void
test_soon (Fixture      *fixture,
           gconstpointer unused)
{
  TcBoardDocument *document = tc_board_document_load (fixture->file, NULL);

  paint (document);
  assert_copied_soon (fixture);
  g_assert_finalize_object (document);
}

/* Whoever goes on with what is on the screen, and not with what another program has written, has something to lose again. */
static void
test_ignored_disk (Fixture      *fixture,
                   gconstpointer unused)
{
  TcBoardDocument *document = tc_board_document_load (fixture->file, NULL);
  g_autoptr (TcBoardFile) other = tc_board_template_load ("islands");

  g_assert_true (tc_board_file_save (other, fixture->file, NULL));
  while (tc_board_document_get_disk_state (document) == TC_DISK_STATE_SAME)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_files (fixture), ==, 0);
  tc_board_document_ignore_disk (document);
  g_assert_true (tc_board_document_get_modified (document));
  assert_copied_soon (fixture);
  g_assert_finalize_object (document);
}

static void
test_open_document_is_not_offered (Fixture      *fixture,
                                   gconstpointer unused)
{
  TcBoardDocument *document = tc_board_document_load (fixture->file, NULL);

  paint (document);
  wait_for_files (fixture, 1);
  g_assert_cmpuint (count_recoveries (), ==, 0);

  /* Taken back, there is nothing to be kept. */
  tc_board_document_undo (document);
  wait_for_files (fixture, 0);
  tc_board_document_redo (document);
  wait_for_files (fixture, 1);

  g_assert_finalize_object (document);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

static void
test_damaged (Fixture      *fixture,
              gconstpointer unused)
{
  static const char *const texts[] = {
    "", "{", "[]", "{}", "{\"format\": \"tag-city-recovery\", \"version\": 2, \"board\": {}}",
    "{\"format\": \"tag-city-recovery\", \"version\": 1}", "{\"format\": \"tag-city-recovery\", \"version\": 1, \"board\": 3}",
    "{\"format\": \"tag-city-recovery\", \"version\": 1, \"board\": {}, \"file\": 4}",
  };
  g_autoptr (GFile) file = g_file_get_child (fixture->state, "board-damage.recovery.json");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (g_file_set_contents (g_file_peek_path (file), texts[i], -1, NULL));
      g_assert_cmpuint (count_recoveries (), ==, 0);
    }
  g_assert_true (g_file_delete (file, NULL, NULL));
}

static void
copy_failed (TcBoardDocument *document,
             GError          *error,
             guint           *n_failures)
{
  g_assert_nonnull (error);
  (*n_failures)++;
}

/* Where the copy cannot be kept, somebody should know. */
static void
test_no_room_for_copies (Fixture      *fixture,
                         gconstpointer unused)
{
  TcBoardDocument *document = tc_board_document_load (fixture->file, NULL);
  guint n_failures = 0;

  folder_fixture_delete (fixture->state);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->state), "a file in its place", -1, NULL));
  g_signal_connect (document, "recovery-failed", G_CALLBACK (copy_failed), &n_failures);
  paint (document);
  while (n_failures == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (document);
  g_assert_true (g_file_delete (fixture->state, NULL, NULL));
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-recovery/crash-of-file", test_crash_of_file },
    { "/board-recovery/crash-of-new", test_crash_of_new },
    { "/board-recovery/file-changed-meanwhile", test_file_changed_meanwhile },
    { "/board-recovery/several-and-delete", test_several_and_delete },
    { "/board-recovery/newest-first", test_newest_first },
    { "/board-recovery/soon", test_soon },
    { "/board-recovery/ignored-disk", test_ignored_disk },
    { "/board-recovery/open-document-is-not-offered", test_open_document_is_not_offered },
    { "/board-recovery/damaged", test_damaged },
    { "/board-recovery/no-room-for-copies", test_no_room_for_copies },
  };

  g_autoptr (GFile) state = NULL;
  int result;

  if (argc > 1 && g_str_equal (argv[1], "--crash"))
    work_and_die (argc > 2 ? argv[2] : NULL);

  /* The program that crashes shares its state folder with this one. */
  state = state_folder_fixture_new ();
  program = argv[0];
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].test, tear_down);
  result = g_test_run ();
  folder_fixture_delete (state);

  return result;
}
