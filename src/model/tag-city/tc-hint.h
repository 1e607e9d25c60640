/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-hint.h"
#include "turn-hint.h"

G_BEGIN_DECLS

/* As turn_hint_async () for Tag City, in more words: thinks in threads of its own, for less than a second. Finish with turn_hint_finish (). */
void tc_hint_async (TurnMatch          *match,
                    GCancellable       *cancellable,
                    GAsyncReadyCallback callback,
                    gpointer            user_data);

G_END_DECLS
