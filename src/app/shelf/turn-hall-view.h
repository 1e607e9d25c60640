/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-shelf.h>

G_BEGIN_DECLS

#define TURN_TYPE_HALL_VIEW (turn_hall_view_get_type ())

/* The hall of fame: the best scores of persons, and how one of them did lately. Bots never enter. Signal:
 *   watched (TurnShelfBattle)     the battle of a score
 */
G_DECLARE_FINAL_TYPE (TurnHallView, turn_hall_view, TURN, HALL_VIEW, AdwBin)

void turn_hall_view_set_shelf (TurnHallView *self,
                               TurnShelf    *shelf);

/* In one column, with what there is room for. */
void turn_hall_view_set_narrow (TurnHallView *self,
                                gboolean      narrow);

G_END_DECLS
