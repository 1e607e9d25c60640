/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board.h"
#include "tc-symmetry.h"

/* What somebody wants of a city that chance draws. */
typedef struct
{
  uint64_t   seed;
  uint8_t    n_columns;      /* 3 to 16 */
  uint8_t    n_rows;         /* 3 to 16 */
  uint8_t    n_districts;    /* 1 to 12 */
  uint8_t    water;          /* per cent of the grid, 0 to 50 */
  uint8_t    sprawl;         /* of districts: 0 compact, 100 sprawling */
  TcSymmetry symmetry;       /* of shores and, two by two, of districts */
} TcWishes;

#define TC_GENERATE_MIN_SIDE 3
#define TC_GENERATE_MAX_WATER 50

/* The colours of the palette, any two of which are told apart by all eyes. */
extern const uint32_t tc_district_colours[TC_MAX_DISTRICTS];

/* A city by chance: in one part, each district too, everything can be filled, no error and no warning. The same wishes give the same city on every machine. False if no city was found. */
bool tc_generate_board (const TcWishes *wishes,
                        TcBoard        *board);
