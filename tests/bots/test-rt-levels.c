/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* No fixed plan beats a level of Roll Tag from medium on, and each level beats the one below it. */

#include <glib.h>

#include <rt-rules.h>
#include <turn-bot.h>
#include <turn-plans.h>

static const TurnBot *
find_bot (const char *name)
{
  const TurnBot *bot = turn_bot_find (name, &rt_rules);

  return bot != NULL ? bot : turn_plan_find (name, &rt_rules);
}

/* 1 if @bots[0], which sits on @seat, wins; 0.5 for a draw. */
static double
play_game (const TurnBot *const *bots,
           guint                 seat,
           guint64               seed)
{
  TurnRandom chance = turn_random_new (seed, 0), random = turn_random_new (seed, 1 + seat);
  RtGame game;
  RtState state;
  int to_move;

  rt_game_shuffle (&game, &chance);
  rt_state_start (&game, &state);
  while ((to_move = rt_state_to_move (&state)) != TURN_OVER)
    {
      const TurnMove move = to_move == TURN_CHANCE
                            ? rt_move_to_turn (rt_state_draw (&state, &chance))
                            : turn_bot_choose (bots[(guint) to_move == seat ? 0 : 1], &rt_rules, &game, &state, to_move, &random, NULL);

      g_assert_cmpint (rt_state_play (&state, rt_move_from_turn (move), &state), ==, RT_LEGAL);
    }

  return rt_rules.winners (&game, &state) == 3 ? 0.5 : rt_rules.winners (&game, &state) == 1u << seat;
}

typedef struct
{
  const char *level, *against;
  guint       n_games;
  double      least;
} Case;

/* The same seeds give the same games, so that chance spoils none of this. What the shares are in the long run is told in docs/bots.md. */
static const Case cases[] = {
  { "medium", "block", 200, .5 },
  { "medium", "onepile", 200, .5 },
  { "medium", "two", 200, .5 },
  { "medium", "easy", 200, .6 },
  { "hard", "block", 12, .5 },
  { "hard", "onepile", 12, .5 },
  { "hard", "two", 12, .5 },
  { "hard", "medium", 12, .5 },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const TurnBot *const bots[] = { find_bot (c->level), find_bot (c->against) };
  double wins = 0;

  for (guint i = 0; i < c->n_games; i++)
    wins += play_game (bots, i % 2, 40 + i / 2);

  g_test_message ("%.1f of %u", wins, c->n_games);
  g_assert_cmpfloat (wins / c->n_games, >=, c->least);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rt-levels/%s-beats-%s", cases[i].level, cases[i].against);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
