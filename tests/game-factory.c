/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-factory.h"

#include <string.h>

#include <tc-rules.h>

#include "random-boards.h"

#define N_DEALS 12

/* The printed HQ of side A, the same with free drones, then boards of any kind. */
static gpointer
new_tag_city (guint variant,
              guint n_seats)
{
  TurnRandom random = turn_random_new (variant, 5);
  const TcBoard board = variant < 2 ? board_fixture_side_a () : random_board (&random);
  TcGame *game = g_new (TcGame, 1);
  TcSetup setup = { 0 };

  tc_setup_print_hq (&setup, &board);
  setup.n_seats = (guint8) n_seats;
  setup.leader = (guint8) (variant % n_seats);
  setup.free_drones = variant % 2 == 1;
  g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);

  return game;
}

typedef struct
{
  const TurnRules *rules;
  guint            n_variants;
  gpointer (*new_game)(guint variant,
                       guint n_seats);
} GameFactory;

static const GameFactory factories[] = {
  { &tc_rules, 12, new_tag_city },
};

static const GameFactory *
find_factory (const TurnRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (factories); i++)
    if (factories[i].rules == rules)
      return &factories[i];

  g_error ("tests/game-factory.c has no row for %s", rules->id);
}

guint
game_factory_n_variants (const TurnRules *rules)
{
  return rules->deal != NULL ? N_DEALS : find_factory (rules)->n_variants;
}

gpointer
game_factory_new (const TurnRules *rules,
                  guint            variant,
                  guint            n_seats)
{
  TurnRandom random = turn_random_new (variant, 6);
  gpointer game;

  if (rules->deal == NULL)
    return find_factory (rules)->new_game (variant, n_seats);

  game = g_malloc (rules->game_size);
  rules->deal (game, n_seats, &random);

  return game;
}
