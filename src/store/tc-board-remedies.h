/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-problems.h"

G_BEGIN_DECLS

/* Repairs of prices (C4), which need nobody to look at the board: the editor offers them among others, and the lab makes them with --repair. */

/* "Set Bubbles to 0 −1 −1 −2 −3"; NULL for a problem that is not one of prices. */
char        *tc_board_remedy_label (TcBoardFile          *file,
                                    const TcBoardProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* The board without that problem; NULL likewise. */
TcBoardFile *tc_board_remedied     (TcBoardFile          *file,
                                    const TcBoardProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
