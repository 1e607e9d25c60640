/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-palette.h"

G_BEGIN_DECLS

#define TC_SLAT_HEIGHT 31
#define TC_SHUTTER_BAR_HEIGHT 26

/* One slat; it repeats in both directions. */
void tc_slat_draw        (cairo_t *cr,
                          double   width);

/* What the taggers left on a shutter of that size: up to three marks in the corners, and splashes. */
void tc_shutter_draw_art (cairo_t              *cr,
                          double                width,
                          double                height,
                          const TcPaint *const *paints,
                          guint                 n_paints);

/* The bar at its foot with the handle, @y is its upper edge. */
void tc_shutter_draw_bar (cairo_t *cr,
                          double   width,
                          double   y);

G_END_DECLS
