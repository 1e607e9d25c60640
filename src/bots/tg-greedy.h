/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-state.h>

#include "turn-bot.h"

/* TAG by rules of thumb: score when possible, keep what will score, give IT to whoever leads, answer with every Gool. */
TurnMove tg_greedy_choose (const TurnQuestion *question);

/* What such a player does; for other bots to begin with. */
TgMove   tg_greedy_move   (const TgGame  *game,
                           const TgState *seen);

/* How such a player ranks one of the legal moves; the best of them is the one it makes. */
int32_t  tg_greedy_worth  (const TgGame  *game,
                           const TgState *seen,
                           TgMove         move);
