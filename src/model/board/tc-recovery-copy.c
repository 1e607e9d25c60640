/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-recovery-copy.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "turn-autosave.h"

#define LOCK_SUFFIX ".lock"

struct _TcRecoveryCopy
{
  GObject       parent_instance;

  GFile        *folder;
  TurnAutosave *autosave;     /* NULL until there is a file */
  char         *lock_path;
  int           lock;         /* an open file that is locked for as long as this lives, or −1 */
};

G_DEFINE_FINAL_TYPE (TcRecoveryCopy, tc_recovery_copy, G_TYPE_OBJECT)

enum
{
  FAILED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
write_failed (TcRecoveryCopy *self,
              const GError   *error)
{
  g_signal_emit (self, signals[FAILED], 0, error);
}

/* Takes the lock, or closes the file if somebody has it. */
static int
lock_or_close (int lock)
{
  if (lock < 0 || flock (lock, LOCK_EX | LOCK_NB) == 0)
    return lock;
  close (lock);

  return -1;
}

static void
use_file (TcRecoveryCopy *self,
          GFile          *file)
{
  self->autosave = turn_autosave_new (file);
  g_signal_connect_object (self->autosave, "failed", G_CALLBACK (write_failed), self, G_CONNECT_SWAPPED);
}

/* The lock comes first, so that nobody takes the file for left behind. */
static gboolean
make_file (TcRecoveryCopy *self,
           GError        **error)
{
  const char *folder = g_file_peek_path (self->folder);
  g_autofree char *lock_path = g_build_filename (folder, "board-XXXXXX" LOCK_SUFFIX, NULL);
  g_autofree char *stem = NULL, *path = NULL;
  g_autoptr (GFile) file = NULL;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    self->lock = lock_or_close (g_mkstemp_full (lock_path, O_RDWR | O_CLOEXEC, 0600));
  if (self->lock < 0)
    {
      const int code = errno;

      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
      return FALSE;
    }

  stem = g_strndup (lock_path, strlen (lock_path) - strlen (LOCK_SUFFIX));
  path = g_strconcat (stem, TC_RECOVERY_SUFFIX, NULL);
  file = g_file_new_for_path (path);
  self->lock_path = g_steal_pointer (&lock_path);
  use_file (self, file);

  return TRUE;
}

/* A lock without a file is of no use to anybody. */
static void
tc_recovery_copy_dispose (GObject *object)
{
  TcRecoveryCopy *self = TC_RECOVERY_COPY (object);

  if (self->autosave != NULL)
    {
      turn_autosave_flush (self->autosave, NULL);
      if (!g_file_query_exists (turn_autosave_get_file (self->autosave), NULL))
        g_unlink (self->lock_path);
    }
  g_clear_object (&self->autosave);
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;

  G_OBJECT_CLASS (tc_recovery_copy_parent_class)->dispose (object);
}

static void
tc_recovery_copy_finalize (GObject *object)
{
  TcRecoveryCopy *self = TC_RECOVERY_COPY (object);

  g_clear_object (&self->folder);
  g_clear_pointer (&self->lock_path, g_free);

  G_OBJECT_CLASS (tc_recovery_copy_parent_class)->finalize (object);
}

static void
tc_recovery_copy_class_init (TcRecoveryCopyClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_recovery_copy_dispose;
  G_OBJECT_CLASS (klass)->finalize = tc_recovery_copy_finalize;

  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_ERROR);
}

static void
tc_recovery_copy_init (TcRecoveryCopy *self)
{
  self->lock = -1;
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
  const int lock = lock_or_close (g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  TcRecoveryCopy *self;

  if (lock < 0)
    return NULL;

  self = g_object_new (TC_TYPE_RECOVERY_COPY, NULL);
  self->lock = lock;
  self->lock_path = g_steal_pointer (&lock_path);
  use_file (self, file);

  return self;
}

void
tc_recovery_copy_write (TcRecoveryCopy *self,
                        char           *text)
{
  g_autoptr (GError) error = NULL;

  if (self->autosave != NULL || make_file (self, &error))
    {
      turn_autosave_write (self->autosave, text);
      return;
    }
  g_free (text);
  write_failed (self, error);
}

void
tc_recovery_copy_delete (TcRecoveryCopy *self)
{
  if (self->autosave == NULL)
    return;

  turn_autosave_flush (self->autosave, NULL);
  g_file_delete (turn_autosave_get_file (self->autosave), NULL, NULL);
}
