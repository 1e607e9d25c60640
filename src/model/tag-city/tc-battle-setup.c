/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-battle-setup.h"

#include <glib/gi18n.h>
#include <string.h>
#include <turn-words.h>

/* What is drawn before the first roll has a stream of its own: the dice stay the same whether or not it is drawn. */
#define SETUP_STREAM (G_MAXUINT64 - 1)

TcBattleSetup *
tc_battle_setup_new (const char *name)
{
  TcBattleSetup *self = g_new0 (TcBattleSetup, 1);

  self->n_seats = TC_MIN_SEATS;
  self->board = g_strdup ("side-a");
  self->leader = TC_LEADER_RANDOM;
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    self->seats[i] = turn_deal_usual_seat (i);
  if (name != NULL && *name != '\0')
    turn_words_replace (&self->seats[0].name, name);

  return self;
}

TcBattleSetup *
tc_battle_setup_copy (const TcBattleSetup *self)
{
  TcBattleSetup *copy = g_memdup2 (self, sizeof *self);

  copy->board = g_strdup (self->board);
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    copy->seats[i] = turn_seat_copy (&self->seats[i]);

  return copy;
}

void
tc_battle_setup_free (TcBattleSetup *self)
{
  for (guint i = 0; i < TC_MAX_SEATS; i++)
    turn_seat_clear (&self->seats[i]);
  g_free (self->board);
  g_free (self);
}

/* The side of the HQ that goes with the city of that id. */
static TcHqChoice
get_usual_hq (const char *id)
{
  return g_str_equal (id, "side-b") ? TC_HQ_RANDOM : TC_HQ_PRINTED;
}

void
tc_battle_setup_choose_board (TcBattleSetup *self,
                              const char    *id,
                              const TcBoard *board)
{
  const gboolean may_be_printed = board == NULL || board->has_sections;

  turn_words_replace (&self->board, id);
  /* A choice that cannot be kept is forgotten, or the next board would be played with what nobody has chosen. */
  if (self->hq_by_hand && (self->hq != TC_HQ_PRINTED || may_be_printed))
    return;
  self->hq_by_hand = FALSE;
  self->hq = may_be_printed ? get_usual_hq (self->board) : TC_HQ_RANDOM;
}

void
tc_battle_setup_choose_hq (TcBattleSetup *self,
                           TcHqChoice     hq)
{
  self->hq = hq;
  self->hq_by_hand = TRUE;
}

TcBattleSetup *
tc_battle_setup_new_from_record (TurnRecord *record)
{
  const TcGame *game = turn_record_get_game (record);
  TcBattleSetup *self = tc_battle_setup_new (NULL);

  self->n_seats = turn_record_get_n_seats (record);
  self->free_drones = game->setup.free_drones;
  for (guint i = 0; i < self->n_seats; i++)
    {
      const TurnSeat *seat = turn_record_get_seat (record, i);

      turn_seat_clear (&self->seats[i]);
      self->seats[i] = turn_seat_copy (seat);
    }

  /* Sections that are not printed were chosen or drawn; either way the table wants the same ones again. */
  memcpy (self->sections, game->setup.hq, sizeof self->sections);
  if (!game->board.has_sections || memcmp (game->board.sections, game->setup.hq, sizeof self->sections) != 0)
    self->hq = TC_HQ_CHOSEN;

  return self;
}

static gboolean
refuse (GError    **error,
        const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);

  return FALSE;
}

static gboolean
check_seats (const TcBattleSetup *self,
             GError             **error)
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *name = g_strstrip (g_strdup (self->seats[i].name));

      if (*name == '\0')
        return refuse (error, _("Every tagger needs a name."));
      for (guint j = 0; j < i; j++)
        if (g_strcmp0 (self->seats[i].paint, self->seats[j].paint) == 0)
          return refuse (error, _("Every tagger needs a paint of their own."));
    }

  return TRUE;
}

