/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <turn-record.h>

G_BEGIN_DECLS

#define TC_TYPE_SAVED_GAME (tc_saved_game_get_type ())

/* A record on the disk as a list shows it: who plays, where, how far. A damaged one says why instead. Immutable.
 * Properties for templates: `title` ("Ana, Zaz and Mika"), `subtitle` ("Old Harbour · round 7", how it ended, or the message),
 * `damaged`. */
G_DECLARE_FINAL_TYPE (TcSavedGame, tc_saved_game, TC, SAVED_GAME, GObject)

/* Reads the file; what cannot be read becomes a damaged one. */
TcSavedGame *tc_saved_game_new          (GFile * file) G_GNUC_WARN_UNUSED_RESULT;

GFile       *tc_saved_game_get_file     (TcSavedGame *self);
const char  *tc_saved_game_get_title    (TcSavedGame *self);
const char  *tc_saved_game_get_subtitle (TcSavedGame *self);
gboolean     tc_saved_game_is_damaged   (TcSavedGame *self);
gboolean     tc_saved_game_is_finished  (TcSavedGame *self);

/* When the file was written last, in microseconds since 1970; 0 if nobody knows. */
gint64       tc_saved_game_get_modified (TcSavedGame *self);

/* The record, read anew; it may have been damaged since. */
TurnRecord  *tc_saved_game_load         (TcSavedGame *self,
                                         GError     **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
