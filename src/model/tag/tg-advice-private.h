/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tg-advice.h"

G_BEGIN_DECLS

/* Why, in a moment of a game of @n_seats. Free it. */
char *tg_advice_explain (const TgState *state,
                         guint          n_seats,
                         TgMove         move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
