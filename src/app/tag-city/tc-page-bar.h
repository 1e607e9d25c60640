/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-view.h>

#include "tc-page-layout.h"

G_BEGIN_DECLS

/* What the bar with the actions stands by. */
typedef enum
{
  TC_PAGE_BAR_NONE,          /* there is none */
  TC_PAGE_BAR_BY_SHAPE,      /* the shape over the board */
  TC_PAGE_BAR_BY_BOARD,      /* the foot of the board: there is no shape, but something to confirm */
} TcPageBar;

/* Tells the layout where that is. */
void tc_page_bar_place (TcPageBar     bar,
                        TcPageLayout *layout,
                        TcBoardView  *board);

G_END_DECLS
