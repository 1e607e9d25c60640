/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_QUICK_BAR (tce_quick_bar_get_type ())

/* A sheet over the foot of the canvas, for where the palette is not seen beside the city: tools and symmetry always, and when it is open the districts.
 * Properties `document`, `tools`, and `open`. */
G_DECLARE_FINAL_TYPE (TceQuickBar, tce_quick_bar, TCE, QUICK_BAR, TcePanel)

/* What of the canvas it covers while one paints. */
int tce_quick_bar_get_closed_height (TceQuickBar *self);

G_END_DECLS
