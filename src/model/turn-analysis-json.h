/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-analysis.h"

G_BEGIN_DECLS

/* Keeps the judgements with the record, as its member "analysis". */
void turn_analysis_to_record   (TurnRecord       *record,
                                const TurnJudged *judged,
                                guint             n_judged);

/* Appends to @judged (of TurnJudged, empty) what a record keeps for exactly these decisions. What does not fit them, because it is of another program or
 * damaged, is as good as nothing: it can be found again. */
void turn_analysis_from_record (TurnRecord  *record,
                                const guint *decisions,
                                guint        n_decisions,
                                GArray      *judged);

G_END_DECLS
