/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <store-error.h>
#include <store-file.h>

#define NOBODY 65534

/* The linker leads these calls of the library to the test (--wrap), which notes their order and lets one fail. */
ssize_t __real_write  (int         fd,
                       const void *bytes,
                       size_t      length);
int     __real_fsync  (int fd);
int     __real_rename (const char *old_path,
                       const char *new_path);
ssize_t __wrap_write  (int         fd,
                       const void *bytes,
                       size_t      length);
int     __wrap_fsync  (int fd);
int     __wrap_rename (const char *old_path,
                       const char *new_path);

static GString *calls;             /* NULL while nobody listens */
static const char *failing_call;
static guint n_interruptions;      /* how many writes are interrupted first; all that are listened to write a byte each */

typedef struct
{
  char *folder;
  char *path;        /* of a file in it, which is not there yet */
} Fixture;

static void
set_up (Fixture           *self,
        gconstpointer data G_GNUC_UNUSED)
{
  self->folder = g_dir_make_tmp ("tag-city-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "a board.city.json", NULL);
}

static void
remove_all (const char *path)
{
  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    {
      g_autoptr (GDir) entries = g_dir_open (path, 0, NULL);
      const char *name;

      while ((name = g_dir_read_name (entries)) != NULL)
        {
          g_autofree char *entry = g_build_filename (path, name, NULL);

          remove_all (entry);
        }
    }
  g_assert_cmpint (g_remove (path), ==, 0);
}

static void
tear_down (Fixture           *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_chmod (self->folder, 0700);
  remove_all (self->folder);
  g_free (self->folder);
  g_free (self->path);
}

static gboolean
save (const char *path,
      const char *text,
      GError    **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return store_file_save (file, text, strlen (text), error);
}

static void
assert_saved (const char *path,
              const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (save (path, text, &error));
  g_assert_no_error (error);
}

static void
assert_refused (const char  *path,
                GIOErrorEnum code,
                const char  *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save (path, "new", &error));
  g_assert_error (error, G_IO_ERROR, (int) code);
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_contents (const char *path,
                 const char *expected)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  gsize length;
  g_autofree char *text = store_file_load (file, &length, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (length, ==, strlen (expected));
}

static guint
n_entries (const char *folder)
{
  g_autoptr (GDir) entries = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (g_dir_read_name (entries) != NULL)
    n++;

  return n;
}

static void
test_new_and_old (Fixture           *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  assert_saved (self->path, "first, and longer");
  assert_contents (self->path, "first, and longer");
  assert_saved (self->path, "second");
  assert_contents (self->path, "second");
  assert_saved (self->path, "");
  assert_contents (self->path, "");
  g_assert_cmpuint (n_entries (self->folder), ==, 1);
}

static void
test_permissions (Fixture           *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  static const mode_t modes[] = { 0600, 0640, 0666, 0755 };
  const mode_t mask = umask (027);
  GStatBuf status;

  assert_saved (self->path, "new");
  g_assert_cmpint (g_stat (self->path, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 07777, ==, 0640);

  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (self->path, modes[i]), ==, 0);
      assert_saved (self->path, "old");
      g_assert_cmpint (g_stat (self->path, &status), ==, 0);
      g_assert_cmphex (status.st_mode & 07777, ==, modes[i]);
    }
  umask (mask);
}

static void
test_missing_folders (Fixture           *self,
                      gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *deep = g_build_filename (self->folder, "a", "b", "c.city.json", NULL);

  assert_saved (deep, "deep");
  assert_contents (deep, "deep");
}

/* A name may be as long as the file system takes it, so the file beside it must not be named after it. */
static void
test_long_name (Fixture           *self,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *name = g_strnfill (255, 'n'), *path = g_build_filename (self->folder, name, NULL);

  assert_saved (path, "long");
  assert_contents (path, "long");
}

static void
test_links (Fixture           *self,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *link = g_build_filename (self->folder, "link", NULL), *loop = g_build_filename (self->folder, "loop", NULL);
  g_autofree char *second = g_build_filename (self->folder, "second", NULL);

  assert_saved (self->path, "old");
  g_assert_cmpint (symlink ("a board.city.json", link), ==, 0);
  g_assert_cmpint (symlink (link, second), ==, 0);
  assert_saved (second, "through the links");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  assert_contents (self->path, "through the links");

  g_assert_cmpint (g_unlink (self->path), ==, 0);
  assert_saved (link, "where the link points");
  assert_contents (self->path, "where the link points");

  g_assert_cmpint (symlink ("loop", loop), ==, 0);
  assert_refused (loop, G_IO_ERROR_TOO_MANY_LINKS, "“loop” could not be saved: Too many levels of symbolic links");
}

