/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <tc-board-split.h>

G_BEGIN_DECLS

#define TCE_TYPE_SPLIT_BAR (tce_split_bar_get_type ())

/* What a split would make of a district, and what ends it. */
G_DECLARE_FINAL_TYPE (TceSplitBar, tce_split_bar, TCE, SPLIT_BAR, AdwBin)

/* @after: the board as it would be, or the board as it is where the line does not cut. */
void tce_split_bar_show (TceSplitBar        *self,
                         TcBoardFile        *after,
                         const TcBoardSplit *split,
                         gboolean            possible);

G_END_DECLS
