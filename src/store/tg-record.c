/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-record.h"

#include <glib/gi18n.h>
#include <tg-rules.h>

#include "store-error.h"
#include "store-members.h"
#include "turn-record-event.h"

static const char *const card_names[] = { NULL, "T", "A", "G", "TAG", "GOOL", "FREEZE" };

const char *
tg_record_card_name (TgCard card)
{
  return card_names[card];
}

TgCard
tg_record_card_find (const char *name)
{
  for (guint card = TG_T; card < G_N_ELEMENTS (card_names); card++)
    if (g_str_equal (card_names[card], name))
      return (TgCard) card;

  return TG_NO_CARD;
}

static gboolean
read_deck (JsonObject *setup,
           TgGame     *game,
           GError    **error)
{
  JsonArray *deck = store_get_array (setup, "deck", TG_N_CARDS, TG_N_CARDS, error);

  if (deck == NULL)
    return FALSE;

  for (guint i = 0; i < TG_N_CARDS; i++)
    {
      const char *name = store_nth_text (deck, i, error);
      g_autofree char *shown = NULL;

      if (name == NULL)
        return turn_record_add_place (error, "deck");
      game->deck[i] = (guint8) tg_record_card_find (name);
      if (game->deck[i] != TG_NO_CARD)
        continue;
      shown = store_quotable (name);
      return store_fail_content (error, _("deck, entry %u: there is no card “%s”"), i + 1, shown);
    }

  return TRUE;
}

static gpointer
read_setup (JsonObject *setup,
            guint       n_seats,
            GError    **error)
{
  g_autofree TgGame *self = g_new0 (TgGame, 1);

  self->n_seats = (guint8) n_seats;
  if (!read_deck (setup, self, error) ||
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
  JsonObject *result = json_object_new ();
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
  json_object_set_array_member (result, "seats", seats);
  json_object_set_array_member (result, "winners", turn_record_winners (&tg_rules, game, state));

  return turn_record_node (result);
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
    [TG_PILE_EMPTY] = N_("No card lies there."),
    [TG_NOT_IN_HAND] = N_("That card is not in your hand."),
    [TG_LETTER_TWICE] = N_("That letter lies in front of you already."),
    [TG_GOOL_IS_NO_PLAY] = N_("A Gool is only played when you are given IT."),
    [TG_SECOND_FREEZE] = N_("A Freeze lies in the middle already."),
    [TG_FROZEN] = N_("You are frozen: all you can do is discard a card."),
    [TG_IT_IS_DUE] = N_("First say where IT goes."),
    [TG_IT_IS_NOT_DUE] = N_("IT moves only after a set or a TAG card."),
    [TG_NOT_TO_ONESELF] = N_("IT goes to somebody else."),
    [TG_ANSWER_IS_DUE] = N_("First whoever is given IT answers."),
    [TG_NOBODY_ASKED] = N_("There is nothing to answer."),
    [TG_NO_GOOL] = N_("You hold no Gool."),
    [TG_NO_SKIP] = N_("Whoever holds a card plays or discards one."),
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
  .read_event = tg_record_read_event,
  .write_event = tg_record_write_event,
  .write_result = write_result,
  .result_rule = result_rule,
  .explain = explain,
  .explain_move = explain_move,
};
