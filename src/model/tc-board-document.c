/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-document-private.h"

#include <glib/gi18n.h>

#include "tc-board-history.h"
#include "tc-board-recovery-private.h"
#include "tc-board-tools.h"
#include "tc-built-in-boards.h"

/* How long after a change its copy is written: soon enough to lose next to nothing, and not during a stroke. */
#define RECOVERY_MILLISECONDS 250

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

void
tc_board_document_set_saved (TcBoardDocument *self,
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
  object_class->dispose = tc_board_document_dispose;
  object_class->finalize = tc_board_document_finalize;
  install_properties (object_class);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
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

  tc_board_document_set_saved (self, value);

  return self;
}

TcBoardDocument *
tc_board_document_new_loaded (TcBoardFile *value,
                              GFile       *file,
                              const char  *checksum)
{
  TcBoardDocument *self = new_with_value (value, new_copy ());

  tc_board_disk_set_file (self->disk, file, checksum);
  tc_board_document_set_saved (self, value);

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
