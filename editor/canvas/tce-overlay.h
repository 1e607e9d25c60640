/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-part.h>
#include <tc-board-split.h>
#include <tc-board-view.h>

G_BEGIN_DECLS

/* By how many squares each edge is being pulled out or pushed in. */
typedef struct
{
  int top, bottom, left, right;
} TceEdges;

/* What is drawn over the city while it is edited. */
typedef struct
{
  TcSymmetry   symmetry;
  gboolean     squares[TC_MAX_SIDE][TC_MAX_SIDE];    /* that the tool is about to change */
  gboolean     twins[TC_MAX_SIDE][TC_MAX_SIDE];      /* that go along */
  gboolean     problem[TC_MAX_SIDE][TC_MAX_SIDE];    /* that a problem is about */
  gboolean     is_error;                             /* that problem */
  guint8       drones[TC_MAX_SIDE][TC_MAX_SIDE];     /* that it needs, counted from 1; 0: none there */
  guint        n_drones;                             /* that the remote has */
  TcTiling     tiling;                               /* without tokens: none */
  TcSelection  selection;
  gboolean     has_handles;                          /* the selection can be made larger or smaller */
  TcBoard      held;                                 /* as large as what is held over the city; without rows: nothing is */
  TcBoardPart  hand;                                 /* which of its squares count */
  int          held_row, held_column;
  gboolean     has_split;
  TcBoardSplit split;
  TcBoard      split_board;                          /* as it would be */
  gboolean     split_moves_start;                    /* keys move that end of the line */
  TceEdges     edges;
  TceEdges     hot;                                  /* 1 where an edge can be taken hold of */
} TceOverlay;

/* Where the frame of a selection can be taken hold of: @row and @column are 0, 1 (the middle) and 2. */
graphene_point_t tce_overlay_find_corner (const TcBoardLayout *layout,
                                          const TcSelection   *selection,
                                          guint                row,
                                          guint                column);

void tce_overlay_draw (const TceOverlay    *self,
                       GtkWidget           *widget,
                       GtkSnapshot         *snapshot,
                       const TcBoardLayout *layout);

G_END_DECLS
