/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-shelf-battle.h>

G_BEGIN_DECLS

#define TURN_TYPE_BATTLE_ROW (turn_battle_row_get_type ())

/* A battle in the list, with the heading of its group if it is the first of it. What can be done with it are actions of the list: `battles.replay`, `battles.star`
 * and so on, with its id. */
G_DECLARE_FINAL_TYPE (TurnBattleRow, turn_battle_row, TURN, BATTLE_ROW, AdwBin)

GtkWidget       *turn_battle_row_new         (void) G_GNUC_WARN_UNUSED_RESULT;

/* @is_open: it is on the table. */
void             turn_battle_row_set_battle  (TurnBattleRow   *self,
                                              TurnShelfBattle *battle,
                                              gboolean         is_open);
TurnShelfBattle *turn_battle_row_get_battle  (TurnBattleRow *self);

/* Above the row, and at the end of that line; NULL: it is not the first. Whether it is the last. */
void             turn_battle_row_set_heading (TurnBattleRow *self,
                                              const char    *heading,
                                              const char    *note,
                                              gboolean       is_last);
void             turn_battle_row_set_narrow  (TurnBattleRow *self,
                                              gboolean       narrow,
                                              gboolean       has_picture);

/* Opens the menu of what can be done. */
void             turn_battle_row_open_menu   (TurnBattleRow *self);

G_END_DECLS
