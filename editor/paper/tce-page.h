/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>
#include <turn-palette.h>

#include "tce-print.h"
#include "tce-text.h"

G_BEGIN_DECLS

/* A page that is being drawn: the board, how it is to look, and the room within the margins. */
typedef struct
{
  cairo_t       *cr;
  TcBoardFile   *file;
  const TcBoard *board;
  const char    *language;       /* of the board's own texts */
  TurnTheme      theme;
  double         x, y;
  double         width, height;
} TcePage;

/* The margins of every page; printers cannot reach the edge of the paper. */
#define TCE_PAGE_MARGIN 28.0

#define TCE_MILLIMETRE (72 / 25.4)

/* How a player's sheet is laid out, so that the squares are as large as they can be. */
typedef struct
{
  double   scale;         /* of a board drawn by tce_board_draw () */
  gboolean landscape;
  gboolean beside;        /* drones, networks and prestige stand beside the board, not below it */
} TceSheetFit;

TceSheetFit tce_sheet_fit          (const TcBoard          *board,
                                    const TcePrintSettings *settings);

/* Which of the taggers it is for decides on colour and mark; the card of the networks is on the first one's. */
void        tce_sheet_draw         (const TcePage          *page,
                                    const TceSheetFit      *fit,
                                    const TcePrintSettings *settings,
                                    guint                   tagger);

/* Two groups on as many pages as needed: for the city in the size of its squares, and for the HQ. */
GArray     *tce_tokens_lay_out     (const TcePage     *page,
                                    const TceSheetFit *fit,
                                    guint             *n_pages) G_GNUC_WARN_UNUSED_RESULT;
void        tce_tokens_draw        (const TcePage *page,
                                    GArray        *layout,
                                    guint          number);

void        tce_hq_page_draw       (const TcePage *page);
void        tce_rules_page_draw    (const TcePage *page);

/* A title at the top with the name of the board beneath it, taken off the page's room. */
void        tce_page_draw_title    (TcePage    *page,
                                    const char *title);

/* Where to cut a rectangle out: short lines at its corners, 3 mm from its edge. */
void        tce_page_draw_crop_marks (const TcePage *page,
                                      double         x,
                                      double         y,
                                      double         width,
                                      double         height);

/* An inner heading; returns how high it is. */
double      tce_page_draw_heading  (const TcePage *page,
                                    const char    *text,
                                    double         x,
                                    double         y);

/* The side of a token's square on the record of the HQ page. */
double      tce_hq_page_square     (const TcePage *page);

G_END_DECLS
