/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-random.h>

#include "tc-recall.h"

/* The quick eye of a search: what it needs to play on and to judge where that led, made once at the root. */
typedef struct
{
  const TcGame *game;
  unsigned      round;                /* of the root */
  unsigned      n_rounds;             /* that simulations go on after it */
  unsigned      progress;             /* of the root, as in TcOutlook */
  int32_t       halving;              /* a lead of so much more doubles the odds */
  TcEvaluation  evaluations[3];       /* one a TcHorizon */
  TcRecall      recall;
} TcReckoning;

void tc_reckoning_init     (TcReckoning     *self,
                            const TcGame    *game,
                            const TcState   *root,
                            const TcWeights *weights,
                            unsigned         n_rounds);

/* Plays @state to the end of the last round of a simulation: dice fall anywhere, are placed anyhow, and everybody takes what gains most at
 * once. */
void tc_reckoning_play_out (TcReckoning *self,
                            TcState     *state,
                            TurnRandom  *random);

/* What share of the victory each seat may expect, in 65536ths. */
void tc_reckoning_evaluate (const TcReckoning *self,
                            const TcState     *state,
                            uint32_t          *shares);
