/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-rules.h>

/* Every game the box holds; ends with NULL. */
extern const TurnRules *const turn_rules_all[];

/* The game with that id, or NULL. */
const TurnRules *turn_rules_find (const char *id);
