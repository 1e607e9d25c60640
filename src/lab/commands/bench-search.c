/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <lab-times.h>
#include <tc-rules.h>
#include <tc-search.h>
#include <turn-bot.h>

#define SEED 1
#define N_SIMULATIONS 600

/* Searches where a seat decides; returns how many simulations that were. */
static guint64
search (const TcGame  *game,
        const TcState *state,
        TurnRandom    *random)
{
  TurnSearchEffort effort = tc_effort_hard (game->setup.n_seats);
  const TurnSearchTask task = {
    .table = game->setup.n_seats == 2 ? &tc_search_game : &tc_search_far,
    .game = game,
    .seen = state,
    .viewer = tc_state_to_move (game, state),
    .effort = &effort,
    .n_threads = 1,
  };
  TurnSearchResult result;

  /* Always as many, however hard the levels think: later simulations of a search are quicker than the first. */
  effort.n_iterations = N_SIMULATIONS;
  turn_search (&task, random, &result);

  return result.n_iterations;
}

double
bench_measure_simulations (Bench *self,
                           guint  n_seats)
{
  const TurnBot *bot = turn_bot_find ("greedy", &tc_rules);
  const TcGame *game = &self->games[n_seats];
  TurnRandom random = turn_random_new (SEED, n_seats);
  guint64 n_done = 0, duration = 0;
  TcState state;

  tc_rules.start (game, &state);
  while (duration < (guint64) self->duration)
    {
      const int seat = tc_rules.to_move (game, &state);

      if (seat == TURN_OVER)
        {
          tc_rules.start (game, &state);
        }
      else if (seat == TURN_CHANCE)
        {
          tc_rules.play (game, &state, tc_rules.draw (game, &state, &random), &state);
        }
      else
        {
          const uint64_t began = lab_thread_now ();

          n_done += search (game, &state, &random);
          duration += lab_thread_now () - began;
          tc_rules.play (game, &state, turn_bot_choose (bot, &tc_rules, game, &state, seat, &random, NULL), &state);
        }
    }

  return (double) n_done * 1e9 / (double) duration;
}
