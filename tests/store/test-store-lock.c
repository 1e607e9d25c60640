/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <store-error.h>
#include <store-file.h>
#include <store-lock.h>

typedef struct
{
  char *folder;
  char *path;        /* of a lock that nobody has taken yet */
} Fixture;

static void
set_up (Fixture           *self,
        gconstpointer data G_GNUC_UNUSED)
{
  self->folder = g_dir_make_tmp ("tag-city-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, ".one.lock", NULL);
}

static void
tear_down (Fixture           *self,
           gconstpointer data G_GNUC_UNUSED)
{
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
  g_free (self->path);
}

static void
assert_busy (const char *path)
{
  g_autoptr (GError) error = NULL;
  StoreLock *lock = store_lock_take (path, &error);

  g_assert_null (lock);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
}

static void
test_one_owner (Fixture           *self,
                gconstpointer data G_GNUC_UNUSED)
{
  StoreLock *lock = store_lock_take (self->path, NULL);

  g_assert_nonnull (lock);
  g_assert_cmpuint (store_lock_find_owner (self->path), ==, (guint) getpid ());
  assert_busy (self->path);
  store_lock_release (lock);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (store_lock_find_owner (self->path), ==, 0);

  lock = store_lock_wait (self->path, NULL);
  g_assert_nonnull (lock);
  store_lock_release (lock);
}

/* A process that has a lock and a file half written, until it is killed. */
static pid_t
start_worker (Fixture    *self,
              const char *half_written)
{
  int pipes[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  if (child == 0)
    {
      const int fd = g_open (half_written, O_WRONLY | O_CREAT, 0600);

      if (flock (fd, LOCK_EX) == 0 && store_lock_take (self->path, NULL) != NULL && write (pipes[1], "x", 1) == 1)
        for (;;)
          pause ();
      _exit (1);
    }
  close (pipes[1]);
  g_assert_cmpint (read (pipes[0], &byte, 1), ==, 1);
  close (pipes[0]);

  return child;
}

static void
kill_worker (pid_t worker)
{
  kill (worker, SIGKILL);
  g_assert_cmpint (waitpid (worker, NULL, 0), ==, worker);
}

/* What a living process has stays, what a dead one had goes, and what has another name is nobody's business. */
static void
test_sweep (Fixture           *self,
            gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *half_written = g_build_filename (self->folder, ".tag-city-a1B2c3", NULL);
  g_autofree char *other = g_build_filename (self->folder, ".tag-city-settings", NULL);
  pid_t worker = start_worker (self, half_written);

  g_assert_true (g_file_set_contents (other, "mine", -1, NULL));
  assert_busy (self->path);
  g_assert_cmpuint (store_lock_find_owner (self->path), ==, (guint) worker);
  g_assert_cmpuint (store_lock_sweep (self->folder), ==, 0);

  kill_worker (worker);
  g_assert_true (g_file_test (self->path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (half_written, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (store_lock_sweep (self->folder), ==, 2);
  g_assert_false (g_file_test (self->path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (half_written, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_remove (other), ==, 0);
}

/* In a folder of somebody else the locks of other programs stay. */
static void
test_sweep_beside (Fixture           *self,
                   gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *half_written = g_build_filename (self->folder, ".tag-city-a1B2c3", NULL);
  g_autofree char *board = g_build_filename (self->folder, "mine.city.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (board);

  g_assert_true (g_file_set_contents (half_written, "half", -1, NULL));
  g_assert_true (g_file_set_contents (self->path, "", -1, NULL));
  g_assert_cmpuint (store_lock_sweep_beside (file), ==, 1);
  g_assert_false (g_file_test (half_written, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_remove (self->path), ==, 0);
}

static gpointer
save_many_times (gpointer path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (GError) error = NULL;

      store_file_save (file, "whole", 5, &error);
      g_assert_no_error (error);
    }

  return NULL;
}

/* Somebody who sweeps meanwhile never takes a file away that is being written. */
static void
test_sweep_while_saving (Fixture           *self,
                         gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *path = g_build_filename (self->folder, "a.json", NULL);
  GThread *writer = g_thread_new ("writer", save_many_times, path);

  for (guint i = 0; i < 20000; i++)
    store_lock_sweep (self->folder);
  g_thread_join (writer);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpuint (store_lock_sweep (self->folder), ==, 0);
}

/* What is no file is refused at once, where a reader of a pipe would wait for ever. */
static void
test_no_file (Fixture           *self,
              gconstpointer data G_GNUC_UNUSED)
{
  static const struct { const char *path; GIOErrorEnum code; } cases[] = {
    { NULL, G_IO_ERROR_NOT_REGULAR_FILE },
    { "/dev/zero", G_IO_ERROR_NOT_REGULAR_FILE },
    { "/", G_IO_ERROR_IS_DIRECTORY },
    { "/nowhere/at/all", G_IO_ERROR_NOT_FOUND },
  };
  g_autofree char *pipe_path = g_build_filename (self->folder, "pipe.json", NULL);

  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (cases[i].path != NULL ? cases[i].path : pipe_path);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      gsize length;

      text = store_file_load (file, &length, &error);
      g_assert_null (text);
      g_assert_error (error, G_IO_ERROR, (int) cases[i].code);
    }
  g_assert_null (store_lock_take (pipe_path, NULL));
  g_assert_cmpuint (store_lock_find_owner (pipe_path), ==, 0);
  g_assert_cmpint (g_remove (pipe_path), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/store-lock/one-owner", Fixture, NULL, set_up, test_one_owner, tear_down);
  g_test_add ("/store-lock/sweep", Fixture, NULL, set_up, test_sweep, tear_down);
  g_test_add ("/store-lock/sweep-beside", Fixture, NULL, set_up, test_sweep_beside, tear_down);
  g_test_add ("/store-lock/sweep-while-saving", Fixture, NULL, set_up, test_sweep_while_saving, tear_down);
  g_test_add ("/store-lock/no-file", Fixture, NULL, set_up, test_no_file, tear_down);

  return g_test_run ();
}
