/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include <tc-state.h>

#include "tc-direction.h"

G_BEGIN_DECLS

/* A die that has not been pushed to a side. */
#define TC_SIDE_UNSET (-1)

#define TC_TYPE_DICE_PLAN (tc_dice_plan_get_type ())

/* The dice as the leader is arranging them before the HQ opens (C7). Side 0 of a face is its section face − 1, side 1
 * is section face mod 6, as in tc_face_section (). `changed` after every change. */
G_DECLARE_FINAL_TYPE (TcDicePlan, tc_dice_plan, TC, DICE_PLAN, GObject)

/* @game must outlive the plan. */
TcDicePlan *tc_dice_plan_new            (const TcGame * game) G_GNUC_WARN_UNUSED_RESULT;

/* Starts from the dice as they were rolled in @state, in which they are to be placed; clear: there is nothing to
 * arrange. */
void        tc_dice_plan_begin          (TcDicePlan    *self,
                                         const TcState *state);
void        tc_dice_plan_clear          (TcDicePlan *self);
gboolean    tc_dice_plan_is_active      (TcDicePlan *self);
guint       tc_dice_plan_get_leader     (TcDicePlan *self);

guint       tc_dice_plan_get_n_dice     (TcDicePlan *self);
guint       tc_dice_plan_get_face       (TcDicePlan *self,
                                         guint       die);
int         tc_dice_plan_get_side       (TcDicePlan *self,
                                         guint       die);
void        tc_dice_plan_set_side       (TcDicePlan *self,
                                         guint       die,
                                         int         side);

/* The section a die lies in, or -1 while it has no side. */
int         tc_dice_plan_get_section    (TcDicePlan *self,
                                         guint       die);

/* The die that keys push. next: the following one in the roll, backwards if @steps is negative; next_unset: the
 * following one without a side, FALSE when all have one. */
guint       tc_dice_plan_get_current    (TcDicePlan *self);
void        tc_dice_plan_set_current    (TcDicePlan *self,
                                         guint       die);
void        tc_dice_plan_next           (TcDicePlan *self,
                                         int         steps);
gboolean    tc_dice_plan_next_unset     (TcDicePlan *self);

/* Pushes the current die towards where a key points. */
void        tc_dice_plan_push           (TcDicePlan *self,
                                         TcDirection direction);

guint       tc_dice_plan_get_n_placed   (TcDicePlan *self);
gboolean    tc_dice_plan_is_complete    (TcDicePlan *self);

/* How many places the token at that side of the die has on a tagger's board. */
guint       tc_dice_plan_get_ways       (TcDicePlan *self,
                                         guint       die,
                                         int         side,
                                         guint       seat);

/* The leader's move; FALSE while a die has no side. */
gboolean    tc_dice_plan_get_move       (TcDicePlan *self,
                                         TurnMove   *move);

/* Where a side of a face lies seen from its seam, with section 0 at the top of the ring and the others clockwise; and
 * the side that a key means. Beside the seams at the left and right of the ring, left means up and right down. */
TcDirection tc_face_direction           (guint face,
                                         int   side);
int         tc_face_side                (guint       face,
                                         TcDirection direction);

G_END_DECLS