static gboolean
check_sections (const TcBattleSetup *self,
                GError             **error)
{
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    {
      if (self->sections[i][0] == '\0')
        return refuse (error, _("Choose a shape for each section of the HQ."));
      for (guint j = 0; j < i; j++)
        if (strncmp (self->sections[i], self->sections[j], TC_TOKEN_ID_SIZE) == 0)
          return refuse (error, _("No shape may be in the HQ twice."));
    }

  return TRUE;
}

gboolean
tc_battle_setup_check (const TcBattleSetup *self,
                       TcBoardFile         *board,
                       GError             **error)
{
  if (self->n_seats < TC_MIN_SEATS || self->n_seats > TC_MAX_SEATS)
    return refuse (error, _("A battle is for two to four taggers."));
  if (!check_seats (self, error))
    return FALSE;
  if (board == NULL)
    return refuse (error, _("Choose a board."));
  if (self->hq == TC_HQ_PRINTED && !tc_board_file_get_board (board)->has_sections)
    return refuse (error, _("This board has no printed shapes: choose side B of the HQ."));

  return self->hq != TC_HQ_CHOSEN || check_sections (self, error);
}

/* The sections that the table chose, with the board's own small tokens. */
static void
choose_hq (const TcBattleSetup *self,
           const TcBoard       *board,
           TcSetup             *setup)
{
  memcpy (setup->hq, self->sections, sizeof self->sections);
  memcpy (setup->hq + TC_N_SECTIONS, board->small, sizeof board->small);
}

static TcSetup
decide (const TcBattleSetup *self,
        const TcBoard       *board,
        guint64              seed)
{
  TurnRandom random = turn_random_new (seed, SETUP_STREAM);
  const guint drawn_leader = turn_random_below (&random, self->n_seats);
  TcSetup setup;

  memset (&setup, 0, sizeof setup);
  setup.n_seats = (guint8) self->n_seats;
  setup.free_drones = self->free_drones;
  setup.leader = (guint8) drawn_leader;
  if (self->leader >= 0 && self->leader < (int) self->n_seats)
    setup.leader = (guint8) self->leader;

  if (self->hq == TC_HQ_PRINTED)
    tc_setup_print_hq (&setup, board);
  else if (self->hq == TC_HQ_RANDOM)
    tc_setup_draw_hq (&setup, board, &random);
  else
    choose_hq (self, board, &setup);

  return setup;
}

TurnRecord *
tc_battle_setup_start (const TcBattleSetup *self,
                       TcBoardFile         *board,
                       guint64              fresh_seed,
                       GError             **error)
{
  const guint64 seed = self->has_seed ? self->seed : fresh_seed;
  g_autoptr (JsonNode) node = NULL;
  TurnSeat seats[TC_MAX_SEATS];
  TurnRecord *record;
  TcSetup setup;

  if (!tc_battle_setup_check (self, board, error))
    return NULL;

  setup = decide (self, tc_board_file_get_board (board), seed);
  for (guint i = 0; i < self->n_seats; i++)
    {
      seats[i] = self->seats[i];
      seats[i].name = g_strstrip (g_strdup (self->seats[i].name));
    }
  node = tc_record_setup_new (board, &setup);
  record = turn_record_new (&tc_record_format, node, seats, self->n_seats, seed, error);
  for (guint i = 0; i < self->n_seats; i++)
    g_free (seats[i].name);

  return record;
}

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
    turn_words_replace (&seat->name, name);
  if (g_str_equal (controller, "human") || g_str_has_prefix (controller, "bot:"))
    turn_words_replace (&seat->controller, controller);
  if (*paint != '\0')
    turn_words_replace (&seat->paint, paint);
  if (*language != '\0')
    turn_words_replace (&seat->language, language);
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

  self->hq = get_usual_hq (self->board);
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
    turn_words_replace (&self->board, board);
  read_hq (self, &dict);
  read_sections (self, &dict);
  g_variant_dict_lookup (&dict, "free-drones", "b", &self->free_drones);
  g_variant_dict_lookup (&dict, "leader", "i", &self->leader);
  if (self->leader < TC_LEADER_RANDOM || self->leader >= (int) self->n_seats)
    self->leader = TC_LEADER_RANDOM;
  self->has_seed = g_variant_dict_lookup (&dict, "seed", "t", &self->seed);

  return self;
}
