/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board.h"

/* Whether a column, row or district can be filled: yes with an example, no with a reason, or not decided within the steps that a search may take. */
typedef enum
{
  TC_FILLING_POSSIBLE,
  TC_FILLING_IMPOSSIBLE,
  TC_FILLING_NOT_DECIDED,
} TcFillingAnswer;

/* Why not. */
typedef enum
{
  TC_REASON_NONE,
  TC_REASON_SQUARE,        /* cells = a square that nothing can cover: not at all, or not any more where the others are */
  TC_REASON_DRONES,        /* n_drones = how many it needs at least; cells = squares that need one each */
  TC_REASON_DIVISOR,       /* divisor = what the size of every token is a multiple of; cells = the part whose number of squares is none */
  TC_REASON_COLOURING,     /* cells = a part whose light and dark squares, or every second line, no tokens can cover together */
} TcFillingReason;

/* Tokens over a feature: for each square which of them covers it, counted from 1, or 0. */
typedef struct
{
  uint8_t cells[TC_MAX_SIDE][TC_MAX_SIDE];
  uint8_t n_tokens;
  uint8_t n_drones;        /* of these tokens, how many only a drone draws */
} TcTiling;

typedef struct
{
  TcFillingAnswer answer;
  TcFillingReason reason;
  TcTiling        example;             /* if possible */
  uint8_t         n_drones;            /* of TC_REASON_DRONES */
  uint8_t         divisor;             /* of TC_REASON_DIVISOR */
  uint16_t        n_squares;           /* of the feature */
  uint32_t        n_steps;             /* that the search took */
  bool            cells[TC_MAX_SIDE][TC_MAX_SIDE];
} TcFilling;

/* How often a search may ask whether a token fits somewhere, unless somebody has more time: some milliseconds. Features of real boards take some thousand such steps. */
#define TC_FILLING_USUAL_STEPS 1000000

/* Whether the squares of a feature can all be covered by tokens of the HQ that do not overlap and stay in the city; they may stick out of the feature. Tokens in sections may be used
 * any number of times, the small ones only as often as the remote has squares (C12). For freestyle, all larger tokens of the box count as being in sections. */
TcFilling tc_board_find_filling (const TcBoard *board,
                                 TcFeatureKind  feature,
                                 unsigned       index,
                                 uint32_t       max_steps);
