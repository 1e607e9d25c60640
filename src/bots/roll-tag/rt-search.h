/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"
#include "turn-search.h"

/* Roll Tag for turn_search (): every iteration deals again what the player cannot see, plays the next moves by a quick eye and lets it
 * know the odds then. */
extern const TurnSearchGame rt_search_game;

TurnMove rt_easy_choose   (const TurnQuestion *question);
TurnMove rt_hard_choose   (const TurnQuestion *question);
TurnMove rt_expert_choose (const TurnQuestion *question);
