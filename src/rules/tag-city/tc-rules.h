/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-rules.h>

/* Tag City as a game for the table; `game` is a TcGame, a state a TcState. */
extern const TurnRules tc_rules;
