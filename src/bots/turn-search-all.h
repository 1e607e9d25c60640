/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-search.h"

/* Every game that can be searched; ends with NULL. One row a game. */
extern const TurnSearchGame *const turn_search_all[];

/* That of a game, or NULL. */
const TurnSearchGame *turn_search_find (const TurnRules *rules);
