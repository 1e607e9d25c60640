/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-standing.h"

/* How many squares nearer to filling a feature than the nearest other, or further from it; more makes no difference. */
#define TC_RACE_MAX_LEAD 6
#define TC_RACE_N_LEADS (2 * TC_RACE_MAX_LEAD + 1)

/* From 0, far ahead, over TC_RACE_MAX_LEAD, side by side, to the last, far behind. */
unsigned tc_race_lead (const TcCensus *census,
                       unsigned        n_seats,
                       unsigned        seat,
                       unsigned        feature);

/* The tagger nearest to filling a feature is likely to get its high value, and one far behind is not; a standing hopes for all alike. What
 * the race for all free high values is worth to a seat beyond that hope, or less. */
int32_t  tc_race_value (const TcEvaluation *evaluation,
                        const TcCensus     *census,
                        unsigned            seat);
