/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-view.h"

G_BEGIN_DECLS

/* What has just been announced, marked over a board: on the miniature of the one who did it the shape and what it filled, on the boards of the others
 * the values that are crossed out now. */
typedef struct _TcBoardTold TcBoardTold;

/* For a view with no other overlay; it goes with the view. */
TcBoardTold *tc_board_told_new         (TcBoardView *view);

/* Marks the piece with that index in white on ink, or in gold where @features (one bit each) are framed too: rows and columns in white, districts in
 * their colours. A negative @piece: nothing. */
void         tc_board_told_mark_piece  (TcBoardTold *self,
                                        int          piece,
                                        guint64      features);

/* Lays a golden light around the high values of @features, one bit each, that goes out by itself. */
void         tc_board_told_light       (TcBoardTold *self,
                                        guint64      features);

G_END_DECLS
