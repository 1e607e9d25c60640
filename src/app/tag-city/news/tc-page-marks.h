/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-told.h>
#include <tc-report.h>

#include "tc-crew-panel.h"

G_BEGIN_DECLS

/* Marks on everybody's miniature the shape with which they filled something and, but for the final die, what that was. */
void tc_page_marks_show  (TcTable      *table,
                          TcCrewPanel  *crew,
                          const TcTold *told);

/* Lights the values that a move has crossed out on the board that is shown. */
void tc_page_marks_light (TcTable        *table,
                          TcBoardTold    *board,
                          const TcReport *report);

G_END_DECLS
