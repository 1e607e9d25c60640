/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-length.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_LENGTHS (tc_board_lengths_get_type ())

/* Finds out how long battles on boards last: those of the box are known, one's own are measured in a thread when somebody asks, one after the other.
 * A board that was measured gets its `rounds`; what was found is kept in a file for another day. `changed` is emitted whenever lengths were told. */
G_DECLARE_FINAL_TYPE (TcBoardLengths, tc_board_lengths, TC, BOARD_LENGTHS, GObject)

/* Remembered in @file, or in the user's cache if it is NULL. A file that cannot be read counts as empty. */
TcBoardLengths *tc_board_lengths_new        (GFile * file) G_GNUC_WARN_UNUSED_RESULT;

/* Asks for a board that is seen. It is measured, if it is not remembered, before all that were asked for earlier, but never before the next frame is
 * drawn. */
void            tc_board_lengths_ask        (TcBoardLengths *self,
                                             TcBoardEntry   *entry);

/* Asks for a board that is not seen: it is measured after all others. */
void            tc_board_lengths_ask_last   (TcBoardLengths *self,
                                             TcBoardEntry   *entry);

G_END_DECLS
