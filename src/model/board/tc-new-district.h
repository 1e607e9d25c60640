/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

G_BEGIN_DECLS

/* A copy with one more district at the end, as tc_board_with_district () makes it, and with a name in English and French that no other has. */
TcBoardFile *tc_board_file_new_with_district (TcBoardFile *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
