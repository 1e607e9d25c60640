/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>

#include "rt-game.h"
#include "rt-move.h"

#define RT_MAX_REROLLS 20       /* in a row, by the two together (R6) */

typedef enum
{
  RT_LEGAL,
  RT_NO_SUCH_MOVE,              /* not a move of this game at all */
  RT_GAME_OVER,                 /* R4 */
  RT_ROLL_IS_DUE,               /* R2: the dice have to fall first */
  RT_NOTHING_TO_ROLL,           /* R2: nobody has asked for new dice */
  RT_NOT_IN_HAND,               /* R2 */
  RT_PILE_CLOSED,               /* R3: that pile is claimed */
  RT_DIE_USED,                  /* R3: that die stays on its pile */
  RT_NO_DIE,                    /* R2: at least one */
  RT_WRONG_SUM,                 /* R2: the dice must make the top card */
  RT_WRONG_FACES,               /* R2: a face from 1 to 6 for each die that is rolled, no other */
} RtVerdict;

/* How a game ended (R4, R6). */
typedef enum
{
  RT_NOT_ENDED,
  RT_ENDED_BY_DICE,
  RT_ENDED_BY_PILES,
  RT_ENDED_BY_DECK,
  RT_ENDED_BY_REROLLS,
} RtEnd;

/* A moment of a game. Bytes that are not in use are zero. */
typedef struct
{
  uint64_t hands[RT_N_SEATS];               /* a bit for each card */
  RtCard   deck[RT_N_DECK];                 /* the top last */
  uint8_t  n_deck;
  RtCard   tops[RT_N_PILES];
  uint8_t  n_cards[RT_N_PILES];             /* of each pile */
  uint8_t  owners[RT_N_PILES];              /* 1 + the seat that has the pile; 0 unclaimed */
  uint8_t  faces[RT_N_SEATS][RT_N_DICE];
  uint8_t  places[RT_N_SEATS][RT_N_DICE];   /* 1 + the pile on which a die lies; 0 unused */
  uint8_t  seat;                            /* whose turn it is */
  uint8_t  rolling;                         /* the dice that chance rolls now, a bit each */
  uint8_t  n_rerolls;                       /* in a row */
  uint8_t  end;                             /* RtEnd */
  uint8_t  unused[3];
  uint16_t n_turns;                         /* that were played to their end */
} RtState;

_Static_assert (sizeof (RtState) == 88, "a state has no padding");

void      rt_state_start      (const RtGame *game,
                               RtState      *state);
RtVerdict rt_state_play       (const RtState *before,
                               RtMove         move,
                               RtState       *after);

/* Asking a state. */
int       rt_state_to_move    (const RtState *self);        /* as TurnRules.to_move */
bool      rt_state_has_card   (const RtState *self,
                               unsigned       seat,
                               RtCard         card);
int       rt_state_owner      (const RtState *self,
                               unsigned       pile);        /* a seat, or -1 */
bool      rt_state_die_used   (const RtState *self,
                               unsigned       seat,
                               unsigned       die);
unsigned  rt_state_free_dice  (const RtState *self,
                               unsigned       seat);        /* a bit for each that is not used */
unsigned  rt_state_sum        (const RtState *self,
                               unsigned       seat,
                               unsigned       dice);
bool      rt_state_can_claim  (const RtState *self,
                               unsigned       pile,
                               unsigned       dice);        /* whose turn it is, with free dice */
unsigned  rt_state_score      (const RtState *self,
                               unsigned       seat);
unsigned  rt_state_round      (const RtState *self);

/* As in TurnRules. */
size_t    rt_state_list_moves (const RtState *self,
                               TurnMove      *moves,
                               size_t         capacity);
RtMove    rt_state_draw       (const RtState *self,
                               TurnRandom    *random);
RtMove    rt_state_random_move (const RtState *self,
                                TurnRandom    *random);
void      rt_state_play_out   (RtState    *state,
                               TurnRandom *random);

/* The other's hand and the deck are dealt again. */
void      rt_state_conceal    (RtState    *state,
                               int         viewer,
                               TurnRandom *random);

const char *rt_verdict_rule   (RtVerdict verdict);
