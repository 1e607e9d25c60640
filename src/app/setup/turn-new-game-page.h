/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-battle-setup.h>
#include <tc-board-library.h>
#include <turn-saved-games.h>

G_BEGIN_DECLS

#define TURN_TYPE_NEW_GAME_PAGE (turn_new_game_page_get_type ())

/* Who plays, where, with which shapes. `started` carries the TurnRecord (a pointer, the handler's to keep a reference of), `cancelled` goes back to
 * where one came from, `continued` carries the TurnSavedGame to go on with. */
G_DECLARE_FINAL_TYPE (TurnNewGamePage, turn_new_game_page, TURN, NEW_GAME_PAGE, AdwBin)

/* What is chosen at first, and where games to continue are found. */
void                 turn_new_game_page_set_up        (TurnNewGamePage *self,
                                                       GSettings       *settings,
                                                       TurnSavedGames  *saved_games);

/* The same as on another page, with everything that has been chosen there. */
void                 turn_new_game_page_set_up_like   (TurnNewGamePage *self,
                                                       TurnNewGamePage *other);

/* Whether there is something to go back to. */
void                 turn_new_game_page_set_can_cancel (TurnNewGamePage *self,
                                                        gboolean         can_cancel);

/* All boards that can be chosen, and which one is: its id, "" if there is none. */
TcBoardLibrary      *turn_new_game_page_get_library   (TurnNewGamePage *self);
const char          *turn_new_game_page_get_board     (TurnNewGamePage *self);
void                 turn_new_game_page_choose_board  (TurnNewGamePage *self,
                                                       TcBoardEntry    *entry);

/* The paint of the first tagger, or NULL. */
const char          *turn_new_game_page_get_paint     (TurnNewGamePage *self);

/* Offers a board from anywhere and chooses it; the error says why it cannot be played. */
gboolean             turn_new_game_page_open_board    (TurnNewGamePage *self,
                                                       GFile           *file,
                                                       GError         **error);

G_END_DECLS
