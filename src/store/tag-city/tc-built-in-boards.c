/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-built-in-boards.h"

#include <glib/gi18n.h>

#include "store-json.h"
#include "store-resources.h"

const char *const tc_board_templates[] = {
  "empty",
  "ring",
  "islands",
  NULL,
};

/* What stands under that name among the resources, for the boards and templates of this folder. */
static JsonNode *
load_built_in (const char *name,
               GError    **error)
{
  g_autofree char *path = g_strdup_printf ("/tag-city/boards/%s.city.json", name);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (store_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return bytes == NULL ? NULL : store_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

TcBoardFile *
tc_board_template_load (const char *id)
{
  const gboolean is_board = g_strv_contains (tc_built_in_boards, id);
  g_autofree char *name = is_board ? g_strdup (id) : g_strconcat ("templates/", id, NULL);
  g_autoptr (JsonNode) node = load_built_in (name, NULL);

  g_return_val_if_fail (node != NULL, NULL);

  return tc_board_file_read (node, NULL);
}

const char *const tc_built_in_boards[] = {
  "side-a",
  "side-b",
  "backstreets",
  "four-winds",
  "citadel",
  "river-bend",
  "lagoon",
  "central-station",
  "capital",
  "metropolis",
  NULL,
};

TcBoardFile *
tc_built_in_board_load (const char *id,
                        GError    **error)
{
  g_autoptr (JsonNode) node = NULL;

  if (!g_strv_contains (tc_built_in_boards, id))
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, _("There is no built-in board called “%s”"), id);
      return NULL;
    }
  node = load_built_in (id, error);

  return node == NULL ? NULL : tc_board_file_read_playable (node, error);
}
