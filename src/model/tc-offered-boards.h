/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-library.h"

G_BEGIN_DECLS

/* How many boards a new battle offers without looking at all of them. */
#define TC_N_OFFERED_BOARDS 4

/* The boards that a new battle offers, of TcBoardEntry: both sides of the box's board, then the last two others that were used. @played
 * are the ids of boards that battles began on, the last one first; those that are gone or cannot be played are passed over. @chosen, an id,
 * is always among them if there is such a board. */
GPtrArray *tc_offered_boards_list (TcBoardLibrary    *library,
                                   const char *const *played,
                                   const char        *chosen) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
