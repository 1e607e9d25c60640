/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-disk.h"

#include <glib/gi18n.h>
#include <store-json.h>
#include <store-lock.h>
#include <string.h>

#include "turn-file-watch.h"

struct _TcBoardDisk
{
  GObject        parent_instance;

  GFile         *file;
  char          *checksum;          /* of the file as it was loaded or saved, or NULL */
  TurnFileWatch *watch;
  GCancellable  *looking;
  TcDiskState    state;
};

G_DEFINE_FINAL_TYPE (TcBoardDisk, tc_board_disk, G_TYPE_OBJECT)

static guint state_changed;

static char *
checksum_of (const char *text,
             gsize       length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) text, length);
}

static char *
checksum_of_file (GFile   *file,
                  GError **error)
{
  g_autofree char *text = NULL;
  gsize length;

  text = store_file_load (file, &length, error);

  return text != NULL ? checksum_of (text, length) : NULL;
}

/* A file that cannot be read for now is not worth an alarm: saving will tell. */
static TcDiskState
judge (TcBoardDisk  *self,
       const char   *checksum,
       const GError *error)
{
  if (self->checksum == NULL)
    return TC_DISK_STATE_SAME;
  if (error != NULL)
    return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ? TC_DISK_STATE_DELETED : TC_DISK_STATE_SAME;

  return g_str_equal (checksum, self->checksum) ? TC_DISK_STATE_SAME : TC_DISK_STATE_CHANGED;
}

static void
set_state (TcBoardDisk *self,
           TcDiskState  state)
{
  if (self->state == state)
    return;

  self->state = state;
  g_signal_emit (self, state_changed, 0);
}

static void
look_in_thread (GTask        *task,
                gpointer      source,
                gpointer      file,
                GCancellable *cancellable)
{
  GError *error = NULL;
  char *checksum = checksum_of_file (file, &error);

  if (checksum != NULL)
    g_task_return_pointer (task, checksum, g_free);
  else
    g_task_return_error (task, error);
}

static void
file_seen (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *checksum = g_task_propagate_pointer (G_TASK (result), &error);
  TcBoardDisk *self = user_data;

  /* A cancelled look belongs to a document that is gone, or to an older state of the file. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->looking);
  set_state (self, judge (self, checksum, error));
}

static void
stop_looking (TcBoardDisk *self)
{
  g_cancellable_cancel (self->looking);
  g_clear_object (&self->looking);
}

static void
start_looking (TcBoardDisk *self)
{
  g_autoptr (GTask) task = NULL;

  stop_looking (self);
  self->looking = g_cancellable_new ();
  task = g_task_new (NULL, self->looking, file_seen, self);
  g_task_set_name (task, "tc-board-disk");
  g_task_set_task_data (task, g_object_ref (self->file), g_object_unref);
  g_task_run_in_thread (task, look_in_thread);
}

static void
watch_file (TcBoardDisk *self,
            GFile       *file)
{
  if (self->file != NULL && g_file_equal (self->file, file))
    return;

  g_set_object (&self->file, file);
  g_clear_object (&self->watch);
  self->watch = turn_file_watch_new (file);
  g_signal_connect_object (self->watch, "settled", G_CALLBACK (start_looking), self, G_CONNECT_SWAPPED);
}

/* Takes @checksum: this is what the file has, and nothing that was seen before counts. */
static void
take_checksum (TcBoardDisk *self,
               char        *checksum)
{
  stop_looking (self);
  g_free (self->checksum);
  self->checksum = checksum;
  set_state (self, TC_DISK_STATE_SAME);
}

static void
tc_board_disk_dispose (GObject *object)
{
  TcBoardDisk *self = TC_BOARD_DISK (object);

  stop_looking (self);
  g_clear_object (&self->watch);

  G_OBJECT_CLASS (tc_board_disk_parent_class)->dispose (object);
}

static void
tc_board_disk_finalize (GObject *object)
{
  TcBoardDisk *self = TC_BOARD_DISK (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->checksum, g_free);

  G_OBJECT_CLASS (tc_board_disk_parent_class)->finalize (object);
}

static void
tc_board_disk_class_init (TcBoardDiskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = tc_board_disk_dispose;
  object_class->finalize = tc_board_disk_finalize;

  state_changed = g_signal_new ("state-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tc_board_disk_init (TcBoardDisk *self)
{
}

TcBoardDisk *
tc_board_disk_new (void)
{
  return g_object_new (TC_TYPE_BOARD_DISK, NULL);
}

GFile *
tc_board_disk_get_file (TcBoardDisk *self)
{
  return self->file;
}

const char *
tc_board_disk_get_checksum (TcBoardDisk *self)
{
  return self->checksum;
}

TcDiskState
tc_board_disk_get_state (TcBoardDisk *self)
{
  return self->state;
}

void
tc_board_disk_set_file (TcBoardDisk *self,
                        GFile       *file,
                        const char  *checksum)
{
  watch_file (self, file);
  take_checksum (self, g_strdup (checksum));
  start_looking (self);
}

/* Parts of the file that this program does not know may have brought a board to the limits of what it reads. */
static gboolean
can_be_opened_again (const char *text,
                     gsize       length,
                     GError    **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (JsonNode) node = store_json_parse (text, length, &reason);
  g_autoptr (TcBoardFile) board_file = node != NULL ? tc_board_file_read (node, &reason) : NULL;

  if (board_file != NULL)
    return TRUE;

  /* Translators: %s is a sentence that says why. */
  g_set_error (error, reason->domain, reason->code, _("It could not be opened again. %s"), reason->message);

  return FALSE;
}

gboolean
tc_board_disk_save (TcBoardDisk *self,
                    TcBoardFile *board_file,
                    GFile       *file,
                    GError     **error)
{
  g_autofree char *text = tc_board_file_to_text (board_file);
  const gsize length = strlen (text);

  store_lock_sweep_beside (file);
  if (!can_be_opened_again (text, length, error) || !store_file_save (file, text, length, error))
    return FALSE;

  watch_file (self, file);
  take_checksum (self, checksum_of (text, length));

  return TRUE;
}

TcBoardFile *
tc_board_disk_reload (TcBoardDisk *self,
                      GError     **error)
{
  char *checksum;
  TcBoardFile *board_file = tc_board_disk_load (self->file, &checksum, error);

  if (board_file != NULL)
    take_checksum (self, checksum);

  return board_file;
}

void
tc_board_disk_ignore (TcBoardDisk *self)
{
  take_checksum (self, checksum_of_file (self->file, NULL));
}

TcDiskState
tc_board_disk_look (TcBoardDisk *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *checksum = checksum_of_file (self->file, &error);

  set_state (self, judge (self, checksum, error));

  return self->state;
}

TcBoardFile *
tc_board_disk_load (GFile   *file,
                    char   **checksum,
                    GError **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  TcBoardFile *board_file;
  gsize length;

  store_lock_sweep_beside (file);
  text = store_file_load (file, &length, error);
  if (text != NULL)
    node = store_json_parse (text, length, error);
  board_file = node != NULL ? tc_board_file_read (node, error) : NULL;
  if (board_file != NULL)
    *checksum = checksum_of (text, length);

  return board_file;
}
