/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-saved-game.h"

G_BEGIN_DECLS

#define TC_TYPE_SAVED_GAMES (tc_saved_games_get_type ())

/* The unfinished games of this person: a GListModel of TcSavedGame, newest first. A file that cannot be read stands
 * in the list as damaged and never keeps the others from it. */
G_DECLARE_FINAL_TYPE (TcSavedGames, tc_saved_games, TC, SAVED_GAMES, GObject)

/* Of @folder, or of the user's state folder if it is NULL. The folder need not exist. Reads it at once. */
TcSavedGames *tc_saved_games_new        (GFile * folder) G_GNUC_WARN_UNUSED_RESULT;

/* Reads the folder again: after a game was saved, ended or thrown away. */
void          tc_saved_games_refresh    (TcSavedGames *self);

/* The newest game that can be continued, or NULL. */
TcSavedGame  *tc_saved_games_get_newest (TcSavedGames *self);

/* A file that does not exist yet, for the autosave of a new game. */
GFile        *tc_saved_games_new_file   (TcSavedGames *self) G_GNUC_WARN_UNUSED_RESULT;

/* Deletes a file of the list; that it is gone already is fine. */
gboolean      tc_saved_games_delete     (TcSavedGames *self,
                                         GFile        *file,
                                         GError      **error);

G_END_DECLS
