/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board.h>

#include "tc-wall-drawing.h"
#include "turn-palette.h"

G_BEGIN_DECLS

/* What the shadow needs around the paper. */
#define TC_STICKER_MARGIN 4

/* How a sticker lies on its district: across two squares side by side, standing on one and the one below it, or small on a single one, without a
 * sign. So it covers no square and no value of others. */
typedef enum
{
  TC_STICKER_WIDE,
  TC_STICKER_STANDING,
  TC_STICKER_SMALL,
} TcStickerForm;

/* A figure on a sticker, seen from its middle. */
typedef struct
{
  double x, y;
  double font_size;
} TcStickerFigure;

/* Where a district's sticker is, and how large, all in squares from the grid's top-left corner. */
typedef struct
{
  TcStickerForm   form;
  double          x, y;            /* its middle */
  double          width, height;
  double          angle;           /* in degrees */
  TcStickerFigure high, low;
} TcSticker;

/* The paper with its band and sign, unturned, its middle at the origin. */
void     tc_sticker_draw (cairo_t      *cr,
                          TcStickerForm form,
                          guint         district,
                          const TcWall *wall,
                          double        width,
                          double        height);

/* FALSE for a district without squares. @enlarged: by how much larger than usual, for small squares. */
gboolean tc_sticker_find (const TcBoard *board,
                          guint          district,
                          double         enlarged,
                          TcSticker     *sticker);

G_END_DECLS
