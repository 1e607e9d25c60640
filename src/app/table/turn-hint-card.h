/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <turn-hint.h>

G_BEGIN_DECLS

#define TURN_TYPE_HINT_CARD (turn_hint_card_get_type ())

/* A hint, told step by step as it is asked for: which die, where, why and what else. Hidden until somebody asks, and again when the move is made. */
G_DECLARE_FINAL_TYPE (TurnHintCard, turn_hint_card, TURN, HINT_CARD, AdwBin)

GtkWidget *turn_hint_card_new   (void) G_GNUC_WARN_UNUSED_RESULT;

/* Asks for a hint for the person to move, or for the next step of it. @words find and tell it. */
void       turn_hint_card_ask   (TurnHintCard        *self,
                                 TurnMatch           *match,
                                 const TurnHintWords *words);
void       turn_hint_card_close (TurnHintCard *self);

G_END_DECLS
