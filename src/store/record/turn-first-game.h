/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-record.h"

G_BEGIN_DECLS

/* The game that a guide plays with a newcomer (TurnGuideScript): a record that has begun already, part of the program; NULL for a game without one. */
TurnRecord *turn_first_game_load (const char *game) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
