/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/* A move of any game: eight bytes whose meaning is the game's own. Two moves
 * are the same exactly when their bytes are, so unused bytes are zero. */
typedef struct
{
  uint8_t bytes[8];
} TurnMove;

_Static_assert (sizeof (TurnMove) == 8, "a move is eight bytes");

static inline bool
turn_move_equal (TurnMove a,
                 TurnMove b)
{
  return memcmp (a.bytes, b.bytes, sizeof a.bytes) == 0;
}
