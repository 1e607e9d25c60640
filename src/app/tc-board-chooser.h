/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-library.h>

G_BEGIN_DECLS

#define TC_TYPE_BOARD_CHOOSER (tc_board_chooser_get_type ())

/* All boards as cards of which one is chosen, and behind them the way to a new one. Emits "chosen" with the TcBoardEntry a person wants. */
G_DECLARE_FINAL_TYPE (TcBoardChooser, tc_board_chooser, TC, BOARD_CHOOSER, AdwBin)

/* Follows the library from now on. */
void tc_board_chooser_set_library (TcBoardChooser *self,
                                   TcBoardLibrary *library);

/* The id of a board; "" if there is none. */
void tc_board_chooser_set_chosen  (TcBoardChooser *self,
                                   const char     *id);

G_END_DECLS
