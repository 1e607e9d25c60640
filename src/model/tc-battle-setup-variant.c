/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-battle-setup.h"

#include <string.h>

#define SEATS_TYPE "a(ssss)"

static GVariant *
write_seats (const TcBattleSetup *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE (SEATS_TYPE));
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    {
      const TurnSeat *seat = &self->seats[i];

      g_variant_builder_add (&builder, "(ssss)", seat->name, seat->controller,
                             seat->paint != NULL ? seat->paint : "", seat->language != NULL ? seat->language : "");
    }

  return g_variant_builder_end (&builder);
}

static GVariant *
write_sections (const TcBattleSetup *self)
{
  const char *ids[TC_N_SECTIONS];

  for (guint i = 0; i < TC_N_SECTIONS; i++)
    ids[i] = self->sections[i];

  return g_variant_new_strv (ids, TC_N_SECTIONS);
}

GVariant *
tc_battle_setup_to_variant (const TcBattleSetup *self)
{
  GVariantBuilder builder;

  g_variant_builder_init (&builder, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (&builder, "{sv}", "n-seats", g_variant_new_uint32 (self->n_seats));
  g_variant_builder_add (&builder, "{sv}", "seats", write_seats (self));
  g_variant_builder_add (&builder, "{sv}", "board", g_variant_new_string (self->board));
  g_variant_builder_add (&builder, "{sv}", "hq", g_variant_new_uint32 (self->hq));
  g_variant_builder_add (&builder, "{sv}", "hq-by-hand", g_variant_new_boolean (self->hq_by_hand));
  g_variant_builder_add (&builder, "{sv}", "sections", write_sections (self));
  g_variant_builder_add (&builder, "{sv}", "free-drones", g_variant_new_boolean (self->free_drones));
  g_variant_builder_add (&builder, "{sv}", "leader", g_variant_new_int32 (self->leader));
  if (self->has_seed)
    g_variant_builder_add (&builder, "{sv}", "seed", g_variant_new_uint64 (self->seed));

  return g_variant_builder_end (&builder);
}

static void
read_seat (TurnSeat *seat,
           GVariant *variant)
{
  const char *name, *controller, *paint, *language;

  g_variant_get (variant, "(&s&s&s&s)", &name, &controller, &paint, &language);
  if (*name != '\0')
    tc_battle_setup_take_text (&seat->name, name);
  if (g_str_equal (controller, "human") || g_str_has_prefix (controller, "bot:"))
    tc_battle_setup_take_text (&seat->controller, controller);
  if (*paint != '\0')
    tc_battle_setup_take_text (&seat->paint, paint);
  if (*language != '\0')
    tc_battle_setup_take_text (&seat->language, language);
}

static void
read_seats (TcBattleSetup *self,
            GVariantDict  *dict)
{
  g_autoptr (GVariant) seats = g_variant_dict_lookup_value (dict, "seats", G_VARIANT_TYPE (SEATS_TYPE));

  for (gsize i = 0; seats != NULL && i < MIN (TC_MAX_SEATS, g_variant_n_children (seats)); i++)
    {
      g_autoptr (GVariant) seat = g_variant_get_child_value (seats, i);

      read_seat (&self->seats[i], seat);
    }
}

static void
read_sections (TcBattleSetup *self,
               GVariantDict  *dict)
{
  g_auto (GStrv) ids = NULL;

  g_variant_dict_lookup (dict, "sections", "^as", &ids);
  for (guint i = 0; ids != NULL && i < TC_N_SECTIONS && ids[i] != NULL; i++)
    g_strlcpy (self->sections[i], ids[i], TC_TOKEN_ID_SIZE);
}

/* Settings from before the two sides were chosen apart do not say who chose: what does not go with the city was chosen by hand. */
static void
read_hq (TcBattleSetup *self,
         GVariantDict  *dict)
{
  guint32 number;

  self->hq = tc_battle_setup_get_usual_hq (self->board);
  if (!g_variant_dict_lookup (dict, "hq", "u", &number) || number > TC_HQ_CHOSEN)
    return;
  if (!g_variant_dict_lookup (dict, "hq-by-hand", "b", &self->hq_by_hand))
    self->hq_by_hand = number == TC_HQ_CHOSEN || (number == TC_HQ_RANDOM && number != self->hq);
  if (self->hq_by_hand)
    self->hq = (TcHqChoice) number;
}

TcBattleSetup *
tc_battle_setup_new_from_variant (GVariant   *variant,
                                  const char *name)
{
  TcBattleSetup *self = tc_battle_setup_new (name);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (variant);
  const char *board;
  guint32 number;

  if (g_variant_dict_lookup (&dict, "n-seats", "u", &number) && number >= TC_MIN_SEATS && number <= TC_MAX_SEATS)
    self->n_seats = number;
  read_seats (self, &dict);
  if (g_variant_dict_lookup (&dict, "board", "&s", &board))
    tc_battle_setup_take_text (&self->board, board);
  read_hq (self, &dict);
  read_sections (self, &dict);
  g_variant_dict_lookup (&dict, "free-drones", "b", &self->free_drones);
  g_variant_dict_lookup (&dict, "leader", "i", &self->leader);
  if (self->leader < TC_LEADER_RANDOM || self->leader >= (int) self->n_seats)
    self->leader = TC_LEADER_RANDOM;
  self->has_seed = g_variant_dict_lookup (&dict, "seed", "t", &self->seed);

  return self;
}
