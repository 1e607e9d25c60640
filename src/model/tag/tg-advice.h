/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tg-state.h>

#include "turn-coach.h"
#include "turn-hint.h"

G_BEGIN_DECLS

/* What the coach says in a first game of TAG; he looks at a TgView. And why a bot would make a move. */
extern const TurnCoachScript tg_coach_script;
extern const TurnHintWords tg_hint_words;

G_END_DECLS
