/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file that says that somebody is at work. The lock ends with its process, whatever ends that, so what a dead process left is never taken for
 * somebody's. The file is removed when the lock is given back. */
typedef struct _StoreLock StoreLock;

/* NULL with G_IO_ERROR_BUSY while somebody else has it, in this process or in another one; with another error where no lock can be made. */
StoreLock *store_lock_take        (const char *path,
                                   GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* The same, but waits for as long as somebody has it. */
StoreLock *store_lock_wait        (const char *path,
                                   GError    **error) G_GNUC_WARN_UNUSED_RESULT;
void       store_lock_release     (StoreLock *self);

/* The number of the process that has the lock, or 0 if nobody knows. */
guint      store_lock_find_owner  (const char *path);

/* Removes from a folder of ours what dead processes left there: locks, and files that were being written. What somebody has stays. Returns how many
 * there were. */
guint      store_lock_sweep       (const char *folder);

/* The same beside a file in a folder that is not ours: only files that were being written. */
guint      store_lock_sweep_beside (GFile *file);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreLock, store_lock_release)

G_END_DECLS
