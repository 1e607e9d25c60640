/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_QUICK_BAR (tce_quick_bar_get_type ())

/* Tools and districts in one line, for where the palette is not seen beside the city. Property `document`. */
G_DECLARE_FINAL_TYPE (TceQuickBar, tce_quick_bar, TCE, QUICK_BAR, TcePanel)

G_END_DECLS
