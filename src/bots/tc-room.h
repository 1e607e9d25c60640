/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-standing.h"

/* The price of the squares that became hard to fill: holes and dead ends. Quick. */
int32_t tc_room_narrow    (const TcEvaluation *evaluation,
                           const TcStanding   *standing,
                           const TcSet        *free_squares);

/* The price of the free squares that no token of the ring can cover; about as costly as finding all placements. */
int32_t tc_room_uncovered (const TcEvaluation *evaluation,
                           const TcStanding   *standing,
                           const TcSet        *free_squares);
