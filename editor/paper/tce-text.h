/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* How something is written on paper; lengths in the units of the cairo context. */
typedef struct
{
  double         size;
  PangoWeight    weight;
  GdkRGBA        colour;
  PangoAlignment alignment;
  double         width;      /* to wrap at, or 0: one line as long as it comes */
  int            n_lines;    /* at most, the rest is an ellipsis; 0: as many as it needs */
} TceTextStyle;

/* @style with everything else at rest: black ink, left, not wrapped. */
TceTextStyle tce_text_style       (double      size,
                                   PangoWeight weight);

/* Writes with the top-left corner at (@x, @y), and tells how high that is. */
double       tce_text_draw        (cairo_t            *cr,
                                   const char         *text,
                                   double              x,
                                   double              y,
                                   const TceTextStyle *style);
void         tce_text_measure     (cairo_t            *cr,
                                   const char         *text,
                                   const TceTextStyle *style,
                                   double             *width,
                                   double             *height);

/* A figure or a word with its middle at (@x, @y). */
void         tce_text_draw_centred (cairo_t            *cr,
                                    const char         *text,
                                    double              x,
                                    double              y,
                                    const TceTextStyle *style);

G_END_DECLS
