/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_VALUES_PAGE (tce_values_page_get_type ())

/* All values of a board in a table that can be sorted and typed through, beside the board: what is chosen in one is lit in the other, and changed at
 * once. Property `document`.
 *
 * - `told (const char *words)`: what became of a change, for a toast */
G_DECLARE_FINAL_TYPE (TceValuesPage, tce_values_page, TCE, VALUES_PAGE, TcePanel)

G_END_DECLS
