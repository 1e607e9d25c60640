/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-document.h"

#include <glib/gi18n.h>

#include "tc-board-history.h"
#include "tc-board-recovery-private.h"
#include "tc-board-tools.h"
#include "tc-built-in-boards.h"
#include "tc-new-district.h"
#include "tc-recovery-copy.h"

struct _TcBoardDocument
{
  GObject         parent_instance;

  TcBoardHistory *history;
  TcBoardFile    *saved;             /* the value that the file has, or NULL if it has another one */
  char           *undo_label;
  char           *redo_label;

  TcBoardDisk    *disk;
  TcRecoveryCopy *copy;
  gboolean        is_copy_unreadable; /* because nothing could read what it would be */
  char           *copy_problem;      /* why there is no copy of the latest changes, or NULL */
};

G_DEFINE_FINAL_TYPE (TcBoardDocument, tc_board_document, G_TYPE_OBJECT)

enum
{
  CHANGED,
  UPDATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Recovery */

static void
updated (TcBoardDocument *self)
{
  g_signal_emit (self, signals[UPDATED], 0);
}

static void
copy_failed (TcBoardDocument *self,
             const GError    *error)
{
  g_free (self->copy_problem);
  self->copy_problem = g_strdup (error->message);
  updated (self);
}

static void
copy_recovered (TcBoardDocument *self)
{
  g_clear_pointer (&self->copy_problem, g_free);
  updated (self);
}

static void
keep_copy (TcBoardDocument *self,
           TcRecoveryCopy  *copy)
{
  self->copy = copy;
  g_signal_connect_object (copy, "failed", G_CALLBACK (copy_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (copy, "recovered", G_CALLBACK (copy_recovered), self, G_CONNECT_SWAPPED);
}

static void
write_copy (TcBoardDocument *self)
{
  g_autoptr (GError) error = NULL;
  char *text = tc_board_recovery_make_text (tc_board_document_get_board_file (self), tc_board_disk_get_file (self->disk),
                                            tc_board_disk_get_checksum (self->disk), &error);

  if (text == NULL)
    {
      copy_failed (self, error);
      self->is_copy_unreadable = TRUE;
      return;
    }
  if (self->is_copy_unreadable)
    copy_recovered (self);
  self->is_copy_unreadable = FALSE;
  tc_recovery_copy_write (self->copy, text);
}

static void
drop_copy (TcBoardDocument *self)
{
  tc_recovery_copy_delete (self->copy);
  if (self->is_copy_unreadable)
    copy_recovered (self);
  self->is_copy_unreadable = FALSE;
}

static void
refresh_copy (TcBoardDocument *self)
{
  if (tc_board_document_get_modified (self))
    write_copy (self);
  else
    drop_copy (self);
}

/* What changes with the value */

static char *
make_undo_label (const char *what)
{
  /* Translators: what a step was follows, such as “fill Docks”. */
  return what != NULL ? g_strdup_printf (_("Undo: %s"), what) : g_strdup (_("Undo"));
}

static char *
make_redo_label (const char *what)
{
  /* Translators: what a step was follows, such as “fill Docks”. */
  return what != NULL ? g_strdup_printf (_("Redo: %s"), what) : g_strdup (_("Redo"));
}

static void
refresh_labels (TcBoardDocument *self)
{
  g_free (self->undo_label);
  g_free (self->redo_label);
  self->undo_label = make_undo_label (tc_board_history_get_undo (self->history));
  self->redo_label = make_redo_label (tc_board_history_get_redo (self->history));
}

/* A change is copied before anybody sees it. */
static void
value_changed (TcBoardDocument *self)
{
  refresh_labels (self);
  refresh_copy (self);
  updated (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_saved (TcBoardDocument *self,
           TcBoardFile     *saved)
{
  if (saved != NULL)
    tc_board_file_ref (saved);
  g_clear_pointer (&self->saved, tc_board_file_unref);
  self->saved = saved;
  refresh_copy (self);
  updated (self);
}

/* A window that is closed has asked already. */
static void
tc_board_document_dispose (GObject *object)
{
  TcBoardDocument *self = TC_BOARD_DOCUMENT (object);

  if (self->copy != NULL)
    drop_copy (self);
  g_clear_object (&self->copy);
  g_clear_object (&self->disk);

  G_OBJECT_CLASS (tc_board_document_parent_class)->dispose (object);
}

static void
tc_board_document_finalize (GObject *object)
{
  TcBoardDocument *self = TC_BOARD_DOCUMENT (object);

  g_clear_pointer (&self->history, tc_board_history_free);
  g_clear_pointer (&self->saved, tc_board_file_unref);
  g_clear_pointer (&self->undo_label, g_free);
  g_clear_pointer (&self->redo_label, g_free);
  g_clear_pointer (&self->copy_problem, g_free);

  G_OBJECT_CLASS (tc_board_document_parent_class)->finalize (object);
}

static void
tc_board_document_class_init (TcBoardDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tc_board_document_dispose;
  object_class->finalize = tc_board_document_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[UPDATED] = g_signal_new ("updated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
tc_board_document_init (TcBoardDocument *self)
{
  self->disk = tc_board_disk_new ();
  g_signal_connect_object (self->disk, "state-changed", G_CALLBACK (updated), self, G_CONNECT_SWAPPED);
}

/* Takes @copy. */
static TcBoardDocument *
new_with_value (TcBoardFile    *value,
                TcRecoveryCopy *copy)
{
  TcBoardDocument *self = g_object_new (TC_TYPE_BOARD_DOCUMENT, NULL);

  keep_copy (self, copy);
  self->history = tc_board_history_new (value);
  refresh_labels (self);

  return self;
}

static TcRecoveryCopy *
new_copy (void)
{
  g_autoptr (GFile) folder = tc_board_recovery_dup_folder ();

  return tc_recovery_copy_new (folder);
}

TcBoardDocument *
tc_board_document_new (TcBoardFile *start)
{
  g_autoptr (TcBoardFile) value = start != NULL ? tc_board_file_ref (start) : tc_board_template_load ("empty");
  TcBoardDocument *self = new_with_value (value, new_copy ());

  set_saved (self, value);

  return self;
}

static TcBoardDocument *
new_loaded (TcBoardFile *value,
            GFile       *file,
            const char  *checksum)
{
  TcBoardDocument *self = new_with_value (value, new_copy ());

  tc_board_disk_set_file (self->disk, file, checksum);
  set_saved (self, value);

  return self;
}

TcBoardDocument *
tc_board_document_recover (TcBoardRecovery *recovery)
{
  TcRecoveryCopy *copy;
  TcBoardDocument *self;

  g_return_val_if_fail (TC_IS_BOARD_RECOVERY (recovery), NULL);

  /* Whoever recovers it twice, or what was deleted, gets a copy of its own. */
  copy = tc_board_recovery_take_copy (recovery);
  self = new_with_value (tc_board_recovery_get_board_file (recovery), copy != NULL ? copy : new_copy ());
  if (tc_board_recovery_get_original (recovery) != NULL)
    tc_board_disk_set_file (self->disk, tc_board_recovery_get_original (recovery), tc_board_recovery_get_checksum (recovery));

  return self;
}

TcBoardFile *
tc_board_document_get_board_file (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  return tc_board_history_get_value (self->history);
}

const TcBoard *
tc_board_document_get_board (TcBoardDocument *self)
{
  return tc_board_file_get_board (tc_board_document_get_board_file (self));
}

GFile *
tc_board_document_get_file (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  return tc_board_disk_get_file (self->disk);
}

const char *
tc_board_document_get_title (TcBoardDocument *self)
{
  const char *name;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  name = tc_board_file_get_name (tc_board_document_get_board_file (self), NULL);

  return *name != '\0' ? name : _("Unnamed board");
}

gboolean
tc_board_document_get_modified (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);

  return self->saved != tc_board_history_get_value (self->history);
}

gboolean
tc_board_document_get_can_undo (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);

  return tc_board_history_get_undo (self->history) != NULL;
}

gboolean
tc_board_document_get_can_redo (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);

  return tc_board_history_get_redo (self->history) != NULL;
}

const char *
tc_board_document_get_undo_label (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  return self->undo_label;
}

const char *
tc_board_document_get_redo_label (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  return self->redo_label;
}

TcDiskState
tc_board_document_get_disk_state (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), TC_DISK_STATE_SAME);

  return tc_board_disk_get_state (self->disk);
}

const char *
tc_board_document_get_copy_problem (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  return self->copy_problem;
}

void
tc_board_document_apply_file (TcBoardDocument *self,
                              TcBoardFile     *board_file,
                              const char      *label,
                              const char      *merge_key)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));
  g_return_if_fail (board_file != NULL);
  g_return_if_fail (label != NULL);

  if (tc_board_history_apply (self->history, board_file, label, merge_key))
    value_changed (self);
}

