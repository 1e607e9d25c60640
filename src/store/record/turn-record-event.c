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

gboolean
turn_record_read_bytes (JsonObject *object,
                        const char *member,
                        guint       n_bytes,
                        guint       least,
                        guint       most,
                        guint8     *bytes,
                        GError    **error)
{
  JsonArray *array = store_get_array (object, member, n_bytes, n_bytes, error);

  for (guint i = 0; array != NULL && i < n_bytes; i++)
    {
      gint64 value;

      if (!store_nth_integer (array, i, least, most, &value, error))
        return turn_record_add_place (error, member);
      bytes[i] = (guint8) value;
    }

  return array != NULL;
}

gboolean
turn_record_read_deck (JsonObject          *setup,
                       guint                n_cards,
                       TurnRecordCardFinder find_card,
                       guint8              *deck,
                       GError             **error)
{
  JsonArray *array = store_get_array (setup, "deck", n_cards, n_cards, error);

  for (guint i = 0; array != NULL && i < n_cards; i++)
    {
      const char *name = store_nth_text (array, i, error);
      g_autofree char *shown = NULL;

      if (name == NULL)
        return turn_record_add_place (error, "deck");
      if (find_card (name, &deck[i]))
        continue;
      shown = store_quotable (name);
      return store_fail_content (error, _("deck, entry %u: there is no card “%s”"), i + 1, shown);
    }

  return array != NULL;
}

gboolean
turn_record_read_card (JsonObject          *event,
                       TurnRecordCardFinder find_card,
                       guint8              *card,
                       GError             **error)
{
  const char *name = store_get_text (event, "card", error);

  return name != NULL && (find_card (name, card) || store_fail_quoting (error, _("card: there is no card “%s”"), name));
}

gboolean
turn_record_fail_event (const char *name,
                        GError    **error)
{
  return store_fail_quoting (error, _("event: “%s” is not an event of this game"), name);
}

void
turn_record_add_move (GArray  *moves,
                      TurnMove move)
{
  g_array_append_val (moves, move);
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
turn_record_bits (guint bits)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; bits >> i != 0; i++)
    if ((bits >> i & 1) != 0)
      json_array_add_int_element (array, i);

  return array;
}

JsonObject *
turn_record_new_result (const TurnRules *rules,
                        gconstpointer    game,
                        gconstpointer    state,
                        JsonArray       *seats)
{
  JsonObject *result = json_object_new ();

  json_object_set_array_member (result, "seats", seats);
  json_object_set_array_member (result, "winners", turn_record_bits (rules->winners (game, state)));

  return result;
}
