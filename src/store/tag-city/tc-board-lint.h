/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-problems.h"

G_BEGIN_DECLS

/* Adds what is odd about texts and members of a file: a board without name, districts of one name, the description of a template, misspelt members. For tc-board-problems.c. */
void tc_board_lint_texts (TcBoardFile *file,
                          GPtrArray   *list);

G_END_DECLS
