/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "turn-match.h"

G_BEGIN_DECLS

#define TURN_TYPE_KEEPER (turn_keeper_get_type ())

/* Sees to it that a match is never lost. It saves the match after every event and has the file for itself, so that nobody else goes on with the same
 * game. When the game is over it is kept on the shelf and counted, and only then its file goes.
 *
 * `changed` after the answer of turn_keeper_get_problem () has changed; `warned` carries a text about the statistics that a person should read.
 * Dropping the last reference gives the file back and leaves it as it is. */
G_DECLARE_FINAL_TYPE (TurnKeeper, turn_keeper, TURN, KEEPER, GObject)

/* Begins to save. NULL with G_IO_ERROR_BUSY if the game is open elsewhere, in words that say where. */
TurnKeeper *turn_keeper_new         (TurnMatch * match,
                                     GFile * file,
                                     GError   **error) G_GNUC_WARN_UNUSED_RESULT;

GFile      *turn_keeper_get_file    (TurnKeeper *self);

/* Why something is not on the disk that should be, translated, or NULL. Everything is tried again every few seconds. */
const char *turn_keeper_get_problem (TurnKeeper *self);

/* Waits until all is on the disk that should be: whether nothing would be lost if the program ended now. */
gboolean    turn_keeper_settle      (TurnKeeper *self,
                                     GError    **error);

/* A game that is over and counted is no longer among those to go on with. What is not counted yet stays, and is counted at the next start. */
void        turn_keeper_put_away    (TurnKeeper *self);

G_END_DECLS
