/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-evaluation.h"
#include "turn-bot.h"

#define TC_MAX_CHOICES 64

typedef struct
{
  TcMove  move;
  int32_t value;                        /* what comes of it, as far as the eye sees */
} TcChoice;

/* The best moves found so far, best first; of equal ones the first found. */
typedef struct
{
  unsigned n;
  unsigned capacity;                    /* 1 to TC_MAX_CHOICES */
  TcChoice best[TC_MAX_CHOICES];
} TcChoices;

/* Ranks what the seat to move may do by its immediate consequences, with at most @n_places (1 to TC_MAX_CANDIDATES) placements of
 * each token; there is at least one move. */
void     tc_greedy_rank   (TcChoices       *choices,
                           const TcGame    *game,
                           const TcState   *seen,
                           const TcWeights *weights,
                           unsigned         n_places);

/* The best of them. */
TcMove   tc_greedy_move   (const TcGame    *game,
                           const TcState   *seen,
                           const TcWeights *weights);

/* The bot: tc_greedy_move () by tc_weights_greedy. */
TurnMove tc_greedy_choose (const TurnQuestion *question);
