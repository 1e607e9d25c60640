/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-match.h>

G_BEGIN_DECLS

/* "2nd of 4" */
char *turn_end_words_standing (guint place,
                               guint n_seats) G_GNUC_WARN_UNUSED_RESULT;

/* What a game that is over was for the only person in it: the place, how far from the winner, and whether it is their best. NULL where there is nothing to say. */
char *turn_end_words_own      (TurnMatch *match) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
