/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-record.h>

G_BEGIN_DECLS

/* The same table once more, whatever the game: the same players, board and options, everything else by chance. The error is a sentence for whoever
 * asked. */
TurnRecord *turn_rematch_new (TurnRecord *old,
                              GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
