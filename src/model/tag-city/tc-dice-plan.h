/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <tc-state.h>

#include "tc-direction.h"

G_BEGIN_DECLS

/* A die that has not been pushed to a side. */
#define TC_SIDE_UNSET (-1)

/* The dice as the leader is arranging them before the HQ opens (C7). Side 0 of a face is its section face − 1, side 1
 * is section face mod 6, as in tc_face_section (). A value. */
typedef struct
{
  const TcGame *game;
  TcState       state;
  gboolean      active;
  guint         current;
  gint8         sides[TC_MAX_DICE];
} TcDicePlan;

/* @game must outlive the plan. */
TcDicePlan  tc_dice_plan_new            (const TcGame *game);

/* Starts from the dice as they were rolled in @state, in which they are to be placed; cleared: there is nothing to
 * arrange. */
TcDicePlan  tc_dice_plan_begun          (TcDicePlan     self,
                                         const TcState *state);
TcDicePlan  tc_dice_plan_cleared        (TcDicePlan self);
gboolean    tc_dice_plan_is_active      (const TcDicePlan *self);

guint       tc_dice_plan_get_n_dice     (const TcDicePlan *self);
guint       tc_dice_plan_get_face       (const TcDicePlan *self,
                                         guint             die);
int         tc_dice_plan_get_side       (const TcDicePlan *self,
                                         guint             die);
TcDicePlan  tc_dice_plan_with_side      (TcDicePlan self,
                                         guint      die,
                                         int        side);

/* All dice as that move of the leader puts them. */
TcDicePlan  tc_dice_plan_with_move      (TcDicePlan self,
                                         TurnMove   move);

/* The section a die lies in, or -1 while it has no side. */
int         tc_dice_plan_get_section    (const TcDicePlan *self,
                                         guint             die);

/* The die that keys push. stepped: the following one in the roll, backwards if @steps is negative; at_unset:
 * the following one without a side, if there is one. */
guint       tc_dice_plan_get_current    (const TcDicePlan *self);
TcDicePlan  tc_dice_plan_with_current   (TcDicePlan self,
                                         guint      die);
TcDicePlan  tc_dice_plan_stepped        (TcDicePlan self,
                                         int        steps);
TcDicePlan  tc_dice_plan_at_unset       (TcDicePlan self);

/* Pushes the current die towards where a key points. */
TcDicePlan  tc_dice_plan_pushed         (TcDicePlan  self,
                                         TcDirection direction);

guint       tc_dice_plan_get_n_placed   (const TcDicePlan *self);
gboolean    tc_dice_plan_is_complete    (const TcDicePlan *self);

/* How many places the token at that side of the die has on a tagger's board. */
guint       tc_dice_plan_get_ways       (const TcDicePlan *self,
                                         guint             die,
                                         int               side,
                                         guint             seat);

/* The leader's move; FALSE while a die has no side. */
gboolean    tc_dice_plan_get_move       (const TcDicePlan *self,
                                         TurnMove         *move);

/* Where a side of a face lies seen from its seam, with section 0 at the top of the ring and the others clockwise; and
 * the side that a key means. Beside the seams at the left and right of the ring, left means up and right down. */
TcDirection tc_face_direction           (guint face,
                                         int   side);
int         tc_face_side                (guint       face,
                                         TcDirection direction);

G_END_DECLS
