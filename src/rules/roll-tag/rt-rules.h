/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-rules.h>

#include "rt-state.h"

/* Roll Tag as a game for the table; `game` is an RtGame, a state an RtState. */
extern const TurnRules rt_rules;
