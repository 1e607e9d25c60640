/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-saved-lock.h"

#include <glib/gi18n.h>
#include <unistd.h>

/* Hidden, beside the save. */
static GFile *
find_lock (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file), *hidden = g_strdup_printf (".%s.lock", name);

  return g_file_get_child (folder, hidden);
}

static void
say_where (const char *path,
           GError    **error)
{
  const guint owner = store_lock_find_owner (path);

  if (owner == (guint) getpid ())
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This battle is open in another window of Tag City."));
  else if (owner > 0)
    /* Translators: the number of a process, as system monitors show it. */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This battle is open in another Tag City that is running: process %u."), owner);
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BUSY, _("This battle is open in another Tag City that is running."));
}

StoreLock *
turn_saved_lock_take (GFile   *file,
                      GError **error)
{
  g_autoptr (GFile) lock_file = find_lock (file), folder = g_file_get_parent (file);
  g_autoptr (GError) own_error = NULL;
  StoreLock *lock;

  g_file_make_directory_with_parents (folder, NULL, NULL);
  lock = store_lock_take (g_file_peek_path (lock_file), &own_error);
  if (g_error_matches (own_error, G_IO_ERROR, G_IO_ERROR_BUSY))
    say_where (g_file_peek_path (lock_file), error);
  else if (lock == NULL)
    g_propagate_error (error, g_steal_pointer (&own_error));

  return lock;
}
