/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-anchors.h>

#include "tc-standing.h"

/* A placement with what it is worth to its tagger. */
typedef struct
{
  int32_t value;
  uint8_t token;
  uint8_t orientation;
  uint8_t anchor;
} TcCandidate;

#define TC_MAX_CANDIDATES 32

/* The best placements found so far, best first; of equal ones the first found. */
typedef struct
{
  unsigned    n;
  unsigned    capacity;                     /* 1 to TC_MAX_CANDIDATES */
  int32_t     floor;                        /* whatever is worth no more is of no interest; INT32_MIN: all are */
  TcCandidate best[TC_MAX_CANDIDATES];
} TcCandidates;

/* Adds all places of a token, valued by look-ups: features, denial and edges. The candidates are of one tagger. */
void    tc_candidates_add_token (TcCandidates       *self,
                                 const TcEvaluation *evaluation,
                                 const TcStanding   *standing,
                                 const TcAnchors    *anchors,
                                 unsigned            token);

/* The value of the best place of a token as tc_candidates_add_token () sees it, or INT32_MIN where it fits nowhere. */
int32_t tc_candidates_best_value (const TcEvaluation *evaluation,
                                  const TcStanding   *standing,
                                  const TcAnchors    *anchors,
                                  unsigned            token);

/* Takes the price of holes and dead ends off all, and that of uncovered squares off the best @n_uncovered of these; the others are
 * dropped, so that all that remain compare. The room of @standing must be priced. */
void    tc_candidates_refine    (TcCandidates       *self,
                                 const TcEvaluation *evaluation,
                                 const TcStanding   *standing,
                                 unsigned            n_uncovered);
