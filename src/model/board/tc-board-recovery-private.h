/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-recovery.h"
#include "tc-recovery-copy.h"

G_BEGIN_DECLS

/* For TcBoardDocument: where copies are kept, what stands in one, and the copy itself when it is taken over. */
GFile          *tc_board_recovery_dup_folder (void) G_GNUC_WARN_UNUSED_RESULT;

/* @checksum is that of the original when the work on it began; both may be NULL. NULL for what could not be read again: a copy is nested one step deeper
 * than its board. */
char           *tc_board_recovery_make_text  (TcBoardFile *board_file,
                                              GFile       *original,
                                              const char  *checksum,
                                              GError     **error) G_GNUC_WARN_UNUSED_RESULT;
const char     *tc_board_recovery_get_checksum (TcBoardRecovery *self);
TcRecoveryCopy *tc_board_recovery_take_copy  (TcBoardRecovery *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
