/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-card.h>
#include <tg-state.h>
#include <turn-match.h>

G_BEGIN_DECLS

/* How the cards of TAG look and what people call them. */
TcCardFace  tg_words_face      (TgCard card);
TcCardFace  tg_words_it_face   (void);
TcCardFace  tg_words_back_face (void);
const char *tg_words_card      (TgCard card);

/* A move without who makes it: "play T". */
char       *tg_words_move      (TurnRecord *record,
                                guint       n_moves,
                                TurnMove    move) G_GNUC_WARN_UNUSED_RESULT;

/* What a move was, told to everybody: "Mika plays T"; NULL for what only the others' hands would tell. */
char       *tg_words_news      (TurnMatch *match);

G_END_DECLS
