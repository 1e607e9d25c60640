/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-saved-games.h>

G_BEGIN_DECLS

#define TURN_TYPE_SAVED_GAMES_WINDOW (turn_saved_games_window_get_type ())

/* The battles that are not over: to go on with, or to throw away. `continued` carries the TurnSavedGame. */
G_DECLARE_FINAL_TYPE (TurnSavedGamesWindow, turn_saved_games_window, TURN, SAVED_GAMES_WINDOW, AdwWindow)

TurnSavedGamesWindow *turn_saved_games_window_new (TurnSavedGames * games) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
