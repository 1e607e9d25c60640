/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-saved-game.h"

G_BEGIN_DECLS

#define TURN_TYPE_SAVED_GAMES (turn_saved_games_get_type ())

/* The unfinished games of this person: a GListModel of TurnSavedGame, newest first. A file that cannot be read stands
 * in the list as damaged and never keeps the others from it. */
G_DECLARE_FINAL_TYPE (TurnSavedGames, turn_saved_games, TURN, SAVED_GAMES, GObject)

/* Of @folder, or of the user's state folder if it is NULL. The folder need not exist. What is quickly read is in the list at once; where there is much,
 * a thread reads it once it is asked to, and the list changes when it is done. Of very many, the newest are listed. */
TurnSavedGames *turn_saved_games_new_later  (GFile * folder) G_GNUC_WARN_UNUSED_RESULT;

/* Has the rest read, if there is any. */
void            turn_saved_games_read_rest  (TurnSavedGames *self);

/* @folder, or that in the user's state folder if it is NULL, and whether a file in it has the name of a saved game. */
GFile          *turn_saved_games_dup_folder (GFile *folder) G_GNUC_WARN_UNUSED_RESULT;
gboolean        turn_saved_games_is_name    (const char *name);

/* Reads the folder again: after a game was saved, ended or deleted. */
void            turn_saved_games_refresh    (TurnSavedGames *self);

/* The newest game that can be continued, or NULL. */
TurnSavedGame  *turn_saved_games_get_newest (TurnSavedGames *self);

/* A file that does not exist yet, for the autosave of a new game. */
GFile          *turn_saved_games_new_file   (TurnSavedGames *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
