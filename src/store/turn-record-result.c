/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-private.h"

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-json.h"
#include "store-members.h"

/* Where in the result the comparison stands, and which rule decides there. */
typedef struct
{
  const TurnRecordFormat *format;
  const char             *path;
  const char             *rule;
} Place;

static gboolean compare (Place     place,
                         JsonNode *due,
                         JsonNode *given,
                         GError  **error);

static gboolean
compare_values (Place     place,
                JsonNode *due,
                JsonNode *given,
                GError  **error)
{
  g_autofree char *due_line = store_json_to_line (due);
  g_autofree char *given_line = store_json_to_line (given);
  g_autofree char *due_shown = store_quotable (due_line);
  g_autofree char *given_shown = store_quotable (given_line);

  if (g_str_equal (due_line, given_line))
    return TRUE;

  g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL,
               /* Translators: a place in a record, the id of a rule, the right value, the wrong value. */
               _("%s: %s: by the rules this is %s, not %s."), place.path, place.rule, due_shown, given_shown);

  return FALSE;
}

static gboolean
compare_members (Place       place,
                 JsonObject *due,
                 JsonObject *given,
                 GError    **error)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, due);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      g_autofree char *path = g_strconcat (place.path, ", ", name, NULL);
      const char *rule = place.format->result_rule (name);
      const Place inner = { place.format, path, rule != NULL ? rule : place.rule };

      if (!json_object_has_member (given, name))
        return store_fail_content (error, _("%s: is missing"), path);
      if (!compare (inner, value, json_object_get_member (given, name), error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
compare_entries (Place      place,
                 JsonArray *due,
                 JsonArray *given,
                 GError   **error)
{
  const guint n_due = json_array_get_length (due);
  const guint n_given = json_array_get_length (given);

  if (n_given != n_due)
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL,
                   ngettext ("%s: %s: by the rules this has %u entry, not %u.", "%s: %s: by the rules this has %u entries, not %u.", n_due),
                   place.path, place.rule, n_due, n_given);
      return FALSE;
    }

  for (guint i = 0; i < n_due; i++)
    {
      g_autofree char *path = g_strdup_printf (_("%s, entry %u"), place.path, i + 1);
      const Place inner = { place.format, path, place.rule };

      if (!compare (inner, json_array_get_element (due, i), json_array_get_element (given, i), error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_list_of_objects (JsonNode *node)
{
  JsonArray *array;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  array = json_node_get_array (node);

  return json_array_get_length (array) > 0 && JSON_NODE_HOLDS_OBJECT (json_array_get_element (array, 0));
}

/* Objects may say more than is due; everything else must be the same. */
static gboolean
compare (Place     place,
         JsonNode *due,
         JsonNode *given,
         GError  **error)
{
  if (JSON_NODE_HOLDS_OBJECT (due) && JSON_NODE_HOLDS_OBJECT (given))
    return compare_members (place, json_node_get_object (due), json_node_get_object (given), error);

  if (is_list_of_objects (due) && JSON_NODE_HOLDS_ARRAY (given))
    return compare_entries (place, json_node_get_array (due), json_node_get_array (given), error);

  return compare_values (place, due, given, error);
}

gboolean
turn_record_read_result (TurnRecord *self,
                         JsonNode   *given,
                         GError    **error)
{
  const TurnRecordFormat *format = self->setup->format;
  const Place place = { format, "result", format->result_rule ("ended_by") };
  g_autoptr (JsonNode) due = NULL;

  if (!turn_record_is_finished (self))
    {
      g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL, _("result: %s: the game is not over yet."), place.rule);
      return FALSE;
    }

  due = format->write_result (self->setup->game, turn_record_peek_state (self, self->moves->len));
  if (!compare (place, due, given, error))
    return FALSE;
  if (turn_record_keep_unknown (due, given))
    self->kept_result = g_steal_pointer (&due);

  return TRUE;
}
