/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* What a die is made of. */
typedef struct
{
  GdkRGBA face;
  GdkRGBA edge;
  GdkRGBA pips;
} TurnDieColours;

/* The ivory dice of the box. */
extern const TurnDieColours turn_die_ivory;

/* A die of @size around the origin; turn and move the context before. Faces are 1 to 6. */
void turn_die_draw          (cairo_t              *cr,
                             double                size,
                             guint                 face,
                             const TurnDieColours *colours);

/* A line around a die that is chosen. */
void turn_die_draw_ring     (cairo_t       *cr,
                             double         size,
                             double         width,
                             const GdkRGBA *colour);

/* Where a die could lie: a dashed outline around (@x, @y) with pale pips; with face 0 the outline alone. */
void turn_die_draw_ghost    (cairo_t       *cr,
                             double         x,
                             double         y,
                             double         size,
                             guint          face,
                             const GdkRGBA *colour);

/* A face printed on a seam of the record. */
void turn_die_draw_print    (cairo_t       *cr,
                             double         x,
                             double         y,
                             double         size,
                             guint          face,
                             const GdkRGBA *line,
                             const GdkRGBA *dots);

G_END_DECLS
