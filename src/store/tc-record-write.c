/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-record-private.h"

static JsonArray *
cells_to_json (const TcGame   *game,
               const TcAction *action)
{
  const TcSet squares = tc_game_placement (game, action->token, action->orientation, action->anchor);
  JsonArray *array = json_array_new ();

  for (guint square = 0; square < game->n_squares; square++)
    if (tc_set_has (&squares, square))
      {
        char name[TC_CELL_NAME_SIZE];

        tc_cell_name (game, square, name);
        json_array_add_string_element (array, name);
      }

  return array;
}

static void
write_bubble (JsonObject *object,
              guint       bubble)
{
  if (bubble == TC_NO_BUBBLE)
    json_object_set_null_member (object, "bubble");
  else
    json_object_set_int_member (object, "bubble", bubble);
}

/* What the tagger does with the die, by which rules so ever; @bubble is the one circled in the end (C15). */
static void
write_use (JsonObject     *object,
           const TcGame   *game,
           const TcAction *action,
           guint           bubble)
{
  switch (action->use)
    {
    case TC_USE_TAG:
      json_object_set_string_member (object, "use", "tag");
      json_object_set_array_member (object, "cells", cells_to_json (game, action));
      break;

    case TC_USE_DRONE:
      json_object_set_string_member (object, "use", "drone");
      json_object_set_string_member (object, "shape", game->hq[action->token].id);
      json_object_set_array_member (object, "cells", cells_to_json (game, action));
      json_object_set_int_member (object, "square", action->mark);
      break;

    case TC_USE_SOCIAL:
      json_object_set_string_member (object, "use", "social");
      write_bubble (object, bubble);
      break;

    default:
      g_assert_not_reached ();
    }
}

static JsonObject *
write_roll (const TcGame *game,
            const TcMove *move)
{
  JsonObject *event = turn_record_new_event ("roll");

  json_object_set_array_member (event, "dice", turn_record_bytes (move->dice, tc_state_n_dice (game)));

  return event;
}

static JsonObject *
write_place (const TcGame  *game,
             const TcState *before,
             const TcMove  *move)
{
  JsonObject *event = turn_record_new_event ("place");

  json_object_set_int_member (event, "seat", tc_state_to_move (game, before));
  json_object_set_array_member (event, "sections", turn_record_bytes (move->sections, tc_state_n_dice (game)));

  return event;
}

static JsonObject *
write_turn (const TcGame  *game,
            const TcState *before,
            const TcMove  *move)
{
  JsonObject *event = turn_record_new_event ("turn");

  json_object_set_int_member (event, "seat", tc_state_to_move (game, before));
  json_object_set_int_member (event, "die", move->action.die);
  write_use (event, game, &move->action, move->action.mark);

  return event;
}

/* All who choose social circle the bubble that the first of them named (C15). */
static guint
bubble_of_final (const TurnMove *moves,
                 guint           n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      const TcMove move = tc_move_from_turn (moves[i]);

      if (move.action.use == TC_USE_SOCIAL)
        return move.action.mark;
    }

  return TC_NO_BUBBLE;
}

static JsonObject *
write_final (const TcGame   *game,
             const TcState  *before,
             const TurnMove *moves)
{
  const guint n_seats = game->setup.n_seats;
  const guint bubble = bubble_of_final (moves, n_seats);
  JsonArray *choices = json_array_sized_new (n_seats);
  JsonObject *event = turn_record_new_event ("final");

  for (guint i = 0; i < n_seats; i++)
    {
      const TcMove move = tc_move_from_turn (moves[i]);
      JsonObject *choice = json_object_new ();

      json_object_set_int_member (choice, "seat", (tc_state_leader (before) + 1 + i) % n_seats);
      write_use (choice, game, &move.action, bubble);
      json_array_add_object_element (choices, choice);
    }

  json_object_set_int_member (event, "die", tc_move_from_turn (moves[0]).action.die);
  json_object_set_array_member (event, "choices", choices);

  return event;
}

JsonNode *
tc_record_write_event (gconstpointer   game,
                       gconstpointer   before,
                       gconstpointer   after,
                       const TurnMove *moves,
                       guint           n_moves)
{
  const TcGame *self = game;
  const TcMove first = tc_move_from_turn (moves[0]);

  (void) after;

  switch (first.kind)
    {
    case TC_MOVE_ROLL:
      return turn_record_node (write_roll (self, &first));

    case TC_MOVE_PLACE:
      return turn_record_node (write_place (self, before, &first));

    case TC_MOVE_TURN:
      return turn_record_node (write_turn (self, before, &first));

    case TC_MOVE_SEAL:
      return n_moves == self->setup.n_seats ? turn_record_node (write_final (self, before, moves)) : NULL;

    default:
      g_assert_not_reached ();
    }
}
