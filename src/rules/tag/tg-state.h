/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tg-game.h"
#include "tg-move.h"

/* How many cards a hand is filled up to (T2), how many a player who returns may draw and go down to (T7). */
#define TG_HAND_SIZE 4
#define TG_RETURN_DRAWS 3
#define TG_RETURN_SIZE 3

typedef enum
{
  TG_LEGAL,
  TG_NO_SUCH_MOVE,              /* not a move of this game at all */
  TG_GAME_OVER,                 /* T9 */
  TG_MUST_DRAW,                 /* T2: the hand is not full and the deck not empty */
  TG_HAND_FULL,                 /* T2: no more cards than four */
  TG_DRAWING_OVER,              /* T7: three cards at most on the return turn, and none after the first action */
  TG_PILE_EMPTY,                /* T2: no card lies there */
  TG_NOT_IN_HAND,               /* T3 */
  TG_LETTER_TWICE,              /* T4: that letter lies in front already */
  TG_GOOL_IS_NO_PLAY,           /* T6: a Gool only answers */
  TG_SECOND_FREEZE,             /* T7: one lies in the middle */
  TG_FROZEN,                    /* T7: only discarding one card */
  TG_IT_IS_DUE,                 /* T6: first say where IT goes */
  TG_IT_IS_NOT_DUE,             /* T6: IT moves after a set or a TAG card only */
  TG_NOT_TO_ONESELF,            /* T6: to any other player */
  TG_ANSWER_IS_DUE,             /* T6: the receiver answers or accepts */
  TG_NOBODY_ASKED,              /* T6: there is nothing to answer */
  TG_NO_GOOL,                   /* T6: no Gool in the hand */
  TG_NO_SKIP,                   /* T8: who can act does */
} TgVerdict;

typedef enum
{
  TG_PHASE_TURN,                /* drawing, playing, discarding */
  TG_PHASE_IT,                  /* a set or TAG card was scored: IT may be moved */
  TG_PHASE_ANSWER,              /* somebody who holds a Gool was given IT */
  TG_PHASE_OVER,
} TgPhase;

/* What the turn that is played is like, one bit each. */
#define TG_TURN_RETURN 1u       /* whose Freeze lies in the middle (T7) */
#define TG_TURN_ACTED 2u        /* has played or discarded */
#define TG_TURN_PLAYED 4u       /* has played: not a turn of discards (T9) */

/* A moment of a game. A hand is a number: its lowest four bits count the cards, and each kind has four bits more, TgCard times
 * four bits up. Bytes that are not in use are zero. */
typedef struct
{
  uint32_t hands[TG_MAX_SEATS];
  uint32_t known[TG_MAX_SEATS];     /* the part of a hand that everyone knows, because it came from the discard pile */
  uint16_t n_turns;                 /* that were played to their end */
  uint8_t  cards[TG_N_CARDS];       /* the deck from the first on, its top last; the discard pile from the last on, its top first */
  uint8_t  n_deck;
  uint8_t  n_discards;
  uint8_t  fronts[TG_MAX_SEATS];    /* letters, a bit each: 1 << TgCard */
  uint8_t  sets[TG_MAX_SEATS];
  uint8_t  tags[TG_MAX_SEATS];
  uint8_t  phase;
  uint8_t  seat;                    /* whose turn it is */
  uint8_t  turn;                    /* TG_TURN_… */
  uint8_t  n_drawn;                 /* on this turn */
  uint8_t  asked;                   /* who answers, in that phase only */
  uint8_t  giver;                   /* whom IT would go back to */
  uint8_t  it;                      /* 1 + the seat that has IT; 0 in the middle */
  uint8_t  freezer;                 /* 1 + the seat whose Freeze lies in the middle; 0 if none does */
  uint8_t  quiet;                   /* turns of discards and skips in a row, at most one for each seat */
  uint8_t  unused;
} TgState;

_Static_assert (sizeof (TgState) == 136, "a state has no padding");

void      tg_state_start      (const TgGame *game,
                               TgState      *state);
TgVerdict tg_state_play       (const TgGame  *game,
                               const TgState *before,
                               TgMove         move,
                               TgState       *after);

/* Plays a move that is known to be legal, as one that tg_state_list_moves () gave: for play-outs, which play millions. */
void      tg_state_apply      (unsigned n_seats,
                               TgState *state,
                               TgMove   move);

/* Asking a state. */
int       tg_state_to_move    (const TgState *self);              /* as TurnRules.to_move; chance makes the skips that nobody chooses (T8) */
unsigned  tg_state_n_in_hand  (const TgState *self,
                               unsigned       seat);
unsigned  tg_state_count      (const TgState *self,
                               unsigned       seat,
                               TgCard         card);              /* of a kind in the hand */
TgCard    tg_state_discard    (const TgState *self,
                               unsigned       depth);             /* 0: the top; TG_NO_CARD below the last */
bool      tg_state_has_letter (const TgState *self,
                               unsigned       seat,
                               TgCard         letter);            /* in front */
bool      tg_state_is_frozen  (const TgState *self);              /* whose turn it is only discards */
int       tg_state_it         (const TgState *self);              /* the seat that has IT, or -1 */
int       tg_state_freezer    (const TgState *self);              /* the seat whose Freeze lies in the middle, or -1 */
int       tg_state_score      (const TgState *self,
                               unsigned       seat);
unsigned  tg_state_round      (const TgGame  *game,
                               const TgState *self);

/* As in TurnRules. */
size_t    tg_state_list_moves (const TgGame  *game,
                               const TgState *self,
                               TurnMove      *moves,
                               size_t         capacity);
TgMove    tg_state_random_move (const TgGame  *game,
                                const TgState *self,
                                TurnRandom    *random);
void      tg_state_play_out   (const TgGame *game,
                               TgState      *state,
                               TurnRandom   *random);

/* The hands of the others, but for what everyone knows of them, and the deck are dealt again. */
void      tg_state_conceal    (const TgGame *game,
                               TgState      *state,
                               int           viewer,
                               TurnRandom   *random);

const char *tg_verdict_rule   (TgVerdict verdict);
