/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "plan.h"

G_BEGIN_DECLS

/* Lets four hard taggers play the games of @options on each of these boards and prints by the lead of whoever filled a feature how often that was
 * first, as tc-race.c has it. */
gboolean tune_race (PlanOptions       *options,
                    const char *const *boards,
                    GError           **error);

G_END_DECLS
