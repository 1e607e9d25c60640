/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stddef.h>

#include "tc-token.h"

#define TC_MAX_SIDE 16
#define TC_MAX_SQUARES (TC_MAX_SIDE * TC_MAX_SIDE)
#define TC_MAX_DISTRICTS 12
#define TC_MAX_DRONES 10
#define TC_MAX_BUBBLES 12
#define TC_MAX_OWN_TOKENS 32
#define TC_MAX_VALUE 99
#define TC_N_SECTIONS 6
#define TC_N_HQ_TOKENS (TC_N_SECTIONS + TC_N_SMALL_TOKENS)
#define TC_MIN_SEATS 2
#define TC_MAX_SEATS 4
#define TC_OUTSIDE 0xff

typedef enum
{
  TC_FEATURE_COLUMN,
  TC_FEATURE_ROW,
  TC_FEATURE_DISTRICT,
} TcFeatureKind;

/* What the first and what the others to fill a feature get (C2). */
typedef struct
{
  int8_t high;
  int8_t low;
} TcValue;

typedef struct
{
  char     key;      /* an ASCII letter or digit */
  uint32_t colour;   /* 0xrrggbb */
  TcValue  value;
} TcDistrict;

/* A board as an author makes it, without its texts: everything that play and checks need. It may be wrong (a district
 * without squares, a high value below the low one): tc-check.h tells, and only a board without errors can be played.
 * A plain value: copied by assignment; unused parts are zero, so that two equal boards are equal bytes. */
typedef struct
{
  uint8_t    n_rows;                                /* 1 to 16 */
  uint8_t    n_columns;                             /* 1 to 16 */
  uint8_t    n_districts;                           /* 0 to 12 */
  uint8_t    n_drones;                              /* 0 to 10 */
  uint8_t    n_bubbles;                             /* 0 to 12 */
  uint8_t    n_tokens;                              /* the author's own, 0 to 32 */
  bool       has_sections;                          /* false: freestyle only */
  uint8_t    squares[TC_MAX_SIDE][TC_MAX_SIDE];     /* [row][column]: a district, or TC_OUTSIDE */
  TcDistrict districts[TC_MAX_DISTRICTS];           /* in the order of the file */
  TcValue    columns[TC_MAX_SIDE];
  TcValue    rows[TC_MAX_SIDE];
  int8_t     drones[TC_MAX_DRONES];
  int8_t     bubbles[TC_MAX_BUBBLES];
  TcToken    tokens[TC_MAX_OWN_TOKENS];
  char       sections[TC_N_SECTIONS][TC_TOKEN_ID_SIZE];
  char       small[TC_N_SMALL_TOKENS][TC_TOKEN_ID_SIZE];
} TcBoard;

/* Built in or the board's own, or NULL. */
const TcToken *tc_board_find_token    (const TcBoard *self,
                                       const char    *id);

bool           tc_board_is_city       (const TcBoard *self,
                                       unsigned       row,
                                       unsigned       column);
unsigned       tc_board_n_squares     (const TcBoard *self);          /* in the city */
unsigned       tc_board_district_size (const TcBoard *self,
                                       unsigned       district);
