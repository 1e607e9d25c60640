/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store-error.h"

#define CHUNK_SIZE (64 * 1024)
#define MAX_LINKS 16

static gboolean
read_all (GInputStream *stream,
          GByteArray   *bytes,
          GError      **error)
{
  guint8 chunk[CHUNK_SIZE];
  gssize n_read;

  while ((n_read = g_input_stream_read (stream, chunk, sizeof chunk, NULL, error)) > 0)
    {
      g_byte_array_append (bytes, chunk, (guint) n_read);
      if (bytes->len > STORE_MAX_FILE_SIZE)
        {
          g_set_error_literal (error, STORE_ERROR, STORE_ERROR_TOO_LARGE,
                               _("The file is larger than 4 MiB, which no board or record needs."));
          return FALSE;
        }
    }

  return n_read == 0;
}

char *
store_file_load (GFile   *file,
                 gsize   *length,
                 GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();

  stream = g_file_read (file, NULL, error);
  if (stream == NULL || !read_all (G_INPUT_STREAM (stream), bytes, error))
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
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);

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
              gsize           length)
{
  gboolean done = (old == NULL || take_over_permissions (fd, old)) && write_all (fd, text, length) && fsync (fd) == 0;
  const int code = errno;

  if (close (fd) != 0)
    return FALSE;
  errno = code;

  return done;
}

static gboolean
replace_file (const char     *target,
              const GStatBuf *old,
              const char     *text,
              gsize           length)
{
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *beside = g_build_filename (folder, ".tag-city-XXXXXX", NULL);
  int fd, code;

  if (g_mkdir_with_parents (folder, 0755) != 0)
    return FALSE;
  fd = g_mkstemp_full (beside, O_WRONLY | O_CLOEXEC, 0666);
  if (fd < 0)
    return FALSE;

  if (write_beside (fd, old, text, length) && g_rename (beside, target) == 0)
    {
      sync_folder (folder);
      return TRUE;
    }
  code = errno;
  g_unlink (beside);
  errno = code;

  return FALSE;
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
  if (!replace_file (target, exists ? &old : NULL, text, length))
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
    return save_to_path (path, text, length, error);

  return g_file_replace_contents (file, text, length, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, error);
}
