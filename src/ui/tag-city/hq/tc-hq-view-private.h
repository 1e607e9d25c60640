/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a TcHqView is made of, for its tests. */

#pragma once

#include "tc-hq-view.h"

#include <adwaita.h>

#include "tc-hq-layout.h"
#include "tc-hq-motion.h"
#include "turn-drawing.h"
#include "turn-palette.h"

G_BEGIN_DECLS

struct _TcHqView
{
  GtkWidget     parent_instance;

  TcHqScene     scene;
  GtkWidget    *places[TC_N_HQ_TOKENS];
  GtkWidget    *ghosts[2];
  GtkWidget    *dice[TC_MAX_DICE];

  GdkTexture   *picture;           /* of the scene without its dice, or NULL */
  TurnDrawing  *drawing;           /* the picture in the making, or NULL */
  int           picture_width;     /* of either, in device pixels */
  int           picture_height;
  TurnTheme     picture_theme;

  AdwAnimation *animation;        /* its value is the time in milliseconds */
  double        now;
  TcHqMotions   motions;

  int           dragged_die;      /* or -1 */
  double        drag_x;           /* from where it lies */
  double        drag_y;
};

G_END_DECLS
