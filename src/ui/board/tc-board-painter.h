/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-draft.h>

#include "tc-board-contents.h"
#include "tc-board-layout.h"
#include "tc-board-motion.h"
#include "turn-texture-cache.h"

G_BEGIN_DECLS

/* The shape in hand. */
typedef struct
{
  TcSet            squares;        /* row · columns + column, as in the rules */
  TcSet            offending;      /* those of them that are outside or tagged; none: it fits */
  const TurnPaint *paint;
  gboolean         pinned;         /* it has been put down, but may still be moved */
  gboolean         hinted;         /* it lies where a hint has laid it */
} TcBoardGhost;

/* How the shape in hand is shown while it moves: seen from where it is. */
typedef struct
{
  double   dx, dy;               /* in squares */
  double   angle;                /* in degrees */
  double   stretch;              /* across: −1 is flipped, 1 at rest */
  gboolean emphasised;           /* the squares that offend are drawn twice as thick */
} TcGhostPose;

#define TC_GHOST_AT_REST ((TcGhostPose) { .stretch = 1 })

/* Everything that drawing a board needs; borrowed for the time of a call. */
typedef struct
{
  GtkWidget             *widget;
  const TcBoardLayout   *layout;
  const TcBoardContents *contents;
  const TcBoardMotion   *motion;
  TurnTextureCache      *textures;
  PangoContext          *context;
  TurnTheme              theme;
  int                    scale;
} TcBoardPainter;

/* From the bottom to the top. @soon: for each feature what the shape in hand would bring. */
void tc_board_paint_city     (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot);
void tc_board_paint_frame    (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot,
                              const TcBoardFeature *feature);
void tc_board_paint_pieces   (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot);
void tc_board_paint_light    (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot);
/* The letters and numbers of columns and rows. */
void tc_board_paint_labels   (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot);

/* Both values of a feature, in the margin or on the sticker of a district. */
void tc_board_paint_figures  (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot,
                              guint                 index,
                              const TcRank         *soon);

/* Whether the stickers look the same on two cities without a battle. */
gboolean tc_board_has_same_stickers (const TcBoardContents *a,
                                     const TcBoardContents *b);
void tc_board_paint_cursor   (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot,
                              guint                 row,
                              guint                 column);
void tc_board_paint_ghost    (const TcBoardPainter *self,
                              GtkSnapshot          *snapshot,
                              const TcBoardGhost   *ghost,
                              TcGhostPose           pose);

G_END_DECLS
