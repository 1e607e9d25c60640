/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board.h>

/* Ways to turn the values of a board. Each moves all that are alike together, so that a board that was even stays so. Grid and HQ are never touched. */
typedef enum
{
  LAB_TURN_DRONES,        /* all drones 1 dearer */
  LAB_TURN_STEEPNESS,     /* the first drones 1 cheaper, the last ones 1 dearer */
  LAB_TURN_MIDDLE,        /* the middle half of the lines 1 higher */
  LAB_TURN_OUTER,         /* the other lines 1 higher */
  LAB_TURN_COLUMNS,       /* all columns 1 higher */
  LAB_TURN_ROWS,          /* all rows 1 higher */
  LAB_TURN_DISTRICTS,     /* all districts a tenth higher */
  LAB_TURN_LOWS,          /* all low values higher by a tenth of the high one */
  LAB_TURN_BUBBLES,       /* all bubbles 1 dearer */
  LAB_TURN_LEVEL,         /* districts a quarter nearer to the same worth a square */
  LAB_N_TURNS,
} LabTurn;

/* How often each turn is made; negative the other way. */
typedef struct
{
  int8_t n[LAB_N_TURNS];
} LabTurning;

#define LAB_MAX_TURN 4

/* Values that an author wants to keep, one bit each. */
typedef enum
{
  LAB_KEEP_COLUMNS   = 1 << 0,
  LAB_KEEP_ROWS      = 1 << 1,
  LAB_KEEP_DISTRICTS = 1 << 2,
  LAB_KEEP_DRONES    = 1 << 3,
  LAB_KEEP_BUBBLES   = 1 << 4,
  LAB_KEEP_ALL       = (1 << 5) - 1,
} LabKeep;

/* The board with its values turned: no high one is below its low one, no bubble pays and no drone is cheaper than the one before it. */
TcBoard  lab_board_turned (const TcBoard *board,
                           LabTurning     turning,
                           unsigned       keeps);

/* By how many points two boards of one grid differ, all values together, and in how many values. */
unsigned lab_board_points_apart (const TcBoard *board,
                                 const TcBoard *other,
                                 unsigned      *n_values);
