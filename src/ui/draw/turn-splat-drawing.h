/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* A splash of paint around (@x, @y); each @seed splashes in its own way. Drops fly as far as 1.5 times the radius. */
void turn_splat_draw (cairo_t       *cr,
                      double         x,
                      double         y,
                      double         radius,
                      const GdkRGBA *colour,
                      guint32        seed);

G_END_DECLS
