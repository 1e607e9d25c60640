/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-shelf-battle.h>

G_BEGIN_DECLS

#define TURN_TYPE_BATTLE_PICTURE (turn_battle_picture_get_type ())

/* A small picture of a battle: how the board of the person looks who did best, or what the game is played with. The record is read in a thread. */
G_DECLARE_FINAL_TYPE (TurnBattlePicture, turn_battle_picture, TURN, BATTLE_PICTURE, AdwBin)

/* NULL: nothing. @seat: whose board; -1: of the person who did best. */
void turn_battle_picture_set_battle (TurnBattlePicture *self,
                                     TurnShelfBattle   *battle,
                                     int                seat);

G_END_DECLS
