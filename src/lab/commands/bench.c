/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "bench.h"

#include <glib/gi18n.h>
#include <lab-play.h>
#include <lab-times.h>
#include <rt-rules.h>
#include <stdlib.h>
#include <string.h>
#include <tc-anchors.h>
#include <tc-built-in-boards.h>
#include <tc-rules.h>
#include <tc-search.h>
#include <tg-rules.h>
#include <turn-bot.h>

#define SEARCH_SEED 1
#define N_SIMULATIONS 600

/* Searches where a seat decides; returns how many simulations that were. */
static guint64
search (const TcGame  *game,
        const TcState *state,
        TurnRandom    *random)
{
  TurnSearchEffort effort = tc_effort (TC_EFFORT_HARD, game->setup.n_seats);
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
  effort.stops_when_sure = false;
  turn_search (&task, random, &result);

  return result.n_iterations;
}

double
bench_measure_simulations (Bench *self,
                           guint  n_seats)
{
  const TurnBot *bot = turn_bot_find ("greedy", &tc_rules);
  const TcGame *game = &self->games[n_seats];
  TurnRandom random = turn_random_new (SEARCH_SEED, n_seats);
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

#define MAX_RUNS 9
#define SEED 1
#define N_DEALS 64

/* Keeps the compiler from leaving out what nobody looks at. */
#define KEEP(pointer) __asm__ volatile ("" : : "r" (pointer) : "memory")

/* Repeats something until the time of a run is over; returns how often a second it was done. Only the time of this thread counts, so that
 * others who use the machine do not. */
typedef void (*Task) (Bench *bench,
                      guint  n_seats,
                      guint  number);

static double
rate_of (Bench *self,
         Task   task,
         guint  n_seats,
         guint  n_at_once)
{
  const uint64_t began = lab_thread_now ();
  uint64_t now = began;
  guint64 n_done = 0;

  while (now - began < (guint64) self->duration)
    {
      for (guint i = 0; i < n_at_once; i++)
        task (self, n_seats, (guint) n_done + i);
      n_done += n_at_once;
      now = lab_thread_now ();
    }

  return (double) n_done * 1e9 / (double) (now - began);
}

static void
play_out (Bench *self,
          guint  n_seats,
          guint  number)
{
  TurnRandom random = turn_random_new (SEED, number);
  TcState state;

  tc_rules.start (&self->games[n_seats], &state);
  tc_rules.play_out (&self->games[n_seats], &state, &random);
  KEEP (&state);
}

static double
measure_play_outs (Bench *self,
                   guint  n_seats)
{
  return rate_of (self, play_out, n_seats, 64);
}

static void
find_placements (Bench *self,
                 guint  n_seats,
                 guint  number)
{
  const TcSet free_squares = tc_state_free (&self->games[n_seats], &self->positions[number % BENCH_N_POSITIONS], 0);
  TcAnchors anchors;

  tc_anchors_find (&self->games[n_seats], &free_squares, &anchors);
  KEEP (&anchors);
}

static double
measure_placements (Bench *self,
                    guint  n_seats)
{
  return 1e9 / rate_of (self, find_placements, n_seats, 1024);
}

static double
measure_state_size (Bench *self,
                    guint  n_seats)
{
  return (double) tc_rules.state_size (&self->games[n_seats]);
}

static void
copy_state (Bench *self,
            guint  n_seats,
            guint  number)
{
  TcState copy;

  memcpy (&copy, &self->positions[number % BENCH_N_POSITIONS], tc_rules.state_size (&self->games[n_seats]));
  KEEP (&copy);
}

static double
measure_copy (Bench *self,
              guint  n_seats)
{
  return 1e9 / rate_of (self, copy_state, n_seats, 4096);
}

static void
decide (Bench *self,
        guint  n_seats,
        guint  number)
{
  const TcGame *game = &self->games[n_seats];
  const TcState *state = &self->positions[number % BENCH_N_POSITIONS];
  TurnRandom random = turn_random_new (SEED, number);
  const TurnMove move = turn_bot_choose (turn_bot_find ("greedy", &tc_rules), &tc_rules, game, state,
                                         tc_state_to_move (game, state), &random, NULL);

  KEEP (&move);
}

static double
measure_decision (Bench *self,
                  guint  n_seats)
{
  return 1e6 / rate_of (self, decide, n_seats, BENCH_N_POSITIONS);
}

static void
set_up_greedy (void       *game,
               uint64_t    group,
               TurnRandom *chance,
               const void *data)
{
  memcpy (game, data, sizeof (TcGame));
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  return true;
}

static double
measure_games (Bench *self,
               guint  n_seats)
{
  const LabSink sink = { .take = take_game };
  LabPlan plan = {
    .rules = &tc_rules,
    .n_seats = n_seats,
    .n_games = (uint64_t) self->duration / 500000 + 2,
    .seed = SEED,
    .game_size = sizeof (TcGame),
    .set_up = set_up_greedy,
    .set_up_data = &self->games[n_seats],
  };
  uint64_t began;

  for (guint seat = 0; seat < n_seats; seat++)
    plan.bots[seat] = turn_bot_find ("greedy", &tc_rules);

  began = lab_now ();
  lab_play (&plan, 2, &sink, NULL, NULL);

  return (double) plan.n_games * 1e9 / (double) (lab_now () - began);
}

/* How often a second a game that chance deals is played to its end. */
static double
rate_of_dealt (Bench           *self,
               const TurnRules *rules,
               guint            n_seats)
{
  g_autofree guint8 *games = g_malloc (N_DEALS * rules->game_size);
  TurnRandom random = turn_random_new (SEED, n_seats);
  guint64 n_done = 0;
  uint64_t began, now;

  for (guint i = 0; i < N_DEALS; i++)
    rules->deal (games + i * rules->game_size, n_seats, &random);

  began = now = lab_thread_now ();
  while (now - began < (guint64) self->duration)
    {
      for (guint i = 0; i < N_DEALS; i++)
        {
          TurnState state;

          rules->start (games + i * rules->game_size, &state);
          rules->play_out (games + i * rules->game_size, &state, &random);
          KEEP (&state);
        }
      n_done += N_DEALS;
      now = lab_thread_now ();
    }

  return (double) n_done * 1e9 / (double) (now - began);
}

static double
measure_tag (Bench *self,
             guint  n_seats)
{
  return rate_of_dealt (self, &tg_rules, n_seats);
}

static double
measure_roll_tag (Bench *self,
                  guint  n_seats)
{
  return rate_of_dealt (self, &rt_rules, n_seats);
}

const BenchFigure bench_figures[] = {
  { "play-outs-2", N_("random play-outs a second, 2 taggers"), "/s", 80000, 200000, TRUE, 2, measure_play_outs, &tc_rules },
  { "play-outs-4", N_("random play-outs a second, 4 taggers"), "/s", 45000, 110000, TRUE, 4, measure_play_outs, &tc_rules },
  { "placements", N_("all legal placements of the nine shapes"), "ns", 250, 80, FALSE, 2, measure_placements, &tc_rules },
  { "state-size", N_("size of a state"), "B", 192, 112, FALSE, 2, measure_state_size, &tc_rules },
  { "state-copy", N_("copy of a state"), "ns", 10, 4, FALSE, 2, measure_copy, &tc_rules },
  { "greedy-decision", N_("decision of the greedy bot"), "µs", 150, 20, FALSE, 2, measure_decision, &tc_rules },
  { "greedy-games-2", N_("greedy games a second on 2 cores, 2 taggers"), "/s", 500, 1500, TRUE, 2, measure_games, &tc_rules },
  { "greedy-games-4", N_("greedy games a second on 2 cores, 4 taggers"), "/s", 250, 800, TRUE, 4, measure_games, &tc_rules },
  { "simulations-2", N_("simulations of a search a second, 2 taggers"), "/s", 50000, 140000, TRUE, 2, bench_measure_simulations, &tc_rules },
  { "simulations-4", N_("simulations of a search a second, 4 taggers"), "/s", 20000, 60000, TRUE, 4, bench_measure_simulations, &tc_rules },
  { "tag-play-outs-4", N_("TAG: random play-outs a second, 4 players"), "/s", 100000, 200000, TRUE, 4, measure_tag, &tg_rules },
  { "roll-tag-play-outs", N_("Roll Tag: random play-outs a second"), "/s", 300000, 1000000, TRUE, 2, measure_roll_tag, &rt_rules },
  { NULL, NULL, NULL, 0, 0, FALSE, 0, NULL, NULL },
};

/* Positions as they come in games, from the first decision to the last. */
static void
collect_positions (Bench *self)
{
  const TcGame *game = &self->games[2];
  const TurnBot *bot = turn_bot_find ("greedy", &tc_rules);
  TurnRandom random = turn_random_new (SEED, 0);
  guint n = 0;
  TcState state;

  tc_rules.start (game, &state);
  while (n < BENCH_N_POSITIONS)
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
          self->positions[n++] = state;
          tc_rules.play (game, &state, turn_bot_choose (bot, &tc_rules, game, &state, seat, &random, NULL), &state);
        }
    }
}

