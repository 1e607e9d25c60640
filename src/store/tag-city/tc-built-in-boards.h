/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-board-file.h>

#include "tc-board-file.h"

G_BEGIN_DECLS

/* The boards that come with the game, "side-a" first; ends with NULL. They are part of the program, so that nothing need be installed. */
extern const char *const tc_built_in_boards[];

/* One of them by its id; an unknown one is a G_IO_ERROR_NOT_FOUND. */
TcBoardFile *tc_built_in_board_load (const char *id,
                                     GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* What a new board may start from, beside the built-in boards: "empty", "ring", "islands"; ends with NULL. */
extern const char *const tc_board_templates[];

/* One of them, or a built-in board, by its id; it has a name and a description in English and French. */
TcBoardFile *tc_board_template_load (const char *id) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
