/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-deal.h"

#include <turn-words.h>

/* What is dealt has a stream of its own, which no move draws from. */
#define DEAL_STREAM (G_MAXUINT64 - 2)

#define SEATS_TYPE "a(ssss)"

/* Who sits down against a newcomer: neither easy nor hard to beat. */
#define USUAL_BOT "bot:medium"

TurnSeat
turn_deal_usual_seat (guint seat)
{
  static const struct { const char *name, *paint; } players[TURN_MAX_SEATS] = {
    { "Zaz", "flamingo" }, { "Mika", "lagoon" }, { "Nono", "taxi" }, { "Ixo", "ultra" }, { "Pip", "mint" }, { "Lu", "rust" },
  };

  return (TurnSeat) {
           .name = g_strdup (players[seat].name),
           .controller = g_strdup (seat == 0 ? "human" : USUAL_BOT),
           .paint = g_strdup (players[seat].paint),
  };
}

void
turn_deal_clear (TurnDeal *self)
{
  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    turn_seat_clear (&self->seats[i]);
}

TurnDeal
turn_deal_copy (const TurnDeal *self)
{
  TurnDeal copy = *self;

  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    copy.seats[i] = turn_seat_copy (&self->seats[i]);

  return copy;
}

void
turn_deal_remove (TurnSeat *seats,
                  guint    *n_seats,
                  int      *first,
                  guint     seat)
{
  const TurnSeat leaving = seats[seat];

  g_return_if_fail (seat < *n_seats);

  for (guint i = seat; i + 1 < *n_seats; i++)
    seats[i] = seats[i + 1];
  seats[--*n_seats] = leaving;

  if (*first == (int) seat)
    *first = TURN_FIRST_DRAWN;
  else if (*first > (int) seat)
    --*first;
}

static GVariant *
write_seats (const TurnDeal *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (SEATS_TYPE));
  for (guint i = 0; i < TURN_MAX_SEATS; i++)
    {
      const TurnSeat *seat = &self->seats[i];

      g_variant_builder_add (&builder, "(ssss)", seat->name, seat->controller, seat->paint, seat->language != NULL ? seat->language : "");
    }

  return g_variant_builder_end (&builder);
}

GVariant *
turn_deal_to_variant (const TurnDeal *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", "n-seats", g_variant_new_uint32 (self->n_seats));
  g_variant_builder_add (&builder, "{sv}", "seats", write_seats (self));
  g_variant_builder_add (&builder, "{sv}", "first", g_variant_new_int32 (self->first));

  return g_variant_builder_end (&builder);
}

static void
take_text (char      **text,
           const char *value)
{
  if (*value != '\0')
    turn_words_replace (text, value);
}

static void
take_seats (TurnDeal     *self,
            GVariantDict *dict)
{
  g_autoptr (GVariant) seats = g_variant_dict_lookup_value (dict, "seats", G_VARIANT_TYPE (SEATS_TYPE));
  const char *name, *controller, *paint, *language;

  for (gsize i = 0; seats != NULL && i < MIN (TURN_MAX_SEATS, g_variant_n_children (seats)); i++)
    {
      TurnSeat *seat = &self->seats[i];

      g_variant_get_child (seats, i, "(&s&s&s&s)", &name, &controller, &paint, &language);
      take_text (&seat->name, name);
      if (g_str_equal (controller, "human") || g_str_has_prefix (controller, "bot:"))
        take_text (&seat->controller, controller);
      take_text (&seat->paint, paint);
      take_text (&seat->language, language);
    }
}

void
turn_deal_read_variant (TurnDeal        *self,
                        const TurnRules *rules,
                        GVariant        *variant)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (variant);
  guint32 n_seats;
  gint32 first;

  take_seats (self, &dict);
  if (g_variant_dict_lookup (&dict, "n-seats", "u", &n_seats) && n_seats >= rules->min_seats && n_seats <= rules->max_seats)
    self->n_seats = n_seats;
  if (g_variant_dict_lookup (&dict, "first", "i", &first) && first >= 0 && first < (int) self->n_seats && rules->set_first != NULL)
    self->first = first;
}

static TurnRecord *
deal (const TurnRecordFormat *format,
      const TurnSeat         *seats,
      guint                   n_seats,
      int                     first,
      guint64                 seed,
      GError                **error)
{
  TurnRandom random = turn_random_new (seed, DEAL_STREAM);
  g_autofree gpointer game = NULL;
  g_autoptr (JsonNode) setup = NULL;

  g_return_val_if_fail (format->rules->deal != NULL, NULL);

  game = g_malloc0 (format->rules->game_size);
  format->rules->deal (game, n_seats, &random);
  if (first != TURN_FIRST_DRAWN)
    format->rules->set_first (game, (guint) first);
  setup = format->write_setup (game);

  return turn_record_new (format, setup, seats, n_seats, seed, error);
}

TurnRecord *
turn_deal_start (const TurnDeal         *self,
                 const TurnRecordFormat *format,
                 guint64                 seed,
                 GError                **error)
{
  g_return_val_if_fail (self->first == TURN_FIRST_DRAWN || format->rules->set_first != NULL, NULL);

  return deal (format, self->seats, self->n_seats, self->first, seed, error);
}

TurnRecord *
turn_deal_again (TurnRecord *record,
                 guint64     seed,
                 GError    **error)
{
  return deal (turn_record_get_format (record), turn_record_get_seat (record, 0), turn_record_get_n_seats (record),
               TURN_FIRST_DRAWN, seed, error);
}
