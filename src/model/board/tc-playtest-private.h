/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-playtest.h"

G_BEGIN_DECLS

void                  tc_playtest_set_n_seats      (TcPlaytest *self,
                                                    guint       n_seats);

/* (element-type TcPlaytestBattle) (transfer full): all battles, in order. */
GArray               *tc_playtest_dup_battles      (TcPlaytest *self) G_GNUC_WARN_UNUSED_RESULT;

/* When it began. */
GDateTime            *tc_playtest_get_time         (TcPlaytest *self);

/* What helps against them; @stopped (may be NULL): the board with prices that do. */
TcPlaytestPlans       tc_playtest_get_plans        (TcPlaytest *self,
                                                    TcBoard    *stopped);

G_END_DECLS
