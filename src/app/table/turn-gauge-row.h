/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-end-meter.h"

G_BEGIN_DECLS

#define TURN_TYPE_GAUGE_ROW (turn_gauge_row_get_type ())

/* One way in which a game may come to its end, in words: ring and figure, and what they mean. */
G_DECLARE_FINAL_TYPE (TurnGaugeRow, turn_gauge_row, TURN, GAUGE_ROW, AdwBin)

void turn_gauge_row_show (TurnGaugeRow    *self,
                          const TurnGauge *gauge);

G_END_DECLS
