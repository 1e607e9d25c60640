/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-sealed.h"

#include <store-members.h>

#define MEMBER "sealed"

static gboolean
read_move (JsonObject *object,
           TurnMove   *move)
{
  JsonArray *bytes = store_get_array (object, "move", G_N_ELEMENTS (move->bytes), G_N_ELEMENTS (move->bytes), NULL);
  gint64 value;

  for (guint i = 0; bytes != NULL && i < G_N_ELEMENTS (move->bytes); i++)
    {
      if (!store_nth_integer (bytes, i, 0, G_MAXUINT8, &value, NULL))
        return FALSE;
      move->bytes[i] = (guint8) value;
    }

  return bytes != NULL;
}

static gboolean
read_choice (JsonObject *object,
             TurnSealed *choice)
{
  gint64 seat;

  if (object == NULL || !store_get_integer (object, "seat", 0, TURN_MAX_SEATS - 1, &seat, NULL))
    return FALSE;
  choice->seat = (int) seat;

  return read_move (object, &choice->move);
}

static void
read_choices (GArray   *choices,
              JsonNode *node)
{
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  const guint n_choices = array != NULL ? json_array_get_length (array) : 0;

  for (guint i = 0; i < n_choices && n_choices <= TURN_MAX_SEATS; i++)
    {
      TurnSealed choice = { .seat = 0 };

      if (!read_choice (store_nth_object (array, i, NULL), &choice))
        {
          g_array_set_size (choices, 0);
          return;
        }
      g_array_append_val (choices, choice);
    }
}

GArray *
turn_sealed_take (TurnRecord *record)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (TurnSealed));

  read_choices (choices, turn_record_get_extra (record, MEMBER));
  turn_record_set_extra (record, MEMBER, NULL);

  return choices;
}

static JsonObject *
write_choice (const TurnSealed *choice)
{
  JsonObject *object = json_object_new ();
  JsonArray *bytes = json_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (choice->move.bytes); i++)
    json_array_add_int_element (bytes, choice->move.bytes[i]);
  json_object_set_int_member (object, "seat", choice->seat);
  json_object_set_array_member (object, "move", bytes);

  return object;
}

static JsonNode *
write_choices (const GArray *choices)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < choices->len; i++)
    json_array_add_object_element (array, write_choice (&g_array_index (choices, TurnSealed, i)));
  json_node_take_array (node, array);

  return node;
}

char *
turn_sealed_save (TurnRecord   *record,
                  const GArray *choices)
{
  g_autoptr (JsonNode) node = NULL;
  char *text;

  if (choices->len == 0)
    return turn_record_to_text (record);

  node = write_choices (choices);
  turn_record_set_extra (record, MEMBER, node);
  text = turn_record_to_text (record);
  turn_record_set_extra (record, MEMBER, NULL);

  return text;
}
