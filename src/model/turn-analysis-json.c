/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-analysis-json.h"

#include <store-members.h>

#define VERSION 1

static JsonNode *
write_judged (const TurnJudged *judged,
              guint             n_seats)
{
  const TurnJudgement *judgement = &judged->judgement;
  JsonObject *object = json_object_new ();
  JsonArray *shares = json_array_new (), *best = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  for (guint i = 0; i < G_N_ELEMENTS (judgement->best.bytes); i++)
    json_array_add_int_element (best, judgement->best.bytes[i]);
  for (guint seat = 0; seat < n_seats; seat++)
    json_array_add_int_element (shares, judgement->shares[seat]);

  json_object_set_int_member (object, "move", judged->n_moves);
  json_object_set_array_member (object, "best", best);
  json_object_set_int_member (object, "best_share", judgement->best_share);
  json_object_set_int_member (object, "played_share", judgement->played_share);
  json_object_set_array_member (object, "shares", shares);
  json_node_take_object (node, object);

  return node;
}

void
turn_analysis_to_record (TurnRecord       *record,
                         const TurnJudged *judged,
                         guint             n_judged)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_judged; i++)
    json_array_add_element (array, write_judged (&judged[i], turn_record_get_n_seats (record)));
  json_object_set_int_member (object, "version", VERSION);
  json_object_set_array_member (object, "decisions", array);
  json_node_take_object (node, object);
  turn_record_set_extra (record, "analysis", node);
}

static gboolean
read_share (JsonObject *object,
            const char *member,
            guint32    *share)
{
  gint64 value;

  if (!store_get_integer (object, member, 0, TURN_ONE, &value, NULL))
    return FALSE;

  *share = (guint32) value;

  return TRUE;
}

static gboolean
read_shares (JsonObject *object,
             guint       n_seats,
             guint32    *shares)
{
  JsonArray *array = store_get_array (object, "shares", n_seats, n_seats, NULL);

  for (guint seat = 0; seat < n_seats; seat++)
    {
      gint64 value;

      if (array == NULL || !store_nth_integer (array, seat, 0, TURN_ONE, &value, NULL))
        return FALSE;
      shares[seat] = (guint32) value;
    }

  return TRUE;
}

static gboolean
read_move (JsonObject *object,
           TurnMove   *move)
{
  JsonArray *array = store_get_array (object, "best", G_N_ELEMENTS (move->bytes), G_N_ELEMENTS (move->bytes), NULL);

  for (guint i = 0; i < G_N_ELEMENTS (move->bytes); i++)
    {
      gint64 value;

      if (array == NULL || !store_nth_integer (array, i, 0, 255, &value, NULL))
        return FALSE;
      move->bytes[i] = (guint8) value;
    }

  return TRUE;
}

/* A best move that the rules refuse would be shown, so it is not believed. */
static gboolean
read_judged (TurnRecord *record,
             JsonObject *object,
             guint       n_moves,
             TurnJudged *judged)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  TurnJudgement *judgement = &judged->judgement;
  TurnState state;
  gint64 move;

  if (object == NULL
      || !store_get_integer (object, "move", n_moves, n_moves, &move, NULL)
      || !read_move (object, &judgement->best)
      || !read_share (object, "best_share", &judgement->best_share)
      || !read_share (object, "played_share", &judgement->played_share)
      || !read_shares (object, turn_record_get_n_seats (record), judgement->shares)
      || judgement->played_share > judgement->best_share)
    return FALSE;

  turn_record_get_state (record, n_moves, &state);
  judged->n_moves = n_moves;
  judged->seat = rules->to_move (game, &state);

  return rules->play (game, &state, judgement->best, &state) == TURN_LEGAL;
}

static JsonArray *
find_decisions (TurnRecord *record,
                guint       n_decisions)
{
  JsonNode *node = turn_record_get_extra (record, "analysis");
  JsonObject *object = node != NULL ? store_root_object (node, NULL) : NULL;
  gint64 version;

  if (object == NULL || !store_get_integer (object, "version", VERSION, VERSION, &version, NULL))
    return NULL;

  return store_get_array (object, "decisions", n_decisions, n_decisions, NULL);
}

void
turn_analysis_from_record (TurnRecord  *record,
                           const guint *decisions,
                           guint        n_decisions,
                           GArray      *judged)
{
  JsonArray *array = find_decisions (record, n_decisions);

  for (guint i = 0; i < n_decisions && array != NULL; i++)
    {
      TurnJudged one = { .n_moves = 0 };

      if (!read_judged (record, store_nth_object (array, i, NULL), decisions[i], &one))
        {
          g_array_set_size (judged, 0);
          return;
        }
      g_array_append_val (judged, one);
    }
}
