/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <turn-hint.h>

G_BEGIN_DECLS

#define TURN_TYPE_HINT_CARD (turn_hint_card_get_type ())

/* A hint: what a good player would do and why, and other ideas when it is asked again. Hidden until somebody asks, and again when the move is made. Its
 * buttons are the actions "turn.hint" and "turn.do-hint". Signal: idea-changed, when another idea is shown, or none. */
G_DECLARE_FINAL_TYPE (TurnHintCard, turn_hint_card, TURN, HINT_CARD, AdwBin)

/* Asks for a hint for the person to move, or for another idea. @words find and describe it. */
void       turn_hint_card_ask   (TurnHintCard        *self,
                                 TurnMatch           *match,
                                 const TurnHintWords *words);
void       turn_hint_card_close (TurnHintCard *self);

/* For a table that shows the idea itself, and where there are other ways to close it. A brief card leaves doing it to the table, too. */
void       turn_hint_card_lie_on_table (TurnHintCard *self,
                                        gboolean      is_brief);

/* The move that is shown, or NULL. */
const TurnMove *turn_hint_card_get_idea (TurnHintCard *self);

G_END_DECLS
