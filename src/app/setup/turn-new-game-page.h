/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-saved-games.h>

#include "turn-game-kind.h"

G_BEGIN_DECLS

#define TURN_TYPE_NEW_GAME_PAGE (turn_new_game_page_get_type ())

/* Which game, and its set-up. `started` carries the TurnRecord (a pointer, the handler's to keep a reference of), `cancelled` goes back to
 * where one came from, `continued` carries the TurnSavedGame to go on with. */
G_DECLARE_FINAL_TYPE (TurnNewGamePage, turn_new_game_page, TURN, NEW_GAME_PAGE, AdwBin)

/* Where games to continue are found. With everything that was chosen on @former, if that is not NULL. Once. */
void     turn_new_game_page_set_up         (TurnNewGamePage *self,
                                            TurnSavedGames  *saved_games,
                                            TurnNewGamePage *former);

/* Whether there is something to go back to. */
void     turn_new_game_page_set_can_cancel (TurnNewGamePage *self,
                                            gboolean         can_cancel);

/* The game that is chosen. */
const TurnGameKind *turn_new_game_page_get_kind (TurnNewGamePage *self);

/* Shows all boards on a page of their own, of the game that is chosen or the first that has any; and goes back from there. */
void     turn_new_game_page_show_all       (TurnNewGamePage *self);
void     turn_new_game_page_show_setup     (TurnNewGamePage *self);

/* Chooses that game and what is in the file (TurnGameKind.board_format); the error says why it cannot be played. */
gboolean turn_new_game_page_open           (TurnNewGamePage    *self,
                                            const TurnGameKind *kind,
                                            GFile              *file,
                                            GError            **error);

G_END_DECLS