void
tc_board_document_apply (TcBoardDocument *self,
                         const TcBoard   *board,
                         const char      *label,
                         const char      *merge_key)
{
  g_autoptr (TcBoardFile) board_file = NULL;

  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  board_file = tc_board_file_new_with_board (tc_board_document_get_board_file (self), board);
  tc_board_document_apply_file (self, board_file, label, merge_key);
}

void
tc_board_document_apply_lines (TcBoardDocument    *self,
                               const TcBoardLines *lines,
                               const char         *label,
                               const char         *merge_key)
{
  g_autoptr (TcBoardFile) board_file = NULL;
  TcBoard board;

  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  board = tc_board_arranged (tc_board_document_get_board (self), lines);
  board_file = tc_board_file_new_with_lines (tc_board_document_get_board_file (self), &board, lines);
  tc_board_document_apply_file (self, board_file, label, merge_key);
}

void
tc_board_document_end_merge (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  tc_board_history_end_merge (self->history);
}

void
tc_board_document_begin_stroke (TcBoardDocument *self,
                                const char      *label)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));
  g_return_if_fail (label != NULL);

  tc_board_history_begin_stroke (self->history, label);
}

void
tc_board_document_end_stroke (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  tc_board_history_end_stroke (self->history);
}

void
tc_board_document_cancel_stroke (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  if (tc_board_history_cancel_stroke (self->history))
    value_changed (self);
}

