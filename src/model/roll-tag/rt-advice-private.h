/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rt-advice.h"

G_BEGIN_DECLS

/* Why the seat to move would make that move. */
char *rt_advice_explain (const RtState *state,
                         RtMove         move) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
