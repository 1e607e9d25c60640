/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <tc-board-file.h>

G_BEGIN_DECLS

#define TC_TYPE_BOARD_ENTRY (tc_board_entry_get_type ())

/* A board as a list offers it: one that comes with the game, or a file. A file that cannot be played says why
 * instead. Immutable, but for its `rounds`, which are found out later. */
G_DECLARE_FINAL_TYPE (TcBoardEntry, tc_board_entry, TC, BOARD_ENTRY, GObject)

TcBoardEntry *tc_board_entry_new_built_in (const char *id) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the file now; in any thread. */
TcBoardEntry *tc_board_entry_new          (GFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* What a setting remembers: "side-a", or the address of the file. */
const char   *tc_board_entry_get_id       (TcBoardEntry *self);
const char   *tc_board_entry_get_name     (TcBoardEntry *self);
GFile        *tc_board_entry_get_file     (TcBoardEntry *self);      /* NULL for one that comes with the game */

/* The board, or NULL with the message that says why not. */
TcBoardFile  *tc_board_entry_get_board    (TcBoardEntry *self);
const char   *tc_board_entry_get_problem  (TcBoardEntry *self);

/* The same for boards that play alike, whatever they are called, and on every start; NULL without a board. */
const char   *tc_board_entry_get_checksum (TcBoardEntry *self);

/* How many rounds a battle on it lasts, once that was measured; 0 before. */
double        tc_board_entry_get_rounds   (TcBoardEntry *self);
void          tc_board_entry_set_rounds   (TcBoardEntry *self,
                                           double        rounds);

/* When the file was written last, in microseconds since 1970; 0 for one that comes with the game. */
gint64        tc_board_entry_get_modified (TcBoardEntry *self);

/* Whether both are the same file in the same state. */
gboolean      tc_board_entry_is_same      (TcBoardEntry *self,
                                           TcBoardEntry *other);

G_END_DECLS
