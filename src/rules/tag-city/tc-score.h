/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-state.h"

/* The prestige of one tagger, as it stands. */
typedef struct
{
  int     columns;
  int     rows;
  int     districts;
  int     drones;
  int     bubbles;
  int     total;
  uint8_t n_bubbles;
} TcScore;

/* What ended the battle (C18), one bit each. */
typedef enum
{
  TC_END_FEATURES = 1 << 0,
  TC_END_BUBBLES  = 1 << 1,
  TC_END_DRONES   = 1 << 2,
} TcEnd;

/* What a tagger has circled at a feature. */
typedef enum
{
  TC_RANK_NONE,
  TC_RANK_HIGH,
  TC_RANK_LOW,
} TcRank;

TcScore  tc_state_score    (const TcGame  *game,
                            const TcState *state,
                            unsigned       seat);
TcRank   tc_state_rank     (const TcGame  *game,
                            const TcState *state,
                            unsigned       seat,
                            unsigned       feature);

/* One bit a seat (C20). */
unsigned tc_state_winners  (const TcGame  *game,
                            const TcState *state);

/* The conditions of C18 that hold, TcEnd bits; also asked before the round is over. */
unsigned tc_state_ended_by (const TcGame  *game,
                            const TcState *state);
