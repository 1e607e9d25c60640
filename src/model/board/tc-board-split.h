/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-tools.h>

G_BEGIN_DECLS

/* A place on the grid: (0, 0) is its corner, and each square is 1 wide. */
typedef struct
{
  double x, y;
} TcGridPoint;

/* A district cut in two along a line, as a plain value. */
typedef struct
{
  guint       district;
  TcGridPoint from, to;
  gboolean    other_half;                           /* the smaller half keeps the name */
  gboolean    leaves[TC_MAX_SIDE][TC_MAX_SIDE];     /* the squares of the new district */
  guint       n_stay, n_leave;
} TcBoardSplit;

/* Through the middle of the district, across its longer side. */
TcBoardSplit tc_board_split_new      (const TcBoard *board,
                                      guint          district);

/* Each square goes with its middle. The larger half keeps the name unless @other_half turns that round. */
void         tc_board_split_cut      (TcBoardSplit  *self,
                                      const TcBoard *board,
                                      TcGridPoint    from,
                                      TcGridPoint    to,
                                      gboolean       other_half);

/* Whether it leaves two districts, and there is room for one more. */
gboolean     tc_board_split_possible (const TcBoardSplit *self,
                                      const TcBoard      *board);

/* The board with the new district at the end, named after the one that it was cut off, with a free colour and the values of its size; @file itself where
 * that is not possible. */
TcBoardFile *tc_board_split_apply    (const TcBoardSplit *self,
                                      TcBoardFile        *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
