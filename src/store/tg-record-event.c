/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-record.h"

#include <glib/gi18n.h>
#include <tg-rules.h>

#include "store-error.h"
#include "store-members.h"
#include "turn-record-event.h"

/* One row an event: which move it is, and how its member is read. */
typedef struct
{
  const char *name;
  gboolean (*read)(const TgGame *game,
                   JsonObject   *event,
                   TgMove       *move,
                   GError      **error);
  TgMoveKind kind;
} Event;

static gboolean
read_from (const TgGame *game,
           JsonObject   *event,
           TgMove       *move,
           GError      **error)
{
  const char *from = store_get_text (event, "from", error);
  g_autofree char *shown = NULL;

  if (from == NULL)
    return FALSE;
  if (g_str_equal (from, "discard"))
    move->kind = TG_MOVE_DRAW_DISCARD;
  if (g_str_equal (from, "discard") || g_str_equal (from, "deck"))
    return TRUE;
  shown = store_quotable (from);

  /* Translators: “from”, “deck” and “discard” stand in files as they are here. */
  return store_fail_content (error, _("from: must be “deck” or “discard”, but is “%s”"), shown);
}

static gboolean
read_card (const TgGame *game,
           JsonObject   *event,
           TgMove       *move,
           GError      **error)
{
  const char *name = store_get_text (event, "card", error);
  g_autofree char *shown = NULL;

  if (name == NULL)
    return FALSE;
  move->what = (guint8) tg_record_card_find (name);
  if (move->what != TG_NO_CARD)
    return TRUE;
  shown = store_quotable (name);

  return store_fail_content (error, _("card: there is no card “%s”"), shown);
}

/* null leaves IT where it is, but a place has to be named. */
static gboolean
read_to (const TgGame *game,
         JsonObject   *event,
         TgMove       *move,
         GError      **error)
{
  if (!json_object_has_member (event, "to"))
    return store_fail_content (error, _("%s: is missing"), "to");

  move->what = TG_LEAVE_IT;

  return store_lacks (event, "to") || turn_record_read_byte (event, "to", game->n_seats - 1u, &move->what, error);
}

static const Event events[] = {
  { "draw", read_from, TG_MOVE_DRAW_DECK },
  { "play", read_card, TG_MOVE_PLAY },
  { "discard", read_card, TG_MOVE_DISCARD },
  { "it", read_to, TG_MOVE_IT },
  { "gool", NULL, TG_MOVE_GOOL },
  { "accept", NULL, TG_MOVE_ACCEPT },
  { "skip", NULL, TG_MOVE_SKIP },
};

static const Event *
find_event (const char *name,
            GError    **error)
{
  g_autofree char *shown = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].name, name))
      return &events[i];

  shown = store_quotable (name);
  store_fail_content (error, _("event: “%s” is not an event of this game"), shown);

  return NULL;
}

/* Whose event it is: a skip that chance makes is told of the seat that is skipped. */
static guint
due_seat (const TgState *state)
{
  return tg_state_to_move (state) >= 0 ? (guint) tg_state_to_move (state) : state->seat;
}

gboolean
tg_record_read_event (gconstpointer game,
                      gconstpointer state,
                      JsonObject   *event,
                      GArray       *moves,
                      GError      **error)
{
  const TgGame *self = game;
  const char *name = store_get_text (event, "event", error);
  const Event *found = name == NULL ? NULL : find_event (name, error);
  TurnMove turn_move;
  TgMove move;

  if (found == NULL)
    return FALSE;
  if (tg_state_to_move (state) == TURN_OVER)
    return turn_record_foul (error, "T9", _("The game is over."));
  if (!turn_record_check_seat (event, self->n_seats, due_seat (state), "T1", error))
    return FALSE;

  move = tg_move_new (found->kind, 0);
  if (found->read != NULL && !found->read (self, event, &move, error))
    return FALSE;
  turn_move = tg_move_to_turn (move);
  g_array_append_val (moves, turn_move);

  return TRUE;
}

static const char *
name_of_move (TgMove move)
{
  if (move.kind == TG_MOVE_DRAW_DISCARD)
    return "draw";
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (events[i].kind == move.kind)
      return events[i].name;

  g_assert_not_reached ();
}

JsonNode *
tg_record_write_event (gconstpointer   game,
                       gconstpointer   before,
                       gconstpointer   after,
                       const TurnMove *moves,
                       guint           n_moves)
{
  const TgMove move = tg_move_from_turn (moves[0]);
  JsonObject *event = turn_record_new_event (name_of_move (move));

  json_object_set_int_member (event, "seat", due_seat (before));
  switch (move.kind)
    {
    case TG_MOVE_DRAW_DECK:
    case TG_MOVE_DRAW_DISCARD:
      json_object_set_string_member (event, "from", move.kind == TG_MOVE_DRAW_DECK ? "deck" : "discard");
      break;

    case TG_MOVE_PLAY:
    case TG_MOVE_DISCARD:
      json_object_set_string_member (event, "card", tg_record_card_name ((TgCard) move.what));
      break;

    case TG_MOVE_IT:
      if (move.what == TG_LEAVE_IT)
        json_object_set_null_member (event, "to");
      else
        json_object_set_int_member (event, "to", move.what);
      break;

    default:
      break;
    }

  return turn_record_node (event);
}
