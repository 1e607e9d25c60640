/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-hand.h"
#include "tc-board-motion.h"
#include "tc-board-view.h"
#include "tc-bubble-row.h"
#include "tc-bubbles.h"
#include "tc-hq-view.h"
#include "tc-remote.h"
#include "turn-ui-private.h"

G_BEGIN_DECLS

/* What only tests ask of the widgets of Tag City: whether something still moves, and what lies inside. */

/* Animations: whether they run, and how to be at their end at once. */
gboolean   tc_board_view_is_animating       (TcBoardView *self);
gboolean   tc_bubble_row_is_moving          (TcBubbleRow *self);
gboolean   tc_hq_view_is_animating          (TcHqView *self);

/* From what was shown to what is shown next. Paint spreads from (@x, @y), in squares from the grid's corner. Nothing moves (duration 0) when the
 * second is not what one move could make of the first. */
void       tc_board_motion_init             (TcBoardMotion         *self,
                                             const TcBoardContents *before,
                                             const TcBoardContents *after,
                                             double                 x,
                                             double                 y);
gboolean   tc_board_motion_is_running       (const TcBoardMotion *self);
void       tc_board_motion_finish           (TcBoardMotion *self);

/* How the shape in hand gets from where it was to where it is. */
typedef struct
{
  TcGhostPose start;
  guint       duration;    /* in milliseconds, 0: it jumps */
} TcGhostMove;

/* From one set of squares to another on a board with that many columns, seen from @now, the pose in which the first one is shown. The same shape
 * slides, a turned one turns, a flipped one flips, anything else jumps. */
TcGhostMove tc_ghost_move      (const TcSet *before,
                                const TcSet *after,
                                guint        n_columns,
                                TcGhostPose  now);

/* On the way from @start to rest; @progress from 0 to 1. */
TcGhostPose tc_ghost_pose_at   (TcGhostPose start,
                                double      progress);

/* Three shakes for a shape that does not fit; @reach in squares. */
TcGhostPose tc_ghost_pose_shaken (double reach,
                                  double progress);

/* How large bubbles stand in a room: in one line while each has room for a finger, in more lines otherwise. A plain value. */
typedef struct
{
  guint    n_lines;
  guint    n_columns;
  double   cell_width;
  double   cell_height;
  double   width;           /* of a bubble's body */
  double   height;
  gboolean has_captions;    /* FALSE where the bubbles would have to be too small for it */
} TcBubbleGrid;

/* Around a bubble, for its halo. */
#define TC_BUBBLE_HALO 8

/* @caption: how high a caption is. */
TcBubbleGrid tc_bubble_grid_new        (guint  n_bubbles,
                                        double width,
                                        double height,
                                        double caption);

double       tc_bubble_grid_get_least_height  (guint  n_bubbles,
                                               double width);
double       tc_bubble_grid_get_wanted_height (guint  n_bubbles,
                                               double width,
                                               double caption);

/* The buttons inside. */
GtkWidget *tc_bubble_row_get_bubble         (TcBubbleRow *self,
                                             guint        bubble);
GtkWidget *tc_bubbles_get_bubble            (TcBubbles *self,
                                             guint      bubble);
GtkWidget *tc_bubbles_get_character         (TcBubbles *self);
GtkWidget *tc_remote_get_square             (TcRemote *self,
                                             guint     drone);

G_END_DECLS
