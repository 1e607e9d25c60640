/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-state.h>

#include "tc-direction.h"

G_BEGIN_DECLS

/* A token held over a board: how it is turned and where its centre is wanted. The window of the shape is put as near
 * to the wanted centre as the grid and whole squares allow, so that turning a shape four times, even at the border,
 * brings it back to where it was. A value. */
typedef struct
{
  guint8 token;          /* place on the HQ, 0 to 8 */
  guint8 orientation;
  gint16 centre_x;       /* in halves of a square from the left and the top of the grid */
  gint16 centre_y;
} TcHold;

const TcOrientation *tc_hold_get_orientation (const TcHold *self,
                                              const TcGame *game);

/* The square under the top-left corner of the window. */
void                 tc_hold_get_corner      (const TcHold *self,
                                              const TcGame *game,
                                              guint        *row,
                                              guint        *column);

/* The squares that it covers; fewer than the shape has when the grid is too small for it. */
TcSet                tc_hold_get_squares     (const TcHold *self,
                                              const TcGame *game);

/* Laid with its window at that square, turned like that. */
TcHold               tc_hold_laid            (const TcGame *game,
                                              guint         token,
                                              guint         orientation,
                                              guint         anchor);

TcHold               tc_hold_turned          (TcHold        self,
                                              const TcGame *game,
                                              gboolean      clockwise);
TcHold               tc_hold_flipped         (TcHold        self,
                                              const TcGame *game);
TcHold               tc_hold_stepped         (TcHold        self,
                                              const TcGame *game,
                                              TcDirection   direction);
TcHold               tc_hold_put_under       (TcHold        self,
                                              const TcGame *game,
                                              double        x,
                                              double        y);

/* To the next legal place in a direction, straight ahead if there is one; FALSE if there is none. */
gboolean             tc_hold_jump            (TcHold        *self,
                                              const TcGame  *game,
                                              const TcState *state,
                                              guint          seat,
                                              TcDirection    direction);

/* To the legal place nearest to the wanted centre, as it is turned now if it fits so; FALSE if it fits nowhere. */
gboolean             tc_hold_find_place      (TcHold        *self,
                                              const TcGame  *game,
                                              const TcState *state,
                                              guint          seat);

G_END_DECLS
