/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-record.h"

#include <glib/gi18n.h>
#include <rt-rules.h>

#include "store-error.h"
#include "store-members.h"
#include "turn-record-event.h"

static void
add_move (GArray *moves,
          RtMove  move)
{
  const TurnMove turn_move = rt_move_to_turn (move);

  g_array_append_val (moves, turn_move);
}

/* Dice count from 0, in ascending order, none twice. */
static gboolean
read_dice (JsonObject *event,
           guint8     *dice,
           GError    **error)
{
  JsonArray *array = store_get_array (event, "dice", 1, RT_N_DICE, error);
  gint64 least = 0;

  if (array == NULL)
    return FALSE;

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      gint64 die;

      if (!store_nth_integer (array, i, 0, RT_N_DICE - 1, &die, error))
        return turn_record_add_place (error, "dice");
      if (die < least)
        return store_fail_content (error, _("dice: must be in ascending order, none twice"));
      *dice = (guint8) (*dice | 1u << die);
      least = die + 1;
    }

  return TRUE;
}

static gboolean
read_place (JsonObject *event,
            GArray     *moves,
            GError    **error)
{
  const char *name = store_get_text (event, "card", error);
  g_autofree char *shown = NULL;
  RtMove move = { .kind = RT_MOVE_PLACE };

  if (name == NULL)
    return FALSE;
  if (!rt_record_card_find (name, &move.card))
    {
      shown = store_quotable (name);
      return store_fail_content (error, _("card: there is no card “%s”"), shown);
    }
  if (!turn_record_read_byte (event, "pile", RT_N_PILES - 1, &move.pile, error))
    return FALSE;
  add_move (moves, move);

  return TRUE;
}

/* A value for each of the dice, in their order. */
static gboolean
read_values (JsonObject *event,
             guint       dice,
             guint8     *faces,
             GError    **error)
{
  const guint n_dice = (guint) __builtin_popcount (dice);
  JsonArray *values = store_get_array (event, "values", n_dice, n_dice, error);
  guint next = 0;

  for (guint die = 0; values != NULL && die < RT_N_DICE; die++)
    {
      gint64 face;

      if ((dice >> die & 1) == 0)
        continue;
      if (!store_nth_integer (values, next++, 1, 6, &face, error))
        return turn_record_add_place (error, "values");
      faces[die] = (guint8) face;
    }

  return values != NULL;
}

static gboolean
read_reroll (JsonObject *event,
             GArray     *moves,
             GError    **error)
{
  RtMove move = { .kind = RT_MOVE_REROLL };
  RtMove roll = { .kind = RT_MOVE_ROLL };

  if (!read_dice (event, &move.dice, error) || !read_values (event, move.dice, roll.faces, error))
    return FALSE;
  add_move (moves, move);
  add_move (moves, roll);

  return TRUE;
}

static gboolean
read_claim (JsonObject *event,
            GArray     *moves,
            GError    **error)
{
  RtMove move = { .kind = RT_MOVE_CLAIM };

  if (!turn_record_read_byte (event, "pile", RT_N_PILES - 1, &move.pile, error) || !read_dice (event, &move.dice, error))
    return FALSE;
  add_move (moves, move);

  return TRUE;
}

gboolean
rt_record_read_event (gconstpointer game,
                      gconstpointer state,
                      JsonObject   *event,
                      GArray       *moves,
                      GError      **error)
{
  static const struct
  {
    const char *name;
    gboolean    (*read)(JsonObject *event,
                        GArray     *moves,
                        GError    **error);
  } events[] = { { "place", read_place }, { "reroll", read_reroll }, { "claim", read_claim } };
  const RtState *before = state;
  const char *name = store_get_text (event, "event", error);
  g_autofree char *shown = NULL;

  if (name == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].name, name))
      {
        if (before->end != RT_NOT_ENDED)
          return turn_record_foul (error, "R4", _("The game is over."));
        return turn_record_check_seat (event, RT_N_SEATS, before->seat, "R2", error) && events[i].read (event, moves, error);
      }

  shown = store_quotable (name);

  return store_fail_content (error, _("event: “%s” is not an event of this game"), shown);
}

static void
write_dice (JsonObject *event,
            guint       dice)
{
  JsonArray *array = json_array_new ();

  for (guint die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0)
      json_array_add_int_element (array, die);
  json_object_set_array_member (event, "dice", array);
}

static void
write_values (JsonObject *event,
              RtMove      roll)
{
  JsonArray *array = json_array_new ();

  for (guint die = 0; die < RT_N_DICE; die++)
    if (roll.faces[die] != 0)
      json_array_add_int_element (array, roll.faces[die]);
  json_object_set_array_member (event, "values", array);
}

static JsonObject *
new_event (const char    *name,
           const RtState *before)
{
  JsonObject *event = turn_record_new_event (name);

  json_object_set_int_member (event, "seat", before->seat);

  return event;
}

static JsonObject *
write_place (const RtState *before,
             RtMove         move)
{
  JsonObject *event = new_event ("place", before);
  char name[RT_CARD_NAME_SIZE];

  rt_record_card_name (move.card, name);
  json_object_set_string_member (event, "card", name);
  json_object_set_int_member (event, "pile", move.pile);

  return event;
}

/* That somebody rolls and what the dice show is one event, so that the first alone is none yet. */
JsonNode *
rt_record_write_event (gconstpointer   game,
                       gconstpointer   before,
                       gconstpointer   after,
                       const TurnMove *moves,
                       guint           n_moves)
{
  const RtMove move = rt_move_from_turn (moves[0]);
  JsonObject *event;

  if (move.kind == RT_MOVE_PLACE)
    return turn_record_node (write_place (before, move));

  if (move.kind == RT_MOVE_CLAIM)
    {
      event = new_event ("claim", before);
      json_object_set_int_member (event, "pile", move.pile);
      write_dice (event, move.dice);
      return turn_record_node (event);
    }

  if (n_moves < 2)
    return NULL;

  event = new_event ("reroll", before);
  write_dice (event, move.dice);
  write_values (event, rt_move_from_turn (moves[1]));

  return turn_record_node (event);
}
