/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_RULES_WINDOW (turn_rules_window_get_type ())

/* The rules in words, with pictures that the widgets of the table draw. */
G_DECLARE_FINAL_TYPE (TurnRulesWindow, turn_rules_window, TURN, RULES_WINDOW, AdwWindow)

/* The rules of the game with that id come first. */
TurnRulesWindow *turn_rules_window_new_for_game (const char *game) G_GNUC_WARN_UNUSED_RESULT;
TurnRulesWindow *turn_rules_window_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
