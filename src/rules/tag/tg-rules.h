/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-rules.h>

#include "tg-state.h"

/* TAG as a game for the table; `game` is a TgGame, a state a TgState. */
extern const TurnRules tg_rules;
