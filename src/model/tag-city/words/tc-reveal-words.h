/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-report.h>

G_BEGIN_DECLS

/* What a final die has brought when all choices are open, in words; translated, all to be freed. */

/* What somebody did with it: "tags", "drone −4", "checks networks −1". */
char *tc_reveal_describe_act     (const TcNews *act) G_GNUC_WARN_UNUSED_RESULT;

/* Which value somebody got for something, and why: "first, with Mika", "after Zaz, the low one". @state: after the final die. */
char *tc_reveal_describe_fill    (const TcReport *report,
                                  const TcFill   *fill,
                                  guint           seat,
                                  TurnRecord     *record,
                                  const TcState  *state) G_GNUC_WARN_UNUSED_RESULT;

/* "Zaz leads round 9", or NULL when there is none; and "Nono is ahead by 27". */
char *tc_reveal_describe_leader   (TurnRecord    *record,
                                   const TcState *state) G_GNUC_WARN_UNUSED_RESULT;
char *tc_reveal_describe_standing (TurnRecord    *record,
                                   const TcState *state) G_GNUC_WARN_UNUSED_RESULT;

/* Read aloud: one choice, "Mika, drone minus 4, fills row 1 first, 8", and all of them with the die. */
char *tc_reveal_say_act          (const TcReport *report,
                                  const TcNews   *act,
                                  TurnRecord     *record) G_GNUC_WARN_UNUSED_RESULT;
char *tc_reveal_say              (const TcReport *report,
                                  TurnRecord     *record) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
