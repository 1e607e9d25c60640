/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-state.h>

#include "tg-view.h"
#include "turn-match.h"
#include "turn-rules-text.h"

G_BEGIN_DECLS

/* What people call the cards of TAG. */
const char *tg_words_card   (TgCard card);

/* With its article, as the object of a sentence: "a TAG card". */
const char *tg_words_a_card (TgCard card);

/* On a button: "Draw", "Take G", "Mika". */
char       *tg_words_choice    (const TgView   *view,
                                const TgChoice *choice) G_GNUC_WARN_UNUSED_RESULT;

/* What playing a card of the hand does: "Play it: completes T, A, G". */
char       *tg_words_effect    (const TgState *state,
                                guint          seat,
                                TgCard         card) G_GNUC_WARN_UNUSED_RESULT;

/* A move without who makes it: "play T". */
char       *tg_words_move      (TurnRecord *record,
                                guint       n_moves,
                                TurnMove    move) G_GNUC_WARN_UNUSED_RESULT;

/* What a move was, told to everybody: "Mika plays T"; NULL for what only the others' hands would tell. */
char       *tg_words_news      (TurnMatch *match);

/* Why a game that was played to its end is over. */
char       *tg_words_end       (TurnMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* What the score of a seat is made of at the end: "2 sets · 3 TAG cards · IT −3". */
char       *tg_words_score     (TurnMatch *match,
                                guint      seat) G_GNUC_WARN_UNUSED_RESULT;

extern const TurnRulesText tg_rules_text;

G_END_DECLS
