/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-state.h>

/* One prestige in the unit of the evaluation. Everything here is whole numbers, so that every machine and compiler finds the same
 * move the best. */
#define TC_PRESTIGE 256

/* What Tag City's bots think things are worth: all that can be tuned. Shares are 256ths, prices TC_PRESTIGEs. */
typedef struct
{
  int curve;          /* a feature filled to a share s is expected to bring worth · s^(curve / 16); at least 16 */
  int haste;          /* what the curve gains from the beginning of a battle to its end, when only nearly full features count */
  int hope;           /* share of high − low that is expected while the high value is free */
  int denial;         /* share of what the others lose when the high value is taken before them */
  int hole;           /* of a free square without free neighbour: share of the worth of its features */
  int uncovered;      /* of a free square that no token of the ring can cover: the same */
  int dead_end;       /* price of a free square with a single free neighbour */
  int edge;           /* price of a side between a free square and anything else */
  int drone;          /* price of a drone square besides the circled value */
  int social;         /* price of a social besides the circled value */
  int early_social;   /* what that is higher at the beginning, when squares are worth more than they show */
  int final_die;      /* share of what the final die is likely to bring that counts when a die is drafted or placed */
  int opponents;      /* share of what the others are likely to gain in the round */
  int nearly_over;    /* share of an unfinished feature that counts while only the final die is to come */
  int last_chance;    /* price of ending the battle behind, gain of ending it ahead */
} TcWeights;

/* Tuned by self-play. */
extern const TcWeights tc_weights_greedy;

/* How long the battle goes on: until nobody knows when, or until the end of this round with or without drafts to come. */
typedef enum
{
  TC_HORIZON_OPEN,
  TC_HORIZON_LAST_DRAFT,
  TC_HORIZON_LAST_DIE,
} TcHorizon;

/* A battle's whole length, in the unit of its progress. */
#define TC_WHOLE_BATTLE 256

/* What is to be expected of the time that is left. */
typedef struct
{
  TcHorizon horizon;
  unsigned  progress;   /* 0 to TC_WHOLE_BATTLE: how near the nearest of the conditions of C18 is */
} TcOutlook;

/* How many squares a token has in each column, or each row, of its window. */
typedef struct
{
  uint8_t n;
  uint8_t counts[TC_SHAPE_MAX_SIDE];
} TcTally;

#define TC_MAX_TALLIES (2 * TC_N_HQ_TOKENS * 8)

/* How an orientation of a token lies in its window. Many share their tallies. */
typedef struct
{
  uint8_t columns;                       /* index of the tally */
  uint8_t rows;
  uint8_t n_contacts;                    /* sides between its own squares */
} TcProfile;

#define TC_MAX_EXPECTED (3 * TC_MAX_SQUARES + TC_MAX_FEATURES)

/* What follows from game and weights alone: made once for a decision or a search, then only read. */
typedef struct
{
  const TcGame    *game;
  const TcWeights *weights;

  /* What feature f is expected to bring with n squares filled: expected[high is free][offsets[f] + n]. */
  uint16_t         offsets[TC_MAX_FEATURES];
  int32_t          expected[2][TC_MAX_EXPECTED];
  int32_t          worth[2][TC_MAX_FEATURES];

  TcProfile        profiles[TC_N_HQ_TOKENS][8];
  TcTally          tallies[TC_MAX_TALLIES];
  unsigned         n_tallies;
  unsigned         progress;                 /* of the outlook */
  unsigned         n_city_squares;
  unsigned         max_cells;                /* of any token */
  unsigned         bound_shift;              /* values are shifted by so much where they are bounds */
  TcSet            not_first_column;
  TcSet            not_last_column;
  uint8_t          rows[TC_MAX_SQUARES];
  uint8_t          columns[TC_MAX_SQUARES];
  uint8_t          districts[TC_MAX_SQUARES];
  uint64_t         cells[TC_MAX_SQUARES];    /* as in TcStanding, without neighbours */
} TcEvaluation;

void      tc_evaluation_init (TcEvaluation    *self,
                              const TcGame    *game,
                              const TcWeights *weights,
                              TcOutlook        outlook);

/* The outlook of a state in which a tagger is to move. */
TcOutlook tc_outlook_of      (const TcGame  *game,
                              const TcState *state);