gboolean
bench_init (Bench   *self,
            gboolean is_quick,
            GError **error)
{
  g_autoptr (TcBoardFile) file = tc_built_in_board_load ("side-a", error);

  if (file == NULL)
    return FALSE;

  memset (self, 0, sizeof *self);
  self->duration = is_quick ? 1000000 : 400000000;
  self->n_runs = is_quick ? 1 : MAX_RUNS;
  for (guint n_seats = TC_MIN_SEATS; n_seats <= TC_MAX_SEATS; n_seats++)
    {
      TcSetup setup = { .n_seats = (uint8_t) n_seats };

      tc_setup_print_hq (&setup, tc_board_file_get_board (file));
      tc_game_init (&self->games[n_seats], tc_board_file_get_board (file), &setup);
    }
  collect_positions (self);

  return TRUE;
}

static int
compare_doubles (const void *a,
                 const void *b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

char *
bench_processor_name (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (!g_file_get_contents ("/proc/cpuinfo", &text, NULL, NULL))
    return g_strdup ("");

  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "model name") && strchr (lines[i], ':') != NULL)
      return g_strstrip (g_strdup (strchr (lines[i], ':') + 1));

  return g_strdup ("");
}

double
bench_measure (Bench             *self,
               const BenchFigure *figure)
{
  double results[MAX_RUNS];

  for (guint i = 0; i < self->n_runs; i++)
    results[i] = figure->measure (self, figure->n_seats);
  qsort (results, self->n_runs, sizeof results[0], compare_doubles);

  return results[self->n_runs / 2];
}
