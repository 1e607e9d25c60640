/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>

#include "rt-view.h"
#include "turn-match.h"
#include "turn-rules-text.h"

G_BEGIN_DECLS

/* What people call the cards of Roll Tag: "9 of hearts". */
char      *rt_words_card      (RtCard card) G_GNUC_WARN_UNUSED_RESULT;

/* "4 + 5 = 9" of the chosen dice, or "" when none is. */
char      *rt_words_sum       (const RtState *state,
                               guint          seat,
                               guint          dice) G_GNUC_WARN_UNUSED_RESULT;

/* Below a pile: "claim 9 cards", "Mika · 4", "2 cards". */
char      *rt_words_pile      (const RtView *view,
                               guint         pile) G_GNUC_WARN_UNUSED_RESULT;

/* What can be done with what is chosen: "4 + 5 make the 9 of hearts, 3 cards"; NULL: nothing in particular. */
char      *rt_words_match     (const RtView *view) G_GNUC_WARN_UNUSED_RESULT;

/* "4 cards claimed" */
char      *rt_words_claimed   (const RtState *state,
                               guint          seat) G_GNUC_WARN_UNUSED_RESULT;

/* A move without who makes it: "lay the 9 of hearts". */
char      *rt_words_move      (TurnRecord *record,
                               guint       n_moves,
                               TurnMove    move) G_GNUC_WARN_UNUSED_RESULT;

/* What the last move was: "Mika claims a pile of 4"; NULL before the first. */
char      *rt_words_news      (TurnMatch *match);

/* Why a game that was played to its end is over. */
char      *rt_words_end       (TurnMatch *match) G_GNUC_WARN_UNUSED_RESULT;

/* What the score of a seat is made of at the end: "2 piles · 9 cards". */
char      *rt_words_score     (TurnMatch *match,
                               guint      seat) G_GNUC_WARN_UNUSED_RESULT;

extern const TurnRulesText rt_rules_text;

G_END_DECLS
