/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

#define TURN_SLAT_HEIGHT 31
#define TURN_SHUTTER_BAR_HEIGHT 26

/* One slat of a roller shutter; it repeats in both directions. */
void turn_slat_draw        (cairo_t *cr,
                            double   width);

/* The bar at its foot with the handle, @y is its upper edge. */
void turn_shutter_draw_bar (cairo_t *cr,
                            double   width,
                            double   y);

G_END_DECLS
