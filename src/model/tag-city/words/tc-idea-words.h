/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-advice.h>
#include <turn-record.h>

G_BEGIN_DECLS

/* A move that a hint proposes, in words beside the board; translated, all to be freed. @state is the one before it. */

/* "Take the 1 and fill Metro, +20", "Take the 4 for the S", "2 × square, S shape". */
char *tc_idea_dup_title  (TurnRecord      *record,
                          const TcState   *state,
                          const TcAdvised *idea) G_GNUC_WARN_UNUSED_RESULT;

/* "You are the first there. Nono misses only two squares of it, D 5 and G 5." What it costs against @best comes last. */
char *tc_idea_dup_reason (TurnRecord      *record,
                          const TcState   *state,
                          const TcAdvised *idea,
                          const TcAdvised *best) G_GNUC_WARN_UNUSED_RESULT;

/* Read aloud: "Hint: Take the 1 and fill Metro, +20. Put it on D 5, E 5, E 6 and E 7. You are the first there." */
char *tc_idea_dup_spoken (TurnRecord      *record,
                          const TcState   *state,
                          const TcAdvised *idea,
                          const char      *reason) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
