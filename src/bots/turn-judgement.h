/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-search.h"

/* What a decision was worth: shares of the victory, in 65536ths. */
typedef struct
{
  TurnMove best;
  uint32_t best_share;                /* that its seat may expect after the best move */
  uint32_t played_share;              /* after the one that was played; never more than the best */
  uint32_t shares[TURN_MAX_SEATS];    /* that every seat could expect before it */
} TurnJudgement;

/* Compares @played, a legal move of the seat to move in @state, with the best that a search finds. Like that seat, it knows nothing that was hidden.
 * False when it was cancelled, or without memory. */
bool turn_judge (const TurnSearchGame *table,
                 const void           *game,
                 const void           *state,
                 TurnMove              played,
                 TurnRandom           *random,
                 const atomic_bool    *cancelled,
                 TurnJudgement        *judgement);
