/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>

#include <tc-shape.h>

#include "turn-outline.h"
#include "turn-palette.h"

G_BEGIN_DECLS

/* From this side on paint drips, and from TC_MINIATURE_SIDE on it bears marks and gloss. */
#define TC_DRIP_SIDE 26

/* How far a drip may hang below its piece, in squares. */
#define TC_DRIP_REACH .35

/* A painted piece; the cell (0, 0) lies at the origin. @drip is how far the drip has run: 0 none, 1 all of it. @seed decides where it runs and how long
 * it is: the same piece always drips alike. */
void  tc_piece_draw      (cairo_t         *cr,
                          const TurnCell  *cells,
                          guint            n_cells,
                          double           side,
                          const TurnPaint *paint,
                          double           drip,
                          guint            seed);
void  tc_piece_draw_drip (cairo_t         *cr,
                          const TurnCell  *cells,
                          guint            n_cells,
                          double           side,
                          const TurnPaint *paint,
                          double           drip,
                          guint            seed);

/* From the first cell of a piece, as it lies on the board. */
guint tc_piece_seed      (TurnCell first);

/* The shape in hand: @offending has one flag a cell, or is NULL when all is well. Needs TC_GHOST_MARGIN pixels around it for its shadow. */
#define TC_GHOST_MARGIN 24

void  tc_ghost_draw      (cairo_t         *cr,
                          const TurnCell  *cells,
                          guint            n_cells,
                          const gboolean  *offending,
                          double           side,
                          const TurnPaint *paint,
                          gboolean         emphasised,
                          TurnTheme        theme);

/* The same, laid there by a hint: in a golden frame with a halo. */
void  tc_hinted_draw     (cairo_t         *cr,
                          const TurnCell  *cells,
                          guint            n_cells,
                          double           side,
                          const TurnPaint *paint);

/* The same, put down for good and held by a golden pin. */
void  tc_pinned_draw     (cairo_t         *cr,
                          const TurnCell  *cells,
                          guint            n_cells,
                          double           side,
                          const TurnPaint *paint);

G_END_DECLS
