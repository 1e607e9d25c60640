/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-entry.h>

G_BEGIN_DECLS

#define TC_TYPE_BOARD_CHOOSER (tc_board_chooser_get_type ())

/* A few boards as cards of which one is chosen: two in a line, or all in one that scrolls sideways. Tab goes to the chosen one and on, arrows choose among
 * them. Emits "chosen" with the TcBoardEntry a person wants. */
G_DECLARE_FINAL_TYPE (TcBoardChooser, tc_board_chooser, TC, BOARD_CHOOSER, AdwBin)

/* @entries: of TcBoardEntry. @chosen: the id of one of them, or of none. */
void tc_board_chooser_set_boards (TcBoardChooser *self,
                                  GPtrArray      *entries,
                                  const char     *chosen);

void tc_board_chooser_set_narrow (TcBoardChooser *self,
                                  gboolean        narrow);

G_END_DECLS
