/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* The blurred shadow that the current path would throw, black with @alpha and moved by (@x, @y). @blur is the standard deviation in pixels. The
 * path is used up. */
void turn_shadow_draw (cairo_t *cr,
                       double   x,
                       double   y,
                       double   blur,
                       double   alpha);

G_END_DECLS
