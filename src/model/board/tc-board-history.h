/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

G_BEGIN_DECLS

/* The values of a board being edited, oldest first: undo and redo without limit. A part of TcBoardDocument. */
typedef struct _TcBoardHistory TcBoardHistory;

TcBoardHistory *tc_board_history_new          (TcBoardFile *start) G_GNUC_WARN_UNUSED_RESULT;
void            tc_board_history_free         (TcBoardHistory *self);

TcBoardFile    *tc_board_history_get_value    (TcBoardHistory *self);

/* What would be undone and redone; NULL when there is nothing. */
const char     *tc_board_history_get_undo     (TcBoardHistory *self);
const char     *tc_board_history_get_redo     (TcBoardHistory *self);

/* Whether the value is another one now. A step that follows one with an equal key replaces its value; if that is the value from before
 * the step, the step goes. */
gboolean        tc_board_history_apply        (TcBoardHistory *self,
                                               TcBoardFile    *value,
                                               const char     *label,
                                               const char     *merge_key);
void            tc_board_history_end_merge    (TcBoardHistory *self);

void            tc_board_history_begin_stroke (TcBoardHistory *self,
                                               const char     *label);
void            tc_board_history_end_stroke   (TcBoardHistory *self);

/* These tell whether the value is another one now. They end a stroke. */
gboolean        tc_board_history_cancel_stroke (TcBoardHistory *self);
gboolean        tc_board_history_undo          (TcBoardHistory *self);
gboolean        tc_board_history_redo          (TcBoardHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcBoardHistory, tc_board_history_free)

G_END_DECLS
