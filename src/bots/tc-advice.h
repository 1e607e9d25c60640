/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-explain.h"
#include "turn-search.h"

#define TC_MAX_ADVISED 8

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
