/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-check.h"

/* One way to hold a token, as bit rows; bit 0 is the left column. */
typedef struct
{
  uint8_t n_rows;
  uint8_t rows[TC_SHAPE_MAX_SIDE];
  uint8_t n_cells;
  uint8_t cells[TC_SHAPE_MAX_CELLS][2];         /* row, column */
} TcForm;

/* All ways to hold the tokens that may lie on an HQ: first those that dice draw, then those that only drones do, of each the largest first. */
typedef struct
{
  unsigned n_forms;
  unsigned n_free;           /* that dice draw */
  TcForm   forms[(TC_N_LARGE_TOKENS + TC_N_SMALL_TOKENS) * 8];
} TcForms;

/* The squares that cannot be drawn on, as bit rows. All around the grid lies a margin of such squares as wide as a token, so that
 * nobody needs to ask whether a form still is on the grid. */
typedef struct
{
  uint32_t rows[TC_MAX_SIDE + TC_SHAPE_MAX_SIDE];
} TcGround;

TcGround tc_ground_of_board (const TcBoard *board);

bool     tc_ground_fits     (const TcGround *self,
                             const TcForm   *form,
                             unsigned        row,
                             unsigned        column);

/* Anywhere at all. */
bool     tc_ground_has_room (const TcGround *self,
                             const TcForm   *form);

/* Whether an author may have such a token: connected, not empty, not too large. */
bool     tc_shape_is_token  (TcShape shape);

/* The different ways to hold such a token. */
unsigned tc_forms_of_shape  (TcShape shape,
                             TcForm  forms[8]);

/* The printed tokens of the board's HQ, or, for freestyle, the large ones of the box, and the small ones. Tokens that are
 * unknown or misshapen are left out. */
TcForms  tc_forms_of_hq     (const TcBoard *board);
