/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store-error.h"
#include "store-text.h"

#define CHUNK_SIZE (64 * 1024)
#define MAX_LINKS 16
#define TEMPORARY_PREFIX ".tag-city-"
#define TEMPORARY_UNIQUE "XXXXXX"

static char *
dup_shown_name (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *display_name = g_filename_display_name (name);

  return store_text_cleaned (display_name, STORE_TEXT_NAME, STORE_MAX_NAME);
}

static gboolean
fail_to_read (const char *path,
              int         code,
              GError    **error)
{
  g_autofree char *shown = dup_shown_name (path);

  /* Translators: a file name, then the system's reason, such as “Permission denied”. */
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code), _("“%s” could not be read: %s"), shown, g_strerror (code));

  return FALSE;
}

/* Reading a pipe could wait for ever, and a device has no end. */
static gboolean
check_is_file (int         fd,
               const char *path,
               GError    **error)
{
  g_autofree char *shown = dup_shown_name (path);
  struct stat status;

  if (fstat (fd, &status) != 0)
    return fail_to_read (path, errno, error);
  if (S_ISDIR (status.st_mode))
    return fail_to_read (path, EISDIR, error);
  if (S_ISREG (status.st_mode))
    return TRUE;

  /* Translators: a file name. What is there instead of a file is a pipe, a socket or a device. */
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, _("“%s” is not a file but a pipe or a device."), shown);

  return FALSE;
}

static gboolean
append_chunk (GByteArray   *bytes,
              const guint8 *chunk,
              gssize        length,
              GError      **error)
{
  g_byte_array_append (bytes, chunk, (guint) length);
  if (bytes->len <= STORE_MAX_FILE_SIZE)
    return TRUE;

  g_set_error_literal (error, STORE_ERROR, STORE_ERROR_TOO_LARGE,
                       _("The file is larger than 4 MiB, which no board or record needs."));

  return FALSE;
}

static gboolean
read_descriptor (int         fd,
                 const char *path,
                 GByteArray *bytes,
                 GError    **error)
{
  guint8 chunk[CHUNK_SIZE];
  gssize n_read;

  while ((n_read = read (fd, chunk, sizeof chunk)) != 0)
    {
      if (n_read < 0 && errno != EINTR)
        return fail_to_read (path, errno, error);
      if (n_read > 0 && !append_chunk (bytes, chunk, n_read, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_path (const char *path,
           GByteArray *bytes,
           GError    **error)
{
  const int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0);
  gboolean done;

  if (fd < 0)
    return fail_to_read (path, errno, error);
  done = check_is_file (fd, path, error) && read_descriptor (fd, path, bytes, error);
  close (fd);

  return done;
}

/* Of what is not on this machine. */
static gboolean
read_stream (GFile      *file,
             GByteArray *bytes,
             GError    **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (file, NULL, error);
  guint8 chunk[CHUNK_SIZE];
  gssize n_read = -1;

  while (stream != NULL && (n_read = g_input_stream_read (G_INPUT_STREAM (stream), chunk, sizeof chunk, NULL, error)) > 0)
    if (!append_chunk (bytes, chunk, n_read, error))
      return FALSE;

  return n_read == 0;
}

char *
store_file_load (GFile   *file,
                 gsize   *length,
                 GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  const char *path = g_file_peek_path (file);

  if (path != NULL ? !read_path (path, bytes, error) : !read_stream (file, bytes, error))
    return NULL;

  *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);

  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

static gboolean
fail_to_save (const char *path,
              int         code,
              GError    **error)
{
  g_autofree char *shown = dup_shown_name (path);

  /* Translators: a file name, then the system's reason, such as “No space left on device”. */
  g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (code), _("“%s” could not be saved: %s"),
               shown, g_strerror (code));

  return FALSE;
}

/* Where the bytes really go: through symbolic links, also through one whose target is not there yet. */
static char *
follow_links (const char *path)
{
  g_autofree char *target = g_strdup (path);

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *link = g_file_read_link (target, NULL);
      g_autofree char *folder = NULL;

      if (link == NULL)
        return g_steal_pointer (&target);

      folder = g_path_get_dirname (target);
      g_free (target);
      target = g_canonicalize_filename (link, folder);
    }
  errno = ELOOP;

  return NULL;
}

static gboolean
write_all (int         fd,
           const char *text,
           gsize       length)
{
  while (length > 0)
    {
      const gssize n_written = write (fd, text, length);

      if (n_written < 0 && errno != EINTR)
        return FALSE;
      if (n_written > 0)
        {
          text += n_written;
          length -= (gsize) n_written;
        }
    }

  return TRUE;
}

/* The new file is to look like the old one. Only the owner can be refused to us, and then the file simply is ours. */
static gboolean
take_over_permissions (int             fd,
                       const GStatBuf *old)
{
  if (fchown (fd, old->st_uid, old->st_gid) != 0 && errno != EPERM)
    return FALSE;

  return fchmod (fd, old->st_mode & 07777) == 0;
}

/* A rename lasts only once its folder is on the disk. Some file systems cannot do this for folders; the file is whole anyway. */
static void
sync_folder (const char *folder)
{
  const int fd = g_open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  (void) fsync (fd);
  close (fd);
}

static gboolean
write_beside (int             fd,
              const GStatBuf *old,
              const char     *text,
              gsize           length,
              gboolean        is_lasting)
{
  gboolean done = (old == NULL || take_over_permissions (fd, old)) && write_all (fd, text, length) && (!is_lasting || fsync (fd) == 0);
  const int code = errno;

  if (close (fd) != 0)
    return FALSE;
  errno = code;

  return done;
}

/* A new file that is locked through @lock, so that nobody takes it for left behind and removes it; −1 if it cannot be made. Somebody who did so
 * before it was locked leaves us to make another one. Where files cannot be locked, nobody can remove them so. */
static int
make_beside (char *beside,
             int  *lock)
{
  for (;;)
    {
      const int fd = g_mkstemp_full (beside, O_WRONLY | O_CLOEXEC, 0666);
      struct stat status;

      if (fd < 0)
        return -1;
      *lock = fcntl (fd, F_DUPFD_CLOEXEC, 0);
      if (*lock < 0 || flock (*lock, LOCK_EX) != 0 || fstat (fd, &status) != 0 || status.st_nlink > 0)
        return fd;
      close (*lock);
      close (fd);
      memcpy (beside + strlen (beside) - strlen (TEMPORARY_UNIQUE), TEMPORARY_UNIQUE, strlen (TEMPORARY_UNIQUE));
    }
}

/* The lock is kept until the file has its name. */
static gboolean
rename_and_unlock (const char *beside,
                   const char *target,
                   gboolean    is_whole,
                   int         lock)
{
  const gboolean done = is_whole && g_rename (beside, target) == 0;
  const int code = errno;

  if (!done)
    g_unlink (beside);
  if (lock >= 0)
    close (lock);
  errno = code;

  return done;
}

static gboolean
replace_file (const char     *target,
              const GStatBuf *old,
              const char     *text,
              gsize           length,
              gboolean        is_lasting)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *beside = g_build_filename (folder, TEMPORARY_PREFIX TEMPORARY_UNIQUE, NULL);
  int fd, lock = -1;

  if (g_mkdir_with_parents (folder, 0755) != 0)
    return FALSE;
  fd = make_beside (beside, &lock);
  if (fd < 0 || !rename_and_unlock (beside, target, write_beside (fd, old, text, length, is_lasting), lock))
    return FALSE;
  if (is_lasting)
    sync_folder (folder);

  return TRUE;
}

