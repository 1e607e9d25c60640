/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-table.h>

#include "turn-end-meter.h"

G_BEGIN_DECLS

/* How near the battle on the table is to its end, as a meter shows it. */
void  tc_near_end_scene (TcTable     *table,
                         TurnNearEnd *near_end);

/* Why this round is the last one, for those who listen; NULL while it is not. */
char *tc_near_end_say_last_round (TcTable *table) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
