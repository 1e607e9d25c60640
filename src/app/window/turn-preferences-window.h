/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_PREFERENCES_WINDOW (turn_preferences_window_get_type ())

G_DECLARE_FINAL_TYPE (TurnPreferencesWindow, turn_preferences_window, TURN, PREFERENCES_WINDOW, AdwPreferencesWindow)

TurnPreferencesWindow *turn_preferences_window_new (GSettings * settings) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
