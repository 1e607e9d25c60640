/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-private.h"

#include "store-json.h"

JsonObject *
turn_record_take_extras (JsonObject        *object,
                         const char *const *known)
{
  JsonObject *extras = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    if (!g_strv_contains (known, name))
      json_object_set_member (extras, name, store_json_copy (value));

  return extras;
}

void
turn_record_add_extras (JsonObject *object,
                        JsonObject *extras)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, extras);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    json_object_set_member (object, name, store_json_copy (value));
}

static gboolean
keep_unknown_members (JsonObject *written,
                      JsonObject *given)
{
  gboolean has_unknown = FALSE;
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, given);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    if (json_object_has_member (written, name))
      has_unknown |= turn_record_keep_unknown (json_object_get_member (written, name), value);
    else
      {
        json_object_set_member (written, name, store_json_copy (value));
        has_unknown = TRUE;
      }

  return has_unknown;
}

static gboolean
keep_unknown_in_entries (JsonArray *written,
                         JsonArray *given)
{
  const guint length = MIN (json_array_get_length (written), json_array_get_length (given));
  gboolean has_unknown = FALSE;

  for (guint i = 0; i < length; i++)
    has_unknown |= turn_record_keep_unknown (json_array_get_element (written, i), json_array_get_element (given, i));

  return has_unknown;
}

gboolean
turn_record_keep_unknown (JsonNode *written,
                          JsonNode *given)
{
  if (JSON_NODE_HOLDS_OBJECT (written) && JSON_NODE_HOLDS_OBJECT (given))
    return keep_unknown_members (json_node_get_object (written), json_node_get_object (given));
  if (JSON_NODE_HOLDS_ARRAY (written) && JSON_NODE_HOLDS_ARRAY (given))
    return keep_unknown_in_entries (json_node_get_array (written), json_node_get_array (given));

  return FALSE;
}

JsonNode *
turn_record_get_extra (TurnRecord *self,
                       const char *name)
{
  return json_object_get_member (self->extras, name);
}

void
turn_record_set_extra (TurnRecord *self,
                       const char *name,
                       JsonNode   *value)
{
  json_object_set_member (self->extras, name, store_json_copy (value));
}
