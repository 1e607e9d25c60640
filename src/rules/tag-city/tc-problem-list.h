/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-check.h"
#include "tc-ground.h"

/* The problems of a board as they are found; for tc-check.c and tc-warnings.c only. */
typedef struct
{
  TcProblem *problems;
  size_t     capacity;
  size_t     n_problems;
  TcProblem  spare;          /* what does not fit any more is written here and forgotten */
} TcProblemList;

/* A new problem, whose other parts are zero. */
TcProblem *tc_problem_list_add          (TcProblemList *self,
                                         TcProblemKind  kind,
                                         unsigned       index);

/* Everything that could be better on a board, which does not keep it from being played. */
void       tc_problem_list_add_warnings (TcProblemList  *self,
                                         const TcBoard  *board,
                                         const TcGround *ground);
