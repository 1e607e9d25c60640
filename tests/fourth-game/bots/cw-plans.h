/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Clean Wall's fixed plans (turn-plans.h); ends with a row whose level is NULL:
 *
 *   one      scrubs one tag of the fullest row and hands the brush on */
extern const TurnBot cw_plans[];
