/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <cairo.h>
#include <tc-board-file.h>
#include <tc-board.h>

G_BEGIN_DECLS

/* Everything in points, 72 to an inch. */
#define TCE_A4_WIDTH 595.28
#define TCE_A4_HEIGHT 841.89
#define TCE_LETTER_WIDTH 612.0
#define TCE_LETTER_HEIGHT 792.0

/* How a board is put on paper. */
typedef struct
{
  double      width;         /* of the paper, held upright */
  double      height;
  gboolean    ink_saving;    /* outlines and hatching instead of filled walls */
  const char *language;      /* "fr", or NULL for that of the messages; belongs to the caller */
  guint       n_taggers;     /* a sheet for each; 0: as many as can play */
  gboolean    values_beside; /* nothing is printed where you paint */
  gboolean    names;         /* of the districts */
  gboolean    networks_card; /* one for the whole table, on the first sheet, rather than bubbles on each */
  gboolean    crop_marks;
} TcePrintSettings;

/* A4, in colour, in the language of the messages, and so that it is easy to play with. */
#define TCE_PRINT_SETTINGS_DEFAULT \
  ((TcePrintSettings) { TCE_A4_WIDTH, TCE_A4_HEIGHT, FALSE, NULL, TC_MAX_SEATS, TRUE, TRUE, TRUE, TRUE })

/* A board laid out on pages: rules, HQ, tokens, and a sheet for each tagger. Drawn with cairo and pango alone. */
typedef struct _TcePrint TcePrint;

TcePrint   *tce_print_new          (TcBoardFile            *board,
                                    const TcePrintSettings *settings) G_GNUC_WARN_UNUSED_RESULT;
void        tce_print_free         (TcePrint *self);

guint       tce_print_get_n_pages  (TcePrint *self);
gboolean    tce_print_is_landscape (TcePrint *self,
                                    guint     page);

/* How wide a square of the sheets is, in millimetres. */
double      tce_print_get_square   (TcePrint *self);

/* Draws a page with the corner of its paper at the origin. */
void        tce_print_draw_page    (TcePrint *self,
                                    guint     page,
                                    cairo_t  *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TcePrint, tce_print_free)

G_END_DECLS
