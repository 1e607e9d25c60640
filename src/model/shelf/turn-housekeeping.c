/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-housekeeping.h"

#include <store-lock.h>

#include "turn-saved-game.h"
#include "turn-saved-games.h"
#include "turn-shelf-disk.h"
#include "turn-statistics.h"

typedef struct
{
  GFile *games;
  GFile *shelf;
  GFile *statistics;
  guint  n_counted;
  char  *warning;
} Work;

static void
free_work (gpointer data)
{
  Work *work = data;

  g_clear_object (&work->games);
  g_clear_object (&work->shelf);
  g_clear_object (&work->statistics);
  g_free (work->warning);
  g_free (work);
}

/* When the last move was saved, in seconds since 1970. */
static gint64
find_ended (GFile *file)
{
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, G_FILE_QUERY_INFO_NONE, NULL, NULL);

  return info != NULL ? (gint64) g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED) : 0;
}

/* Nobody may have it open, and it may have gone meanwhile. */
static void
file_away (Work  *work,
           GFile *file)
{
  g_autoptr (StoreLock) lock = turn_saved_lock_take (file, NULL);
  g_autoptr (TurnRecord) record = lock != NULL ? turn_record_load (file, NULL) : NULL;
  g_autofree char *warning = NULL;

  if (record == NULL || !turn_record_is_finished (record))
    return;
  if (turn_shelf_disk_keep (work->shelf, record, find_ended (file), NULL) &&
      turn_statistics_count (work->statistics, record, &warning, NULL) && g_file_delete (file, NULL, NULL))
    work->n_counted++;
  if (warning != NULL && work->warning == NULL)
    work->warning = g_steal_pointer (&warning);
}

static gboolean
is_over (GFile *file)
{
  g_autoptr (TurnRecord) record = turn_record_load (file, NULL);

  return record != NULL && turn_record_is_finished (record);
}

static void
file_all_away (Work *work)
{
  g_autoptr (GFileEnumerator) files = NULL;
  GFileInfo *info;
  GFile *file;

  files = g_file_enumerate_children (work->games, G_FILE_ATTRIBUTE_STANDARD_NAME, G_FILE_QUERY_INFO_NONE, NULL, NULL);
  while (files != NULL && g_file_enumerator_iterate (files, &info, &file, NULL, NULL) && info != NULL)
    if (turn_saved_games_is_name (g_file_info_get_name (info)) && is_over (file))
      file_away (work, file);
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Work *work = task_data;
  g_autoptr (GFile) data_folder = g_file_get_parent (work->statistics);

  store_lock_sweep (g_file_peek_path (work->games));
  store_lock_sweep (g_file_peek_path (data_folder));
  store_lock_sweep (g_file_peek_path (work->shelf));
  file_all_away (work);
  g_task_return_boolean (task, TRUE);
}

void
turn_housekeeping_run_async (GFile              *games,
                             GFile              *shelf,
                             GFile              *statistics,
                             GAsyncReadyCallback callback,
                             gpointer            user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  Work *work = g_new0 (Work, 1);

  work->games = turn_saved_games_dup_folder (games);
  work->shelf = turn_shelf_disk_dup_folder (shelf);
  work->statistics = turn_statistics_dup_file (statistics);
  g_task_set_source_tag (task, turn_housekeeping_run_async);
  g_task_set_name (task, "turn-housekeeping");
  g_task_set_priority (task, G_PRIORITY_LOW);
  g_task_set_task_data (task, work, free_work);
  g_task_run_in_thread (task, run_in_thread);
}

guint
turn_housekeeping_run_finish (GAsyncResult *result,
                              char        **warning)
{
  Work *work;

  g_return_val_if_fail (g_async_result_is_tagged (result, turn_housekeeping_run_async), 0);

  work = g_task_get_task_data (G_TASK (result));
  *warning = g_steal_pointer (&work->warning);

  return work->n_counted;
}
