/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-opened-file.h"

#include <store-json.h>

static const TurnGameKind *
find_kind (JsonNode *node)
{
  JsonNode *format = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), "format") : NULL;

  if (format != NULL && json_node_get_value_type (format) == G_TYPE_STRING)
    for (guint i = 0; turn_game_kinds[i] != NULL; i++)
      if (g_strcmp0 (json_node_get_string (format), turn_game_kinds[i]->board_format) == 0)
        return turn_game_kinds[i];

  return NULL;
}

gboolean
turn_opened_file_read (GFile               *file,
                       TurnRecord         **record,
                       const TurnGameKind **kind,
                       GError             **error)
{
  g_autoptr (JsonNode) node = store_json_load (file, error);

  if (node == NULL)
    return FALSE;
  *kind = find_kind (node);
  if (*kind == NULL)
    *record = turn_record_read (node, error);

  return *kind != NULL || *record != NULL;
}
