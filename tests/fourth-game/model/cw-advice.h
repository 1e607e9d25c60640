/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-coach.h"
#include "turn-hint.h"

G_BEGIN_DECLS

/* What the coach says in a first game of Clean Wall; he looks at a CwView. And why a bot would make a move. */
extern const TurnCoachScript cw_coach_script;
extern const TurnHintWords cw_hint_words;

G_END_DECLS
