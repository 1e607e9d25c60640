/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-board-motion.h"

G_BEGIN_DECLS

/* The showing of what one move has changed: a TcBoardMotion that runs on a widget. */
typedef struct
{
  GtkWidget    *owner;
  void (*advanced)(GtkWidget *owner);
  TcBoardMotion motion;
  AdwAnimation *animation;
  gboolean      framed[TC_MAX_FEATURES];   /* what was filled, for a moment, where nothing may move */
  guint         frame_timeout;
} TcBoardChange;

/* @advanced is called whenever the motion is at another point, or frames come or go. */
void     tc_board_change_init       (TcBoardChange *self,
                                     GtkWidget     *owner,
                                     void (        *advanced )(GtkWidget *owner));
void     tc_board_change_clear      (TcBoardChange *self);

/* Paint spreads from (@x, @y), in squares. */
void     tc_board_change_show       (TcBoardChange         *self,
                                     const TcBoardContents *before,
                                     const TcBoardContents *after,
                                     double                 x,
                                     double                 y);
void     tc_board_change_finish     (TcBoardChange *self);
gboolean tc_board_change_is_running (TcBoardChange *self);

G_END_DECLS
