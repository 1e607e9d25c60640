/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-event.h"

#include <glib/gi18n.h>

#include "store-error.h"
#include "store-members.h"

gboolean
turn_record_foul (GError    **error,
                  const char *rule,
                  const char *format,
                  ...)
{
  g_autofree char *words = NULL;
  va_list arguments;

  va_start (arguments, format);
  words = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, STORE_ERROR, STORE_ERROR_FOUL, "%s: %s", rule, words);

  return FALSE;
}

gboolean
turn_record_add_place (GError    **error,
                       const char *place)
{
  if (!g_error_matches (*error, STORE_ERROR, STORE_ERROR_FOUL))
    store_error_add_place (error, "%s", place);

  return FALSE;
}

gboolean
turn_record_read_byte (JsonObject *object,
                       const char *member,
                       guint       most,
                       guint8     *byte,
                       GError    **error)
{
  gint64 value;

  if (!store_get_integer (object, member, 0, most, &value, error))
    return FALSE;
  *byte = (guint8) value;

  return TRUE;
}

gboolean
turn_record_check_seat (JsonObject *object,
                        guint       n_seats,
                        guint       due,
                        const char *rule,
                        GError    **error)
{
  guint8 seat;

  if (!turn_record_read_byte (object, "seat", n_seats - 1, &seat, error))
    return FALSE;
  if (seat != due)
    return turn_record_foul (error, rule, _("It is the turn of seat %u, not of seat %u."), due, seat);

  return TRUE;
}

JsonObject *
turn_record_new_event (const char *name)
{
  JsonObject *event = json_object_new ();

  json_object_set_string_member (event, "event", name);

  return event;
}

JsonNode *
turn_record_node (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

JsonArray *
turn_record_bytes (const guint8 *bytes,
                   guint         n_bytes)
{
  JsonArray *array = json_array_sized_new (n_bytes);

  for (guint i = 0; i < n_bytes; i++)
    json_array_add_int_element (array, bytes[i]);

  return array;
}

JsonArray *
turn_record_winners (const TurnRules *rules,
                     gconstpointer    game,
                     gconstpointer    state)
{
  const guint winners = rules->winners (game, state);
  JsonArray *array = json_array_new ();

  for (guint seat = 0; seat < rules->n_seats (game); seat++)
    if ((winners >> seat & 1) != 0)
      json_array_add_int_element (array, seat);

  return array;
}
