/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tg-weights.h"
#include "turn-bot.h"

/* TAG by rules of thumb: score when it counts, keep what will score, give IT to the leader, and mind how near the end is. */
TurnMove tg_greedy_choose (const TurnQuestion *question);

/* What such a player does; for other bots to begin with. */
TgMove   tg_greedy_move   (const TgGame    *game,
                           const TgState   *seen,
                           const TgWeights *weights);

/* How such a player ranks one of the legal moves; the best of them is the one it makes. */
int32_t  tg_greedy_worth  (const TgGame    *game,
                           const TgState   *seen,
                           const TgWeights *weights,
                           TgMove           move);
