/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board.h>

#include "tc-wall.h"
#include "turn-palette.h"

G_BEGIN_DECLS

/* A district's sticker for a board with squares of @side; @enlarged for narrow boards. */
#define TC_STICKER_WIDTH 1.62
#define TC_STICKER_HEIGHT .5

/* What the shadow needs around the paper. */
#define TC_STICKER_MARGIN 4

/* The paper with its band and sign, unturned, its middle at the origin. */
void   tc_sticker_draw   (cairo_t      *cr,
                          guint         district,
                          const TcWall *wall,
                          double        width,
                          double        height);

/* In degrees. */
double tc_sticker_angle  (guint district);

/* Where the middle of a district's sticker goes, in squares from the grid's top-left corner; FALSE for a district without squares. */
gboolean tc_sticker_place (const TcBoard *board,
                           guint          district,
                           double        *x,
                           double        *y);

G_END_DECLS
