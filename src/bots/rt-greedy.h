/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>

#include "turn-bot.h"

/* Roll Tag one turn deep: every move is tried, dice are weighed over all their faces, and the best table wins. */
TurnMove rt_greedy_choose (const TurnQuestion *question);

/* How good the table is for @seat, in hundredths of a card; what one could do next counts for part. */
int32_t  rt_quick_value   (const RtState *state,
                           unsigned       seat);
