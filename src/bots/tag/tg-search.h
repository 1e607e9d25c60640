/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"
#include "turn-search.h"

/* TAG for turn_search (): every iteration deals again what the player cannot see, and the rest is played by rules of thumb. */
extern const TurnSearchGame tg_search_game;

TurnMove tg_easy_choose   (const TurnQuestion *question);
TurnMove tg_hard_choose   (const TurnQuestion *question);
TurnMove tg_expert_choose (const TurnQuestion *question);
