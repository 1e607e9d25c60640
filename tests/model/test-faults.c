/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gstdio.h>
#include <string.h>

#include <store-file.h>
#include <store-lock.h>
#include <tc-board-document.h>
#include <tc-board-tools.h>
#include <tc-built-in-boards.h>
#include <tc-own-boards.h>
#include <turn-autosave.h>
#include <turn-keeper.h>
#include <turn-model-private.h>
#include <turn-shelf-disk.h>

#include "fault-layer.h"
#include "match-fixtures.h"

/* Every way in which the programs save, with every call on the disk failing once, and from then on: what is there afterwards is the old or the new
 * text, byte for byte, and who asked for it is told which. */

typedef struct
{
  const char *name;
  const char *target;                                 /* below the test's folder */
  void (*prepare)(GFile *folder);                     /* makes the old state, without faults */
  gboolean (*save)(GFile   *folder,
                   GError **error);
} Way;

static TurnRecord *finished, *unfinished;

static GFile *
child (GFile      *folder,
       const char *path)
{
  return g_file_resolve_relative_path (folder, path);
}

static void
prepare_nothing (GFile *folder)
{
}

static void
write_old (GFile      *folder,
           const char *path)
{
  g_autoptr (GFile) file = child (folder, path);

  g_assert_true (store_file_save (file, "old", 3, NULL));
}

static void
prepare_record (GFile *folder)
{
  write_old (folder, "game.tagrecord.json");
}

static gboolean
save_record (GFile   *folder,
             GError **error)
{
  g_autoptr (GFile) file = child (folder, "game.tagrecord.json");

  return turn_record_save (unfinished, file, error);
}

/* What a thread writes, and who leaves the table waits for. */
static gboolean
autosave (GFile   *folder,
          GError **error)
{
  g_autoptr (GFile) file = child (folder, "game.tagrecord.json");
  g_autoptr (TurnAutosave) autosave = turn_autosave_new (file);
  gboolean done;

  turn_autosave_write (autosave, turn_record_to_text (unfinished));
  done = turn_autosave_flush (autosave, error);
  fault_layer_disarm ();

  return done;
}

static void
prepare_statistics (GFile *folder)
{
  g_autoptr (GFile) file = child (folder, "statistics.json");
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (file, NULL);

  g_assert_true (turn_statistics_reset (statistics, NULL));
}

static gboolean
count_game (GFile   *folder,
            GError **error)
{
  g_autoptr (GFile) file = child (folder, "statistics.json");
  g_autofree char *warning = NULL;

  return turn_statistics_count (file, finished, &warning, error);
}

static void
prepare_counted (GFile *folder)
{
  g_assert_true (count_game (folder, NULL));
}

static gboolean
reset_statistics (GFile   *folder,
                  GError **error)
{
  g_autoptr (GFile) file = child (folder, "statistics.json");
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (file, NULL);

  return turn_statistics_reset (statistics, error);
}

static void
prepare_board (GFile *folder)
{
  g_autoptr (GFile) file = child (folder, "ring.city.json");
  g_autoptr (TcBoardFile) board = tc_board_template_load ("ring");

  g_assert_true (tc_board_file_save (board, file, NULL));
}

static gboolean
save_board (GFile   *folder,
            GError **error)
{
  g_autoptr (GFile) file = child (folder, "ring.city.json");
  g_autoptr (TcBoardFile) board = tc_board_template_load ("ring");
  g_autoptr (TcBoardDocument) document = tc_board_document_new (board);
  const gboolean done = tc_board_document_save_as (document, file, error);

  g_assert_false (tc_board_document_get_modified (document) && done);

  return done;
}

static void
prepare_other_board (GFile *folder)
{
  write_old (folder, "ring.city.json");
}

static void
prepare_import (GFile *folder)
{
  g_autoptr (GFile) outside = child (folder, "outside");

  prepare_board (outside);
}

static gboolean
import_board (GFile   *folder,
              GError **error)
{
  g_autoptr (GFile) file = child (folder, "outside/ring.city.json"), boards = child (folder, "boards");
  g_autoptr (GFile) imported = tc_own_boards_import (boards, file, error);

  return imported != NULL;
}

static gboolean
duplicate_board (GFile   *folder,
                 GError **error)
{
  g_autoptr (GFile) file = child (folder, "ring.city.json");
  g_autoptr (GFile) copy = tc_own_boards_duplicate (file, error);

  return copy != NULL;
}

