/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>
#include <tc-shape.h>

G_BEGIN_DECLS

/* How a shape is shown where it is not painted. */
typedef struct
{
  GdkRGBA fill;
  GdkRGBA line;
  double  line_width;
} TcTokenLook;

/* The squares of a shape around (@x, @y), each @square wide, with one outline and fine joints. */
void tc_token_draw (cairo_t           *cr,
                    TcShape            shape,
                    double             x,
                    double             y,
                    double             square,
                    const TcTokenLook *look);

G_END_DECLS
