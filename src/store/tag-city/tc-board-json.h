/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include <tc-board.h>

G_BEGIN_DECLS

#define TC_BOARD_FORMAT "tag-city-board"
#define TC_BOARD_VERSION 1

/* Between a board's file and its value; for tc-board-file.c only. Reading checks everything that the value cannot hold, and the texts
 * beside it; writing replaces what the value says and leaves all other members of @root alone. */
gboolean tc_board_read_json  (TcBoard    *self,
                              JsonObject *root,
                              GError    **error);

/* What is wrong with each part of a file that cannot be read, as far as one can go on: (element-type utf8) (transfer full). */
GPtrArray *tc_board_list_json_errors (JsonObject *root);

void     tc_board_write_json (const TcBoard *self,
                              JsonObject    *root);

G_END_DECLS
