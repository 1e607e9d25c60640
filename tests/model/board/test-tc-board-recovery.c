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

/* Those that can be read; the rest is told of in @warning, or there is none. */
static GPtrArray *
list_recoveries (void)
{
  g_autofree char *warning = NULL;
  GPtrArray *list = tc_board_recovery_list (NULL, &warning);

  g_assert_null (warning);

  return list;
}

static guint
count_recoveries (void)
{
  g_autoptr (GPtrArray) list = list_recoveries ();

  return list->len;
}

static void
paint (TcBoardDocument *document)
{
  const TcBoard board = tc_board_painted_line (tc_board_document_get_board (document), 0, 0, 0, 0, 4, TC_SYMMETRY_NONE);

  tc_board_document_apply (document, &board, "paint", NULL);
}

static void
wait_for_files (Fixture *fixture,
                guint    n_files)
{
  while (count_files (fixture) != n_files)
    g_main_context_iteration (NULL, FALSE);
}

/* A program that changes something and is killed, at once or as soon as the copy of that is written; @path is that of a board, or NULL for a new
 * one. */
static void
work_and_die (const char *path,
              gboolean    at_once)
{
  g_autoptr (GFile) file = path != NULL ? g_file_new_for_path (path) : NULL;
  Fixture fixture = { .state = g_file_new_build_filename (g_get_user_state_dir (), "tag-city", "editor", NULL) };
  const guint n_before = count_files (&fixture);
  TcBoardDocument *document = file != NULL ? document_fixture_load (file, NULL) : tc_board_document_new (NULL);

  if (file != NULL)
    paint (document);
  else
    tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "Lost City");
  if (!at_once)
    wait_for_files (&fixture, n_before + 1);
  raise (SIGKILL);
}

static void
run_and_die (const char *how,
             const char *path)
{
  const char *const arguments[] = { program, how, path, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);
}

static void
crash (const char *path)
{
  run_and_die ("--crash", path);
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

  list = list_recoveries ();
  g_assert_cmpuint (list->len, ==, 1);
  recovery = g_ptr_array_index (list, 0);
  g_assert_cmpstr (tc_board_recovery_get_title (recovery), ==, "Ring Road");
  g_assert_true (g_file_equal (tc_board_recovery_get_original (recovery), fixture->file));
  g_assert_cmpint (tc_board_recovery_get_modified (recovery), >, 0);

  /* The original is as it was. */
  original = document_fixture_load (fixture->file, NULL);
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
  list = list_recoveries ();
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

/* What lies beside the copy. */
static GFile *
find_newest (Fixture *fixture)
{
  g_autoptr (GDir) entries = g_dir_open (g_file_peek_path (fixture->state), 0, NULL);
  const char *name;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    if (g_str_has_suffix (name, ".recovery.newest"))
      return g_file_get_child (fixture->state, name);

  return NULL;
}

/* What the only copy that is offered has in the first square; 255 if there is none. */
static guint
first_square_of_copy (void)
{
  g_autoptr (GPtrArray) list = list_recoveries ();

  return list->len == 1 ? tc_board_file_get_board (tc_board_recovery_get_board_file (g_ptr_array_index (list, 0)))->squares[0][0] : 255;
}

/* Nothing has run since the change, neither the main loop nor a thread: it is kept all the same, and goes when it is not wanted any more. */
static void
test_killed_at_once (Fixture      *fixture,
                     gconstpointer unused)
{
  g_autoptr (GPtrArray) list = NULL;

  run_and_die ("--crash-at-once", g_file_peek_path (fixture->file));
  g_assert_cmpuint (count_files (fixture), ==, 0);
  g_assert_cmpuint (first_square_of_copy (), ==, 4);
  list = list_recoveries ();
  tc_board_recovery_delete (g_ptr_array_index (list, 0));
  g_assert_null (find_newest (fixture));
  g_clear_pointer (&list, g_ptr_array_unref);
  g_assert_cmpuint (count_recoveries (), ==, 0);
}

static void
look_for_newest (TcBoardDocument *document,
                 Fixture         *fixture)
{
  g_autoptr (GFile) newest = find_newest (fixture);

  g_assert_nonnull (newest);
}

static void
test_kept_before_shown (Fixture      *fixture,
                        gconstpointer unused)
{
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);

  g_signal_connect (document, "updated", G_CALLBACK (look_for_newest), fixture);
  g_signal_connect (document, "changed", G_CALLBACK (look_for_newest), fixture);
  paint (document);
  g_signal_handlers_disconnect_by_data (document, fixture);
  g_assert_finalize_object (document);
}

