/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-analysis.h>
#include <turn-match.h>

G_BEGIN_DECLS

/* A move in words, to be freed; @n_moves were made before it. What a page knows of its game. */
typedef char *(*TcMoveWords) (TurnRecord *record,
                              guint       n_moves,
                              TurnMove    move);

#define TC_TYPE_ANALYSIS_STRIP (tc_analysis_strip_get_type ())

/* Looks back at the match that is replayed: hidden until it is asked to, it shows how far it is, and then the chances of all, what the decision at hand cost, the moments
 * that decided, and how much was luck. `changed` is emitted when it has begun or ended, or another decision is at hand. */
G_DECLARE_FINAL_TYPE (TcAnalysisStrip, tc_analysis_strip, TC, ANALYSIS_STRIP, AdwBin)

/* NULL: nothing to look back at. */
void              tc_analysis_strip_set_match  (TcAnalysisStrip *self,
                                                TurnMatch       *match,
                                                TcMoveWords      words);

/* Whether there is something to look back at, and it has not begun; and to begin. */
gboolean          tc_analysis_strip_can_begin  (TcAnalysisStrip *self);
void              tc_analysis_strip_begin      (TcAnalysisStrip *self);

/* The decision that is made next where the replay is, or NULL. */
const TurnJudged *tc_analysis_strip_get_judged (TcAnalysisStrip *self);

G_END_DECLS
