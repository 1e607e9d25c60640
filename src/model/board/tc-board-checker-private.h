/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-checker.h"

G_BEGIN_DECLS

/* Whether the answers are older than the document. */
gboolean tc_board_checker_get_busy (TcBoardChecker *self);

G_END_DECLS
