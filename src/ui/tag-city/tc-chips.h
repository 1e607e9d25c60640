/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-palette.h"

G_BEGIN_DECLS

/* What somebody filled, on a chip: “Column K 5”. Texts are borrowed. */
typedef struct
{
  const char *label;
  const char *value;
  gboolean    is_high;      /* the high value: a loop is drawn around it */
  int         district;     /* whose wall is shown, or -1 for rows and columns */
  guint32     colour;       /* of the district */
} TcChip;

/* Chips in as many lines as they need. */
typedef struct _TcChips TcChips;

/* Copies @chips. */
TcChips     *tc_chips_new        (const TcChip *chips,
                                  guint         n_chips) G_GNUC_WARN_UNUSED_RESULT;
void         tc_chips_free       (TcChips *self);

/* Whether they say the same as @chips. */
gboolean     tc_chips_equal      (TcChips      *self,
                                  const TcChip *chips,
                                  guint         n_chips);

/* How high they are within @width, or -1 for one line; @longest is how far the longest line reaches. */
int          tc_chips_measure    (TcChips      *self,
                                  PangoContext *context,
                                  int           width,
                                  int          *longest);

/* The width of the widest one. */
int          tc_chips_get_widest (TcChips      *self,
                                  PangoContext *context);

/* How many of them stand in the first line within @width, at least one, and how far they reach. */
guint        tc_chips_count_in_line (TcChips      *self,
                                     PangoContext *context,
                                     int           width,
                                     int          *reach);

/* Draws them for the same width with their corner at the origin; loops are drawn in @paint. */
void         tc_chips_draw       (TcChips         *self,
                                  cairo_t         *cr,
                                  PangoContext    *context,
                                  int              width,
                                  const TurnPaint *paint);

/* A word or figure as these are written: @size is relative to the font of @context. Drawn as outlines: letters of a font that lean would dance on
 * their line. */
PangoLayout *tc_chips_lay_out    (PangoContext *context,
                                  const char   *text,
                                  double        size,
                                  PangoWeight   weight) G_GNUC_WARN_UNUSED_RESULT;
void         tc_chips_write      (cairo_t     *cr,
                                  PangoLayout *layout,
                                  double       x,
                                  double       y,
                                  guint32      colour,
                                  double       alpha);

G_END_DECLS
