/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "tc-board-contents.h"

G_BEGIN_DECLS

/* What is new on a board, and how far showing it has come: paint is sprayed square by square, then drips, values are circled or crossed, and
 * light runs over what was filled. Only arithmetic: the drawing code asks it for shares from 0 to 1. */
typedef struct
{
  guint    first_piece;                       /* this piece and those after it are new */
  guint    n_pieces;
  guint8   turns[TC_SHAPE_MAX_CELLS];         /* when each square of the new piece is sprayed */
  gboolean high_is_new[TC_MAX_FEATURES];
  gboolean low_is_new[TC_MAX_FEATURES];
  gboolean filled[TC_MAX_FEATURES];
  double   fill_end;                          /* in milliseconds, as all times here */
  double   duration;                          /* 0: nothing is new */
  double   elapsed;
} TcBoardMotion;

/* Whether a piece is still drawn square by square. */
gboolean tc_board_motion_is_new     (const TcBoardMotion *self,
                                     guint                piece);
double   tc_board_motion_spray      (const TcBoardMotion *self,
                                     guint                cell);
double   tc_board_motion_drip       (const TcBoardMotion *self);
double   tc_board_motion_stroke     (const TcBoardMotion *self,
                                     guint                feature,
                                     gboolean             high);

/* How bright the @cell-th of @n_cells squares of a feature is. */
double   tc_board_motion_light      (const TcBoardMotion *self,
                                     guint                feature,
                                     guint                cell,
                                     guint                n_cells);

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