static void
test_what_is_no_file (Fixture           *self,
                      gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *pipe_path = g_build_filename (self->folder, "pipe", NULL);
  g_autofree char *below = g_build_filename (self->path, "below", NULL);

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  assert_refused (pipe_path, G_IO_ERROR_INVALID_ARGUMENT, "“pipe” could not be saved: Invalid argument");
  assert_refused ("/dev/null", G_IO_ERROR_INVALID_ARGUMENT, "“null” could not be saved: Invalid argument");

  g_assert_cmpint (g_mkdir (self->path, 0700), ==, 0);
  assert_refused (self->path, G_IO_ERROR_IS_DIRECTORY, "“a board.city.json” could not be saved: Is a directory");
  g_assert_cmpint (g_rmdir (self->path), ==, 0);

  assert_saved (self->path, "a file");
  assert_refused (below, G_IO_ERROR_NOT_DIRECTORY, "“below” could not be saved: Not a directory");
  assert_contents (self->path, "a file");
}

/* Runs in a child and leaves with 0 if saving failed with that code. */
static void
leave_with_failure (const char  *path,
                    const char  *text,
                    GIOErrorEnum code)
{
  g_autoptr (GError) error = NULL;
  const gboolean saved = save (path, text, &error);

  _exit (!saved && g_error_matches (error, G_IO_ERROR, (int) code) ? 0 : 1);
}

static void
assert_child_fine (pid_t child)
{
  int status;

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* root may write anywhere, so a child gives that up first. */
static void
become_nobody (void)
{
  if (geteuid () != 0)
    return;
  if (setgroups (0, NULL) != 0 || setgid (NOBODY) != 0 || setuid (NOBODY) != 0)
    _exit (2);
}

static void
test_read_only (Fixture           *self,
                gconstpointer data G_GNUC_UNUSED)
{
  pid_t child;

  assert_saved (self->path, "old");
  g_assert_cmpint (g_chmod (self->folder, 0555), ==, 0);
  g_assert_cmpint (g_chmod (self->path, 0666), ==, 0);
  if ((child = fork ()) == 0)
    {
      become_nobody ();
      leave_with_failure (self->path, "new", G_IO_ERROR_PERMISSION_DENIED);
    }
  assert_child_fine (child);

  g_assert_cmpint (g_chmod (self->folder, 0777), ==, 0);
  g_assert_cmpint (g_chmod (self->path, 0444), ==, 0);
  if ((child = fork ()) == 0)
    {
      become_nobody ();
      leave_with_failure (self->path, "new", G_IO_ERROR_PERMISSION_DENIED);
    }
  assert_child_fine (child);

  assert_contents (self->path, "old");
  g_assert_cmpuint (n_entries (self->folder), ==, 1);
}

/* The disk is full after 64 KiB. */
static void
test_full_disk (Fixture           *self,
                gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = g_strnfill (200000, 'x');
  const struct rlimit limit = { 65536, 65536 };
  pid_t child;

  assert_saved (self->path, "old");
  if ((child = fork ()) == 0)
    {
      signal (SIGXFSZ, SIG_IGN);
      if (setrlimit (RLIMIT_FSIZE, &limit) != 0)
        _exit (2);
      leave_with_failure (self->path, text, G_IO_ERROR_FAILED);
    }
  assert_child_fine (child);

  assert_contents (self->path, "old");
  g_assert_cmpuint (n_entries (self->folder), ==, 1);
}

static void
save_forever (const char *path,
              const char *one,
              const char *other)
{
  for (;;)
    if (!save (path, one, NULL) || !save (path, other, NULL))
      _exit (1);
}

/* Whenever the program dies, the file is one of the two texts, whole. */
static void
test_killed (Fixture           *self,
             gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *one = g_strnfill (300000, '1'), *other = g_strnfill (100000, '2');

  assert_saved (self->path, one);
  for (guint i = 0; i < 25; i++)
    {
      const pid_t child = fork ();
      g_autofree char *text = NULL;
      int status;

      if (child == 0)
        save_forever (self->path, one, other);
      g_usleep ((gulong) g_test_rand_int_range (500, 8000));
      kill (child, SIGKILL);
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFSIGNALED (status));
      g_assert_true (g_file_get_contents (self->path, &text, NULL, NULL));
      g_assert_true (g_str_equal (text, one) || g_str_equal (text, other));
    }
}

