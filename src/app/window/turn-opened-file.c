/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-opened-file.h"

#include <store-json.h>

TurnOpenedKind
turn_opened_file_read (GFile       *file,
                       TurnRecord **record,
                       GError     **error)
{
  g_autoptr (JsonNode) node = store_json_load (file, error);
  JsonNode *format;

  if (node == NULL)
    return TURN_OPENED_NOTHING;

  format = JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), "format") : NULL;
  if (format != NULL && json_node_get_value_type (format) == G_TYPE_STRING
      && g_strcmp0 (json_node_get_string (format), "tag-city-board") == 0)
    return TURN_OPENED_BOARD;

  *record = turn_record_read (node, error);

  return *record != NULL ? TURN_OPENED_RECORD : TURN_OPENED_NOTHING;
}
