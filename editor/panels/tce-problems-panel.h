/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_PROBLEMS_PANEL (tce_problems_panel_get_type ())

/* What is wrong with a board and what is fine, always up to date. Properties `document` (TcBoardDocument), `checker`
 * (TcBoardChecker) and `open`: whether the list is shown under its title.
 *
 * - `finding-activated (TcBoardFinding)`: it is to be shown on the canvas */
G_DECLARE_FINAL_TYPE (TceProblemsPanel, tce_problems_panel, TCE, PROBLEMS_PANEL, TcePanel)

G_END_DECLS
