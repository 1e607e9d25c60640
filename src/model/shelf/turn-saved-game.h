/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include <store-lock.h>
#include <turn-record.h>

G_BEGIN_DECLS

#define TURN_TYPE_SAVED_GAME (turn_saved_game_get_type ())

/* A record on the disk as a list shows it: who plays, where, how far. A damaged one says why instead. Immutable.
 * Properties for templates: `title` ("Ana, Zaz and Mika"), `subtitle` ("Old Harbour · round 7", how it ended, or the message),
 * `damaged`. */
G_DECLARE_FINAL_TYPE (TurnSavedGame, turn_saved_game, TURN, SAVED_GAME, GObject)

/* Reads the file; what cannot be read becomes a damaged one. */
TurnSavedGame *turn_saved_game_new          (GFile * file) G_GNUC_WARN_UNUSED_RESULT;

GFile         *turn_saved_game_get_file     (TurnSavedGame *self);
const char    *turn_saved_game_get_title    (TurnSavedGame *self);
const char    *turn_saved_game_get_subtitle (TurnSavedGame *self);
gboolean       turn_saved_game_is_damaged   (TurnSavedGame *self);
gboolean       turn_saved_game_is_finished  (TurnSavedGame *self);

/* The record, read again; it may have been damaged since. */
TurnRecord    *turn_saved_game_load         (TurnSavedGame *self,
                                             GError       **error) G_GNUC_WARN_UNUSED_RESULT;

/* A saved game is open once. NULL with G_IO_ERROR_BUSY, in words that say where it is open; with another error where no lock can be made. */
StoreLock *turn_saved_lock_take (GFile   *file,
                                 GError **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
