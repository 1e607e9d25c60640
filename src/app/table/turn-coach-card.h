/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-coach.h>
#include <turn-hint.h>

#include "turn-guide-card.h"
#include "turn-hint-card.h"

G_BEGIN_DECLS

#define TURN_TYPE_COACH_CARD (turn_coach_card_get_type ())

/* The coach: a word where something is met for the first time, in whatever game that is, gone when it is read. Silent when the settings say so, but not
 * when asked for a hint. */
G_DECLARE_FINAL_TYPE (TurnCoachCard, turn_coach_card, TURN, COACH_CARD, AdwBin)

/* Another game begins: what was asked for in the one before is gone. */
void turn_coach_card_reset     (TurnCoachCard *self);

/* To be called whenever @table, whatever the script looks at, has changed. */
void turn_coach_card_follow    (TurnCoachCard         *self,
                                const TurnCoachScript *script,
                                gpointer               table);

/* Asks for a hint for the person to move, or for another idea; closes it again. Closing says whether there was one. */
void turn_coach_card_ask       (TurnCoachCard       *self,
                                TurnMatch           *match,
                                const TurnHintWords *words);
gboolean turn_coach_card_close_hint (TurnCoachCard *self);

/* The hint, which a table that shows it in another place may take away from here. */
TurnHintCard *turn_coach_card_get_hint (TurnCoachCard *self);

/* The guide of a first game, who speaks instead of the coach. */
TurnGuideCard *turn_coach_card_get_guide (TurnCoachCard *self);

G_END_DECLS
