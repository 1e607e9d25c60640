/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TC_RECOVERY_SUFFIX ".recovery.json"

/* A file in which unsaved work is kept, and the lock that says whose it is: the lock ends with its process, so that what a crash leaves can be told
 * from what somebody is working at. A part of TcBoardDocument and TcBoardRecovery. */
typedef struct _TcRecoveryCopy TcRecoveryCopy;

/* A new one in that folder, of which nothing is on the disk but the lock; NULL where the folder cannot be written to. */
TcRecoveryCopy *tc_recovery_copy_new    (GFile   *folder,
                                         GError **error) G_GNUC_WARN_UNUSED_RESULT;

/* One that is there; NULL while somebody has it. */
TcRecoveryCopy *tc_recovery_copy_claim  (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Gives it back, after all that was to be written is; the file stays. */
void            tc_recovery_copy_free   (TcRecoveryCopy *self);

/* Writes without waiting. @text: (transfer full) */
void            tc_recovery_copy_write  (TcRecoveryCopy *self,
                                         char           *text);
void            tc_recovery_copy_delete (TcRecoveryCopy *self);

/* Tells of writes that fail, as TurnAutosave does: a GObject with the signal `failed`, borrowed. */
GObject        *tc_recovery_copy_get_writer (TcRecoveryCopy *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcRecoveryCopy, tc_recovery_copy_free)

G_END_DECLS
