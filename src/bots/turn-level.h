/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"
#include "turn-search.h"

/* Levels that any game has once it has a table for searching. */

/* Any of the moves that the table suggests, as likely as it deserves attention. Its context has at most TURN_MAX_CONTEXT bytes. */
#define TURN_MAX_CONTEXT 256

TurnMove turn_level_by_first_sight (const TurnQuestion   *question,
                                    const TurnSearchGame *table);

/* What a search finds best; @instead answers when there is no memory for one. */
TurnMove turn_level_by_search      (const TurnQuestion     *question,
                                    const TurnSearchGame   *table,
                                    const TurnSearchEffort *effort,
                                    TurnMove (             *instead ) (const TurnQuestion *question));
