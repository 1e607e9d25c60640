/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_NUMBERS (tce_numbers_get_type ())

/* The drones or the bubbles of a board as a row of numbers: typed over, added at the end, taken away with Delete or from
 * the end. Properties `document` (TcBoardDocument) and `bubbles`: those instead of drones. */
G_DECLARE_FINAL_TYPE (TceNumbers, tce_numbers, TCE, NUMBERS, TcePanel)

/* Gives a number the focus; the first is 0. */
void       tce_numbers_choose (TceNumbers *self,
                               guint       place);

G_END_DECLS
