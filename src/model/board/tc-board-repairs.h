/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-problems.h>

G_BEGIN_DECLS

/* What a button beside the problem says, "Remove Docks"; NULL where no repair is obvious. */
char        *tc_board_repair_label (TcBoardFile          *file,
                                    const TcBoardProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* The board without that problem; NULL where no repair is obvious. @problem must be one of this very file. */
TcBoardFile *tc_board_repaired     (TcBoardFile          *file,
                                    const TcBoardProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* The board after all repairs, one after the other, as far as there are any. */
TcBoardFile *tc_board_repaired_all (TcBoardFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
