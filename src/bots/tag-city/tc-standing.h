/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-evaluation.h"

/* In TcStanding.cells: four bits a district to count squares in, then the free neighbours. */
#define TC_CELL_NEIGHBOURS_SHIFT (4 * TC_MAX_DISTRICTS)

/* How one tagger's board stands in a state, with tables that make the gain of a placement a few look-ups. */
typedef struct
{
  TcSet    free;
  int32_t  score;                                                /* prestige so far, in TC_PRESTIGE, once counted */
  int32_t  expected;                                             /* of all unfinished features */
  int32_t  price_of_social;                                      /* besides the circled value, where that is not above 0 */
  int32_t  social;                                               /* what checking networks is worth now */
  int32_t  edges;                                                /* price of all sides of free squares */
  int32_t  narrow;                                               /* price of holes and dead ends */
  int32_t  uncovered;                                            /* price of squares out of the ring's reach */
  int32_t  worth[TC_MAX_FEATURES];                               /* 0 for a filled feature */
  uint8_t  missing[TC_MAX_FEATURES];                             /* squares to go */
  uint64_t open;                                                 /* one bit a feature whose high value counts as free */
  int32_t  denied[TC_MAX_FEATURES];                              /* to the others, when the high value is taken now */
  uint64_t denied_known;                                         /* one bit a feature */

  /* What n more squares in a column, row or district are worth, by index on the board. Behind the last line there is room for those who look
   * at many lines at once. */
  int32_t  column_gains[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE];
  int32_t  row_gains[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE];
  int32_t  district_gains[TC_MAX_DISTRICTS][16];

  /* The same for lines, and what a free square can bring besides its lines as one of several, as upper bounds in a coarser unit: to sift
   * many places at once. */
  int16_t  column_bounds[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE];
  int16_t  row_bounds[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE];
  int16_t  most_of_square[TC_MAX_DISTRICTS][5];                  /* by the number of its free neighbours */
  int16_t  square_bounds[TC_MAX_SQUARES + TC_SHAPE_MAX_SIDE * TC_MAX_SIDE + TC_MAX_SIDE];
  int16_t  most_in_row[TC_MAX_SIDE + TC_SHAPE_MAX_SIDE];         /* of the free squares of a row, low where there are none */

  uint64_t cells[TC_MAX_SQUARES];
} TcStanding;

/* Counts for each seat the squares every feature misses, which the standings of all the seats need of each other. */
typedef struct
{
  uint8_t  missing[TC_MAX_SEATS][TC_MAX_FEATURES];
  uint64_t open;                                                 /* one bit a feature whose high value is free */
} TcCensus;

void    tc_census_take    (TcCensus      *self,
                           const TcGame  *game,
                           const TcState *state);

/* Counts again for one seat alone. */
void    tc_census_count   (TcCensus      *self,
                           const TcGame  *game,
                           const TcState *state,
                           unsigned       seat);

/* The free bubble that costs least or pays most, or TC_NO_BUBBLE; and how many are free. */
unsigned tc_best_bubble   (const TcGame  *game,
                           const TcState *state,
                           unsigned      *n_left);

/* What checking networks is worth with @bubble, by the price that a standing puts on it. Where a bubble pays, a tagger who leaves it leaves it to the others, and
 * the battle may be over before squares are worth more than they show: there only the price of the end counts. */
int32_t tc_social_value   (const TcEvaluation *evaluation,
                           int32_t             price_of_social,
                           unsigned            bubble);

/* Sixteen bounds at once. */
typedef int16_t TcSixteen __attribute__ ((vector_size (32), aligned (2), may_alias));

void    tc_standing_init  (TcStanding         *self,
                           const TcEvaluation *evaluation,
                           const TcState      *state,
                           const TcCensus     *census,
                           unsigned            seat);

/* Makes of a standing another one of the same seat, evaluation and counts of the others: the same as a new one, and quicker the more they have in
 * common. Scores and prices that were added later are those of before. */
void    tc_standing_renew (TcStanding         *self,
                           const TcEvaluation *evaluation,
                           const TcState      *state,
                           const TcCensus     *census,
                           unsigned            seat);

/* Adds the prestige so far, which few need. */
void    tc_standing_count_score (TcStanding         *self,
                                 const TcEvaluation *evaluation,
                                 const TcState      *state,
                                 const TcCensus     *census,
                                 unsigned            seat);

/* Adds the price of bad room, which costs more time than all the rest and is only needed where placements are refined. */
void    tc_standing_price_room (TcStanding         *self,
                                const TcEvaluation *evaluation);

/* The same, bad room apart, without making a standing. */
int32_t tc_standing_value_of (const TcEvaluation *evaluation,
                              const TcState      *state,
                              const TcCensus     *census,
                              unsigned            seat);

/* The price of the squares that became hard to fill: holes and dead ends. Quick. */
int32_t tc_room_narrow    (const TcEvaluation *evaluation,
                           const TcStanding   *standing,
                           const TcSet        *free_squares);

/* The price of the free squares that no token of the ring can cover; about as costly as finding all placements. */
int32_t tc_room_uncovered (const TcEvaluation *evaluation,
                           const TcStanding   *standing,
                           const TcSet        *free_squares);
