/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_BESIDE (tce_beside_get_type ())

/* A second board beside the one that is edited, to look at and to change over to. It follows its document, wherever that is edited. Property
 * `document` (TcBoardDocument); without one it is not visible. Its buttons are the actions `win.swap-boards` and `win.side-by-side`. */
G_DECLARE_FINAL_TYPE (TceBeside, tce_beside, TCE, BESIDE, TcePanel)

G_END_DECLS
