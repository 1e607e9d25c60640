/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cw-state.h>
#include <turn-bot.h>

/* What a move is worth at first sight: 100 for a row that this turn cleans, little for one that the next player could clean. */
int32_t  cw_greedy_worth  (const CwState *state,
                           CwMove         move);

/* The move that is worth most; the first of equal ones. */
CwMove   cw_greedy_move   (const CwState *state);
TurnMove cw_greedy_choose (const TurnQuestion *question);
