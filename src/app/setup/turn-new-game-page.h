/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-battle-setup.h>
#include <tc-board-library.h>
#include <turn-saved-games.h>

G_BEGIN_DECLS

#define TC_TYPE_NEW_BATTLE_PAGE (tc_new_battle_page_get_type ())

/* Who plays, where, with which shapes. `started` carries the TurnRecord (a pointer, the handler's to keep a reference of), `cancelled` goes back to
 * where one came from, `continued` carries the TcSavedGame to go on with. */
G_DECLARE_FINAL_TYPE (TcNewBattlePage, tc_new_battle_page, TC, NEW_BATTLE_PAGE, AdwBin)

/* What is chosen at first, and where games to continue are found. */
void                 tc_new_battle_page_set_up        (TcNewBattlePage *self,
                                                       GSettings       *settings,
                                                       TcSavedGames    *saved_games);

/* The same as on another page, with everything that has been chosen there. */
void                 tc_new_battle_page_set_up_like   (TcNewBattlePage *self,
                                                       TcNewBattlePage *other);

/* Whether there is something to go back to. */
void                 tc_new_battle_page_set_can_cancel (TcNewBattlePage *self,
                                                        gboolean         can_cancel);

/* All boards that can be chosen, and which one is: its id, "" if there is none. */
TcBoardLibrary      *tc_new_battle_page_get_library   (TcNewBattlePage *self);
const char          *tc_new_battle_page_get_board     (TcNewBattlePage *self);
void                 tc_new_battle_page_choose_board  (TcNewBattlePage *self,
                                                       TcBoardEntry    *entry);

/* The paint of the first tagger, or NULL. */
const char          *tc_new_battle_page_get_paint     (TcNewBattlePage *self);

/* Offers a board from anywhere and chooses it; the error says why it cannot be played. */
gboolean             tc_new_battle_page_open_board    (TcNewBattlePage *self,
                                                       GFile           *file,
                                                       GError         **error);

G_END_DECLS
