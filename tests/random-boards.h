/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "board-fixtures.h"

/* A playable board of any kind: 1 × 1 to 16 × 16, with holes, odd districts, values of either sign and tokens of its own. */
TcBoard random_board (TurnRandom *random);

/* Any table for that board: seats, leader, drones in order or free, the printed HQ or one from the box. */
TcSetup random_setup (TurnRandom    *random,
                      const TcBoard *board);
