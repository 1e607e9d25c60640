/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store-file.h"

#define LOCK_SUFFIX ".lock"
#define MAX_OWNER 16

struct _StoreLock
{
  char *path;
  int   fd;
};

static int
lock_file (int fd,
           int operation)
{
  int result;

  do
    result = flock (fd, operation);
  while (result != 0 && errno == EINTR);

  return result;
}

/* The process that had the lock before may have removed the file after we opened it. */
static gboolean
is_still_there (int         fd,
                const char *path)
{
  struct stat mine;
  GStatBuf there;

  return fstat (fd, &mine) == 0 && g_lstat (path, &there) == 0 && mine.st_dev == there.st_dev && mine.st_ino == there.st_ino;
}

static gboolean
is_file (int fd)
{
  struct stat status;

  return fstat (fd, &status) == 0 && S_ISREG (status.st_mode);
}

/* −1 with errno, which is EWOULDBLOCK if somebody has it. */
static int
open_locked (const char *path,
             int         operation)
{
  for (;;)
    {
      const int fd = g_open (path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);
      int code;

      if (fd < 0)
        return -1;
      errno = EINVAL;
      if (is_file (fd) && lock_file (fd, operation) == 0)
        {
          if (is_still_there (fd, path))
            return fd;
          close (fd);
          continue;
        }
      code = errno;
      close (fd);
      errno = code;
      return -1;
    }
}

/* A full disk has no room for the number; the lock holds all the same. */
static void
write_owner (int fd)
{
  g_autofree char *text = g_strdup_printf ("%u\n", (guint) getpid ());

  if (ftruncate (fd, 0) == 0 && write (fd, text, strlen (text)) < 0)
    return;
}

static StoreLock *
take (const char *path,
      int         operation,
      GError    **error)
{
  const int fd = open_locked (path, operation);
  const int code = errno;
  StoreLock *self;

  if (fd < 0)
    {
      g_set_error_literal (error, G_IO_ERROR, code == EWOULDBLOCK ? (int) G_IO_ERROR_BUSY : (int) g_io_error_from_errno (code),
                           g_strerror (code));
      return NULL;
    }
  write_owner (fd);
  self = g_new0 (StoreLock, 1);
  self->path = g_strdup (path);
  self->fd = fd;

  return self;
}

StoreLock *
store_lock_take (const char *path,
                 GError    **error)
{
  return take (path, LOCK_EX | LOCK_NB, error);
}

StoreLock *
store_lock_wait (const char *path,
                 GError    **error)
{
  return take (path, LOCK_EX, error);
}

void
store_lock_release (StoreLock *self)
{
  g_unlink (self->path);
  close (self->fd);
  g_free (self->path);
  g_free (self);
}

guint
store_lock_find_owner (const char *path)
{
  const int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  char text[MAX_OWNER + 1] = "";
  guint64 owner = 0;

  if (fd < 0)
    return 0;
  if (is_file (fd) && read (fd, text, MAX_OWNER) > 0)
    g_ascii_string_to_unsigned (g_strchomp (text), 10, 1, G_MAXINT32, &owner, NULL);
  close (fd);

  return (guint) owner;
}

static gboolean
is_ours (const char *name)
{
  return store_file_is_temporary (name) || g_str_has_suffix (name, LOCK_SUFFIX);
}

/* Nobody writes to a file, or holds a lock, that can be locked. */
static gboolean
remove_if_dead (const char *path)
{
  const int fd = g_open (path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0);
  gboolean removed;

  if (fd < 0)
    return FALSE;
  removed = is_file (fd) && lock_file (fd, LOCK_EX | LOCK_NB) == 0 && is_still_there (fd, path) && g_unlink (path) == 0;
  close (fd);

  return removed;
}

static guint
sweep (const char *folder,
       gboolean ( *may_remove )(const char *name))
{
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_removed = 0;

  while (entries != NULL && (name = g_dir_read_name (entries)) != NULL)
    if (may_remove (name))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);

        n_removed += remove_if_dead (path) ? 1 : 0;
      }

  return n_removed;
}

guint
store_lock_sweep (const char *folder)
{
  return sweep (folder, is_ours);
}

guint
store_lock_sweep_beside (GFile *file)
{
  g_autofree char *folder = g_file_peek_path (file) != NULL ? g_path_get_dirname (g_file_peek_path (file)) : NULL;

  return folder != NULL ? sweep (folder, store_file_is_temporary) : 0;
}
