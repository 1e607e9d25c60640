/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Shared by the two halves of TcHqView: what it shows (tc-hq-view.c) and what it is asked for (tc-hq-view-input.c). */

#pragma once

#include "tc-hq-view.h"

#include <adwaita.h>

#include "tc-drawing.h"
#include "tc-hq-layout.h"
#include "tc-hq-motion.h"
#include "tc-palette.h"

G_BEGIN_DECLS

enum
{
  TC_HQ_DIE_CHOSEN_SIGNAL,
  TC_HQ_TOKEN_CHOSEN_SIGNAL,
  TC_HQ_SECTION_CHOSEN_SIGNAL,
  TC_HQ_DIE_PUSHED_SIGNAL,
  TC_HQ_N_SIGNALS
};

extern guint tc_hq_view_signals[TC_HQ_N_SIGNALS];

struct _TcHqView
{
  GtkWidget     parent_instance;

  TcHqScene     scene;
  GtkWidget    *places[TC_N_HQ_TOKENS];
  GtkWidget    *ghosts[2];
  GtkWidget    *dice[TC_MAX_DICE];

  GdkTexture   *picture;          /* of the scene without its dice, or NULL */
  TcDrawing    *drawing;          /* the picture in the making, or NULL */
  int           picture_width;    /* of either, in device pixels */
  int           picture_height;
  TcTheme       picture_theme;

  AdwAnimation *animation;        /* its value is the time in milliseconds */
  double        now;
  TcHqMotions   motions;

  int           dragged_die;      /* or -1 */
  double        drag_x;           /* from where it lies */
  double        drag_y;
};

/* Where the record lies just now. */
TcHqDisc tc_hq_view_get_disc      (TcHqView *self);

/* Connects the children that are there, and adds the controllers. */
void     tc_hq_view_connect_input (TcHqView *self);

G_END_DECLS
