/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-palette.h"

G_BEGIN_DECLS

/* Cards are drawn in units of their width; their height is this many of them. */
#define TC_CARD_ASPECT 1.4

typedef enum
{
  TC_CARD_SLOT,           /* where a card could lie: a dashed outline with pale letters, if any */
  TC_CARD_BACK,           /* the letters on the dark side */
  TC_CARD_LETTERS,        /* throw-up letters on a pale ground of the paint */
  TC_CARD_WARNING,        /* the same in red on black */
  TC_CARD_PLAYING,        /* of a deck of 52 */
  TC_CARD_PATTERN,        /* its back, with the mark of the paint all over */
} TcCardKind;

typedef enum
{
  TC_SUIT_CLUBS,
  TC_SUIT_DIAMONDS,
  TC_SUIT_HEARTS,
  TC_SUIT_SPADES,
} TcSuit;

/* What is to be seen on a card; small enough to be passed by value. The texts live for ever. */
typedef struct
{
  TcCardKind     kind;
  const char    *letters;
  const TcPaint *paint;
  const char    *foot;        /* a few words at the lower edge, or NULL */
  guint          value;       /* of a playing card: 1 to 13 */
  TcSuit         suit;
} TcCardFace;

/* Draws a card of @width with its corner at the origin. @ink is for outlines of a slot. */
void tc_card_draw (cairo_t          *cr,
                   double            width,
                   const TcCardFace *face,
                   const GdkRGBA    *ink);

G_END_DECLS
