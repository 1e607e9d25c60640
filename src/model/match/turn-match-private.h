/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-match.h"

G_BEGIN_DECLS

/* Whether a bot thinks, or chance or a bot is about to move. */
gboolean turn_match_is_thinking (TurnMatch *self);

/* Whether a move of a person can be taken back now. */
gboolean turn_match_get_can_undo (TurnMatch *self);

G_END_DECLS
