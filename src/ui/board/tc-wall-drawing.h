/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include "turn-outline.h"
#include "turn-palette.h"

G_BEGIN_DECLS

/* The colours of one district's wall. */
typedef struct
{
  guint32 base;          /* as in the board file */
  guint32 ground;
  guint32 line;
  guint32 highlight;
  guint32 glyph;         /* in miniatures */
  guint32 band;          /* on the sticker */
} TcWall;

TcWall tc_wall (guint32   base,
                TurnTheme theme);

/* The five walls: a district's follows from its place in the board file, and begins again after five, drawn across. */
#define TC_N_WALLS 5

/* Below this side a square is too small for a pattern: one sign says which wall it is. */
#define TC_MINIATURE_SIDE 20

/* One square of a district's wall with its top-left corner at the origin. */
void tc_wall_draw_square (cairo_t      *cr,
                          guint         district,
                          const TcWall *wall,
                          double        side,
                          TurnTheme     theme);

/* The squares of a district, so small that one sign has to do in each, in one go. The path there is, which is painted first, is their outline. */
void tc_wall_draw_miniatures (cairo_t        *cr,
                              guint           district,
                              const TcWall   *wall,
                              const TurnCell *cells,
                              guint           n_cells,
                              double          side,
                              TurnTheme       theme);

/* The sign of the wall, as on stickers and in lists. */
void tc_wall_draw_icon   (cairo_t       *cr,
                          guint          district,
                          double         x,
                          double         y,
                          double         size,
                          const GdkRGBA *colour);

G_END_DECLS
