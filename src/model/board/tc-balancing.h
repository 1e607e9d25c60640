/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>
#include <lab-balance.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TC_TYPE_BALANCING (tc_balancing_get_type ())

/* The search for values with which a board plays as it should, in threads of their own. It never changes the board: what it found can be asked for at any time.
 *
 * `changed` is emitted some times a second while it runs, and when it begins, pauses and ends. */
G_DECLARE_FINAL_TYPE (TcBalancing, tc_balancing, TC, BALANCING, GObject)

typedef enum
{
  TC_BALANCING_RUNNING,
  TC_BALANCING_PAUSED,
  TC_BALANCING_ENDED,       /* it has come to an end, or was stopped */
} TcBalancingStage;

/* Begins at once. NULL when that board cannot be played so: it has errors, or no HQ of its own. */
TcBalancing      *tc_balancing_new              (TcBoardFile     *board_file,
                                                 const LabWishes *wishes) G_GNUC_WARN_UNUSED_RESULT;

void              tc_balancing_pause            (TcBalancing *self);
void              tc_balancing_resume           (TcBalancing *self);

/* The best values so far count. Dropping the last reference stops, too. */
void              tc_balancing_stop             (TcBalancing *self);

TcBalancingStage  tc_balancing_get_stage        (TcBalancing *self);
const LabWishes  *tc_balancing_get_wishes       (TcBalancing *self);

/* The board as it was given. */
TcBoardFile      *tc_balancing_get_board_file   (TcBalancing *self);

/* As of the last `changed`: the best board so far and its figures, those of before without battles while they are not known yet. The outcome counts when it has
 * ended. */
const LabBalance *tc_balancing_get_balance      (TcBalancing *self);

/* How many values it would change. */
guint             tc_balancing_get_n_changes    (TcBalancing *self);

/* The board that is tried and how many there will be, at most; never less than were. */
void              tc_balancing_get_trials       (TcBalancing *self,
                                                 guint       *trial,
                                                 guint       *n_trials);

/* From 0 to 1, and how many seconds it will go on as it went so far; −1 while that cannot be told. */
double            tc_balancing_get_done         (TcBalancing *self);
double            tc_balancing_get_seconds_left (TcBalancing *self);

/* Whether a board is neither the one that was given nor the one that was found: what was found does not fit it. */
gboolean          tc_balancing_is_stale         (TcBalancing   *self,
                                                 const TcBoard *board);

G_END_DECLS
