/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-statistics.h"

G_BEGIN_DECLS

/* Counts a finished game, once; one that only bots played does not count. FALSE when the file cannot be
 * written: it is counted all the same. */
gboolean turn_statistics_add (TurnStatistics *self,
                              TurnRecord     *record,
                              GError        **error);

G_END_DECLS
