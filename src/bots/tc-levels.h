/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* The four levels of Tag City: between two taggers all of them search, the easy one with errors; among more, easy and medium are greed with and without errors. */
TurnMove tc_easy_choose   (const TurnQuestion *question);
TurnMove tc_medium_choose (const TurnQuestion *question);
TurnMove tc_hard_choose   (const TurnQuestion *question);
TurnMove tc_expert_choose (const TurnQuestion *question);
