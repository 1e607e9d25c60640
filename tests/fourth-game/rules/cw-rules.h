/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-rules.h>

#include "cw-state.h"

/* Clean Wall's row of turn_rules_all; its rules are in ../README.md. */
extern const TurnRules cw_rules;
