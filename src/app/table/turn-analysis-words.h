/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-analysis-strip.h"

G_BEGIN_DECLS

/* What looking back has found, in words; translated, all to be freed. "Now" is the position of the match. */

/* "+4 %", "−12 %", "0 %". */
char *turn_analysis_describe_change  (gint32 change) G_GNUC_WARN_UNUSED_RESULT;

/* "Ana 52 % · Mika 48 %". */
char *turn_analysis_describe_chances (TurnAnalysis *analysis,
                                      TurnMatch    *match) G_GNUC_WARN_UNUSED_RESULT;

/* "Round 4, Ana: −23 %": whose chances changed most after the decision @index. */
char *turn_analysis_describe_moment  (TurnAnalysis *analysis,
                                      TurnMatch    *match,
                                      guint         index) G_GNUC_WARN_UNUSED_RESULT;

/* What is decided now, and what would have been better; empty where nobody decides. */
char *turn_analysis_describe_verdict (TurnAnalysis *analysis,
                                      TurnMatch    *match,
                                      TurnMoveWords words) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
