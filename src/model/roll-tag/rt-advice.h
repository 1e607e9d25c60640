/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-state.h>

#include "turn-coach.h"
#include "turn-hint.h"

G_BEGIN_DECLS

/* What the coach says in a first game of Roll Tag; he looks at an RtView. And why a bot would make a move. */
extern const TurnCoachScript rt_coach_script;
extern const TurnHintWords rt_hint_words;

G_END_DECLS
