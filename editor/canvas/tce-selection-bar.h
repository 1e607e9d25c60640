/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-file.h>

G_BEGIN_DECLS

#define TCE_TYPE_SELECTION_BAR (tce_selection_bar_get_type ())

/* What can be done with the squares that are chosen, beside them on the canvas; all of it are actions of the canvas. */
G_DECLARE_FINAL_TYPE (TceSelectionBar, tce_selection_bar, TCE, SELECTION_BAR, AdwBin)

/* @district: of @file, what filling paints with; @holding: something is to be put down, @moves: and leaves where it was. */
void tce_selection_bar_show (TceSelectionBar *self,
                             TcBoardFile     *file,
                             guint8           district,
                             gboolean         holding,
                             gboolean         moves);

G_END_DECLS
