/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-standing.h"

/* Whoever is nearest to filling a feature is likely to get its high value, and whoever is far behind is not; a standing hopes for all alike. What
 * the race for all free high values is worth to a seat beyond that hope, or less. */
int32_t tc_race_value (const TcEvaluation *evaluation,
                       const TcCensus     *census,
                       unsigned            seat);
