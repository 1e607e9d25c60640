/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <glib/gi18n.h>
#include <lab-statistics.h>
#include <math.h>
#include <stddef.h>
#include <string.h>
#include <tc-built-in-boards.h>
#include <tc-greedy.h>
#include <tc-race.h>
#include <tc-rules.h>
#include <tc-score.h>

#include "command.h"
#include "plan.h"

/* Features that somebody filled later on, and how many of them first. */
typedef struct
{
  guint64 n_filled[TC_RACE_N_LEADS];
  guint64 n_first[TC_RACE_N_LEADS];
} Races;

static void
count_seat (Races          *self,
            const LabGame  *played,
            const TcCensus *census,
            guint           seat)
{
  const TcGame *game = played->game;

  for (guint64 open = census->open; open != 0; open &= open - 1)
    {
      const guint feature = (guint) __builtin_ctzll (open);
      const guint lead = tc_race_lead (census, played->n_seats, seat, feature);
      const TcRank rank = tc_state_rank (game, (const void *) &played->state, seat, feature);

      self->n_filled[lead] += rank != TC_RANK_NONE;
      self->n_first[lead] += rank == TC_RANK_HIGH;
    }
}

/* Replays a battle and looks at the races between its rounds. */
static bool
take_race (const LabGame *played,
           void          *digest,
           void          *data)
{
  const TcGame *game = played->game;
  TcState state;

  memset (&state, 0, sizeof state);
  tc_rules.start (game, &state);
  for (gsize i = 0; i < played->n_moves; i++)
    {
      if (tc_state_phase (game, &state) == TC_PHASE_ROLL)
        {
          TcCensus census;

          tc_census_take (&census, game, &state);
          for (guint seat = 0; seat < played->n_seats; seat++)
            count_seat (data, played, &census, seat);
        }
      tc_rules.play (game, &state, played->moves[i], &state);
    }

  return true;
}

/* As shares of what a standing hopes for, in 256ths; where nothing happened it is right. */
static void
print_races (const Races *self)
{
  const guint64 hope = (guint64) tc_weights_greedy.hope;

  g_print ("{ ");
  for (guint i = 0; i < TC_RACE_N_LEADS; i++)
    g_print ("%s%d", i > 0 ? ", " : "", self->n_filled[i] > 0 ? (int) (256 * 256 * self->n_first[i] / (self->n_filled[i] * hope)) : 256);
  g_print (" }\n");
}

/* Lets four hard taggers play the games of @options on each of these boards and prints by the lead of whoever filled a feature how often that was
 * first, as tc-race.c has it. */
static gboolean
tune_race (PlanOptions       *options,
           const char *const *boards,
           GError           **error)
{
  Races races = { 0 };
  const LabSink sink = { .take = take_race, .data = &races };

  g_free (options->bots);
  options->bots = g_strdup ("hard");
  options->n_players = TC_MAX_SEATS;
  for (guint i = 0; boards[i] != NULL; i++)
    {
      g_autoptr (Plan) plan = NULL;

      g_free (options->board);
      options->board = g_strdup (boards[i]);
      plan = plan_new (options, error);
      if (plan == NULL || !lab_play (&plan->lab, plan->n_threads, &sink, NULL, &interrupt_asked))
        return FALSE;
    }
  print_races (&races);

  return TRUE;
}

/* A weight, and between which values it makes sense. */
typedef struct
{
  const char *name;
  size_t      offset;
  int         from;
  int         to;
} Weight;

#define WEIGHT(name, from, to) { #name, offsetof (TcWeights, name), from, to }

static const Weight weights[] = {
  WEIGHT (curve, 16, 96),
  WEIGHT (haste, 0, 96),
  WEIGHT (hope, 0, 256),
  WEIGHT (denial, 0, 512),
  WEIGHT (hole, 0, 512),
  WEIGHT (uncovered, 0, 256),
  WEIGHT (dead_end, 0, 1024),
  WEIGHT (edge, 0, 512),
  WEIGHT (drone, 0, 2048),
  WEIGHT (social, 0, 4096),
  WEIGHT (early_social, 0, 4096),
  WEIGHT (final_die, 0, 512),
  WEIGHT (opponents, 0, 512),
  WEIGHT (nearly_over, 0, 256),
  WEIGHT (last_chance, 0, 8192),
};

/* How much better than even the challenger must be, in standard deviations of luck. */
#define CERTAINTY 1.0

/* Bots have no data of their own, so the two that play are here. */
static TcWeights champion, challenger;

static TurnMove
choose_as_champion (const TurnQuestion *question)
{
  return tc_move_to_turn (tc_greedy_move (question->game, question->seen, &champion));
}

static TurnMove
choose_as_challenger (const TurnQuestion *question)
{
  return tc_move_to_turn (tc_greedy_move (question->game, question->seen, &challenger));
}

static const TurnBot challenging = { "challenger", NULL, choose_as_challenger };
static const TurnBot defending = { "champion", NULL, choose_as_champion };

static int *
value_of (TcWeights    *self,
          const Weight *weight)
{
  return (int *) ((char *) self + weight->offset);
}

