/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-templates.h"

#include "tc-built-in-boards.h"

const char *const tc_board_templates[] = {
  "empty",
  "ring",
  "islands",
  NULL,
};

TcBoardFile *
tc_board_template_load (const char *id)
{
  const gboolean is_board = g_strv_contains (tc_built_in_boards, id);
  g_autofree char *name = is_board ? g_strdup (id) : g_strconcat ("templates/", id, NULL);
  g_autoptr (JsonNode) node = tc_built_in_load (name, NULL);

  g_return_val_if_fail (node != NULL, NULL);

  return tc_board_file_read (node, NULL);
}