static void
test_newest_goes_before_copy (Fixture      *fixture,
                              gconstpointer unused)
{
  g_autoptr (GFile) newest = NULL;
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GString) changed = NULL;
  g_autofree char *text = NULL;

  crash_with_file (fixture);
  newest = find_newest (fixture);
  g_assert_true (g_file_load_contents (newest, NULL, &text, NULL, NULL, NULL));
  changed = g_string_new (text);
  g_string_replace (changed, "Ring Road", "Round About", 0);
  g_assert_true (g_file_set_contents (g_file_peek_path (newest), changed->str, -1, NULL));
  list = list_recoveries ();
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpstr (tc_board_recovery_get_title (g_ptr_array_index (list, 0)), ==, "Round About");
  tc_board_recovery_delete (g_ptr_array_index (list, 0));
}

/* As the end of the machine may leave it: then there is the copy. */
static void
test_newest_is_spoilt (Fixture      *fixture,
                       gconstpointer unused)
{
  static const char *const texts[] = { "", "{\"format\": \"tag-city-recovery\", \"version\": 1, \"board\": {\"form", "[]" };
  g_autoptr (GFile) newest = NULL;
  g_autoptr (GPtrArray) list = NULL;

  crash_with_file (fixture);
  newest = find_newest (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_true (g_file_set_contents (g_file_peek_path (newest), texts[i], -1, NULL));
      g_assert_cmpuint (first_square_of_copy (), ==, 4);
    }
  list = list_recoveries ();
  tc_board_recovery_delete (g_ptr_array_index (list, 0));
}

static void
test_newest_alone_is_spoilt (Fixture      *fixture,
                             gconstpointer unused)
{
  g_autoptr (GFile) newest = g_file_get_child (fixture->state, "board-alone.recovery.newest");
  g_autofree char *warning = NULL;
  g_autoptr (GPtrArray) list = NULL;

  g_file_make_directory_with_parents (fixture->state, NULL, NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (newest), "{", -1, NULL));
  list = tc_board_recovery_list (NULL, &warning);
  g_assert_cmpuint (list->len, ==, 0);
  g_assert_nonnull (strstr (warning, "board-alone.recovery.newest.damaged-1"));
  g_assert_cmpuint (count_recoveries (), ==, 0);
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
  list = list_recoveries ();
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
  list = list_recoveries ();
  g_assert_cmpuint (list->len, ==, 2);

  /* As long as they are held, nobody else is offered them. */
  g_assert_cmpuint (count_recoveries (), ==, 0);
  tc_board_recovery_delete (g_ptr_array_index (list, 0));
  g_ptr_array_unref (list);
  g_assert_cmpuint (count_recoveries (), ==, 1);

  list = list_recoveries ();
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
  list = list_recoveries ();
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
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);

  paint (document);
  assert_copied_soon (fixture);
  g_assert_finalize_object (document);
}

/* The text of the copies, or NULL. */
static char *
read_copy (Fixture *fixture)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (fixture->state, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;
  char *text = NULL;

  while (files != NULL && text == NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (g_str_has_suffix (g_file_info_get_name (info), ".json"))
      g_file_load_contents (file, NULL, &text, NULL, NULL, NULL);

  return text;
}

/* The first change is copied at once, and so is the next one, which comes right after it. */
static void
test_next_is_soon_too (Fixture      *fixture,
                       gconstpointer unused)
{
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);
  const gint64 limit = g_get_monotonic_time () + 4 * G_USEC_PER_SEC;
  g_autofree char *first = NULL, *next = NULL;

  paint (document);
  wait_for_files (fixture, 1);
  first = read_copy (fixture);
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "Soon");
  while ((next = read_copy (fixture)) != NULL && g_str_equal (first, next) && g_get_monotonic_time () < limit)
    {
      g_clear_pointer (&next, g_free);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_nonnull (next);
  g_assert_nonnull (strstr (next, "Soon"));
  g_assert_finalize_object (document);
}