void
tc_board_document_undo (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  if (tc_board_history_undo (self->history))
    value_changed (self);
}

void
tc_board_document_redo (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  if (tc_board_history_redo (self->history))
    value_changed (self);
}

/* The file */

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

  return new_loaded (loading->value, loading->file, loading->checksum);
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

  set_saved (self, value);

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
  set_saved (self, tc_board_document_get_board_file (self));

  return TRUE;
}

void
tc_board_document_ignore_disk (TcBoardDocument *self)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  if (tc_board_document_get_disk_state (self) == TC_DISK_STATE_SAME)
    return;

  tc_board_disk_ignore (self->disk);
  set_saved (self, NULL);
}

/* Texts and districts */

void
tc_board_document_set_text (TcBoardDocument *self,
                            TcBoardText      text,
                            guint            district,
                            const char      *language,
                            const char      *words)
{
  /* Translators: this and the following say what a step was that can be undone: “Undo: rename the board”. */
  static const char *const labels[] = {
    [TC_BOARD_TEXT_NAME] = NC_("undo", "rename the board"),
    [TC_BOARD_TEXT_DESCRIPTION] = NC_("undo", "describe the board"),
    [TC_BOARD_TEXT_AUTHOR] = NC_("undo", "name the author"),
    [TC_BOARD_TEXT_LICENSE] = NC_("undo", "choose the licence"),
    [TC_BOARD_TEXT_DISTRICT_NAME] = NC_("undo", "rename a district"),
  };
  g_autoptr (TcBoardFile) after = NULL;
  g_autofree char *merge_key = NULL;
  TcBoardFile *before;

  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));
  g_return_if_fail (text != TC_BOARD_TEXT_DISTRICT_NAME || district < tc_board_document_get_board (self)->n_districts);

  before = tc_board_document_get_board_file (self);
  if (g_str_equal (tc_board_file_get_text (before, text, district, language), words))
    return;

  after = tc_board_file_new_with_text (before, text, district, language, words);
  merge_key = g_strdup_printf ("text-%d-%u-%s", (int) text, district, language != NULL ? language : "");
  tc_board_document_apply_file (self, after, g_dpgettext2 (NULL, "undo", labels[text]), merge_key);
}

int
tc_board_document_add_district (TcBoardDocument *self)
{
  g_autoptr (TcBoardFile) after = NULL;

  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), -1);

  if (tc_board_document_get_board (self)->n_districts >= TC_MAX_DISTRICTS)
    return -1;
  after = tc_board_file_new_with_district (tc_board_document_get_board_file (self));
  tc_board_document_apply_file (self, after, C_("undo", "add a district"), NULL);

  return tc_board_document_get_board (self)->n_districts - 1;
}
