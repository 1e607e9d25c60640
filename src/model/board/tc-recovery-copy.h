/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define TC_RECOVERY_SUFFIX ".recovery.json"
#define TC_RECOVERY_NEWEST_SUFFIX ".recovery.newest"

#define TC_TYPE_RECOVERY_COPY (tc_recovery_copy_get_type ())

/* A file in which unsaved work is kept, and the lock that says whose it is: the lock ends with its process, so that what a crash leaves can be told
 * from what somebody is working at. Dropping the last reference gives it back, and leaves the file.  A part of TcBoardDocument and TcBoardRecovery.
 *
 * The newest text lies beside it, written before the call returns, so that the end of the program loses nothing however busy the machine is. That file
 * does not wait for the disk; the copy itself does, in a thread, and outlasts the end of the machine.
 *
 * A write that failed is tried again every few seconds. `failed` carries its GError, once until one succeeds again or none is wanted any more, which
 * `recovered` tells. */
G_DECLARE_FINAL_TYPE (TcRecoveryCopy, tc_recovery_copy, TC, RECOVERY_COPY, GObject)

/* A new one in that folder, of which nothing is on the disk until it is written to. */
TcRecoveryCopy *tc_recovery_copy_new    (GFile * folder) G_GNUC_WARN_UNUSED_RESULT;

/* One that is there, or its newest text is; NULL while somebody has it. @file is the copy. */
TcRecoveryCopy *tc_recovery_copy_claim  (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* Where the newest text lies. NULL: there is no file yet. */
GFile          *tc_recovery_copy_get_newest (TcRecoveryCopy *self);

/* Writes without waiting for the disk. @text: (transfer full) */
void            tc_recovery_copy_write  (TcRecoveryCopy *self,
                                         char           *text);
void            tc_recovery_copy_delete (TcRecoveryCopy *self);

G_END_DECLS
