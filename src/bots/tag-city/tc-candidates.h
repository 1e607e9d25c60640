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

/* What the lines under a window bring at most by the tally of its columns or rows, for every column or row that it can begin in, in the
 * unit of bounds; found out when it is first asked for. Of one standing. */
typedef struct
{
  bool    is_known[TC_MAX_TALLIES];
  int16_t bounds[TC_MAX_TALLIES][TC_MAX_SIDE];
} TcLineBounds;

typedef struct
{
  TcLineBounds columns;
  TcLineBounds rows;
  int16_t      rows_with_squares[TC_MAX_TALLIES][TC_MAX_SIDE];  /* as rows, with what the squares in them bring at most */
  int16_t      most_of_rows[TC_MAX_TALLIES];                    /* of any of these */
  int16_t      most_of_columns[TC_MAX_TALLIES];                 /* of any of the bounds of columns */
} TcLines;

void    tc_lines_init           (TcLines            *self,
                                 const TcEvaluation *evaluation);

/* Adds a place if it is among the best. */
void    tc_candidates_offer     (TcCandidates *self,
                                 TcCandidate   candidate);

/* Adds all places of a token, valued by look-ups: features, denial and edges. The candidates are of one tagger. */
void    tc_candidates_add_token (TcCandidates       *self,
                                 const TcEvaluation *evaluation,
                                 const TcStanding   *standing,
                                 const TcAnchors    *anchors,
                                 TcLines            *lines,
                                 unsigned            token);

/* The value of the best place of a token as tc_candidates_add_token () sees it, or INT32_MIN where it fits nowhere. */
int32_t tc_candidates_best_value (const TcEvaluation *evaluation,
                                  const TcStanding   *standing,
                                  const TcAnchors    *anchors,
                                  TcLines            *lines,
                                  unsigned            token);

/* Takes the price of holes and dead ends off all, and that of uncovered squares off the best @n_uncovered of these; the others are
 * dropped, so that all that remain compare. The room of @standing must be priced. */
void    tc_candidates_refine    (TcCandidates       *self,
                                 const TcEvaluation *evaluation,
                                 const TcStanding   *standing,
                                 unsigned            n_uncovered);

/* What places the candidate: @mark is the drone square that it costs, if any. */
TcAction tc_candidate_action   (const TcCandidate *self,
                                TcUse              use,
                                unsigned           die,
                                unsigned           mark);

/* The sections in which dice lie, one bit each. */
unsigned tc_sections_with_dice (const TcGame  *game,
                                const TcState *state);
