/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-weights.h"

/* Found by games of two against the plan frzlate and against the weights before, thousands for each change of a weight, which was kept if it won more. What is
 * denied to the next player was set by hand: who takes every letter could be baited with them late in a game, but people need not bite. */
const TgWeights tg_weights_greedy = {
  .worth = {
    [TG_PLAY_FIRST] = { 40, 40, 80, 80, 40 },
    [TG_PLAY_SECOND] = { 40, 40, 80, 80, 100 },
    [TG_PLAY_SET] = TG_ALWAYS (100),
    [TG_PLAY_TAG] = { 120, 80, 80, 40, 80 },
    [TG_PLAY_FREEZE] = { 130, 90, -20, -20, -20 },
    [TG_MOVER_OF_SEVERAL] = { 0, 0, 25, 0, 0 },
    [TG_MOVER_WITH_IT] = { -15, -40, 20, 0, 0 },
    [TG_MOVER_WITHOUT] = { 0, -40, 0, -40, 0 },
    [TG_KEEP_TAG] = TG_ALWAYS (100),
    [TG_KEEP_GOOL] = { 55, 70, 70, 70, 70 },
    [TG_KEEP_MORE_GOOL] = { -20, -20, -20, -20, -60 },
    [TG_KEEP_FREEZE] = { 60, 60, 60, 60, 100 },
    [TG_KEEP_MORE_FREEZE] = { -30, -30, -30, 10, -30 },
    [TG_KEEP_LETTER] = { 40, -20, 40, 40, 40 },
    [TG_KEEP_SET] = TG_ALWAYS (40),
    [TG_KEEP_NEXT_LETTER] = { 25, -35, -15, 25, 25 },
    [TG_KEEP_SPARE] = { 50, 10, 10, -30, -30 },
    [TG_DENY_SET] = { 12, 12, 0, 12, 5 },
    [TG_DENY_LETTER] = { 6, 6, 0, 6, 3 },
    [TG_DRAW_DECK] = TG_ALWAYS (150),
    [TG_TAKE_TAG] = TG_ALWAYS (200),
    [TG_TAKE_SET] = { 200, 200, 140, 200, 200 },
    [TG_TAKE_LETTER] = { 200, 200, 140, 140, 140 },
    [TG_TAKE_FREEZE] = { 150, 90, 90, 90, 90 },
    [TG_TAKE_GOOL] = { 150, 200, 200, 90, 90 },
    [TG_TAKE_OTHER] = { 150, 90, 90, 90, 90 },
    [TG_ANSWER] = { 60, 60, 60, -10, 60 },
    [TG_END] = TG_ALWAYS (500),
  },
};
