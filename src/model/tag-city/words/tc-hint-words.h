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

/* Whole sentences: "Wins row 6 first: +7. Leaves a hole at C 5 that nothing fills." @file may be NULL, as in tc_words_feature (). */
char *tc_hint_describe_reason (const TcGame   *game,
                               TcBoardFile    *file,
                               TcMove          move,
                               const TcReason *reason) G_GNUC_WARN_UNUSED_RESULT;

/* Another move against the best one: what it is and what it costs. */
char *tc_hint_describe_alternative (const TcGame    *game,
                                    const TcState   *state,
                                    const TcAdvised *other,
                                    const TcAdvised *best) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