static const Way ways[] = {
  { "record", "game.tagrecord.json", prepare_record, save_record },
  { "new-record", "game.tagrecord.json", prepare_nothing, save_record },
  { "autosave", "game.tagrecord.json", prepare_record, autosave },
  { "count", "statistics.json", prepare_statistics, count_game },
  { "first-count", "statistics.json", prepare_nothing, count_game },
  { "reset", "statistics.json", prepare_counted, reset_statistics },
  { "board", "ring.city.json", prepare_other_board, save_board },
  { "import", "boards/ring.city.json", prepare_import, import_board },
  { "duplicate", "ring-2.city.json", prepare_board, duplicate_board },
};

/* NULL: there is no such file. */
static char *
contents_of (GFile      *folder,
             const char *path)
{
  g_autoptr (GFile) file = child (folder, path);
  char *text = NULL;

  g_file_get_contents (g_file_peek_path (file), &text, NULL, NULL);

  return text;
}

static guint
count_temporary (GFile *folder)
{
  g_autoptr (GFileEnumerator) files = g_file_enumerate_children (folder, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info;
  GFile *file;
  guint n_temporary = 0;

  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    n_temporary += g_str_has_prefix (g_file_info_get_name (info), ".tag-city-") ? 1 : 0;

  return n_temporary;
}

/* Saves with a fault and looks at what is there. Returns how many calls of that kind there were. */
static guint
try_fault (const Way  *way,
           const char *fresh,
           Fault       fault,
           guint       nth,
           gboolean    lasts)
{
  g_autoptr (GFile) folder = folder_fixture_new (), target = child (folder, way->target), beside = g_file_get_parent (target);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL;
  gboolean done;
  guint n_calls;

  way->prepare (folder);
  before = contents_of (folder, way->target);
  fault_layer_arm (fault, nth, lasts);
  done = way->save (folder, &error);
  n_calls = fault_layer_disarm ();
  after = contents_of (folder, way->target);
  if (g_strcmp0 (after, done ? fresh : before) != 0 && g_strcmp0 (after, fresh) != 0)
    g_error ("%s, fault %d, call %u: neither the old nor the new text", way->name, (int) fault, nth);
  g_assert_cmpint (done, ==, error == NULL);
  if (done)
    g_assert_cmpstr (after, ==, fresh);
  if (fault == FAULT_INTERRUPTED || fault == FAULT_SHORT)
    g_assert_true (done || lasts);
  store_lock_sweep_beside (target);
  g_assert_cmpuint (count_temporary (beside), ==, 0);
  loop_fixture_drain ();
  folder_fixture_delete (folder);

  return n_calls;
}

static char *
save_without_faults (const Way *way)
{
  g_autoptr (GFile) folder = folder_fixture_new ();
  char *fresh;

  way->prepare (folder);
  g_assert_true (way->save (folder, NULL));
  fresh = contents_of (folder, way->target);
  g_assert_nonnull (fresh);
  loop_fixture_drain ();
  folder_fixture_delete (folder);

  return fresh;
}

static void
test_way (gconstpointer data)
{
  const Way *way = data;
  g_autofree char *fresh = save_without_faults (way);

  for (Fault fault = 0; fault < N_FAULTS; fault++)
    {
      const guint n_calls = try_fault (way, fresh, fault, 0, FALSE);

      g_assert_true (n_calls > 0 || fault == FAULT_UNLINK);
      for (guint nth = 1; nth <= n_calls; nth++)
        {
          try_fault (way, fresh, fault, nth, FALSE);
          /* A write that is interrupted for ever never ends. */
          if (fault != FAULT_INTERRUPTED)
            try_fault (way, fresh, fault, nth, TRUE);
        }
    }
}

static guint
count_games (void)
{
  g_autoptr (TurnStatistics) statistics = turn_statistics_new (NULL, NULL);

  return turn_statistics_get_total (statistics).games;
}

static guint
count_kept (void)
{
  g_autoptr (GFile) folder = turn_shelf_disk_dup_folder (NULL);
  g_autoptr (GDir) entries = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;
  guint n_kept = 0;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    n_kept += g_str_has_suffix (name, ".tagrecord.json") ? 1 : 0;

  return n_kept;
}

/* The end of a battle: its save goes only when it is kept and counted, and until then that is told. */
static guint
try_end (Fault    fault,
         guint    nth,
         gboolean lasts)
{
  g_autoptr (GFile) home = g_file_new_build_filename (g_get_user_data_dir (), "tag-city", NULL);
  g_autoptr (GFile) folder = folder_fixture_new (), file = child (folder, "game.tagrecord.json");
  g_autoptr (TurnMatch) match = turn_match_new (turn_record_ref (finished));
  TurnKeeper *keeper;
  guint n_calls;

  folder_fixture_delete (home);
  g_assert_true (turn_record_save (finished, file, NULL));
  keeper = turn_keeper_new (match, file, NULL);
  fault_layer_arm (fault, nth, lasts);
  turn_keeper_put_away (keeper);
  n_calls = fault_layer_disarm ();
  if (!g_file_query_exists (file, NULL))
    {
      g_assert_cmpuint (count_games (), ==, 1);
      g_assert_cmpuint (count_kept (), ==, 1);
    }
  else
    g_assert_true (turn_keeper_get_problem (keeper) != NULL || (count_games () == 1 && count_kept () == 1));

  /* The next try does what is left, and counts nothing twice. */
  turn_keeper_put_away (keeper);
  g_assert_cmpuint (count_games (), ==, 1);
  g_assert_cmpuint (count_kept (), ==, 1);
  g_assert_null (turn_keeper_get_problem (keeper));
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_finalize_object (keeper);
  loop_fixture_drain ();
  folder_fixture_delete (folder);

  return n_calls;
}

static void
test_end (void)
{
  for (Fault fault = 0; fault < N_FAULTS; fault++)
    {
      const guint n_calls = try_end (fault, 0, FALSE);

      for (guint nth = 1; nth <= n_calls; nth++)
        {
          try_end (fault, nth, FALSE);
          if (fault != FAULT_INTERRUPTED)
            try_end (fault, nth, TRUE);
        }
    }
}

static guint
count_copies (void)
{
  g_autofree char *warning = NULL;
  g_autoptr (GPtrArray) list = tc_board_recovery_list (NULL, &warning);

  g_assert_null (warning);

  return list->len;
}

static gboolean
is_there (const char *suffix)
{
  g_autofree char *path = g_build_filename (g_get_user_state_dir (), "tag-city", "editor", NULL);
  g_autoptr (GDir) entries = g_dir_open (path, 0, NULL);
  const char *name;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    if (g_str_has_suffix (name, suffix))
      return TRUE;

  return FALSE;
}

/* The safety copy of the editor: it is there and can be read, or the document says why not. */
static void
test_copy (void)
{
  for (Fault fault = 0; fault < N_FAULTS; fault++)
    for (guint nth = 1; nth <= 2; nth++)
      {
        g_autoptr (TcBoardFile) ring = tc_board_template_load ("ring");
        g_autoptr (TcBoardDocument) document = tc_board_document_new (ring);
        const TcBoard board = tc_board_painted_line (tc_board_document_get_board (document), 0, 0, 0, 0, 4, TC_SYMMETRY_NONE);

        fault_layer_arm (fault, nth, fault != FAULT_INTERRUPTED);
        tc_board_document_apply (document, &board, "paint", NULL);
        while (!is_there (".recovery.json") && tc_board_document_get_copy_problem (document) == NULL)
          g_main_context_iteration (NULL, TRUE);
        fault_layer_disarm ();
        g_clear_object (&document);
        loop_fixture_drain ();
        g_assert_cmpuint (count_copies (), ==, 0);
      }
}

/* A text that cannot be noted any more does not leave an older one, which would be read before the copy that the thread can still write. */
static void
test_newest_of_copy (void)
{
  g_autoptr (TcBoardFile) ring = tc_board_template_load ("ring");
  g_autoptr (TcBoardDocument) document = tc_board_document_new (ring);
  guint n_calls;

  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "Before");
  g_assert_true (is_there (".recovery.newest"));
  while (!is_there (".recovery.json"))
    g_main_context_iteration (NULL, TRUE);
  fault_layer_arm (FAULT_FULL, 1, FALSE);
  tc_board_document_set_text (document, TC_BOARD_TEXT_NAME, 0, "en", "After");
  n_calls = fault_layer_disarm ();
  g_assert_cmpuint (n_calls, ==, 1);
  g_assert_false (is_there (".recovery.newest"));
  g_clear_object (&document);
  loop_fixture_drain ();
  g_assert_cmpuint (count_copies (), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GFile) home = folder_fixture_new ();
  g_autoptr (TurnMatch) match = NULL;
  int result;

  g_setenv ("XDG_STATE_HOME", g_file_peek_path (home), TRUE);
  g_setenv ("XDG_DATA_HOME", g_file_peek_path (home), TRUE);
  g_test_init (&argc, &argv, NULL);
  match = match_fixture ("human random", 4);
  unfinished = record_fixture ("human random", 4);
  turn_match_run (match);
  match_fixture_finish (match);
  finished = turn_record_ref (turn_match_get_record (match));

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *path = g_strconcat ("/faults/", ways[i].name, NULL);

      g_test_add_data_func (path, &ways[i], test_way);
    }
  g_test_add_func ("/faults/end", test_end);
  g_test_add_func ("/faults/copy", test_copy);
  g_test_add_func ("/faults/newest-of-copy", test_newest_of_copy);
  result = g_test_run ();
  turn_record_unref (finished);
  turn_record_unref (unfinished);
  folder_fixture_delete (home);

  return result;
}
