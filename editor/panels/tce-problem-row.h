/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include <tc-board-document.h>
#include <tc-board-finding.h>

G_BEGIN_DECLS

#define TCE_TYPE_PROBLEM_ROW (tce_problem_row_get_type ())

/* One problem in plain words, with a button that repairs it where that is obvious; or something that is fine. */
G_DECLARE_FINAL_TYPE (TceProblemRow, tce_problem_row, TCE, PROBLEM_ROW, GtkListBoxRow)

GtkWidget      *tce_problem_row_new         (TcBoardFinding  * finding,
                                             TcBoardDocument * document) G_GNUC_WARN_UNUSED_RESULT;

/* @button and its @action may be NULL. */
GtkWidget      *tce_problem_row_new_fine    (const char *text,
                                             const char *button,
                                             const char *action) G_GNUC_WARN_UNUSED_RESULT;

/* NULL for something that is fine. */
TcBoardFinding *tce_problem_row_get_finding (TceProblemRow *self);

/* What it is stands over where it is, for where a row is narrow. */
void            tce_problem_row_set_stacked (TceProblemRow *self,
                                             gboolean       stacked);

G_END_DECLS