/* Whoever goes on with what is on the screen, and not with what another program has written, has something to lose again. */
static void
test_ignored_disk (Fixture      *fixture,
                   gconstpointer unused)
{
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);
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
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);

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
    "", "{", "[]", "{}", "{\"format\": \"tag-city-board\", \"version\": 1, \"board\": {}}",
    "{\"format\": \"tag-city-recovery\", \"version\": 1}", "{\"format\": \"tag-city-recovery\", \"version\": 1, \"board\": 3}",
    "{\"format\": \"tag-city-recovery\", \"version\": 1, \"board\": {}, \"file\": 4}",
  };
  g_autoptr (GFile) file = g_file_get_child (fixture->state, "board-damage.recovery.json");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *name = g_strdup_printf ("board-damage.recovery.json.damaged-%zu", i + 1), *warning = NULL, *kept = NULL;
      g_autoptr (GFile) aside = g_file_get_child (fixture->state, name);
      g_autoptr (GPtrArray) list = NULL;

      g_assert_true (g_file_set_contents (g_file_peek_path (file), texts[i], -1, NULL));
      list = tc_board_recovery_list (NULL, &warning);
      g_assert_cmpuint (list->len, ==, 0);
      g_assert_nonnull (warning);
      g_assert_nonnull (strstr (warning, name));
      g_assert_true (g_file_load_contents (aside, NULL, &kept, NULL, NULL, NULL));
      g_assert_cmpstr (kept, ==, texts[i]);
      g_assert_cmpuint (count_recoveries (), ==, 0);
    }
}

/* A copy of a newer program is that program's to offer; one that is no file is told of and stays. */
static void
test_left_alone (Fixture      *fixture,
                 gconstpointer unused)
{
  static const char newer[] = "{\"format\": \"tag-city-recovery\", \"version\": 2, \"board\": {}}";
  g_autoptr (GFile) file = g_file_get_child (fixture->state, "board-newer.recovery.json");
  g_autoptr (GPtrArray) list = NULL;
  g_autofree char *warning = NULL, *kept = NULL;

  g_file_make_directory_with_parents (fixture->state, NULL, NULL);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), newer, -1, NULL));
  g_assert_cmpuint (count_recoveries (), ==, 0);
  g_assert_true (g_file_load_contents (file, NULL, &kept, NULL, NULL, NULL));
  g_assert_cmpstr (kept, ==, newer);
  g_assert_true (g_file_delete (file, NULL, NULL));

  g_assert_true (g_file_make_directory (file, NULL, NULL));
  list = tc_board_recovery_list (NULL, &warning);
  g_assert_cmpuint (list->len, ==, 0);
  g_assert_cmpstr (warning, ==, "The safety copy “board-newer.recovery.json” could not be read. "
                   "“board-newer.recovery.json” could not be read: Is a directory");
  g_assert_true (g_file_delete (file, NULL, NULL));
}

/* Loads the board with an unknown member that is nested so deeply that the file can be read, and a copy of it could not. */
static TcBoardDocument *
load_deep_board (Fixture *fixture)
{
  g_autofree char *text = NULL, *opened = g_strnfill (31, '['), *closed = g_strnfill (31, ']');
  g_autofree char *member = g_strdup_printf ("{\n  \"unknown\": %s%s,", opened, closed);
  g_autoptr (GString) deep = NULL;
  g_autoptr (GError) error = NULL;
  TcBoardDocument *document;

  g_assert_true (g_file_load_contents (fixture->file, NULL, &text, NULL, NULL, NULL));
  deep = g_string_new (text);
  g_string_replace (deep, "{", member, 1);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->file), deep->str, -1, NULL));
  document = document_fixture_load (fixture->file, &error);
  g_assert_no_error (error);

  return document;
}

