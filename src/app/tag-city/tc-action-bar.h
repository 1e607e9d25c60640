/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_ACTION_BAR (tc_action_bar_get_type ())

/* Rotate, flip, spray, back: what can be done with the shape in hand, or with the bubble that is chosen. It floats near the shape, or at the foot
 * of the board when there is none; or it is a fixed bar with large targets. */
G_DECLARE_FINAL_TYPE (TcActionBar, tc_action_bar, TC, ACTION_BAR, AdwBin)

/* Fixed: large targets over the whole width, without the keys' names. */
void tc_action_bar_set_fixed   (TcActionBar *self,
                                gboolean     fixed);

/* Says what confirming does: Spray, Use a Drone, Check Networks, Seal; offered even where it will not do, since it then says why. To be called
 * whenever the table has changed. */
void tc_action_bar_set_table   (TcActionBar *self,
                                TcTable     *table);

G_END_DECLS
