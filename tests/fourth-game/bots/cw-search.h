/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"
#include "turn-search.h"

/* Clean Wall for turn_search (): nothing is hidden, and what follows the tree is played by greed. */
extern const TurnSearchGame cw_search_game;

TurnMove cw_easy_choose   (const TurnQuestion *question);
TurnMove cw_hard_choose   (const TurnQuestion *question);
TurnMove cw_expert_choose (const TurnQuestion *question);