/* What must not be replaced, although a rename would do it: folders, devices, and files that someone protected. */
static int
refusal_to_replace (const char     *target,
                    const GStatBuf *old)
{
  if (S_ISDIR (old->st_mode))
    return EISDIR;
  if (!S_ISREG (old->st_mode))
    return EINVAL;

  return g_access (target, W_OK) == 0 ? 0 : errno;
}

static gboolean
save_to_path (const char *path,
              const char *text,
              gsize       length,
              gboolean    is_lasting,
              GError    **error)
{
  g_autofree char *target = follow_links (path);
  GStatBuf old;
  gboolean exists;

  if (target == NULL)
    return fail_to_save (path, errno, error);

  exists = g_stat (target, &old) == 0;
  if (exists && refusal_to_replace (target, &old) != 0)
    return fail_to_save (path, refusal_to_replace (target, &old), error);
  if (!replace_file (target, exists ? &old : NULL, text, length, is_lasting))
    return fail_to_save (path, errno, error);

  return TRUE;
}

gboolean
store_file_save (GFile      *file,
                 const char *text,
                 gsize       length,
                 GError    **error)
{
  const char *path = g_file_peek_path (file);

  if (path != NULL)
    return save_to_path (path, text, length, TRUE, error);

  return g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}

gboolean
store_file_note (GFile      *file,
                 const char *text,
                 gsize       length,
                 GError    **error)
{
  return save_to_path (g_file_peek_path (file), text, length, FALSE, error);
}

char *
store_file_move_aside (GFile   *file,
                       GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) folder = g_file_get_parent (file);

  for (guint number = 1;; number++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.damaged-%u", name, number);
      g_autoptr (GFile) target = g_file_get_child (folder, aside);
      g_autoptr (GError) own_error = NULL;

      if (g_file_move (file, target, G_FILE_COPY_NOFOLLOW_SYMLINKS, NULL, NULL, NULL, &own_error))
        return dup_shown_name (aside);
      if (!g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_EXISTS))
        {
          g_propagate_error (error, g_steal_pointer (&own_error));
          return NULL;
        }
    }
}

char *
store_file_dup_shown_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return dup_shown_name (name);
}

gboolean
store_file_is_temporary (const char *name)
{
  return g_str_has_prefix (name, TEMPORARY_PREFIX) && strlen (name) == strlen (TEMPORARY_PREFIX TEMPORARY_UNIQUE);
}
