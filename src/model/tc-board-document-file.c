/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-document-private.h"

#include <glib/gi18n.h>

/* What a thread loads for a document that is then made by whoever asked. */
typedef struct
{
  GFile       *file;
  TcBoardFile *value;
  char        *checksum;
} Loading;

static void
free_loading (gpointer data)
{
  Loading *loading = data;

  g_clear_object (&loading->file);
  g_clear_pointer (&loading->value, tc_board_file_unref);
  g_clear_pointer (&loading->checksum, g_free);
  g_free (loading);
}

TcBoardDocument *
tc_board_document_load (GFile   *file,
                        GError **error)
{
  g_autoptr (TcBoardFile) value = NULL;
  g_autofree char *checksum = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  value = tc_board_disk_load (file, &checksum, error);

  return value != NULL ? tc_board_document_new_loaded (value, file, checksum) : NULL;
}

static void
load_in_thread (GTask        *task,
                gpointer      source,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Loading *loading = task_data;
  GError *error = NULL;

  loading->value = tc_board_disk_load (loading->file, &loading->checksum, &error);
  if (loading->value != NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
tc_board_document_load_async (GFile              *file,
                              GCancellable       *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading;

  g_return_if_fail (G_IS_FILE (file));

  loading = g_new0 (Loading, 1);
  loading->file = g_object_ref (file);
  task = g_task_new (file, cancellable, callback, user_data);
  g_task_set_source_tag (task, tc_board_document_load_async);
  g_task_set_name (task, "tc-board-document");
  g_task_set_task_data (task, loading, free_loading);
  g_task_run_in_thread (task, load_in_thread);
}

TcBoardDocument *
tc_board_document_load_finish (GAsyncResult *result,
                               GError      **error)
{
  Loading *loading;

  g_return_val_if_fail (g_async_result_is_tagged (result, tc_board_document_load_async), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  loading = g_task_get_task_data (G_TASK (result));

  return tc_board_document_new_loaded (loading->value, loading->file, loading->checksum);
}

gboolean
tc_board_document_save_as (TcBoardDocument *self,
                           GFile           *file,
                           GError         **error)
{
  TcBoardFile *value;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  tc_board_history_end_stroke (self->history);
  tc_board_history_end_merge (self->history);
  value = tc_board_document_get_board_file (self);
  if (!tc_board_disk_save (self->disk, value, file, error))
    return FALSE;

  g_object_notify (G_OBJECT (self), "file");
  tc_board_document_set_saved (self, value);

  return TRUE;
}

gboolean
tc_board_document_save (TcBoardDocument *self,
                        GError         **error)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);
  g_return_val_if_fail (tc_board_document_get_file (self) != NULL, FALSE);

  if (tc_board_disk_look (self->disk) == TC_DISK_STATE_CHANGED)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG,
                           _("The file was changed by another program since it was opened here."));
      return FALSE;
    }

  return tc_board_document_save_as (self, tc_board_document_get_file (self), error);
}

gboolean
tc_board_document_reload (TcBoardDocument *self,
                          GError         **error)
{
  g_autoptr (TcBoardFile) value = NULL;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);
  g_return_val_if_fail (tc_board_document_get_file (self) != NULL, FALSE);

  value = tc_board_disk_reload (self->disk, error);
  if (value == NULL)
    return FALSE;

  /* Translators: a step that can be undone. */
  tc_board_document_apply_file (self, value, C_("undo", "load what is on the disk"), NULL);
  tc_board_document_set_saved (self, tc_board_document_get_board_file (self));

  return TRUE;
}

void
tc_board_document_ignore_disk (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  if (tc_board_document_get_disk_state (self) == TC_DISK_STATE_SAME)
    return;

  tc_board_disk_ignore (self->disk);
  tc_board_document_set_saved (self, NULL);
}
