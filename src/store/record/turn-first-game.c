/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-first-game.h"

#include "store-json.h"
#include "store-resources.h"

TurnRecord *
turn_first_game_load (const char *game)
{
  g_autofree char *path = g_strdup_printf ("/tag-city/boards/first-games/%s.tagrecord.json", game);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (store_get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autoptr (JsonNode) node = bytes != NULL ? store_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), NULL) : NULL;

  return node != NULL ? turn_record_read (node, NULL) : NULL;
}
