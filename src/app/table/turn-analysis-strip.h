/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-analysis.h>
#include <turn-journal.h>
#include <turn-match.h>

G_BEGIN_DECLS

#define TURN_TYPE_ANALYSIS_STRIP (turn_analysis_strip_get_type ())

/* Looks back at the match that is replayed: hidden until it is asked to, it shows how far it is, and then the chances of all, what the decision at hand cost, the moments
 * that decided, and how much was luck. `changed` is emitted when it has begun or ended, or another decision is at hand. */
G_DECLARE_FINAL_TYPE (TurnAnalysisStrip, turn_analysis_strip, TURN, ANALYSIS_STRIP, AdwBin)

/* NULL: nothing to look back at. */
void              turn_analysis_strip_set_match  (TurnAnalysisStrip *self,
                                                  TurnMatch         *match,
                                                  TurnMoveWords      words);

/* Whether there is something to look back at, and it has not begun; and to begin. */
gboolean          turn_analysis_strip_can_begin  (TurnAnalysisStrip *self);
void              turn_analysis_strip_begin      (TurnAnalysisStrip *self);

/* The decision that is made next where the replay is, or NULL. */
const TurnJudged *turn_analysis_strip_get_judged (TurnAnalysisStrip *self);

G_END_DECLS
