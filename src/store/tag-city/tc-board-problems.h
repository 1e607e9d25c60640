/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "tc-board-file.h"

G_BEGIN_DECLS

/* Everything that is wrong with a board or could be better, as people are told. */
typedef struct
{
  gboolean    is_error;         /* else a warning */
  gboolean    is_note;          /* or not even that: nobody needs to do anything */
  const char *code;             /* for programs: "district-empty", … or, of texts, "language" */
  char       *where;            /* translated, as in the messages of files: "grid, C4" */
  char       *what;
  char       *detail;           /* NULL for most; where there is one, @what names the place itself */
  gboolean    has_problem;      /* not for a missing language: that is of the file, not of the board's value */
  TcProblem   problem;
} TcBoardProblem;

/* (element-type TcBoardProblem) (transfer full): errors first. */
GPtrArray *tc_board_problems (TcBoardFile *file) G_GNUC_WARN_UNUSED_RESULT;

/* The same with another bound for the search of each feature. */
GPtrArray *tc_board_problems_within (TcBoardFile *file,
                                     guint32      max_steps) G_GNUC_WARN_UNUSED_RESULT;

/* How often somebody wins who follows one of the plans that end battles early, in the reader’s language: “Checking networks with every die wins 99 %”. */
char *tc_plan_words_wins (const char *plan,
                          double      share) G_GNUC_WARN_UNUSED_RESULT;

/* Repairs of prices (C4), which need nobody to look at the board: the editor offers them among others, and the lab makes them with --repair. */

/* "Set Bubbles to 0 −1 −1 −2 −3"; NULL for a problem that is not one of prices. */
char        *tc_board_remedy_label (TcBoardFile          *file,
                                    const TcBoardProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

/* The board without that problem; NULL likewise. */
TcBoardFile *tc_board_remedied     (TcBoardFile          *file,
                                    const TcBoardProblem *problem) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
