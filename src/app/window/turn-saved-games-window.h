/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-saved-games.h>

G_BEGIN_DECLS

#define TC_TYPE_SAVED_GAMES_WINDOW (tc_saved_games_window_get_type ())

/* The battles that are not over: to go on with, or to throw away. `continued` carries the TcSavedGame. */
G_DECLARE_FINAL_TYPE (TcSavedGamesWindow, tc_saved_games_window, TC, SAVED_GAMES_WINDOW, AdwWindow)

TcSavedGamesWindow *tc_saved_games_window_new (TcSavedGames * games) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
