/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <tc-board-file.h>

G_BEGIN_DECLS

#define TC_TYPE_BOARD_RECOVERY (tc_board_recovery_get_type ())

/* A copy of unsaved work that a program left behind because it was ended in the middle of it. Nobody else takes it for as long as this
 * object lives. Pass it to tc_board_document_recover (), or delete it; left alone, it is offered again the next time. */
G_DECLARE_FINAL_TYPE (TcBoardRecovery, tc_board_recovery, TC, BOARD_RECOVERY, GObject)

/* (element-type TcBoardRecovery) (transfer full): newest first, those of @folder, or of the user's state folder if it is NULL. What belongs to a window
 * that is open, here or in another process, is not among them.
 *
 * @warning (transfer full) tells of copies that cannot be read, or is NULL. Damaged ones are moved aside, so that they are told of once. Those of a newer
 * program are left for it without a word. */
GPtrArray   *tc_board_recovery_list           (GFile * folder,
                                               char **warning) G_GNUC_WARN_UNUSED_RESULT;

/* The board that was edited, its name, the file it belongs to (NULL if it was never saved), and when the copy was made, in microseconds since 1970. */
TcBoardFile *tc_board_recovery_get_board_file (TcBoardRecovery *self);
const char  *tc_board_recovery_get_title      (TcBoardRecovery *self);
GFile       *tc_board_recovery_get_original   (TcBoardRecovery *self);
gint64       tc_board_recovery_get_modified   (TcBoardRecovery *self);

void         tc_board_recovery_delete         (TcBoardRecovery *self);

G_END_DECLS
