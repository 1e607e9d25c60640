/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* How a high or low value stands for the tagger whose board it is. */
typedef enum
{
  TC_VALUE_OPEN,    /* to be had */
  TC_VALUE_WAIT,    /* a low value while the high one is to be had */
  TC_VALUE_GONE,    /* somebody else was first */
  TC_VALUE_VOID,    /* a low value whose high one is mine */
  TC_VALUE_MINE,
  TC_VALUE_SOON,    /* what the shape in hand would bring */
} TcValueState;

typedef struct
{
  int              value;
  TcValueState     state;
  const TurnPaint *paint;       /* of the tagger if mine or soon, of the winner if gone (NULL: grey); otherwise not used */
  double           progress;    /* how much of the loop or cross is drawn, 1 at rest */
} TcValueLook;

/* A value in its slot; @font_size in pixels. */
void  tc_value_snapshot            (const TcValueLook *look,
                                    GtkSnapshot       *snapshot,
                                    PangoContext      *context,
                                    double             x,
                                    double             y,
                                    double             width,
                                    double             height,
                                    double             font_size,
                                    TurnTheme          theme);

/* A value on paper, without a slot. (@x, @y) is its middle, here and above. */
void  tc_value_snapshot_on_sticker (const TcValueLook *look,
                                    GtkSnapshot       *snapshot,
                                    PangoContext      *context,
                                    double             x,
                                    double             y,
                                    double             font_size);

/* Centred text of one line. */
void  tc_figure_snapshot           (GtkSnapshot   *snapshot,
                                    PangoContext  *context,
                                    const char    *text,
                                    double         x,
                                    double         y,
                                    double         font_size,
                                    PangoWeight    weight,
                                    const GdkRGBA *colour);

/* A number for people, with a real minus. */
char *tc_figure_text               (int value) G_GNUC_WARN_UNUSED_RESULT;

/* Marker strokes around and through what is centred at (@x, @y), appended to the current path. */
void  tc_loop_append               (cairo_t *cr,
                                    double   x,
                                    double   y,
                                    double   radius_x,
                                    double   radius_y);
void  tc_cross_append              (cairo_t *cr,
                                    double   x,
                                    double   y,
                                    double   radius);

/* Strokes the current path with a marker, as far as @progress says. */
void  tc_marker_stroke             (cairo_t       *cr,
                                    const GdkRGBA *colour,
                                    double         width,
                                    double         progress);

G_END_DECLS
