/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-tools.h>
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
  TcSymmetry symmetry;
  gboolean   squares[TC_MAX_SIDE][TC_MAX_SIDE];      /* that the tool is about to change */
  gboolean   twins[TC_MAX_SIDE][TC_MAX_SIDE];        /* that go along */
  gboolean   problem[TC_MAX_SIDE][TC_MAX_SIDE];      /* that a problem is about */
  gboolean   is_error;                               /* that problem */
  TcTiling   tiling;                                 /* without tokens: none */
  TceEdges   edges;
  TceEdges   hot;                                    /* 1 where an edge can be taken hold of */
} TceOverlay;

void tce_overlay_draw (const TceOverlay    *self,
                       GtkWidget           *widget,
                       GtkSnapshot         *snapshot,
                       const TcBoardLayout *layout);

G_END_DECLS
