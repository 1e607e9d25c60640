/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-evaluation.h"
#include "turn-search.h"

#define TC_MAX_ADVISED 8

/* Why a move is good or bad for the tagger who makes it, in parts that words can be made of. Values are in TC_PRESTIGE; of a move that only places
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

/* A move that was thought about. */
typedef struct
{
  TcMove   move;
  uint32_t share;             /* of the victory that its tagger may expect after it, in 65536ths */
  uint32_t n_visits;          /* how often it was tried */
  TcReason reason;
} TcAdvised;

/* The best moves found, best first, and what every tagger may expect if they are played. */
typedef struct
{
  unsigned  n;
  TcAdvised moves[TC_MAX_ADVISED];
  uint32_t  shares[TC_MAX_SEATS];
} TcAdvice;

/* How hard to think for a hint, which people wait for. */
extern const TurnSearchEffort tc_effort_hint;

/* Thinks about what the seat to move sees in @seen. False when it was cancelled, or without memory. */
bool tc_advise (const TcGame           *game,
                const TcState          *seen,
                const TurnSearchEffort *effort,
                unsigned                n_threads,
                TurnRandom             *random,
                const atomic_bool      *cancelled,
                TcAdvice               *advice);

/* @seen is what the seat to move sees; the move is legal. */
void  tc_explain         (const TcGame    *game,
                          const TcState   *seen,
                          const TcWeights *weights,
                          TcMove           move,
                          TcReason        *reason);
