/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-painter.h"

G_BEGIN_DECLS

/* What of a board is drawn once and kept until something in it changes. */
typedef enum
{
  TC_BOARD_LAYER_CITY    = 1 << 0,
  TC_BOARD_LAYER_PIECES  = 1 << 1,
  TC_BOARD_LAYER_FRAMES  = 1 << 2,
  TC_BOARD_LAYER_STICKERS = 1 << 3,
  TC_BOARD_LAYER_VALUES = 1 << 4,           /* in the margins */
} TcBoardLayer;

#define TC_BOARD_LAYER_FIGURES (TC_BOARD_LAYER_STICKERS | TC_BOARD_LAYER_VALUES)

#define TC_N_BOARD_LAYERS 5
#define TC_ALL_BOARD_LAYERS ((1u << TC_N_BOARD_LAYERS) - 1)
#define TC_BOARD_LAYERS_UNDER_HAND (TC_ALL_BOARD_LAYERS - TC_BOARD_LAYER_STICKERS)     /* values stay on top of the paint, of that in hand too */

/* What is marked on a board besides what stands on it; features as in the contents. */
typedef struct
{
  TcRank        soon[TC_MAX_FEATURES];      /* what the shape in hand would bring */
  TcFeatureKind highlight_kind;
  int           highlight_index;            /* -1: nothing is highlighted */
} TcBoardMarks;

typedef struct
{
  GskRenderNode *nodes[TC_N_BOARD_LAYERS];  /* NULL: empty, or to be drawn */
  GskRenderNode *figures[TC_MAX_FEATURES];  /* of each feature, which the layers with figures are made of; NULL: to be drawn */
  GskRenderNode *labels;                    /* beside them; NULL: to be drawn */
  guint          drawn;                     /* one bit a layer */
} TcBoardLayers;

/* @layers: TcBoardLayer bits. */
void tc_board_layers_clear  (TcBoardLayers *self,
                             guint          layers);

/* The shape in hand would bring something else: what is not concerned stays, and is known to look the same without being drawn. */
void tc_board_layers_change_soon (TcBoardLayers *self,
                                  const TcRank  *before,
                                  const TcRank  *after);

/* The layers that look the same for both; either may be NULL. Without a battle nothing moves, so what looks the same is the same. */
guint tc_board_layers_unchanged (const TcBoardContents *before,
                                 const TcBoardContents *after);

/* Appends these layers, and draws what is not there yet. @framed: for each feature whether it was just filled. */
void tc_board_layers_append (TcBoardLayers        *self,
                             GtkSnapshot          *snapshot,
                             const TcBoardPainter *painter,
                             const TcBoardMarks   *marks,
                             const gboolean       *framed,
                             guint                 layers);

G_END_DECLS
