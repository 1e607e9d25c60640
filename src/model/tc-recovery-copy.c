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
  TurnAutosave *autosave;
  char         *lock_path;
  int           lock;         /* an open file that is locked for as long as this lives */
};

/* Takes the lock, or closes the file if somebody has it. */
static int
lock_or_close (int lock)
{
  if (lock < 0 || flock (lock, LOCK_EX | LOCK_NB) == 0)
    return lock;
  close (lock);

  return -1;
}

/* Takes @lock and @lock_path. */
static TcRecoveryCopy *
new_taking (GFile *file,
            int    lock,
            char  *lock_path)
{
  TcRecoveryCopy *self = g_new0 (TcRecoveryCopy, 1);

  self->autosave = turn_autosave_new (file);
  self->lock = lock;
  self->lock_path = lock_path;

  return self;
}

TcRecoveryCopy *
tc_recovery_copy_new (GFile   *folder,
                      GError **error)
{
  const char *folder_path = g_file_peek_path (folder);
  g_autofree char *lock_path = g_build_filename (folder_path, "board-XXXXXX" LOCK_SUFFIX, NULL);
  g_autofree char *stem = NULL, *path = NULL;
  g_autoptr (GFile) file = NULL;
  int lock = -1;

  if (g_mkdir_with_parents (folder_path, 0700) == 0)
    lock = lock_or_close (g_mkstemp_full (lock_path, O_RDWR | O_CLOEXEC, 0600));
  if (lock < 0)
    {
      const int code = errno;

      g_set_error_literal (error, G_IO_ERROR, (int) g_io_error_from_errno (code), g_strerror (code));
      return NULL;
    }

  stem = g_strndup (lock_path, strlen (lock_path) - strlen (LOCK_SUFFIX));
  path = g_strconcat (stem, TC_RECOVERY_SUFFIX, NULL);
  file = g_file_new_for_path (path);

  return new_taking (file, lock, g_steal_pointer (&lock_path));
}

TcRecoveryCopy *
tc_recovery_copy_claim (GFile *file)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *stem = g_strndup (path, strlen (path) - strlen (TC_RECOVERY_SUFFIX));
  g_autofree char *lock_path = g_strconcat (stem, LOCK_SUFFIX, NULL);
  const int lock = lock_or_close (g_open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600));

  return lock < 0 ? NULL : new_taking (file, lock, g_steal_pointer (&lock_path));
}

void
tc_recovery_copy_free (TcRecoveryCopy *self)
{
  turn_autosave_flush (self->autosave, NULL);
  if (!g_file_query_exists (turn_autosave_get_file (self->autosave), NULL))
    g_unlink (self->lock_path);
  g_object_unref (self->autosave);
  close (self->lock);
  g_free (self->lock_path);
  g_free (self);
}

void
tc_recovery_copy_write (TcRecoveryCopy *self,
                        char           *text)
{
  turn_autosave_write (self->autosave, text);
}

void
tc_recovery_copy_delete (TcRecoveryCopy *self)
{
  turn_autosave_flush (self->autosave, NULL);
  g_file_delete (turn_autosave_get_file (self->autosave), NULL, NULL);
}

GObject *
tc_recovery_copy_get_writer (TcRecoveryCopy *self)
{
  return G_OBJECT (self->autosave);
}
