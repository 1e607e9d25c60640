/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-match.h>

G_BEGIN_DECLS

#define TC_TYPE_VERDICT_CARD (tc_verdict_card_get_type ())

/* How a game ended: who won, why it was over, and everybody's score; below it a rematch, the replay and another game. */
G_DECLARE_FINAL_TYPE (TcVerdictCard, tc_verdict_card, TC, VERDICT_CARD, AdwBin)

void tc_verdict_card_set_match (TcVerdictCard *self,
                                TurnMatch     *match,
                                const char    *reason);
void tc_verdict_card_focus     (TcVerdictCard *self);

G_END_DECLS
