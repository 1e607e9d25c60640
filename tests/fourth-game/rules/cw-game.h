/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>

#include <turn-random.h>

#define CW_MIN_SEATS 2
#define CW_MAX_SEATS 4
#define CW_N_ROWS 3
#define CW_FEWEST_TAGS 4        /* of a row at first (W1) */
#define CW_MOST_TAGS 8

/* A wall before the first turn. */
typedef struct
{
  uint8_t n_seats;
  uint8_t first;                /* the seat that starts */
  uint8_t tags[CW_N_ROWS];
} CwGame;

/* A wall with rows of any length, and the one to start. */
void cw_game_deal (CwGame     *self,
                   unsigned    n_seats,
                   TurnRandom *random);
