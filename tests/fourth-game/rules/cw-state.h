/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>

#include "cw-game.h"
#include "cw-move.h"

#define CW_MOST_SCRUBS 3        /* of a turn (W2) */

typedef enum
{
  CW_LEGAL,
  CW_NO_SUCH_MOVE,              /* not a move of this game at all */
  CW_GAME_OVER,                 /* W5 */
  CW_SPRAY_IS_DUE,              /* W4: first somebody comes back with a can */
  CW_NOTHING_TO_SPRAY,          /* W4: nobody does */
  CW_ROW_CLEAN,                 /* W2: there is no tag in that row */
  CW_OTHER_ROW,                 /* W2: one row a turn */
  CW_NOTHING_SCRUBBED,          /* W3: at least one tag a turn */
} CwVerdict;

/* Somebody comes back with a can once in a game, after the first row is clean (W4). */
typedef enum
{
  CW_CAN_AWAY,
  CW_CAN_COMING,
  CW_CAN_EMPTY,
} CwCan;

/* A moment of a game. Bytes that are not in use are zero. */
typedef struct
{
  uint8_t tags[CW_N_ROWS];
  uint8_t seat;                     /* whose turn it is */
  uint8_t n_scrubs;                 /* of this turn */
  uint8_t row;                      /* where, if there were any */
  uint8_t can;                      /* CwCan */
  uint8_t last;                     /* 1 + the seat that has scrubbed last; 0 at first */
  uint8_t points[CW_MAX_SEATS];     /* rows that each has cleaned */
  uint8_t n_turns;                  /* that were played to their end */
  uint8_t unused[3];
} CwState;

_Static_assert (sizeof (CwState) == 16, "a state has no padding");

void      cw_state_start       (const CwGame *game,
                                CwState      *state);
CwVerdict cw_state_play        (const CwGame  *game,
                                const CwState *before,
                                CwMove         move,
                                CwState       *after);

bool      cw_state_is_over     (const CwState *self);
int       cw_state_to_move     (const CwState *self);       /* as TurnRules.to_move */
unsigned  cw_state_n_tags      (const CwState *self);       /* on the whole wall */

/* As in TurnRules; there are never more than CW_N_ROWS. */
size_t    cw_state_list_moves  (const CwState *self,
                                TurnMove      *moves,
                                size_t         capacity);
CwMove    cw_state_random_move (const CwState *self,
                                TurnRandom    *random);

const char *cw_verdict_rule    (CwVerdict verdict);
