/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-palette.h"

G_BEGIN_DECLS

/* Cards are drawn in units of their width; their height is this many of them. */
#define TURN_CARD_ASPECT 1.4

typedef enum
{
  TURN_CARD_SLOT,           /* where a card could lie: a dashed outline with pale letters, if any */
  TURN_CARD_BACK,           /* the letters on the dark side */
  TURN_CARD_LETTERS,        /* throw-up letters on a pale ground of the paint */
  TURN_CARD_WARNING,        /* the same in red on black */
  TURN_CARD_PLAYING,        /* of a deck of 52 */
  TURN_CARD_PATTERN,        /* its back, with the mark of the paint all over */
} TurnCardKind;

typedef enum
{
  TURN_SUIT_CLUBS,
  TURN_SUIT_DIAMONDS,
  TURN_SUIT_HEARTS,
  TURN_SUIT_SPADES,
} TurnSuit;

/* What is to be seen on a card; small enough to be passed by value. The texts live for ever. */
typedef struct
{
  TurnCardKind     kind;
  const char      *letters;
  const TurnPaint *paint;
  const char      *foot;        /* a few words at the lower edge, or NULL */
  guint            value;       /* of a playing card: 1 to 13 */
  TurnSuit         suit;
} TurnCardFace;

/* Draws a card of @width with its corner at the origin. @ink is for outlines of a slot. */
void turn_card_draw (cairo_t            *cr,
                     double              width,
                     const TurnCardFace *face,
                     const GdkRGBA      *ink);

G_END_DECLS
