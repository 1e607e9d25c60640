/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-tools.h>

G_BEGIN_DECLS

/* What a new city can begin with, drawn for the size that is asked for. */
typedef enum
{
  TC_CITY_EMPTY,
  TC_CITY_BLOCKS,
  TC_CITY_RING,
  TC_CITY_RIVER,
  TC_CITY_ISLANDS,
  TC_CITY_AVENUES,
} TcCityKind;

#define TC_N_CITY_KINDS 6

#define TC_CITY_MIN_SIDE 3
#define TC_CITY_MAX_WATER 50

typedef struct
{
  guint      n_columns, n_rows;     /* 3 to 16 */
  guint      n_districts;           /* 1 to 12 */
  guint      water;                 /* per cent of the grid, 0 to 50 */
  TcSymmetry symmetry;              /* of the shores */
} TcCityPlan;

/* "Ring"; translated. */
const char  *tc_city_kind_get_name (TcCityKind kind);

/* A city in one part, and each of its districts too, with values that are suggested; the same plan gives the same city. There may be less water than asked
 * for where more would part the city, and fewer districts where it has no room for them. */
TcBoardFile *tc_city_template_new  (TcCityKind        kind,
                                    const TcCityPlan *plan) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
