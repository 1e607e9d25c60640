/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <tc-board-file.h>

G_BEGIN_DECLS

/* What somebody else did to the file since it was loaded or saved. */
typedef enum
{
  TC_DISK_STATE_SAME,
  TC_DISK_STATE_CHANGED,
  TC_DISK_STATE_DELETED,
} TcDiskState;

#define TC_TYPE_BOARD_DISK (tc_board_disk_get_type ())

/* The file of a board that is being edited. It is watched, and known by the checksum of its bytes, which tells a change that somebody else made from
 * a mere touch. A part of TcBoardDocument.
 *
 * `state-changed` is emitted when the TcDiskState is another one. */
G_DECLARE_FINAL_TYPE (TcBoardDisk, tc_board_disk, TC, BOARD_DISK, GObject)

/* Of no file yet. */
TcBoardDisk *tc_board_disk_new         (void) G_GNUC_WARN_UNUSED_RESULT;

GFile       *tc_board_disk_get_file     (TcBoardDisk *self);
const char  *tc_board_disk_get_checksum (TcBoardDisk *self);
TcDiskState  tc_board_disk_get_state    (TcBoardDisk *self);

/* The file, and the checksum that it had when the work began; whether it is still so is looked up. */
void         tc_board_disk_set_file     (TcBoardDisk *self,
                                         GFile       *file,
                                         const char  *checksum);

/* Writes over whatever is there, and stays with that file. What could not be opened again is not written. */
gboolean     tc_board_disk_save         (TcBoardDisk *self,
                                         TcBoardFile *board_file,
                                         GFile       *file,
                                         GError     **error);

/* What is there now; the state is “same” then. */
TcBoardFile *tc_board_disk_reload       (TcBoardDisk *self,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;
void         tc_board_disk_ignore       (TcBoardDisk *self);

/* Looks now, because the news of a change may be under way. */
TcDiskState  tc_board_disk_look         (TcBoardDisk *self);

/* Loads a board and the checksum of its file, in any thread. */
TcBoardFile *tc_board_disk_load         (GFile   *file,
                                         char   **checksum,
                                         GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
