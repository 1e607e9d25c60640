/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-palette.h"

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
                                   const TurnPaint     *paint,
                                   TurnTheme            theme);

/* A large bubble with all but its figure: body of @width and @height with its corner at the origin, tail below it, marker strokes on it. @owner is
 * the paint of who took it. Below TC_BALLOON_LEAST_LOOP a chosen one has no loop, since that would hide the figure. */
#define TC_BALLOON_TAIL .24           /* of the height, below the body */
#define TC_BALLOON_LEAST_LOOP 30

void          tc_balloon_draw     (cairo_t         *cr,
                                   double           width,
                                   double           height,
                                   TcBubbleLook     look,
                                   const TurnPaint *own,
                                   const TurnPaint *owner,
                                   TurnTheme        theme);

/* The corners of a body of that height. */
double        tc_balloon_radius   (double height);

/* Somebody with a hood in that paint and a telephone, @size high, with the corner at (@x, @y). */
void          tc_character_draw   (cairo_t         *cr,
                                   const TurnPaint *paint,
                                   double           x,
                                   double           y,
                                   double           size);

G_END_DECLS
