/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "tc-board-library.h"

G_BEGIN_DECLS

/* The boards that battles were started on, kept in the setting "played-boards": what is offered first for the next battle, and what is not new any
 * more. They are known by the ids of TcBoardEntry. */

/* The newest first; ends with NULL. */
char   **tc_played_boards_list (GSettings *settings) G_GNUC_WARN_UNUSED_RESULT;

/* Puts a board first, wherever it stood. */
void     tc_played_boards_add  (GSettings  *settings,
                                const char *id);

/* Where the editor puts a copy of a board that is tried out before it is saved: a file of that name that is written over the next time, and that nobody
 * remembers. */
GFile   *tc_played_copy_new    (const char *name) G_GNUC_WARN_UNUSED_RESULT;

/* Whether the id is that of such a copy. */
gboolean tc_played_copy_is     (const char *id);

/* How many boards a new battle offers without looking at all of them. */
#define TC_N_OFFERED_BOARDS 4

/* The boards that a new battle offers, of TcBoardEntry: both sides of the box's board, then the last two others that were used. @played
 * are the ids of boards that battles began on, the last one first; those that are gone or cannot be played are passed over. @chosen, an id,
 * is always among them if there is such a board. */
GPtrArray *tc_offered_boards_list (TcBoardLibrary    *library,
                                   const char *const *played,
                                   const char        *chosen) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
