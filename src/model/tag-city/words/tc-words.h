/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-board-file.h>
#include <tc-state.h>
#include <tc-token.h>
#include <turn-words.h>

G_BEGIN_DECLS

/* What the table is made of, in words; translated, all to be freed. */

/* "I 5", as it is read aloud too; "I 5 and J 6" for a set. */
char *tc_words_square     (const TcGame *game,
                           guint         square) G_GNUC_WARN_UNUSED_RESULT;
char *tc_words_squares    (const TcGame *game,
                           TcSet         squares) G_GNUC_WARN_UNUSED_RESULT;

/* "row 6", "column C", or the name of a district in the language of the messages. @file may be NULL: then a district
 * is called by its key. */
char *tc_words_feature    (const TcGame *game,
                           TcBoardFile  *file,
                           guint         feature) G_GNUC_WARN_UNUSED_RESULT;

/* The conditions that end a battle (TcEnd bits), as the reason in a sentence: "all bubbles are circled". */
char *tc_words_end        (guint ends) G_GNUC_WARN_UNUSED_RESULT;

/* What people call a token, translated: "S shape", "bar of three". A board's own tokens are called like those that
 * they look like, and else go by their id. */
const char *tc_token_get_name (const TcToken *self);

/* The same within a sentence, with its article: "the S", "the bar of three". */
char       *tc_token_dup_the  (const TcToken *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
