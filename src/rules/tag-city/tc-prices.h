/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board.h"

/* What drones and bubbles may cost (C4): a bubble never pays, and no drone is cheaper than the one before it. A board that does otherwise can be played,
 * but is warned about. */

#define TC_N_USUAL_BUBBLES 5

/* The bubbles of every built-in board: 0 −1 −1 −2 −3. */
extern const int8_t tc_usual_bubbles[TC_N_USUAL_BUBBLES];

bool    tc_board_bubble_pays         (const TcBoard *self,
                                      unsigned       bubble);
bool    tc_board_drone_is_cheaper    (const TcBoard *self,
                                      unsigned       drone);       /* than the one before it, though not positive */

TcBoard tc_board_with_usual_bubbles  (const TcBoard *self);
TcBoard tc_board_with_drones_in_order (const TcBoard *self);       /* the cheapest first */
