/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-board-painter.h"

G_BEGIN_DECLS

/* The shape in hand and its movement over a board. */
typedef struct
{
  GtkWidget    *owner;
  gboolean      is_empty;
  TcBoardGhost  ghost;              /* unless it is empty */
  TcGhostPose   pose;
  TcGhostPose   start;              /* of the movement */
  gboolean      is_shaken;
  double        shake_reach;        /* in squares */
  AdwAnimation *animation;
  guint         emphasis_timeout;
} TcBoardHand;

void     tc_board_hand_init      (TcBoardHand *self,
                                  GtkWidget   *owner);
void     tc_board_hand_clear     (TcBoardHand *self);

/* NULL: nothing. */
void     tc_board_hand_take      (TcBoardHand        *self,
                                  const TcBoardGhost *ghost,
                                  guint               n_columns);

/* The shape does not fit: it shakes its head, or stands out where nothing may move. */
void     tc_board_hand_refuse    (TcBoardHand *self,
                                  double       side);
void     tc_board_hand_finish    (TcBoardHand *self);
gboolean tc_board_hand_is_moving (TcBoardHand *self);

G_END_DECLS
