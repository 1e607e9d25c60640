/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-document.h"
#include "tc-board-finding.h"

G_BEGIN_DECLS

#define TC_TYPE_BOARD_CHECKER (tc_board_checker_get_type ())

/* Looks after a document, in a thread shortly after each change. `checked` is emitted when the answers are those for the document as it is. */
G_DECLARE_FINAL_TYPE (TcBoardChecker, tc_board_checker, TC, BOARD_CHECKER, GObject)

/* Whether a feature can be filled with the tokens of the HQ. */
typedef struct
{
  gboolean  is_feature;      /* FALSE for one without city squares: then nothing else is said */
  TcFilling filling;
} TcCompletion;

TcBoardChecker     *tc_board_checker_new            (TcBoardDocument *document) G_GNUC_WARN_UNUSED_RESULT;

/* Of TcBoardFinding, errors first. A finding that is found again stays the same object, so that a list keeps its focus. */
GListModel         *tc_board_checker_get_findings   (TcBoardChecker *self);
guint               tc_board_checker_get_n_errors   (TcBoardChecker *self);
guint               tc_board_checker_get_n_warnings (TcBoardChecker *self);
guint               tc_board_checker_get_n_undecided (TcBoardChecker *self);

/* How many columns, rows and districts can be filled. */
guint               tc_board_checker_get_n_fillable (TcBoardChecker *self);

/* Looks again, with many times as many tries for what is not decided. The next change of the document takes that back. */
void                tc_board_checker_search_longer  (TcBoardChecker *self);

/* What was found last, which may be about an older board; NULL before the first answer and for what is beyond the grid. */
const TcCompletion *tc_board_checker_get_completion (TcBoardChecker *self,
                                                     TcFeatureKind   feature,
                                                     guint           index);

G_END_DECLS
