/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-record-private.h"

#include "store-json.h"

static JsonNode *
node_of_array (JsonArray *array)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  json_node_take_array (node, array);

  return node;
}

static JsonObject *
write_seat (const TurnSeat *seat,
            JsonObject     *extras)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", seat->name);
  json_object_set_string_member (object, "controller", seat->controller);
  if (seat->paint != NULL)
    json_object_set_string_member (object, "paint", seat->paint);
  if (seat->language != NULL)
    json_object_set_string_member (object, "language", seat->language);
  turn_record_add_extras (object, extras);

  return object;
}

static JsonArray *
write_seats (TurnRecord *self)
{
  JsonArray *array = json_array_sized_new (self->seats->len);

  for (guint i = 0; i < self->seats->len; i++)
    json_array_add_object_element (array, write_seat (turn_record_get_seat (self, i), g_ptr_array_index (self->seat_extras, i)));

  return array;
}

/* The kept event that ends with @n_moves, or NULL; @next is where to look for it. */
static JsonNode *
find_kept (TurnRecord *self,
           guint       n_moves,
           guint      *next)
{
  const TurnRecordKept *kept;

  if (*next == self->kept->len)
    return NULL;

  kept = &g_array_index (self->kept, TurnRecordKept, *next);
  if (kept->n_moves != n_moves)
    return NULL;
  (*next)++;

  return store_json_copy (kept->event);
}

static JsonArray *
write_events (TurnRecord *self)
{
  const TurnRecordFormat *format = self->setup->format;
  JsonArray *array = json_array_new ();
  guint first = 0, next_kept = 0;

  for (guint n_moves = 1; n_moves <= self->moves->len; n_moves++)
    {
      JsonNode *event = find_kept (self, n_moves, &next_kept);

      if (event == NULL)
        event = format->write_event (self->setup->game,
                                     turn_record_peek_state (self, first),
                                     turn_record_peek_state (self, n_moves),
                                     &g_array_index (self->moves, TurnMove, first), n_moves - first);
      if (event == NULL)
        continue;

      json_array_add_element (array, event);
      first = n_moves;
    }

  return array;
}

static JsonNode *
write_result (TurnRecord *self)
{
  if (self->kept_result != NULL)
    return store_json_copy (self->kept_result);

  return self->setup->format->write_result (self->setup->game, turn_record_peek_state (self, self->moves->len));
}

JsonNode *
turn_record_write (TurnRecord *self)
{
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, self->seed);

  json_object_set_string_member (object, "format", TURN_RECORD_FORMAT);
  json_object_set_int_member (object, "version", TURN_RECORD_VERSION);
  json_object_set_string_member (object, "game", self->setup->format->rules->id);
  json_object_set_string_member (object, "seed", seed);
  json_object_set_member (object, "seats", node_of_array (write_seats (self)));
  json_object_set_member (object, "setup", store_json_copy (self->setup->json));
  json_object_set_member (object, "events", node_of_array (write_events (self)));
  if (turn_record_is_finished (self))
    json_object_set_member (object, "result", write_result (self));
  turn_record_add_extras (object, self->extras);

  json_node_take_object (node, object);

  return node;
}

char *
turn_record_to_line (TurnRecord *self)
{
  g_autoptr (JsonNode) node = turn_record_write (self);

  return store_json_to_line (node);
}

char *
turn_record_to_text (TurnRecord *self)
{
  static const char *const opened[] = {
    "seats", "setup", "board", "grid", "districts", "columns", "rows", "tokens", "events", "result", NULL,
  };
  g_autoptr (JsonNode) node = turn_record_write (self);

  return store_json_to_text (node, opened);
}

gboolean
turn_record_save (TurnRecord *self,
                  GFile      *file,
                  GError    **error)
{
  g_autofree char *text = turn_record_to_text (self);

  return store_file_save (file, text, strlen (text), error);
}
