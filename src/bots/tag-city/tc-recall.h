/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-candidates.h"

/* Simulations come by the same boards again and again: a greedy player on the same board with the same tokens leaves the same board. So
 * what was found out about a board is kept until another one needs its place. */

/* One tagger's board, with what is known of it. */
typedef struct
{
  TcSet       free;
  uint64_t    open;                             /* one bit a feature whose high value is free */
  uint8_t     seat;
  uint8_t     horizon;
  uint16_t    known;                            /* one bit a token whose best place is known; 0: nothing is kept here */
  int32_t     price_of_social;
  int32_t     floor;                            /* what the best place of any token was asked to be worth more than */
  TcCandidate best[TC_N_HQ_TOKENS];             /* INT32_MIN where the token fits nowhere */
  TcCandidate best_of_any;                      /* INT32_MIN where none is worth more than the floor */
} TcKnownBoard;

#define TC_RECALL_SIZE 8192

/* How a board of one seat stands: mostly one follows from another by a shape. */
typedef struct
{
  const TcKnownBoard *board;                    /* NULL: none yet, or it had to make room for another one */
  bool                is_made;                  /* for that board or an earlier one */
  TcHorizon           horizon;
  TcStanding          standing;
} TcStand;

typedef struct
{
  const TcEvaluation *evaluations;              /* one a TcHorizon */
  TcCensus            census;                   /* of the root: by it the others are denied what they were near to */
  TcKnownBoard        boards[TC_RECALL_SIZE];
  TcStand             stands[TC_MAX_SEATS];

  /* What else it takes to look at a board, made for this one, if any. One for all seats, so that it stays in the processor's cache. */
  const TcKnownBoard *looked_at;
  TcAnchors           anchors;
  unsigned            anchored;                 /* one bit a token */
  TcLines             lines;
} TcRecall;

void               tc_recall_init  (TcRecall           *self,
                                    const TcEvaluation *evaluations,
                                    const TcState      *root);

/* The board of a seat, with the best places of some tokens, one bit each; good until the next call. */
TcKnownBoard      *tc_recall_board (TcRecall      *self,
                                    const TcState *state,
                                    unsigned       seat,
                                    TcHorizon      horizon,
                                    unsigned       tokens);

/* The best place of any token for the board that was asked for last, if one is worth more than @floor; otherwise one that is not. */
const TcCandidate *tc_recall_any   (TcRecall      *self,
                                    TcKnownBoard  *board,
                                    const TcState *state,
                                    int32_t        floor);
