/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define TURN_TYPE_STATISTICS_WINDOW (turn_statistics_window_get_type ())

/* The hall of fame: how the people at this screen did on each board against each level of bots. */
G_DECLARE_FINAL_TYPE (TurnStatisticsWindow, turn_statistics_window, TURN, STATISTICS_WINDOW, AdwWindow)

TurnStatisticsWindow *turn_statistics_window_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
