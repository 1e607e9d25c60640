/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-pace.h"

G_BEGIN_DECLS

/* Whether a bot's move is awaited. */
gboolean turn_pace_is_thinking (TurnPace *self);

G_END_DECLS
