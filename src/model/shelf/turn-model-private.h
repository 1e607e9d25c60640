/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-autosave.h"
#include "turn-hint.h"
#include "turn-match.h"
#include "turn-saved-games.h"
#include "turn-statistics.h"

G_BEGIN_DECLS

/* What only tests ask of the model of any game. */

/* Whether a bot thinks, or chance or a bot is about to move. */
gboolean turn_match_is_thinking (TurnMatch *self);

/* Whether a move of a person can be taken back now. */
gboolean turn_match_get_can_undo (TurnMatch *self);

/* Whether the newest text that was tried is not on the disk. */
gboolean turn_autosave_is_failing (TurnAutosave *self);

/* Asks the bot of @level, or the strongest one if there is none of that level, what it would do for the person to
 * move. Fails with G_IO_ERROR_CANCELLED when the state changes meanwhile or nobody is to move. */
void     turn_hint_move_async  (TurnMatch          *match,
                                const char         *level,
                                GAsyncReadyCallback callback,
                                gpointer            user_data);
gboolean turn_hint_move_finish (TurnMatch    *match,
                                GAsyncResult *result,
                                TurnMove     *move,
                                GError      **error);

/* Whether a thread is still reading. */
gboolean turn_saved_games_is_reading (TurnSavedGames *self);

/* Has all read from the beginning. */
TurnSavedGames *turn_saved_games_new        (GFile *folder) G_GNUC_WARN_UNUSED_RESULT;

/* Counts a finished game, once; one that only bots played does not count. FALSE when the file cannot be
 * written: it is counted all the same. */
gboolean turn_statistics_add (TurnStatistics *self,
                              TurnRecord     *record,
                              GError        **error);

G_END_DECLS
