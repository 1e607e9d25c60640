/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Colours are 0xrrggbb, as in the board files; GdkRGBA where they are see-through or about to be drawn. */
#define TURN_COLOUR_INK   0x17131f    /* every outline */
#define TURN_COLOUR_PAPER 0xfffdf6    /* stickers */
#define TURN_COLOUR_WRONG 0xe01b24    /* what does not fit */
#define TURN_COLOUR_GOLD  0xfdd03a    /* what can be had now */

/* What everything is drawn for; small enough to be passed by value. */
typedef struct
{
  gboolean dark;
  gboolean high_contrast;
  gboolean outlined;     /* on paper, to save ink: lines instead of coloured grounds; never together with dark */
} TurnTheme;

/* What each tagger signs with: a stroke in a square of 24 units. */
typedef enum
{
  TURN_MARK_BOLT,
  TURN_MARK_WAVE,
  TURN_MARK_CROWN,
  TURN_MARK_EYE,
  TURN_MARK_ARROW,
  TURN_MARK_STAR,
} TurnMark;

#define TURN_N_MARK_KINDS 6

/* A tagger's colours and mark. */
typedef struct
{
  const char *id;        /* "flamingo": in records, and in the style class "tagger-flamingo" */
  TurnMark    mark;
  guint32     body;
  guint32     high;      /* top of the fade */
  guint32     low;       /* foot of the fade */
  guint32     ink;       /* strokes and text on light ground */
  guint32     bright;    /* strokes and text on dark ground */
  guint32     on;        /* text over the body */
  guint32     button;    /* ground of a suggested button */
} TurnPaint;

#define TURN_N_PAINTS 6

/* Everything that is neither paint nor wall. */
typedef struct
{
  GdkRGBA text;
  GdkRGBA window;
  GdkRGBA header_bar;
  GdkRGBA panel;
  GdkRGBA card;
  GdkRGBA plate;             /* under the board */
  GdkRGBA plate_border;
  GdkRGBA street;
  GdkRGBA mortar;            /* between squares */
  GdkRGBA water;
  GdkRGBA wave;
  GdkRGBA slot;              /* under a value that can be won */
  GdkRGBA slot_border;
  GdkRGBA misfit;            /* ground of a ghost that does not fit */
  GdkRGBA vinyl[3];          /* the record, from the middle outwards */
  GdkRGBA label;             /* of the record, at rest */
} TurnColours;

TurnTheme        turn_theme_current     (void);
gboolean         turn_theme_equal       (TurnTheme a,
                                         TurnTheme b);

TurnColours      turn_colours           (TurnTheme theme);

const TurnPaint *turn_paint_get         (guint index);

/* NULL when there is no paint with that id. */
const TurnPaint *turn_paint_find        (const char *id);

/* For people: "Flamingo", translated. */
const char      *turn_paint_get_name    (const TurnPaint *self);

/* For marker strokes and text on the ground of that theme. */
guint32          turn_paint_stroke      (const TurnPaint *self,
                                         TurnTheme        theme);

/* The mark on the paint itself: white or ink, see-through. */
GdkRGBA          turn_paint_mark_colour (const TurnPaint *self);

GdkRGBA          turn_rgba              (guint32 colour,
                                         double  alpha);

/* @share of the way from @a to @b. */
guint32          turn_mix               (guint32 a,
                                         guint32 b,
                                         double  share);

/* Strokes the mark; @width is in the mark's units of which @size holds 24 (3 in small, 2.6 in large drawings). */
void        turn_mark_draw     (TurnMark       mark,
                                cairo_t       *cr,
                                double         x,
                                double         y,
                                double         size,
                                double         width,
                                const GdkRGBA *colour);

/* For people: "bolt", translated. */
const char *turn_mark_get_name (TurnMark mark);

G_END_DECLS
