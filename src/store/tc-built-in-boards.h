/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-file.h"

G_BEGIN_DECLS

/* The boards that come with the game, "side-a" first; ends with NULL. They are part of the program, so that nothing need be installed. */
extern const char *const tc_built_in_boards[];

/* One of them by its id; an unknown one is a G_IO_ERROR_NOT_FOUND. */
TcBoardFile *tc_built_in_board_load (const char *id,
                                     GError    **error) G_GNUC_WARN_UNUSED_RESULT;

/* What stands under that name among the resources, for the boards and templates of this folder. */
JsonNode    *tc_built_in_load       (const char *name,
                                     GError    **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
