/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Any game: the random move of its rules. */
TurnMove turn_bot_random_choose (const TurnQuestion *question);
