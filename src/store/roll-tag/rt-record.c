/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-record.h"

#include <glib/gi18n.h>
#include <rt-rules.h>
#include <rt-state.h>

#include "store-error.h"
#include "store-members.h"
#include "turn-record-event.h"

/* A card as records name it: "AS", "10H", "QD". */
#define CARD_NAME_SIZE 4

static const char *const ranks[] = { "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K" };
static const char suits[] = "CDHS";

/* Dice count from 0, in ascending order, none twice. */
static gboolean
read_drawn_dice (JsonObject *event,
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

static void
name_card (RtCard card,
           char   name[CARD_NAME_SIZE])
{
  g_snprintf (name, CARD_NAME_SIZE, "%s%c", ranks[rt_card_value (card) - 1], suits[rt_card_suit (card)]);
}

static gboolean
find_card (const char *name,
           RtCard     *card)
{
  for (RtCard i = 0; i < RT_N_CARDS; i++)
    {
      char candidate[CARD_NAME_SIZE];

      name_card (i, candidate);
      if (g_str_equal (candidate, name))
        {
          *card = i;
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
read_place (JsonObject *event,
            GArray     *moves,
            GError    **error)
{
  RtMove move = { .kind = RT_MOVE_PLACE };

  if (!turn_record_read_card (event, find_card, &move.card, error) || !turn_record_read_byte (event, "pile", RT_N_PILES - 1, &move.pile, error))
    return FALSE;
  turn_record_add_move (moves, rt_move_to_turn (move));

  return TRUE;
}

/* A value for each of the dice, in their order. */
static gboolean
read_values (JsonObject *event,
             guint       dice,
             guint8     *faces,
             GError    **error)
{
  guint8 values[RT_N_DICE];
  guint next = 0;

  if (!turn_record_read_bytes (event, "values", (guint) __builtin_popcount (dice), 1, 6, values, error))
    return FALSE;

  for (guint die = 0; die < RT_N_DICE; die++)
    if ((dice >> die & 1) != 0)
      faces[die] = values[next++];

  return TRUE;
}

static gboolean
read_reroll (JsonObject *event,
             GArray     *moves,
             GError    **error)
{
  RtMove move = { .kind = RT_MOVE_REROLL };
  RtMove roll = { .kind = RT_MOVE_ROLL };

  if (!read_drawn_dice (event, &move.dice, error) || !read_values (event, move.dice, roll.faces, error))
    return FALSE;
  turn_record_add_move (moves, rt_move_to_turn (move));
  turn_record_add_move (moves, rt_move_to_turn (roll));

  return TRUE;
}

static gboolean
read_claim (JsonObject *event,
            GArray     *moves,
            GError    **error)
{
  RtMove move = { .kind = RT_MOVE_CLAIM };

  if (!turn_record_read_byte (event, "pile", RT_N_PILES - 1, &move.pile, error) || !read_drawn_dice (event, &move.dice, error))
    return FALSE;
  turn_record_add_move (moves, rt_move_to_turn (move));

  return TRUE;
}

/* The functions of rt_record_format that concern events. */
static gboolean
read_event (gconstpointer game,
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

  if (name == NULL)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (events); i++)
    if (g_str_equal (events[i].name, name))
      {
        if (before->end != RT_NOT_ENDED)
          return turn_record_foul (error, "R4", _("The game is over."));
        return turn_record_check_seat (event, RT_N_SEATS, before->seat, "R2", error) && events[i].read (event, moves, error);
      }

  return turn_record_fail_event (name, error);
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
  char name[CARD_NAME_SIZE];

  name_card (move.card, name);
  json_object_set_string_member (event, "card", name);
  json_object_set_int_member (event, "pile", move.pile);

  return event;
}

/* That somebody rolls and what the dice show is one event, so that the first alone is none yet. */
static JsonNode *
write_event (gconstpointer   game,
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
      json_object_set_array_member (event, "dice", turn_record_bits (move.dice));
      return turn_record_node (event);
    }

  if (n_moves < 2)
    return NULL;

  event = new_event ("reroll", before);
  json_object_set_array_member (event, "dice", turn_record_bits (move.dice));
  write_values (event, rt_move_from_turn (moves[1]));

  return turn_record_node (event);
}

static gboolean
read_dice (JsonObject *setup,
           RtGame     *game,
           GError    **error)
{
  JsonArray *dice = store_get_array (setup, "dice", RT_N_SEATS, RT_N_SEATS, error);

  if (dice == NULL)
    return FALSE;

  for (guint seat = 0; seat < RT_N_SEATS; seat++)
    {
      JsonArray *faces = store_nth_array (dice, seat, RT_N_DICE, RT_N_DICE, error);

      if (faces == NULL)
        return turn_record_add_place (error, "dice");
      for (guint die = 0; die < RT_N_DICE; die++)
        {
          gint64 face;

          if (!store_nth_integer (faces, die, 1, 6, &face, error))
            return store_error_add_place (error, _("dice, entry %u"), seat + 1);
          game->dice[seat][die] = (guint8) face;
        }
    }

  return TRUE;
}

static gboolean
check_game (const RtGame *game,
            GError      **error)
{
  switch (rt_game_check (game))
    {
    case RT_SETUP_FINE:
      return TRUE;

    case RT_SETUP_BAD_FIRST:
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FOUL, _("first: R1: The player with the higher sum starts."));
      return FALSE;

    case RT_SETUP_BAD_DECK:
    case RT_SETUP_BAD_DICE:
    default:
      g_set_error_literal (error, STORE_ERROR, STORE_ERROR_FOUL, _("deck: R1: The deck holds each of the 52 cards once."));
      return FALSE;
    }
}

static gpointer
read_setup (JsonObject *setup,
            guint       n_seats,
            GError    **error)
{
  g_autofree RtGame *self = g_new0 (RtGame, 1);

  if (!turn_record_read_deck (setup, RT_N_CARDS, find_card, self->deck, error) ||
      !read_dice (setup, self, error) ||
      !turn_record_read_byte (setup, "first", RT_N_SEATS - 1, &self->first, error) ||
      !check_game (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

static JsonNode *
write_setup (gconstpointer game)
{
  const RtGame *self = game;
  JsonObject *setup = json_object_new ();
  JsonArray *deck = json_array_sized_new (RT_N_CARDS);
  JsonArray *dice = json_array_sized_new (RT_N_SEATS);

  for (guint i = 0; i < RT_N_CARDS; i++)
    {
      char name[CARD_NAME_SIZE];

      name_card (self->deck[i], name);
      json_array_add_string_element (deck, name);
    }
  for (guint seat = 0; seat < RT_N_SEATS; seat++)
    json_array_add_array_element (dice, turn_record_bytes (self->dice[seat], RT_N_DICE));

  json_object_set_array_member (setup, "deck", deck);
  json_object_set_array_member (setup, "dice", dice);
  json_object_set_int_member (setup, "first", self->first);

  return turn_record_node (setup);
}

static JsonNode *
write_result (gconstpointer game,
              gconstpointer state)
{
  const RtState *end = state;
  JsonArray *seats = json_array_new ();
  JsonObject *result;

  for (guint seat = 0; seat < RT_N_SEATS; seat++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "total", rt_state_score (end, seat));
      json_array_add_object_element (seats, object);
    }
  result = turn_record_new_result (&rt_rules, game, state, seats);
  json_object_set_string_member (result, "ended_by", rt_rules.end_names[end->end - 1]);

  return turn_record_node (result);
}

static const char *
result_rule (const char *member)
{
  if (g_str_equal (member, "ended_by"))
    return "R4";

  return g_str_equal (member, "total") || g_str_equal (member, "winners") ? "R5" : NULL;
}

static const char *
explain (TurnVerdict verdict)
{
  static const char *const words[] = {
    [RT_LEGAL] = N_("This is allowed."),
    [RT_NO_SUCH_MOVE] = N_("There is no such move in this game."),
    [RT_GAME_OVER] = N_("The game is over."),
    [RT_ROLL_IS_DUE] = N_("The dice are still rolling."),
    [RT_NOTHING_TO_ROLL] = N_("Nobody rolls dice now."),
    [RT_NOT_IN_HAND] = N_("That card is not in your hand."),
    [RT_PILE_CLOSED] = N_("That pile is claimed already."),
    [RT_DIE_USED] = N_("A die on a pile stays there."),
    [RT_NO_DIE] = N_("Choose at least one die."),
    [RT_WRONG_SUM] = N_("The dice do not make the value of the top card."),
    [RT_WRONG_FACES] = N_("Every die that is rolled shows a face from 1 to 6."),
  };

  g_return_val_if_fail (verdict >= 0 && verdict < (int) G_N_ELEMENTS (words), NULL);

  return _(words[verdict]);
}

static char *
explain_sum (const RtState *before,
             RtMove         move)
{
  return g_strdup_printf (_("The dice make %u, but the top card is worth %u."), rt_state_sum (before, before->seat, move.dice),
                          rt_card_value (before->tops[move.pile]));
}

static char *
explain_move (gconstpointer game,
              gconstpointer before,
              TurnMove      move,
              TurnVerdict   verdict)
{
  return verdict == RT_WRONG_SUM ? explain_sum (before, rt_move_from_turn (move)) : g_strdup (explain (verdict));
}

const TurnRecordFormat rt_record_format = {
  .rules = &rt_rules,
  .name = N_("Roll Tag"),
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
