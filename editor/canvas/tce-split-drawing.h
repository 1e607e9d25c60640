/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-layout.h>
#include <tc-board-split.h>
#include <turn-palette.h>

G_BEGIN_DECLS

/* A split that is being made: the two halves as they would be (@after), how many squares each has, and the line; all else lies under a veil. */
void tce_split_draw (const TcBoardSplit  *split,
                     const TcBoard       *after,
                     gboolean             moves_start,
                     cairo_t             *cr,
                     const TcBoardLayout *layout,
                     PangoContext        *text,
                     TurnTheme            theme);

G_END_DECLS
