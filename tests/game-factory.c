/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-factory.h"

#include <string.h>

#include <rt-rules.h>
#include <tc-rules.h>
#include <tg-rules.h>

#include "random-boards.h"

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

/* Another deck for each variant. */
static gpointer
new_tag (guint variant,
         guint n_seats)
{
  TurnRandom random = turn_random_new (variant, 6);
  TgGame *game = g_new (TgGame, 1);

  tg_game_shuffle (game, n_seats, variant % n_seats, &random);
  g_assert_cmpint (tg_game_check (game), ==, TG_SETUP_FINE);

  return game;
}

static gpointer
new_roll_tag (guint variant,
              guint n_seats)
{
  TurnRandom random = turn_random_new (variant, 7);
  RtGame *game = g_new (RtGame, 1);

  rt_game_shuffle (game, &random);
  g_assert_cmpint (rt_game_check (game), ==, RT_SETUP_FINE);

  return game;
}

static const GameFactory factories[] = {
  { &tc_rules, 12, new_tag_city },
  { &tg_rules, 8, new_tag },
  { &rt_rules, 20, new_roll_tag },
};

const GameFactory *
game_factory_find (const TurnRules *rules)
{
  for (guint i = 0; i < G_N_ELEMENTS (factories); i++)
    if (factories[i].rules == rules)
      return &factories[i];

  g_error ("tests/game-factory.c has no row for %s", rules->id);
}
