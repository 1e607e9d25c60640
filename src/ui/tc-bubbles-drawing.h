/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-palette.h"

G_BEGIN_DECLS

/* Character and bubbles are drawn for this size. */
#define TC_BUBBLES_WIDTH 250.0
#define TC_BUBBLES_HEIGHT 112.0

/* Where a bubble is. */
typedef struct
{
  double x;           /* its middle */
  double y;
  double width;
  double height;
  int    towards;     /* where the character is, seen from it: -1 left, 0 below, 1 right */
} TcBubblePlace;

typedef enum
{
  TC_BUBBLE_FREE,
  TC_BUBBLE_CHOSEN,   /* the turn in the making would take it */
  TC_BUBBLE_MINE,
  TC_BUBBLE_GONE,
} TcBubbleLook;

/* Up to five surround the character, more stand in two columns on each side. */
TcBubblePlace tc_bubble_locate    (guint n_bubbles,
                                   guint bubble);

/* The balloon; its figure and marker strokes come on top. */
void          tc_bubble_draw      (cairo_t             *cr,
                                   const TcBubblePlace *place,
                                   TcBubbleLook         look,
                                   const TcPaint       *paint,
                                   TcTheme              theme);

/* Somebody with a hood in that paint and a telephone, @size high, with the corner at (@x, @y). */
void          tc_character_draw   (cairo_t       *cr,
                                   const TcPaint *paint,
                                   double         x,
                                   double         y,
                                   double         size);

G_END_DECLS
