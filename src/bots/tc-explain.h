/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-evaluation.h"

/* Why a move is good or bad for whoever makes it, in parts that words can be made of. Values are in TC_PRESTIGE; of a move that only places
 * dice everything but the rest is nothing. */
typedef struct
{
  uint64_t filled;            /* the features it fills, one bit each */
  uint64_t first;             /* those of them that nobody has filled before */
  int32_t  circled;           /* all that is circled at once: features, drone square, bubble */
  int32_t  progress;          /* what the features that are not filled yet come nearer to be worth */
  int32_t  denial;            /* what the others can no longer hope for */
  int32_t  room;              /* what the free squares lose: holes, dead ends, edges; below 0 where they become better */
  int32_t  rest;              /* what the rest of the round is likely to bring, less what it brings the others */
  TcSet    holes;             /* free squares that nothing in the HQ can cover any more because of it */
  uint8_t  nearest;           /* of the features it comes nearer to without filling them, the one with the fewest squares to go … */
  uint8_t  n_to_go;           /* … and how many they are; 0 when there is none */
  bool     ends_battle;       /* this round is the last because of it */
} TcReason;

/* @seen is what the seat to move sees; the move is legal. */
void  tc_explain         (const TcGame    *game,
                          const TcState   *seen,
                          const TcWeights *weights,
                          TcMove           move,
                          TcReason        *reason);