/* One weight, by a quarter or more of what it is: small steps are lost in the luck of the dice. */
static const Weight *
change_one (TurnRandom *random)
{
  const Weight *weight = &weights[turn_random_below (random, G_N_ELEMENTS (weights))];
  int *value = value_of (&challenger, weight);
  const int step = MAX (*value / 4, (weight->to - weight->from) / 32) * (1 + (int) turn_random_below (random, 2));

  *value = CLAMP (turn_random_below (random, 2) == 0 ? *value - step : *value + step, weight->from, weight->to);

  return weight;
}

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  lab_statistics_add (data, game);

  return true;
}

/* Plays as the options say on one board; FALSE when interrupted. */
static gboolean
play_on_board (PlanOptions   *options,
               const char    *board,
               LabStatistics *statistics,
               GError       **error)
{
  const LabSink sink = { .take = take_game, .data = statistics };
  g_autoptr (Plan) plan = NULL;

  g_free (options->board);
  options->board = g_strdup (board);
  plan = plan_new (options, error);
  if (plan == NULL)
    return FALSE;

  plan->lab.rotates = true;
  plan->lab.bots[0] = &challenging;
  plan->lab.bots[1] = &defending;

  return lab_play (&plan->lab, plan->n_threads, &sink, NULL, &interrupt_asked);
}

/* Whether the challenger is better, on these boards together. */
static gboolean
play_step (PlanOptions       *options,
           const char *const *boards,
           gboolean          *is_better,
           double            *share,
           GError           **error)
{
  g_autofree LabStatistics *statistics = g_new0 (LabStatistics, 1);

  for (guint i = 0; boards[i] != NULL; i++)
    if (!play_on_board (options, boards[i], statistics, error))
      return FALSE;

  *share = lab_share_of_wins (statistics->win_parts[0], statistics->n_games).share;
  *is_better = *share > 0.5 + CERTAINTY * 0.5 / sqrt ((double) statistics->n_games);

  return TRUE;
}

static void
print_champion (void)
{
  g_print ("{\n");
  for (gsize i = 0; i < G_N_ELEMENTS (weights); i++)
    g_print ("  .%s = %d,\n", weights[i].name, *value_of (&champion, &weights[i]));
  g_print ("}\n");
}

static CommandStatus
tune (PlanOptions       *options,
      const char *const *boards,
      int                n_steps,
      guint64            seed)
{
  g_autoptr (GError) error = NULL;
  TurnRandom random = turn_random_new (seed, 0);
  Progress progress;
  int step;

  interrupt_watch ();
  progress_begin (&progress, (guint64) n_steps);
  champion = tc_weights_greedy;
  for (step = 0; step < n_steps; step++)
    {
      const Weight *weight;
      gboolean is_better;
      double share;

      challenger = champion;
      weight = change_one (&random);
      g_free (options->seed);
      options->seed = g_strdup_printf ("%" G_GUINT64_FORMAT, turn_random_next (&random));
      if (!play_step (options, boards, &is_better, &share, &error))
        break;

      progress_clear (&progress);
      if (is_better)
        words_print (_("%s: %d instead of %d wins %.1f %%\n"), weight->name, *value_of (&challenger, weight), *value_of (&champion, weight), 100 * share);
      if (is_better)
        champion = challenger;
      progress_update (&progress, (guint64) step + 1);
    }
  progress_end (&progress);
  if (error != NULL)
    return command_failed ("tune", error);

  print_champion ();

  return step == n_steps ? COMMAND_FINE : COMMAND_INTERRUPTED;
}

CommandStatus
command_tune (int    argc,
              char **argv)
{
  g_auto (PlanOptions) options = { .n_games = 200, .n_players = 2 };
  int n_steps = 100, seed = 1;
  gboolean is_race = FALSE;
  g_autofree char *board = NULL;
  const GOptionEntry entries[] = {
    { "board", 0, 0, G_OPTION_ARG_STRING, &board, N_("One board instead of all built-in ones"), N_("BOARD") },
    { "steps", 0, 0, G_OPTION_ARG_INT, &n_steps, N_("How many changes are tried (100)"), N_("N") },
    { "games", 'n', 0, G_OPTION_ARG_INT64, &options.n_games, N_("How many games a change is tried in on each board (200)"), N_("N") },
    { "seed", 's', 0, G_OPTION_ARG_INT, &seed, N_("Random seed (1)"), N_("NUMBER") },
    { "race", 0, 0, G_OPTION_ARG_NONE, &is_race, N_("Count instead how often those who are ahead get a high value: the table of tc-race.c"), NULL },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &options.n_threads, N_("How many threads play (as many as there are cores); the result is the same"), N_("N") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  const char *one_board[] = { NULL, NULL };
  const char *const *boards = tc_built_in_boards;
  g_autoptr (GError) error = NULL;

  g_option_context_set_summary (context, _("Looks for better weights of the greedy bot: changes one, lets the changed bot play against the unchanged one, seats and dice alike, "
                                           "and keeps the change if it wins more than luck explains. Prints the weights as tc-evaluation.c has them."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);

  options.n_games += options.n_games % 2;
  one_board[0] = board;
  if (board != NULL)
    boards = one_board;
  if (!is_race)
    return tune (&options, boards, n_steps, (guint64) seed);

  options.seed = g_strdup_printf ("%d", seed);
  interrupt_watch ();
  if (tune_race (&options, boards, &error))
    return COMMAND_FINE;

  return error != NULL ? command_failed (argv[0], error) : COMMAND_INTERRUPTED;
}
