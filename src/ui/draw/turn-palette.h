/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* Colours are 0xrrggbb, as in the board files; GdkRGBA where they are see-through or about to be drawn. */
#define TC_COLOUR_INK   0x17131f    /* every outline */
#define TC_COLOUR_PAPER 0xfffdf6    /* stickers */
#define TC_COLOUR_WRONG 0xe01b24    /* what does not fit */
#define TC_COLOUR_GOLD  0xfdd03a    /* what can be had now */

/* What everything is drawn for; small enough to be passed by value. */
typedef struct
{
  gboolean dark;
  gboolean high_contrast;
  gboolean outlined;     /* on paper, to save ink: lines instead of coloured grounds; never together with dark */
} TcTheme;

/* What each tagger signs with: a stroke in a square of 24 units. */
typedef enum
{
  TC_MARK_BOLT,
  TC_MARK_WAVE,
  TC_MARK_CROWN,
  TC_MARK_EYE,
  TC_MARK_ARROW,
  TC_MARK_STAR,
} TcMark;

#define TC_N_MARK_KINDS 6

/* A tagger's colours and mark. */
typedef struct
{
  const char *id;        /* "flamingo": in records, and in the style class "tagger-flamingo" */
  TcMark      mark;
  guint32     body;
  guint32     high;      /* top of the fade */
  guint32     low;       /* foot of the fade */
  guint32     ink;       /* strokes and text on light ground */
  guint32     bright;    /* strokes and text on dark ground */
  guint32     on;        /* text over the body */
  guint32     button;    /* ground of a suggested button */
} TcPaint;

#define TC_N_PAINTS 6

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
} TcColours;

TcTheme        tc_theme_current     (void);
gboolean       tc_theme_equal       (TcTheme a,
                                     TcTheme b);

TcColours      tc_colours           (TcTheme theme);

const TcPaint *tc_paint_get         (guint index);

/* NULL when there is no paint with that id. */
const TcPaint *tc_paint_find        (const char *id);

/* For people: "Flamingo", translated. */
const char    *tc_paint_get_name    (const TcPaint *self);

/* For marker strokes and text on the ground of that theme. */
guint32        tc_paint_stroke      (const TcPaint *self,
                                     TcTheme        theme);

/* The mark on the paint itself: white or ink, see-through. */
GdkRGBA        tc_paint_mark_colour (const TcPaint *self);

GdkRGBA        tc_rgba              (guint32 colour,
                                     double  alpha);

/* @share of the way from @a to @b. */
guint32        tc_mix               (guint32 a,
                                     guint32 b,
                                     double  share);

/* Strokes the mark; @width is in the mark's units of which @size holds 24 (3 in small, 2.6 in large drawings). */
void        tc_mark_draw     (TcMark         mark,
                              cairo_t       *cr,
                              double         x,
                              double         y,
                              double         size,
                              double         width,
                              const GdkRGBA *colour);

/* For people: "bolt", translated. */
const char *tc_mark_get_name (TcMark mark);

G_END_DECLS
