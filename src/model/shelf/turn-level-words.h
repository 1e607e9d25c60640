/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>
#include <turn-rules.h>

G_BEGIN_DECLS

/* The levels of bots for @rules that have a strength, or all if none has one, as ids ("easy"), from weak to strong; NULL-terminated, free the array only. */
const char **turn_levels_list    (const TurnRules *rules) G_GNUC_WARN_UNUSED_RESULT;

/* What a level is called, translated. */
const char  *turn_level_get_name (const char *level);

/* How it plays, in a sentence that holds for every game, translated; NULL for those that nobody chooses. */
const char  *turn_level_describe (const char *level);

/* How strong it is among those that people choose from, 1 to TURN_MAX_STRENGTH; 0 for others. */
#define TURN_MAX_STRENGTH 4
guint        turn_level_get_strength (const char *level);

G_END_DECLS
