/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-choice-card.h"
#include "turn-game-kind.h"

G_BEGIN_DECLS

#define TURN_TYPE_GAME_CARD (turn_game_card_get_type ())

/* One of the games there are, to be chosen: a picture, and in a line what it is. */
G_DECLARE_FINAL_TYPE (TurnGameCard, turn_game_card, TURN, GAME_CARD, TurnChoiceCard)

GtkWidget          *turn_game_card_new         (const TurnGameKind * kind) G_GNUC_WARN_UNUSED_RESULT;

/* Where there is little room: a lower picture, and the name alone. */
void                turn_game_card_set_compact (TurnGameCard *self,
                                                gboolean      compact);

const TurnGameKind *turn_game_card_get_kind    (TurnGameCard *self);

G_END_DECLS
