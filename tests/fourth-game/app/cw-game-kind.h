/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-game-kind.h"

G_BEGIN_DECLS

/* Clean Wall's row of turn_game_kinds. */
extern const TurnGameKind cw_game_kind;

G_END_DECLS
