/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-chips.h"
#include "turn-drawn.h"

G_BEGIN_DECLS

#define TC_TYPE_CHIP_ROW (tc_chip_row_get_type ())

/* Chips in one line: as many as there is room for, and how many more there are. Read aloud it is nothing: who shows it says what is on it. */
G_DECLARE_FINAL_TYPE (TcChipRow, tc_chip_row, TC, CHIP_ROW, TurnDrawn)

/* Copies @chips; loops are drawn in @paint. */
void tc_chip_row_set_chips (TcChipRow       *self,
                            const TcChip    *chips,
                            guint            n_chips,
                            const TurnPaint *paint);

G_END_DECLS
