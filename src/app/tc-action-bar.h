/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TC_TYPE_ACTION_BAR (tc_action_bar_get_type ())

/* Rotate, flip, spray, back: what can be done with the shape in hand. It floats near the shape, or is a fixed bar with large targets. */
G_DECLARE_FINAL_TYPE (TcActionBar, tc_action_bar, TC, ACTION_BAR, AdwBin)

/* Fixed: large targets over the whole width, without the keys' names. */
void tc_action_bar_set_fixed   (TcActionBar *self,
                                gboolean     fixed);

/* What confirming is called: Spray, Send the drone, Seal … */
void tc_action_bar_set_confirm (TcActionBar *self,
                                const char  *text);

/* Whether confirming will do; it is offered all the same, and says why not. */
void tc_action_bar_set_ready   (TcActionBar *self,
                                gboolean     ready);

G_END_DECLS