/* A copy that nobody could read is none: that is told, until the board is saved. */
static void
test_copy_too_deep (Fixture      *fixture,
                    gconstpointer unused)
{
  TcBoardDocument *document = load_deep_board (fixture);

  paint (document);
  while (tc_board_document_get_copy_problem (document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (tc_board_document_get_copy_problem (document), "nested too deeply"));
  g_assert_cmpuint (count_files (fixture), ==, 0);
  g_assert_true (tc_board_document_save (document, NULL));
  g_assert_null (tc_board_document_get_copy_problem (document));
  g_assert_finalize_object (document);
}

/* Where the copy cannot be kept, somebody should know. */
static void
test_no_room_for_copies (Fixture      *fixture,
                         gconstpointer unused)
{
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);

  folder_fixture_delete (fixture->state);
  g_assert_true (g_file_set_contents (g_file_peek_path (fixture->state), "a file in its place", -1, NULL));
  paint (document);
  while (tc_board_document_get_copy_problem (document) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_finalize_object (document);
  g_assert_true (g_file_delete (fixture->state, NULL, NULL));
}

/* What a killed process leaves besides its work is gone at the next start. */
static void
test_leftovers (Fixture      *fixture,
                gconstpointer unused)
{
  static const char *const names[] = { "board-0a1b2c3d.lock", ".tag-city-aB3xYz" };

  g_file_make_directory_with_parents (fixture->state, NULL, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (fixture->state, names[i]);

      g_assert_true (g_file_replace_contents (file, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
    }
  g_assert_cmpuint (count_recoveries (), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (fixture->state, names[i]);

      g_assert_false (g_file_query_exists (file, NULL));
    }
}

typedef struct
{
  gboolean is_failing;
  guint    n_failures;
} Trouble;

static void
follow_trouble (TcBoardDocument *document,
                Trouble         *trouble)
{
  const gboolean is_failing = tc_board_document_get_copy_problem (document) != NULL;

  trouble->n_failures += is_failing && !trouble->is_failing ? 1 : 0;
  trouble->is_failing = is_failing;
}

/* Where no copy can be kept that is told, and it is kept as soon as that is possible. */
static void
test_no_room (Fixture      *fixture,
              gconstpointer unused)
{
  g_autoptr (GFile) parent = g_file_get_parent (fixture->state);
  TcBoardDocument *document = document_fixture_load (fixture->file, NULL);
  Trouble trouble = { FALSE, 0 };

  folder_fixture_delete (fixture->state);
  g_file_make_directory_with_parents (parent, NULL, NULL);
  g_assert_true (g_file_replace_contents (fixture->state, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_signal_connect (document, "updated", G_CALLBACK (follow_trouble), &trouble);
  paint (document);
  while (trouble.n_failures == 0)
    g_main_context_iteration (NULL, TRUE);

  g_assert_true (g_file_delete (fixture->state, NULL, NULL));
  while (tc_board_document_get_copy_problem (document) != NULL)
    g_main_context_iteration (NULL, TRUE);
  wait_for_files (fixture, 1);
  g_assert_cmpuint (trouble.n_failures, ==, 1);
  g_assert_finalize_object (document);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const struct { const char *path; void (*test) (Fixture *, gconstpointer); } tests[] = {
    { "/board-recovery/crash-of-file", test_crash_of_file },
    { "/board-recovery/crash-of-new", test_crash_of_new },
    { "/board-recovery/killed-at-once", test_killed_at_once },
    { "/board-recovery/kept-before-shown", test_kept_before_shown },
    { "/board-recovery/newest-goes-before-copy", test_newest_goes_before_copy },
    { "/board-recovery/newest-is-spoilt", test_newest_is_spoilt },
    { "/board-recovery/newest-alone-is-spoilt", test_newest_alone_is_spoilt },
    { "/board-recovery/file-changed-meanwhile", test_file_changed_meanwhile },
    { "/board-recovery/several-and-delete", test_several_and_delete },
    { "/board-recovery/newest-first", test_newest_first },
    { "/board-recovery/soon", test_soon },
    { "/board-recovery/next-is-soon-too", test_next_is_soon_too },
    { "/board-recovery/ignored-disk", test_ignored_disk },
    { "/board-recovery/open-document-is-not-offered", test_open_document_is_not_offered },
    { "/board-recovery/damaged", test_damaged },
    { "/board-recovery/left-alone", test_left_alone },
    { "/board-recovery/copy-too-deep", test_copy_too_deep },
    { "/board-recovery/no-room-for-copies", test_no_room_for_copies },
    { "/board-recovery/leftovers", test_leftovers },
    { "/board-recovery/no-room", test_no_room },
  };

  g_autoptr (GFile) state = NULL;
  int result;

  if (argc > 1 && g_str_has_prefix (argv[1], "--crash"))
    work_and_die (argc > 2 ? argv[2] : NULL, g_str_has_suffix (argv[1], "-at-once"));

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
