/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-evaluation.h"
#include "turn-bot.h"

/* Tag City without search: the move whose immediate consequences are worth most by @weights; of equal ones the first. */
TcMove   tc_greedy_move   (const TcGame    *game,
                           const TcState   *seen,
                           const TcWeights *weights);

/* The bot: tc_greedy_move () by tc_weights_greedy. */
TurnMove tc_greedy_choose (const TurnQuestion *question);
