/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-saved-games.h"

G_BEGIN_DECLS

/* Whether a thread is still reading. */
gboolean turn_saved_games_is_reading (TurnSavedGames *self);

/* Has all read from the beginning. */
TurnSavedGames *turn_saved_games_new        (GFile *folder) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
