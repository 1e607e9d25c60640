/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-page.h"

G_BEGIN_DECLS

/* At a table where people speak different languages the program speaks the one of the person for whom the screen is. @page is the table that is seen;
 * without one, in a replay, and for a person who has not chosen any, it is the language of the preferences. @spoken is what a window remembers: the
 * language that somebody at its table was last spoken to in, interned, or NULL. It stays as long as a shutter is on its way, so that the change is made
 * behind it. */
void turn_speaker_follow (GtkWindow   *window,
                          TurnPage    *page,
                          const char **spoken);

G_END_DECLS
