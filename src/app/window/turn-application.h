/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-base-application.h>

G_BEGIN_DECLS

#define TURN_TYPE_APPLICATION (turn_application_get_type ())

/* The game: its windows, and the actions that belong to none of them. */
G_DECLARE_FINAL_TYPE (TurnApplication, turn_application, TURN, APPLICATION, TurnBaseApplication)

TurnApplication *turn_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
