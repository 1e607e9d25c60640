/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-shelf-facts.h"

#include <string.h>

#include <store-members.h>

#include "turn-level-words.h"

#define BOT_PREFIX "bot:"

static TurnShelfSeat
describe_seat (const TurnSeat   *seat,
               const TurnPlaces *places,
               guint             index)
{
  return (TurnShelfSeat) {
           .name = g_strdup (seat->name),
           .controller = g_strdup (seat->controller),
           .paint = g_strdup (seat->paint),
           .score = places->scores[index],
           .place = places->places[index],
  };
}

TurnShelfFacts
turn_shelf_facts_new (TurnRecord *record,
                      gint64      ended)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  const TurnPlaces places = turn_record_get_places (record);
  TurnShelfFacts self = {
    .game = g_strdup (rules->id),
    .place = g_strdup (turn_record_get_place (record, "en")),
    .ended = ended,
    .is_finished = turn_record_is_finished (record),
    .n_seats = turn_record_get_n_seats (record),
  };
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  self.n_rounds = rules->round (turn_record_get_game (record), &state);
  self.to_move = MAX (rules->to_move (turn_record_get_game (record), &state), -1);
  for (guint i = 0; i < self.n_seats; i++)
    self.seats[i] = describe_seat (turn_record_get_seat (record, i), &places, i);

  return self;
}

TurnShelfFacts
turn_shelf_facts_copy (const TurnShelfFacts *self)
{
  TurnShelfFacts copy = *self;

  copy.game = g_strdup (self->game);
  copy.place = g_strdup (self->place);
  for (guint i = 0; i < self->n_seats; i++)
    {
      copy.seats[i].name = g_strdup (self->seats[i].name);
      copy.seats[i].controller = g_strdup (self->seats[i].controller);
      copy.seats[i].paint = g_strdup (self->seats[i].paint);
    }

  return copy;
}

static void
clear_seat (TurnShelfSeat *seat)
{
  g_free (seat->name);
  g_free (seat->controller);
  g_free (seat->paint);
}

void
turn_shelf_facts_clear (TurnShelfFacts *self)
{
  g_free (self->game);
  g_free (self->place);
  for (guint i = 0; i < self->n_seats; i++)
    clear_seat (&self->seats[i]);
  memset (self, 0, sizeof *self);
}

static gboolean
read_seat (TurnShelfFacts *self,
           JsonObject     *object,
           guint           n_seats,
           GError        **error)
{
  const char *name = store_get_text (object, "name", error);
  const char *controller = name == NULL ? NULL : store_get_text (object, "controller", error);
  TurnShelfSeat *seat = &self->seats[self->n_seats];
  gint64 score, place;

  if (controller == NULL ||
      !store_get_integer (object, "score", G_MININT, G_MAXINT, &score, error) ||
      !store_get_integer (object, "place", 1, n_seats, &place, error))
    return FALSE;

  seat->name = g_strdup (name);
  seat->controller = g_strdup (controller);
  seat->paint = g_strdup (store_lacks (object, "paint") ? NULL : store_get_text (object, "paint", NULL));
  seat->score = (int) score;
  seat->place = (guint) place;
  self->n_seats++;

  return TRUE;
}

static gboolean
read_members (TurnShelfFacts *self,
              JsonObject     *object,
              GError        **error)
{
  const char *game = store_get_text (object, "game", error);
  const char *place = game == NULL ? NULL : store_get_text (object, "place", error);
  JsonArray *seats = place == NULL ? NULL : store_get_array (object, "seats", 1, TURN_MAX_SEATS, error);
  gint64 n_rounds;

  if (seats == NULL ||
      !store_get_integer (object, "ended", 0, G_MAXINT64, &self->ended, error) ||
      !store_get_integer (object, "rounds", 0, G_MAXINT, &n_rounds, error))
    return FALSE;

  self->game = g_strdup (game);
  self->place = g_strdup (place);
  self->n_rounds = (guint) n_rounds;
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonObject *seat = store_nth_object (seats, i, error);

      if (seat == NULL || !read_seat (self, seat, json_array_get_length (seats), error))
        return store_error_add_place (error, "seats");
    }

  return TRUE;
}

gboolean
turn_shelf_facts_read (TurnShelfFacts *self,
                       JsonObject     *object,
                       GError        **error)
{
  *self = (TurnShelfFacts) { .is_finished = TRUE, .to_move = -1 };
  if (read_members (self, object, error))
    return TRUE;
  turn_shelf_facts_clear (self);

  return FALSE;
}

static void
write_text (JsonBuilder *builder,
            const char  *member,
            const char  *text)
{
  store_build_text (builder, member, text);
}

static void
write_integer (JsonBuilder *builder,
               const char  *member,
               gint64       value)
{
  store_build_number (builder, member, value);
}

static void
write_seat (const TurnShelfSeat *seat,
            JsonBuilder         *builder)
{
  json_builder_begin_object (builder);
  write_text (builder, "name", seat->name);
  write_text (builder, "controller", seat->controller);
  if (seat->paint != NULL)
    write_text (builder, "paint", seat->paint);
  write_integer (builder, "score", seat->score);
  write_integer (builder, "place", seat->place);
  json_builder_end_object (builder);
}

void
turn_shelf_facts_write (const TurnShelfFacts *self,
                        JsonBuilder          *builder)
{
  write_text (builder, "game", self->game);
  write_text (builder, "place", self->place);
  write_integer (builder, "ended", self->ended);
  write_integer (builder, "rounds", self->n_rounds);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < self->n_seats; i++)
    write_seat (&self->seats[i], builder);
  json_builder_end_array (builder);
}

gboolean
turn_shelf_facts_is_person (const TurnShelfFacts *self,
                            guint                 seat)
{
  return g_str_equal (self->seats[seat].controller, "human");
}

int
turn_shelf_facts_get_person (const TurnShelfFacts *self)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      const guint seat = turn_shelf_facts_get_nth (self, i);

      if (turn_shelf_facts_is_person (self, seat))
        return (int) seat;
    }

  return -1;
}

guint
turn_shelf_facts_get_nth (const TurnShelfFacts *self,
                          guint                 index)
{
  guint n_before = 0;

  for (guint place = 1; place <= self->n_seats; place++)
    for (guint seat = 0; seat < self->n_seats; seat++)
      if (self->seats[seat].place == place && n_before++ == index)
        return seat;

  return 0;
}

const char *
turn_shelf_facts_get_level (const TurnShelfFacts *self)
{
  const char *strongest = NULL;

  for (guint i = 0; i < self->n_seats; i++)
    {
      const char *controller = self->seats[i].controller;
      const char *level = g_str_has_prefix (controller, BOT_PREFIX) ? controller + strlen (BOT_PREFIX) : NULL;

      if (level != NULL && (strongest == NULL || turn_level_get_strength (level) > turn_level_get_strength (strongest)))
        strongest = level;
    }

  return strongest;
}
