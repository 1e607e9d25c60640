/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record-private.h"

#include <tc-rules.h>
#include <tc-score.h>

static char *
name_of_feature (const TcGame    *game,
                 const TcFeature *feature)
{
  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN:
      return g_strdup_printf ("column:%c", (char) ('A' + feature->index));

    case TC_FEATURE_ROW:
      return g_strdup_printf ("row:%u", feature->index + 1u);

    case TC_FEATURE_DISTRICT:
      return g_strdup_printf ("district:%c", game->board.districts[feature->index].key);

    default:
      g_assert_not_reached ();
    }
}

static void
write_feature (JsonArray       *array,
               const TcGame    *game,
               const TcFeature *feature,
               TcRank           rank)
{
  g_autofree char *name = name_of_feature (game, feature);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "feature", name);
  json_object_set_string_member (object, "rank", rank == TC_RANK_HIGH ? "high" : "low");
  json_object_set_int_member (object, "value", rank == TC_RANK_HIGH ? feature->value.high : feature->value.low);
  json_array_add_object_element (array, object);
}

static JsonArray *
features_to_json (const TcGame  *game,
                  const TcState *state,
                  guint          seat)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->n_features; i++)
    {
      const TcRank rank = tc_state_rank (game, state, seat, i);

      if (rank != TC_RANK_NONE)
        write_feature (array, game, &game->features[i], rank);
    }

  return array;
}

static JsonArray *
drones_to_json (const TcGame  *game,
                const TcState *state,
                guint          seat)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->board.n_drones; i++)
    if (tc_state_drone_used (state, seat, i))
      json_array_add_int_element (array, game->board.drones[i]);

  return array;
}

static JsonArray *
bubbles_to_json (const TcGame  *game,
                 const TcState *state,
                 guint          seat)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->board.n_bubbles; i++)
    if ((tc_state_bubble_owners (state, i) >> seat & 1) != 0)
      json_array_add_int_element (array, game->board.bubbles[i]);

  return array;
}

static JsonObject *
result_of_seat (const TcGame  *game,
                const TcState *state,
                guint          seat)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "total", tc_state_score (game, state, seat).total);
  json_object_set_array_member (object, "features", features_to_json (game, state, seat));
  json_object_set_array_member (object, "drones", drones_to_json (game, state, seat));
  json_object_set_array_member (object, "bubbles", bubbles_to_json (game, state, seat));

  return object;
}

static JsonArray *
ends_to_json (const TcGame  *game,
              const TcState *state)
{
  const guint ended_by = tc_state_ended_by (game, state);
  JsonArray *array = json_array_new ();

  for (guint i = 0; tc_rules.end_names[i] != NULL; i++)
    if ((ended_by >> i & 1) != 0)
      json_array_add_string_element (array, tc_rules.end_names[i]);

  return array;
}

JsonNode *
tc_record_write_result (gconstpointer game,
                        gconstpointer state)
{
  const TcGame *self = game;
  JsonObject *result = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (guint seat = 0; seat < self->setup.n_seats; seat++)
    json_array_add_object_element (seats, result_of_seat (self, state, seat));
  json_object_set_array_member (result, "seats", seats);
  json_object_set_array_member (result, "winners", turn_record_winners (&tc_rules, game, state));
  json_object_set_array_member (result, "ended_by", ends_to_json (self, state));

  json_node_take_object (node, result);

  return node;
}
