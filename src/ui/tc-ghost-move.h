/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-painter.h"

G_BEGIN_DECLS

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

G_END_DECLS
