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

/* How long after a change its copy is written: soon enough to lose next to nothing, and not during a stroke. */
#define RECOVERY_MILLISECONDS 250

struct _TcBoardDocument
{
  GObject         parent_instance;

  TcBoardHistory *history;
  TcBoardFile    *saved;             /* the value that the file has, or NULL if it has another one */
  gboolean        modified;
  gboolean        can_undo;
  gboolean        can_redo;
  char           *undo_label;
  char           *redo_label;
  char           *title;

  TcBoardDisk    *disk;
  TcRecoveryCopy *copy;
  guint           recovery_source;
};

G_DEFINE_FINAL_TYPE (TcBoardDocument, tc_board_document, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_BOARD_FILE,
  PROP_FILE,
  PROP_TITLE,
  PROP_MODIFIED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  PROP_DISK_STATE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum
{
  CHANGED,
  UPDATED,
  RECOVERY_FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Recovery */

static void
copy_failed (TcBoardDocument *self,
             const GError    *error)
{
  g_signal_emit (self, signals[RECOVERY_FAILED], 0, error);
}

static void
keep_copy (TcBoardDocument *self,
           TcRecoveryCopy  *copy)
{
  self->copy = copy;
  g_signal_connect_object (copy, "failed", G_CALLBACK (copy_failed), self, G_CONNECT_SWAPPED);
}

static void
write_copy (TcBoardDocument *self)
{
  tc_recovery_copy_write (self->copy, tc_board_recovery_make_text (tc_board_document_get_board_file (self),
                                                                   tc_board_disk_get_file (self->disk),
                                                                   tc_board_disk_get_checksum (self->disk)));
}

static void
drop_copy (TcBoardDocument *self)
{
  g_clear_handle_id (&self->recovery_source, g_source_remove);
  tc_recovery_copy_delete (self->copy);
}

static gboolean
recovery_is_due (gpointer user_data)
{
  TcBoardDocument *self = user_data;

  self->recovery_source = 0;
  if (tc_board_document_get_modified (self))
    write_copy (self);
  else
    drop_copy (self);

  return G_SOURCE_REMOVE;
}

static void
schedule_copy (TcBoardDocument *self)
{
  if (self->recovery_source == 0)
    self->recovery_source = g_timeout_add (RECOVERY_MILLISECONDS, recovery_is_due, self);
}

/* What changes with the value */

static void
set_text (TcBoardDocument *self,
          char           **place,
          char            *text,
          guint            property)
{
  if (g_strcmp0 (*place, text) == 0)
    {
      g_free (text);
      return;
    }
  g_free (*place);
  *place = text;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

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

static char *
make_title (TcBoardDocument *self)
{
  const char *name = tc_board_file_get_name (tc_board_document_get_board_file (self), NULL);

  return g_strdup (*name != '\0' ? name : _("Unnamed board"));
}

static void
refresh_texts (TcBoardDocument *self)
{
  set_text (self, &self->title, make_title (self), PROP_TITLE);
  set_text (self, &self->undo_label, make_undo_label (tc_board_history_get_undo (self->history)), PROP_UNDO_LABEL);
  set_text (self, &self->redo_label, make_redo_label (tc_board_history_get_redo (self->history)), PROP_REDO_LABEL);
}

static void
set_flag (TcBoardDocument *self,
          gboolean        *place,
          gboolean         flag,
          guint            property)
{
  if (*place == flag)
    return;

  *place = flag;
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

/* A stroke changes the value many times, and these only once: whoever shows them need not do so each time. */
static void
refresh_flags (TcBoardDocument *self)
{
  set_flag (self, &self->modified, self->saved != tc_board_history_get_value (self->history), PROP_MODIFIED);
  set_flag (self, &self->can_undo, tc_board_history_get_undo (self->history) != NULL, PROP_CAN_UNDO);
  set_flag (self, &self->can_redo, tc_board_history_get_redo (self->history) != NULL, PROP_CAN_REDO);
}

static void
value_changed (TcBoardDocument *self)
{
  GObject *object = G_OBJECT (self);

  g_object_freeze_notify (object);
  refresh_texts (self);
  refresh_flags (self);
  g_object_notify_by_pspec (object, properties[PROP_BOARD_FILE]);
  g_object_thaw_notify (object);
  g_signal_emit (self, signals[CHANGED], 0);
  schedule_copy (self);
}

static void
set_saved (TcBoardDocument *self,
           TcBoardFile     *saved)
{
  if (saved != NULL)
    tc_board_file_ref (saved);
  g_clear_pointer (&self->saved, tc_board_file_unref);
  self->saved = saved;
  refresh_flags (self);
  if (self->modified)
    schedule_copy (self);
  else
    drop_copy (self);
}

static void
disk_state_changed (TcBoardDocument *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DISK_STATE]);
}

static void
tc_board_document_get_property (GObject    *object,
                                guint       id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  TcBoardDocument *self = TC_BOARD_DOCUMENT (object);

  switch (id)
    {
    case PROP_BOARD_FILE:
      g_value_set_boxed (value, tc_board_document_get_board_file (self));
      break;
    case PROP_FILE:
      g_value_set_object (value, tc_board_document_get_file (self));
      break;
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_MODIFIED:
      g_value_set_boolean (value, tc_board_document_get_modified (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, tc_board_document_get_can_undo (self));
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, tc_board_document_get_can_redo (self));
      break;
    case PROP_UNDO_LABEL:
      g_value_set_string (value, self->undo_label);
      break;
    case PROP_REDO_LABEL:
      g_value_set_string (value, self->redo_label);
      break;
    case PROP_DISK_STATE:
      g_value_set_enum (value, (int) tc_board_document_get_disk_state (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* Properties that change together are told of together. */
static void
tc_board_document_dispatch_properties_changed (GObject     *object,
                                               guint        n_pspecs,
                                               GParamSpec **pspecs)
{
  G_OBJECT_CLASS (tc_board_document_parent_class)->dispatch_properties_changed (object, n_pspecs, pspecs);
  g_signal_emit (object, signals[UPDATED], 0);
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
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (tc_board_document_parent_class)->finalize (object);
}

static void
install_properties (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  properties[PROP_BOARD_FILE] = g_param_spec_boxed ("board-file", NULL, NULL, TC_TYPE_BOARD_FILE, flags);
  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_MODIFIED] = g_param_spec_boolean ("modified", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  properties[PROP_UNDO_LABEL] = g_param_spec_string ("undo-label", NULL, NULL, NULL, flags);
  properties[PROP_REDO_LABEL] = g_param_spec_string ("redo-label", NULL, NULL, NULL, flags);
  properties[PROP_DISK_STATE] = g_param_spec_enum ("disk-state", NULL, NULL, TC_TYPE_DISK_STATE, TC_DISK_STATE_SAME, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
tc_board_document_class_init (TcBoardDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = tc_board_document_get_property;
  object_class->dispatch_properties_changed = tc_board_document_dispatch_properties_changed;
  object_class->dispose = tc_board_document_dispose;
  object_class->finalize = tc_board_document_finalize;
  install_properties (object_class);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[UPDATED] = g_signal_new ("updated", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[RECOVERY_FAILED] = g_signal_new ("recovery-failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
tc_board_document_init (TcBoardDocument *self)
{
  self->disk = tc_board_disk_new ();
  g_signal_connect_object (self->disk, "notify::state", G_CALLBACK (disk_state_changed), self, G_CONNECT_SWAPPED);
}

/* Takes @copy. */
static TcBoardDocument *
new_with_value (TcBoardFile    *value,
                TcRecoveryCopy *copy)
{
  TcBoardDocument *self = g_object_new (TC_TYPE_BOARD_DOCUMENT, NULL);

  keep_copy (self, copy);
  self->history = tc_board_history_new (value);
  refresh_texts (self);
  refresh_flags (self);

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
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), NULL);

  return self->title;
}

gboolean
tc_board_document_get_modified (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);

  return self->modified;
}

gboolean
tc_board_document_get_can_undo (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);

  return self->can_undo;
}

gboolean
tc_board_document_get_can_redo (TcBoardDocument *self)
{
  g_return_val_if_fail (TC_IS_BOARD_DOCUMENT (self), FALSE);

  return self->can_redo;
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

TcBoardDocument *
tc_board_document_load (GFile   *file,
                        GError **error)
{
  g_autoptr (TcBoardFile) value = NULL;
  g_autofree char *checksum = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  value = tc_board_disk_load (file, &checksum, error);

  return value != NULL ? new_loaded (value, file, checksum) : NULL;
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

  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
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

/* Words for one text are one step for as long as they are typed. */
static void
apply_text (TcBoardDocument *self,
            TcBoardText      text,
            guint            district,
            const char      *language,
            const char      *words,
            const char      *label)
{
  TcBoardFile *before = tc_board_document_get_board_file (self);
  g_autoptr (TcBoardFile) after = NULL;
  g_autofree char *merge_key = g_strdup_printf ("text-%d-%u-%s", (int) text, district, language);

  if (g_str_equal (tc_board_file_get_text (before, text, district, language), words))
    return;

  after = tc_board_file_new_with_text (before, text, district, language, words);
  tc_board_document_apply_file (self, after, label, merge_key);
}

void
tc_board_document_set_name (TcBoardDocument *self,
                            const char      *language,
                            const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  /* Translators: this and the following say what a step was that can be undone: “Undo: rename the board”. */
  apply_text (self, TC_BOARD_TEXT_NAME, 0, language, text, C_("undo", "rename the board"));
}

void
tc_board_document_set_description (TcBoardDocument *self,
                                   const char      *language,
                                   const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  apply_text (self, TC_BOARD_TEXT_DESCRIPTION, 0, language, text, C_("undo", "describe the board"));
}

void
tc_board_document_set_author (TcBoardDocument *self,
                              const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  apply_text (self, TC_BOARD_TEXT_AUTHOR, 0, "en", text, C_("undo", "name the author"));
}

void
tc_board_document_set_license (TcBoardDocument *self,
                               const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));

  apply_text (self, TC_BOARD_TEXT_LICENSE, 0, "en", text, C_("undo", "choose the licence"));
}

void
tc_board_document_set_district_name (TcBoardDocument *self,
                                     guint            district,
                                     const char      *language,
                                     const char      *text)
{
  g_return_if_fail (TC_IS_BOARD_DOCUMENT (self));
  g_return_if_fail (district < tc_board_document_get_board (self)->n_districts);

  apply_text (self, TC_BOARD_TEXT_DISTRICT_NAME, district, language, text, C_("undo", "rename a district"));
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
