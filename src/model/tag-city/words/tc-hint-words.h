/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-advice.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

/* Moves and the reasons for them in words; translated, all to be freed. @state is the one before the move. */

/* "Take the 4 for the S", "Send a drone: it draws the T", "Put the 4 at the S and the 5 at the L". */
char *tc_hint_describe_die    (const TcGame  *game,
                               const TcState *state,
                               TcMove         move) G_GNUC_WARN_UNUSED_RESULT;

/* "Put it on C 4, C 5 and D 5", "Circle the bubble −2"; NULL where there is nothing to say. */
char *tc_hint_describe_place  (const TcGame *game,
                               TcMove        move) G_GNUC_WARN_UNUSED_RESULT;

/* Who gives the reasons. */
typedef enum
{
  TC_HINT_YOURS,          /* of what somebody else should do */
  TC_HINT_MINE,           /* of what the one who speaks has done */
  TC_HINT_UNDER_TITLE,    /* of what somebody else should do, where it is said already what that fills */
} TcHintVoice;

/* Whole sentences: "Wins row 6 first: +7. Leaves a hole at C 5 that nothing fills." @file may be NULL, as in tc_words_feature (). Under a title nothing may
 * be left to say. */
char *tc_hint_describe_reason (const TcGame   *game,
                               TcBoardFile    *file,
                               TcMove          move,
                               const TcReason *reason,
                               TcHintVoice     voice) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
