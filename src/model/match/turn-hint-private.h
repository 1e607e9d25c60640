/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-hint.h"

G_BEGIN_DECLS

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

G_END_DECLS
