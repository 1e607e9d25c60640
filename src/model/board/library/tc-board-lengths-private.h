/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-lengths.h"

G_BEGIN_DECLS

/* How many boards wait to be measured, or are. */
guint tc_board_lengths_get_n_open (TcBoardLengths *self);

G_END_DECLS
