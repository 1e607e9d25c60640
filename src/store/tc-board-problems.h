/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-file.h"

G_BEGIN_DECLS

/* Everything that is wrong with a board or could be better, as people are told. */
typedef struct
{
  gboolean    is_error;         /* else a warning */
  const char *code;             /* for programs: "district-empty", … or "language" */
  char       *where;            /* translated, as in the messages of files: "grid, C4" */
  char       *what;
  gboolean    has_problem;      /* not for a missing language: that is of the file, not of the board's value */
  TcProblem   problem;
} TcBoardProblem;

/* (element-type TcBoardProblem) (transfer full): errors first. */
GPtrArray *tc_board_problems (TcBoardFile *file) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
