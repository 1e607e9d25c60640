/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-record.h"

#include <glib/gi18n.h>
#include <tg-rules.h>
#include <tg-state.h>

#include "store-error.h"
#include "store-members.h"
#include "turn-record-event.h"

/* Cards as records name them. */
static const char *const card_names[] = { NULL, "T", "A", "G", "TAG", "GOOL", "FREEZE" };

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

  if (from == NULL)
    return FALSE;
  if (g_str_equal (from, "discard"))
    move->kind = TG_MOVE_DRAW_DISCARD;
  if (g_str_equal (from, "discard") || g_str_equal (from, "deck"))
    return TRUE;

  /* Translators: “from”, “deck” and “discard” stand in files as they are here. */
  return store_fail_quoting (error, _("from: must be “deck” or “discard”, but is “%s”"), from);
}

static gboolean
find_card (const char *name,
           guint8     *card)
{
  for (*card = TG_T; *card < G_N_ELEMENTS (card_names); (*card)++)
    if (g_str_equal (card_names[*card], name))
      return TRUE;

  return FALSE;
}

static gboolean
read_card (const TgGame *game,
           JsonObject   *event,
           TgMove       *move,
           GError      **error)
{
  return turn_record_read_card (event, find_card, &move->what, error);
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
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].name, name))
      return &events[i];

  turn_record_fail_event (name, error);

  return NULL;
}

/* Whose event it is: a skip that chance makes is told of the seat that is skipped. */
static guint
due_seat (const TgState *state)
{
  return tg_state_to_move (state) >= 0 ? (guint) tg_state_to_move (state) : state->seat;
}

/* The functions of tg_record_format that concern events. */
static gboolean
read_event (gconstpointer game,
            gconstpointer state,
            JsonObject   *event,
            GArray       *moves,
            GError      **error)
{
  const TgGame *self = game;
  const char *name = store_get_text (event, "event", error);
  const Event *found = name == NULL ? NULL : find_event (name, error);
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
  turn_record_add_move (moves, tg_move_to_turn (move));

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

/* The functions of tg_record_format that concern events. */
static JsonNode *
write_event (gconstpointer   game,
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
      json_object_set_string_member (event, "card", card_names[(TgCard) move.what]);
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

static gpointer
read_setup (JsonObject *setup,
            guint       n_seats,
            GError    **error)
{
  g_autofree TgGame *self = g_new0 (TgGame, 1);

  self->n_seats = (guint8) n_seats;
  if (!turn_record_read_deck (setup, TG_N_CARDS, find_card, self->deck, error) ||
      !turn_record_read_byte (setup, "first", n_seats - 1, &self->first, error))
    return NULL;

  if (tg_game_check (self) != TG_SETUP_FINE)
    {
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FOUL,
                           _("deck: T1: The deck holds 12 each of T, A and G, 10 TAG cards, 6 Gool and 4 Freeze."));
      return NULL;
    }

  return g_steal_pointer (&self);
}

static JsonNode *
write_setup (gconstpointer game)
{
  const TgGame *self = game;
  JsonObject *setup = json_object_new ();
  JsonArray *deck = json_array_sized_new (TG_N_CARDS);

  for (guint i = 0; i < TG_N_CARDS; i++)
    json_array_add_string_element (deck, card_names[self->deck[i]]);
  json_object_set_array_member (setup, "deck", deck);
  json_object_set_int_member (setup, "first", self->first);

  return turn_record_node (setup);
}

static JsonNode *
write_result (gconstpointer game,
              gconstpointer state)
{
  const TgGame *self = game;
  const TgState *end = state;
  JsonArray *seats = json_array_new ();

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "total", tg_state_score (end, seat));
      json_object_set_int_member (object, "sets", end->sets[seat]);
      json_object_set_int_member (object, "tags", end->tags[seat]);
      json_object_set_boolean_member (object, "it", tg_state_it (end) == (int) seat);
      json_array_add_object_element (seats, object);
    }

  return turn_record_node (turn_record_new_result (&tg_rules, game, state, seats));
}

/* Why the game is over is no member of its result, but a rule all the same. */
static const char *
result_rule (const char *member)
{
  if (g_str_equal (member, "ended_by"))
    return "T9";

  return g_strv_contains ((const char *const[]) { "total", "sets", "tags", "it", "winners", NULL }, member) ? "T10" : NULL;
}

static const char *
explain (TurnVerdict verdict)
{
  static const char *const words[] = {
    [TG_LEGAL] = N_("This is allowed."),
    [TG_NO_SUCH_MOVE] = N_("There is no such move in this game."),
    [TG_GAME_OVER] = N_("The game is over."),
    [TG_MUST_DRAW] = N_("Draw until you hold four cards."),
    [TG_HAND_FULL] = N_("You hold four cards already."),
    [TG_DRAWING_OVER] = N_("After your Freeze you draw at most three cards, before you play or discard any."),
    [TG_PILE_EMPTY] = N_("There is no card there."),
    [TG_NOT_IN_HAND] = N_("That card is not in your hand."),
    [TG_LETTER_TWICE] = N_("That letter is in front of you already."),
    [TG_GOOL_IS_NO_PLAY] = N_("A Gool is only played when you are given IT."),
    [TG_SECOND_FREEZE] = N_("A Freeze is in the middle already."),
    [TG_FROZEN] = N_("You are frozen: all you can do is discard a card."),
    [TG_IT_IS_DUE] = N_("First say where IT goes."),
    [TG_IT_IS_NOT_DUE] = N_("IT moves only after a set or a TAG card."),
    [TG_NOT_TO_ONESELF] = N_("IT goes to somebody else."),
    [TG_ANSWER_IS_DUE] = N_("The player who is given IT answers first."),
    [TG_NOBODY_ASKED] = N_("There is nothing to answer."),
    [TG_NO_GOOL] = N_("You hold no Gool."),
    [TG_NO_SKIP] = N_("You must play or discard a card."),
  };

  g_return_val_if_fail (verdict >= 0 && verdict < (int) G_N_ELEMENTS (words), NULL);

  return _(words[verdict]);
}

static char *
explain_move (gconstpointer game,
              gconstpointer before,
              TurnMove      move,
              TurnVerdict   verdict)
{
  return g_strdup (explain (verdict));
}

const TurnRecordFormat tg_record_format = {
  .rules = &tg_rules,
  .name = N_("TAG"),
  .read_setup = read_setup,
  .write_setup = write_setup,
  .free_game = g_free,
  .read_event = read_event,
  .write_event = write_event,
  .write_result = write_result,
  .result_rule = result_rule,
  .explain = explain,
  .explain_move = explain_move,
};
