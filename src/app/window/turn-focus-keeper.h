/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-pages.h"

G_BEGIN_DECLS

#define TURN_TYPE_FOCUS_KEEPER (turn_focus_keeper_get_type ())

/* Gives the keyboard back to the table: after a click anywhere in the window, when a menu or popover has closed, and when another window has. Only
 * those who walk there with Tab or F10 stay in the header bar. */
G_DECLARE_FINAL_TYPE (TurnFocusKeeper, turn_focus_keeper, TURN, FOCUS_KEEPER, GObject)

/* For @window with these pages, as long as it lives. */
TurnFocusKeeper *turn_focus_keeper_new (GtkWindow * window,
                                        TurnPages * pages) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
