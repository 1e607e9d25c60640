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

/* The coach of a first battle: a word at the right moment, gone when it is read. Silent when the settings say so, but not when asked for a hint. */
G_DECLARE_FINAL_TYPE (TurnCoachCard, turn_coach_card, TURN, COACH_CARD, AdwBin)

/* Begins again: every moment has its word again. */
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

/* Who has finished a game needs no coach in it any more, unless they ask for him again. */
void turn_coach_card_dismiss   (GSettings  *settings,
                                const char *game);

G_END_DECLS
