/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

G_BEGIN_DECLS

#define TURN_TYPE_VERDICT_CARD (turn_verdict_card_get_type ())

/* How a game ended: who won, why it was over, and everybody's score; below it a rematch, the replay and another game. */
G_DECLARE_FINAL_TYPE (TurnVerdictCard, turn_verdict_card, TURN, VERDICT_CARD, AdwBin)

void turn_verdict_card_set_match (TurnVerdictCard *self,
                                  TurnMatch       *match,
                                  const char      *reason);
void turn_verdict_card_focus     (TurnVerdictCard *self);

/* A place from 1 as a round with its number: gold, silver, bronze, and plain for those behind. */
GtkWidget *turn_medal_new (guint place) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
