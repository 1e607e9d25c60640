/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-match.h"

G_BEGIN_DECLS

/* "Mika has played: Space goes on", or how to go on by touch; NULL while nobody is waited for. */
char *turn_pace_words_wait (TurnMatch *match,
                            gboolean   touched) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
