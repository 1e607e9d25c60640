/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-palette.h"

G_BEGIN_DECLS

/* A tagger's mark on a round of paint, within a square of @size whose corner is at (@x, @y). */
void turn_avatar_draw       (cairo_t         *cr,
                             const TurnPaint *paint,
                             double           x,
                             double           y,
                             double           size);

/* The badge of a sealed choice around (@x, @y): a lock on green. */
void turn_sealed_badge_draw (cairo_t *cr,
                             double   x,
                             double   y,
                             double   radius);

/* The golden spray can that the leader has, @height high and 0.6 of it wide. */
void turn_spray_can_draw    (cairo_t *cr,
                             double   x,
                             double   y,
                             double   height);

/* Appends a rectangle with rounded corners to the current path. */
void turn_rounded_append    (cairo_t *cr,
                             double   x,
                             double   y,
                             double   width,
                             double   height,
                             double   radius);

G_END_DECLS
