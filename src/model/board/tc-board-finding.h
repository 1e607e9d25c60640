/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-problems.h>

#include "tc-board-document.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_FINDING (tc_board_finding_get_type ())

/* One problem of a board, for a row in a list. Immutable. */
G_DECLARE_FINAL_TYPE (TcBoardFinding, tc_board_finding, TC, BOARD_FINDING, GObject)

TcBoardFinding  *tc_board_finding_new              (TcBoardFile          * file,
                                                    const TcBoardProblem * problem) G_GNUC_WARN_UNUSED_RESULT;

gboolean         tc_board_finding_get_is_error     (TcBoardFinding *self);
const char      *tc_board_finding_get_code         (TcBoardFinding *self);
const char      *tc_board_finding_get_where        (TcBoardFinding *self);
const char      *tc_board_finding_get_what         (TcBoardFinding *self);

/* What else there is to say; NULL for most. Where there is a detail, @what names the place itself. */
const char      *tc_board_finding_get_detail       (TcBoardFinding *self);
gboolean         tc_board_finding_get_is_note      (TcBoardFinding *self);

/* "Show Why", of a button that shows the problem as clicking its row does; NULL where none says more than the row. */
const char      *tc_board_finding_get_show_label   (TcBoardFinding *self);

/* NULL where no repair is obvious. */
const char      *tc_board_finding_get_repair_label (TcBoardFinding *self);

/* NULL for a language that is missing. */
const TcProblem *tc_board_finding_get_problem      (TcBoardFinding *self);

/* Whether that square is to be shown when the problem is. */
gboolean         tc_board_finding_has_square       (TcBoardFinding *self,
                                                    guint           row,
                                                    guint           column);

/* Whether both would be shown in the same way. */
gboolean         tc_board_finding_is_same          (TcBoardFinding *self,
                                                    TcBoardFinding *other);

/* Repairs it as one step that can be undone; FALSE if the document has no such problem any more. */
gboolean         tc_board_finding_repair           (TcBoardFinding  *self,
                                                    TcBoardDocument *document);

G_END_DECLS
