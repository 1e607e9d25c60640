/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-random.h>

#include "tc-state.h"

/* As TurnRules.list_moves. Of a tagger's turn: die after die its tags, then drones, then bubbles; placements by token, orientation
 * and anchor. */
size_t   tc_state_list_moves  (const TcGame  *game,
                               const TcState *self,
                               TurnMove      *moves,
                               size_t         capacity);

/* As TurnRules.draw. */
TcMove   tc_state_draw        (const TcGame *game,
                               TurnRandom   *random);

/* As TurnRules.random_move: dice at a random section; a random die of those whose token fits, anywhere it fits; drone or social only
 * when none does. */
TcMove   tc_state_random_move (const TcGame  *game,
                               const TcState *self,
                               TurnRandom    *random);

/* As TurnRules.play_out, the same as drawing and choosing move after move. */
void     tc_state_play_out    (const TcGame *game,
                               TcState      *self,
                               TurnRandom   *random);
