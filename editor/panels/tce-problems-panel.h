/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tce-panel.h"

G_BEGIN_DECLS

#define TCE_TYPE_PROBLEMS_PANEL (tce_problems_panel_get_type ())

/* Its title and two rows: what is made lower than that is closed. */
#define TCE_PROBLEMS_LEAST_HEIGHT 116

/* What is wrong with a board and what is fine, always up to date. Properties `document` (TcBoardDocument), `checker`
 * (TcBoardChecker), `open`: whether the list is shown under its title, `height`: how high it is then, as the author
 * dragged it, and `whole`: it has a page of its own, where the list is always open and parted by headings.
 *
 * - `finding-activated (TcBoardFinding)`: it is to be shown on the canvas */
G_DECLARE_FINAL_TYPE (TceProblemsPanel, tce_problems_panel, TCE, PROBLEMS_PANEL, TcePanel)

/* Open or closed; it lies over the foot of the canvas. */
int tce_problems_panel_get_wanted_height (TceProblemsPanel *self);

/* The row before (−1) or after (1) the one that has the focus gets it; the first or last one where none has. FALSE: there is no problem. */
gboolean tce_problems_panel_step (TceProblemsPanel *self,
                                  int               by);

G_END_DECLS
