/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TC_TYPE_RULES_WINDOW (tc_rules_window_get_type ())

/* The rules in words, with pictures that the widgets of the table draw. */
G_DECLARE_FINAL_TYPE (TcRulesWindow, tc_rules_window, TC, RULES_WINDOW, AdwWindow)

/* The rules of the game with that id come first. */
TcRulesWindow *tc_rules_window_new_for_game (const char *game) G_GNUC_WARN_UNUSED_RESULT;
TcRulesWindow *tc_rules_window_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