static void
test_load (Fixture           *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *text = g_strnfill (STORE_MAX_FILE_SIZE, 'x');
  g_autofree char *longer = g_strnfill (STORE_MAX_FILE_SIZE + 1, 'x');
  g_autoptr (GFile) file = g_file_new_for_path (self->path);
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GError) error = NULL;
  gsize length;

  assert_saved (self->path, text);
  assert_contents (self->path, text);

  assert_saved (self->path, longer);
  g_assert_null (store_file_load (file, &length, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_TOO_LARGE);
  g_clear_error (&error);
  g_assert_null (store_file_load (folder, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);
  g_clear_error (&error);
  g_assert_true (g_file_delete (file, NULL, NULL));
  g_assert_null (store_file_load (file, &length, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Notes a call, once for several of the same kind in a row; returns whether it should fail. */
static gboolean
note_call (const char *name)
{
  if (calls == NULL)
    return FALSE;
  if (!g_str_has_suffix (calls->str, name))
    g_string_append_printf (calls, "%s%s", calls->len > 0 ? ", " : "", name);
  errno = EIO;

  return g_strcmp0 (failing_call, name) == 0;
}

ssize_t
__wrap_write (int         fd,
              const void *bytes,
              size_t      length)
{
  if (calls != NULL && n_interruptions > 0)
    {
      n_interruptions--;
      errno = EINTR;
      return -1;
    }

  return note_call ("write") ? -1 : __real_write (fd, bytes, calls != NULL ? MIN (length, 1) : length);
}

int
__wrap_fsync (int fd)
{
  struct stat about;

  g_assert_cmpint (fstat (fd, &about), ==, 0);

  return note_call (S_ISDIR (about.st_mode) ? "sync folder" : "sync file") ? -1 : __real_fsync (fd);
}

int
__wrap_rename (const char *old_path,
               const char *new_path)
{
  return note_call ("rename") ? -1 : __real_rename (old_path, new_path);
}

/* The new text is on the disk before it takes the place of the old one, and that it does is on the disk before anybody is told. */
static void
test_order (Fixture           *self,
            gconstpointer data G_GNUC_UNUSED)
{
  calls = g_string_new (NULL);
  failing_call = NULL;
  assert_saved (self->path, "new");
  g_assert_cmpstr (calls->str, ==, "write, sync file, rename, sync folder");
  g_string_free (g_steal_pointer (&calls), TRUE);
}

/* A signal in the middle of a write is no failure, and neither is a write of less than was asked for. */
static void
test_interrupted (Fixture           *self,
                  gconstpointer data G_GNUC_UNUSED)
{
  calls = g_string_new (NULL);
  failing_call = NULL;
  n_interruptions = 3;
  assert_saved (self->path, "new text");
  g_string_free (g_steal_pointer (&calls), TRUE);
  g_assert_cmpuint (n_interruptions, ==, 0);
  assert_contents (self->path, "new text");
}

/* A disk that fails in the middle leaves the old text and nothing beside it. That of the folder is no failure: the file is whole. */
static void
test_failing_disk (Fixture           *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  static const struct { const char *call; gboolean is_saved; } cases[] = {
    { "write", FALSE }, { "sync file", FALSE }, { "rename", FALSE }, { "sync folder", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      gboolean is_saved;

      assert_saved (self->path, "old");
      calls = g_string_new (NULL);
      failing_call = cases[i].call;
      is_saved = save (self->path, "new", &error);
      g_string_free (g_steal_pointer (&calls), TRUE);
      g_assert_cmpint (is_saved, ==, cases[i].is_saved);
      g_assert_cmpint (error == NULL, ==, cases[i].is_saved);
      assert_contents (self->path, cases[i].is_saved ? "new" : "old");
      g_assert_cmpuint (n_entries (self->folder), ==, 1);
    }
}

#define ADD(name, function) g_test_add ("/file/" name, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  ADD ("new-and-old", test_new_and_old);
  ADD ("permissions", test_permissions);
  ADD ("missing-folders", test_missing_folders);
  ADD ("long-name", test_long_name);
  ADD ("links", test_links);
  ADD ("what-is-no-file", test_what_is_no_file);
  ADD ("read-only", test_read_only);
  ADD ("full-disk", test_full_disk);
  ADD ("killed", test_killed);
  ADD ("order", test_order);
  ADD ("interrupted", test_interrupted);
  ADD ("failing-disk", test_failing_disk);
  ADD ("load", test_load);

  return g_test_run ();
}
