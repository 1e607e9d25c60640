/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-shelf.h>

G_BEGIN_DECLS

#define TURN_TYPE_BATTLES_VIEW (turn_battles_view_get_type ())

/* The list of battles: those to go on with, and those that are over. Signals:
 *   continued (TurnShelfBattle)
 *   watched (TurnShelfBattle, gboolean)     the second: to look back at it
 *   shared (TurnShelfBattle)                its record is wanted elsewhere
 */
G_DECLARE_FINAL_TYPE (TurnBattlesView, turn_battles_view, TURN, BATTLES_VIEW, AdwBin)

/* @running: the file of the battle on the table, or NULL. */
void turn_battles_view_set_shelf (TurnBattlesView *self,
                                  TurnShelf       *shelf,
                                  GFile           *running);

G_END_DECLS
