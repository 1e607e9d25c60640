/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Fixed plans: simple ways of playing that the lab lets play against the levels, to find boards and bots that a simple plan beats. They
 * are bots like any other, but no menu offers them. Their names are not those of levels. */

/* The plans of every game, one table a game, each ending with a row whose level is NULL; ends with NULL. */
extern const TurnBot *const turn_plans_all[];

/* The plan of that name for that game, or NULL. */
const TurnBot *turn_plan_find (const char      *name,
                               const TurnRules *rules);
