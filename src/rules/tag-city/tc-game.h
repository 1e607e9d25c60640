/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-random.h>

#include "tc-board.h"
#include "tc-check.h"
#include "tc-set.h"

#define TC_MAX_FEATURES (2 * TC_MAX_SIDE + TC_MAX_DISTRICTS)

/* A column, row or district that holds at least one city square (C2). */
typedef struct
{
  TcSet         squares;
  TcFeatureKind kind;
  uint16_t      n_squares;
  uint8_t       index;        /* of the board's column, row or district */
  TcValue       value;
} TcFeature;

/* One way to hold a token. */
typedef struct
{
  TcSet    squares;           /* with its window in the top-left corner of the board */
  TcSet    fits;              /* anchors that keep the window on the grid and every square in the city */
  uint8_t  n_cells;           /* the same for all orientations of a token */
  uint8_t  cells[TC_SHAPE_MAX_CELLS];      /* offsets from the anchor, ascending; then the last one again and again */
  uint16_t entries[TC_SHAPE_MAX_CELLS];    /* for each cell where its entry of a TcShifted begins, in bytes; padded likewise */
  TcShape  shape;
} TcOrientation;

/* What the table decided before the first roll. */
typedef struct
{
  uint8_t n_seats;                                       /* 2 to 4 */
  uint8_t leader;                                        /* the first one (C5) */
  bool    free_drones;                                   /* option: any free drone square (C12) */
  char    hq[TC_N_HQ_TOKENS][TC_TOKEN_ID_SIZE];          /* six sections, then three small ones */
} TcSetup;

/* Everything that never changes during a battle: one immutable value without pointers, shared by all states, bots and threads. */
typedef struct
{
  TcBoard       board;
  TcSetup       setup;
  uint16_t      n_squares;                               /* of the grid, outside included */
  uint8_t       n_words;                                 /* 2 or 4: of every set in use */
  uint8_t       n_features;
  TcSet         city;
  TcFeature     features[TC_MAX_FEATURES];               /* columns, then rows, then districts */
  TcToken       hq[TC_N_HQ_TOKENS];
  uint8_t       n_orientations[TC_N_HQ_TOKENS];
  TcOrientation orientations[TC_N_HQ_TOKENS][8];         /* in the order of tc_shape_orientations () */

  /* For each square the features it is in: column, row, district; indices into features. */
  uint8_t       square_features[TC_MAX_SQUARES][3];      /* TC_OUTSIDE outside the city */
  uint64_t      square_feature_bits[TC_MAX_SQUARES];     /* the same as one bit a feature */

  /* The longest side of each token, and last that of all of them. */
  uint8_t       sides[TC_N_HQ_TOKENS + 1];
} TcGame;

typedef enum
{
  TC_SETUP_FINE,
  TC_SETUP_BAD_BOARD,         /* the board has errors */
  TC_SETUP_BAD_SEATS,         /* C5: 2 to 4 taggers, the leader one of them */
  TC_SETUP_UNKNOWN_TOKEN,     /* C3 */
  TC_SETUP_BAD_HQ,            /* C6: neither the printed sections nor six different large tokens of the box; or other small ones */
} TcSetupVerdict;

/* Fills @self, or says why the battle cannot be set up so. */
TcSetupVerdict tc_game_init      (TcGame        *self,
                                  const TcBoard *board,
                                  const TcSetup *setup);

/* The squares of a placement; the anchor must be one that fits. */
TcSet          tc_game_placement (const TcGame *self,
                                  unsigned      token,
                                  unsigned      orientation,
                                  unsigned      anchor);

/* Finds the placement of a token that covers exactly @squares; false when the squares are not that token. */
bool           tc_game_find_placement (const TcGame *self,
                                       unsigned      token,
                                       const TcSet  *squares,
                                       uint8_t      *orientation,
                                       uint8_t      *anchor);

/* The HQ as printed (@sections of the board), or drawn from the box (C6); writes setup->hq. False when nothing is printed. */
bool           tc_setup_print_hq (TcSetup       *setup,
                                  const TcBoard *board);
void           tc_setup_draw_hq  (TcSetup       *setup,
                                  const TcBoard *board,
                                  TurnRandom    *random);
