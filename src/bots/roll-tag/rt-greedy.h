/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Roll Tag one turn deep: every move is tried, dice are weighed over all their faces, and what leaves the best table (rt-sight.h) is played. */
TurnMove rt_greedy_choose (const TurnQuestion *question);
