/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-document.h>
#include <tc-board-part.h>

G_BEGIN_DECLS

/* What is chosen on a board, what is held over it, and what is done with both. Each act is one step of the document. */
typedef struct
{
  TcBoardDocument *document;         /* borrowed */
  TcSelection      selection;

  gboolean         drawing;          /* a rectangle, from there */
  guint            from_row, from_column;
  TcSelection      joins;            /* what the rectangle is added to */

  gboolean         holding;
  gboolean         moves;            /* what is held leaves where it was */
  gboolean         turned, mirrored;
  TcBoardPart      hand;
  int              row, column;      /* of its first square */
  TcBoardFile     *pasted;           /* the board with the districts that came with what is held, or NULL */
  TcBoardFile     *pasted_onto;      /* only to be compared */

  /* The board before squares were moved step by step: what they pass over stays. */
  TcBoardFile     *moved;            /* what came of the last step; only to be compared */
  TcBoard          before;
  TcSelection      before_selection;
  TcBoardPart      before_part;
  int              moved_row, moved_column;
} TceSelect;

void     tce_select_clear         (TceSelect *self);
void     tce_select_choose        (TceSelect  *self,
                                   TcSelection selection);

/* A rectangle, begun at a square and drawn to another; @joins adds it to what is chosen. Where both are the same square, ending it by
 * mouse chooses the district there. */
void     tce_select_begin         (TceSelect *self,
                                   guint      row,
                                   guint      column,
                                   gboolean   joins);
void     tce_select_draw          (TceSelect *self,
                                   guint      row,
                                   guint      column);
void     tce_select_end           (TceSelect *self,
                                   gboolean   by_mouse);

/* Takes what is chosen into the hand; whether there is anything. */
gboolean tce_select_hold          (TceSelect *self,
                                   gboolean   moves);
gboolean tce_select_holds_at      (const TceSelect *self,
                                   int              row,
                                   int              column);

/* The board whose districts what is held is made of. */
const TcBoard *tce_select_get_board (const TceSelect *self);

/* The board has changed: what does not fit any more goes. */
void     tce_select_follow        (TceSelect *self);

/* Puts it down; what was put down is chosen then. */
void     tce_select_place         (TceSelect *self);

/* These act on what is held, otherwise on what is chosen. */
void     tce_select_turn          (TceSelect *self,
                                   gboolean   clockwise);
void     tce_select_mirror        (TceSelect *self,
                                   gboolean   left_right);

/* What is held goes there; chosen squares go there at once, and a row or column changes places with its neighbour. FALSE: not possible. */
gboolean tce_select_move          (TceSelect *self,
                                   int        rows,
                                   int        columns);
void     tce_select_fill          (TceSelect  *self,
                                   guint8      district,
                                   const char *label);

/* Squares into the hand beside themselves, a row or column at once. */
gboolean tce_select_double        (TceSelect *self);

/* Into the hand, at that square. FALSE: the text is no part of a board. */
gboolean tce_select_paste         (TceSelect  *self,
                                   const char *text,
                                   guint       row,
                                   guint       column);
char    *tce_select_copy          (const TceSelect *self) G_GNUC_WARN_UNUSED_RESULT;

/* What the bar over the canvas says: how much is chosen, or what is held and where it would go. */
char    *tce_select_say           (const TceSelect *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
