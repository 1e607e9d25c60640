/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-lengths.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_LIBRARY (tc_board_library_get_type ())

/* All boards there are to play on: a GListModel of TcBoardEntry. First those that come with the game, then those of
 * the user's folder by name, then files that were opened from elsewhere. The folder is watched: what is drawn,
 * changed or deleted there appears by itself, read in a thread. */
G_DECLARE_FINAL_TYPE (TcBoardLibrary, tc_board_library, TC, BOARD_LIBRARY, GObject)

/* Watching @folder, or the boards of the user's data folder if it is NULL; it is made when it is missing and can be. */
TcBoardLibrary *tc_board_library_new        (GFile * folder) G_GNUC_WARN_UNUSED_RESULT;

GFile          *tc_board_library_get_folder (TcBoardLibrary *self);

/* What measures how long battles on these boards last, borrowed. */
TcBoardLengths *tc_board_library_get_lengths (TcBoardLibrary *self);

/* The entry with that id, borrowed, or NULL. */
TcBoardEntry   *tc_board_library_find       (TcBoardLibrary *self,
                                             const char     *id);

/* Adds a file from elsewhere for as long as the library lives; its entry, borrowed, may have a problem. */
TcBoardEntry   *tc_board_library_open       (TcBoardLibrary *self,
                                             GFile          *file);

G_END_DECLS
