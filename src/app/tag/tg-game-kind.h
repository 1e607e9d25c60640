/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-game-kind.h"

G_BEGIN_DECLS

extern const TurnGameKind tg_game_kind;

G_END_DECLS
