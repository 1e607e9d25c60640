/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-plans.h"

#include <glib.h>

#include <tc-rules.h>
#include <turn-rules-all.h>

/* A name finds its plan and only in its own game. A level of that name would take its place. */
static void
test_find (void)
{
  guint n_plans = 0;

  for (const TurnBot *const *table = turn_plans_all; *table != NULL; table++)
    for (const TurnBot *plan = *table; plan->level != NULL; plan++)
      {
        for (guint i = 0; turn_rules_all[i] != NULL; i++)
          {
            const TurnBot *found = turn_plan_find (plan->level, turn_rules_all[i]);

            g_assert_true ((plan->rules == turn_rules_all[i]) == (found == plan));
            g_assert_null (turn_bot_find (plan->level, turn_rules_all[i]));
          }
        n_plans++;
      }

  g_assert_cmpuint (n_plans, >, 0);
  g_assert_null (turn_plan_find ("no such plan", &tc_rules));
}

/* What menus offer comes from the levels, so a plan must not be among them. */
static void
test_no_level (void)
{
  for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
    for (guint i = 0; turn_rules_all[i] != NULL; i++)
      g_assert_null (turn_plan_find (bot->level, turn_rules_all[i]));
}

/* Plays every game of a deal to its end; each answer must be legal as it is, without turn_bot_choose () correcting it. */
static void
play_game (const TurnBot   *plan,
           const TurnRules *rules,
           guint            n_seats,
           TurnRandom      *random)
{
  g_autofree char *game = g_malloc0 (rules->game_size);
  TurnState state = { 0 };
  int seat;

  rules->deal (game, n_seats, random);
  rules->start (game, &state);
  while ((seat = rules->to_move (game, &state)) != TURN_OVER)
    {
      TurnState seen = { 0 };
      const TurnQuestion question = {
        .rules = rules,
        .game = rules->open_game != NULL ? rules->open_game (game) : game,
        .seen = &seen,
        .seat = seat,
        .random = random,
        .n_threads = 1,
      };
      TurnMove move;

      if (seat == TURN_CHANCE)
        {
          move = rules->draw (game, &state, random);
        }
      else
        {
          rules->conceal (game, &state, seat, random, &seen);
          move = plan->choose (&question);
        }
      g_assert_cmpint (rules->play (game, &state, move, &state), ==, TURN_LEGAL);
    }
}

/* Those of Tag City, which needs a board, are played in their own test. */
static void
test_legal (void)
{
  TurnRandom random = turn_random_new (21, 0);

  for (const TurnBot *const *table = turn_plans_all; *table != NULL; table++)
    for (const TurnBot *plan = *table; plan->level != NULL; plan++)
      if (plan->rules->deal != NULL)
        for (guint n_seats = plan->rules->min_seats; n_seats <= plan->rules->max_seats; n_seats++)
          for (guint i = 0; i < 20; i++)
            play_game (plan, plan->rules, n_seats, &random);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-plans/find", test_find);
  g_test_add_func ("/turn-plans/no-level", test_no_level);
  g_test_add_func ("/turn-plans/legal", test_legal);

  return g_test_run ();
}
