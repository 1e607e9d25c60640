/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* The four levels of Tag City: greed that often takes the second best, greed, and two that search. */
TurnMove tc_easy_choose   (const TurnQuestion *question);
TurnMove tc_medium_choose (const TurnQuestion *question);
TurnMove tc_hard_choose   (const TurnQuestion *question);
TurnMove tc_expert_choose (const TurnQuestion *question);
