/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include <tc-board.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* The empty city: streets, water, walls and mortar. The grid's top-left corner is at the origin; the street reaches out of it by @street on all sides. */
void tc_city_draw (cairo_t       *cr,
                   const TcBoard *board,
                   double         side,
                   double         street,
                   TurnTheme      theme);

/* Some squares of a city, from the first to the one before the last. */
typedef struct
{
  guint first_row, end_row;
  guint first_column, end_column;
} TcCityPart;

/* All that is to be seen on those squares, and maybe more around them. Costs only what those squares cost. */
void tc_city_draw_part (cairo_t       *cr,
                        const TcBoard *board,
                        TcCityPart     part,
                        double         side,
                        double         street,
                        TurnTheme      theme);

/* Some bits that are the same for boards on which the part looks the same: for a TurnTextureKey. */
void tc_city_hash (const TcBoard *board,
                   TcCityPart     part,
                   guint32        hash[2]);

G_END_DECLS
