/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-recovery-copy.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <store-file.h>
#include <store-lock.h>
#include <string.h>

#include "turn-autosave.h"

#define LOCK_SUFFIX ".lock"

/* Where no file can be made for now, one may be possible later. */
#define RETRY_SECONDS 3

/* No more often than this, so that the disk keeps up with a stroke. */
#define MILLISECONDS_PER_WRITE 100

struct _TcRecoveryCopy
{
  GObject       parent_instance;

  GFile        *folder;
  TurnAutosave *autosave;     /* NULL until there is a file */
  GFile        *newest;       /* NULL until there is a file */
  StoreLock    *lock;         /* NULL until there is a file */
  char         *due;          /* noted and not yet given to the autosave, or NULL */
  guint         due_source;
  gint64        written;      /* when something was given to the autosave, in monotonic time; 0: never */
  char         *waiting;      /* for a file that could not be made, or NULL */
  guint         retry_source;
};

G_DEFINE_FINAL_TYPE (TcRecoveryCopy, tc_recovery_copy, G_TYPE_OBJECT)

enum
{
  FAILED,
  RECOVERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
write_failed (TcRecoveryCopy *self,
              const GError   *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

static void
write_recovered (TcRecoveryCopy *self)
{
  g_signal_emit (self, signals[RECOVERED], 0);
}

static void
use_file (TcRecoveryCopy *self,
          const char     *stem)
{
  g_autofree char *path = g_strconcat (stem, TC_RECOVERY_SUFFIX, NULL), *newest_path = g_strconcat (stem, TC_RECOVERY_NEWEST_SUFFIX, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  self->newest = g_file_new_for_path (newest_path);
  self->autosave = turn_autosave_new (file);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (write_failed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "recovered", G_CALLBACK (write_recovered), self, G_CONNECT_SWAPPED);
}

static gboolean
make_folder (GFile   *folder,
             GError **error)
{
  int code;

  if (g_mkdir_with_parents (g_file_peek_path (folder), 0700) == 0)
    return TRUE;
  code = errno;
  g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));

  return FALSE;
}

/* The lock comes first, so that nobody takes the file for left behind. */
static gboolean
make_file (TcRecoveryCopy *self,
           GError        **error)
{
  g_autofree char *unique = g_uuid_string_random ();
  g_autofree char *stem = g_strdup_printf ("%s" G_DIR_SEPARATOR_S "board-%.8s", g_file_peek_path (self->folder), unique);
  g_autofree char *lock_path = g_strconcat (stem, LOCK_SUFFIX, NULL);

  if (!make_folder (self->folder, error))
    return FALSE;
  self->lock = store_lock_take (lock_path, error);
  if (self->lock == NULL)
    return FALSE;
  use_file (self, stem);

  return TRUE;
}

static void
stop_waiting (TcRecoveryCopy *self)
{
  g_clear_handle_id (&self->retry_source, g_source_remove);
  g_clear_pointer (&self->waiting, g_free);
}

static void
write_due (TcRecoveryCopy *self)
{
  g_clear_handle_id (&self->due_source, g_source_remove);
  if (self->due == NULL)
    return;
  turn_autosave_write (self->autosave, g_steal_pointer (&self->due));
  self->written = g_get_monotonic_time ();
}

static gboolean
write_is_due (gpointer user_data)
{
  TcRecoveryCopy *self = user_data;

  self->due_source = 0;
  write_due (self);

  return G_SOURCE_REMOVE;
}

/* Takes @text. One that cannot be noted must not stand before what the thread can write after all. */
static void
write_text (TcRecoveryCopy *self,
            char           *text)
{
  const gint64 next = self->written + MILLISECONDS_PER_WRITE * 1000, now = g_get_monotonic_time ();

  if (!store_file_note (self->newest, text, strlen (text), NULL))
    g_unlink (g_file_peek_path (self->newest));
  g_free (self->due);
  self->due = text;
  if (self->due_source == 0)
    self->due_source = g_timeout_add (self->written > 0 && next > now ? (guint) ((next - now) / 1000) : 0, write_is_due, self);
}

static gboolean
retry_is_due (gpointer user_data)
{
  TcRecoveryCopy *self = user_data;

  if (!make_file (self, NULL))
    return G_SOURCE_CONTINUE;

  self->retry_source = 0;
  write_text (self, g_steal_pointer (&self->waiting));
  write_recovered (self);

  return G_SOURCE_REMOVE;
}

/* What a crash leaves behind has no lock, because that is how it is known. */
static void
tc_recovery_copy_dispose (GObject *object)
{
  TcRecoveryCopy *self = TC_RECOVERY_COPY (object);

  stop_waiting (self);
  write_due (self);
  g_clear_object (&self->autosave);
  g_clear_object (&self->newest);
  g_clear_pointer (&self->lock, store_lock_release);

  G_OBJECT_CLASS (tc_recovery_copy_parent_class)->dispose (object);
}

static void
tc_recovery_copy_finalize (GObject *object)
{
  TcRecoveryCopy *self = TC_RECOVERY_COPY (object);

  g_clear_object (&self->folder);

  G_OBJECT_CLASS (tc_recovery_copy_parent_class)->finalize (object);
}

static void
tc_recovery_copy_class_init (TcRecoveryCopyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_recovery_copy_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_recovery_copy_finalize;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[RECOVERED] = g_signal_new ("recovered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
tc_recovery_copy_init (TcRecoveryCopy *self)
{
}

TcRecoveryCopy *
tc_recovery_copy_new (GFile *folder)
{
  TcRecoveryCopy *self = g_object_new (TC_TYPE_RECOVERY_COPY, NULL);

  self->folder = g_object_ref (folder);

  return self;
}

TcRecoveryCopy *
tc_recovery_copy_claim (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (TC_RECOVERY_SUFFIX));
  g_autofree char *lock_path = g_strconcat (stem, LOCK_SUFFIX, NULL);
  StoreLock *lock = store_lock_take (lock_path, NULL);
  TcRecoveryCopy *self;

  if (lock == NULL)
    return NULL;

  self = g_object_new (TC_TYPE_RECOVERY_COPY, NULL);
  self->lock = lock;
  use_file (self, stem);

  return self;
}

GFile *
tc_recovery_copy_get_newest (TcRecoveryCopy *self)
{
  return self->newest;
}

void
tc_recovery_copy_write (TcRecoveryCopy *self,
                        char           *text)
{
  const gboolean was_waiting = self->waiting != NULL;
  g_autoptr (GError) error = NULL;

  stop_waiting (self);
  if (self->autosave != NULL || make_file (self, &error))
    {
      write_text (self, text);
      if (was_waiting)
        write_recovered (self);
      return;
    }
  self->waiting = text;
  self->retry_source = g_timeout_add_seconds (RETRY_SECONDS, retry_is_due, self);
  if (!was_waiting)
    write_failed (self, error);
}

void
tc_recovery_copy_delete (TcRecoveryCopy *self)
{
  if (self->waiting != NULL)
    write_recovered (self);
  stop_waiting (self);
  if (self->autosave == NULL)
    return;

  g_clear_handle_id (&self->due_source, g_source_remove);
  g_clear_pointer (&self->due, g_free);
  turn_autosave_forget (self->autosave);
  g_unlink (g_file_peek_path (self->newest));
  g_file_delete (turn_autosave_get_file (self->autosave), NULL, NULL);
}
