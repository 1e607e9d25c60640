/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"
#include "turn-search.h"

/* Roll Tag for turn_search (): every iteration deals anew what the player cannot see, and the rest is played by a quick eye. */
extern const TurnSearchGame rt_search_game;

TurnMove rt_easy_choose   (const TurnQuestion *question);
TurnMove rt_hard_choose   (const TurnQuestion *question);
TurnMove rt_expert_choose (const TurnQuestion *question);
