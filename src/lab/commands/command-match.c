/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <string.h>

#include <glib/gi18n.h>

#include <lab-statistics.h>

#include "plan.h"

typedef struct
{
  LabStatistics statistics;
  LabTimes      times[TURN_MAX_SEATS];
  Progress      progress;
} Match;

/* Bots of one level, which share a line of the report. */
typedef struct
{
  const char *level;
  guint       n_bots;
  guint64     win_parts;
  gint64      scores;
  LabTimes    times;
} Level;

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Match *self = data;

  lab_statistics_add (&self->statistics, game);
  progress_update (&self->progress, game->index + 1);

  return true;
}

/* Adds bot @i of the plan to the line of its level; returns how many lines there are. */
static guint
add_to_level (Level         *levels,
              guint          n_levels,
              const LabPlan *plan,
              const Match   *match,
              guint          i)
{
  guint line = 0;

  while (line < n_levels && strcmp (levels[line].level, plan->bots[i]->level) != 0)
    line++;

  levels[line].level = plan->bots[i]->level;
  levels[line].n_bots++;
  levels[line].win_parts += match->statistics.win_parts[i];
  levels[line].scores += match->statistics.scores[i];
  lab_times_merge (&levels[line].times, &match->times[i]);

  return MAX (n_levels, line + 1);
}

static void
print_level (const Level   *level,
             const LabPlan *plan,
             guint64        n_games)
{
  const LabShare wins = lab_share_of_wins (level->win_parts, n_games);

  words_print ("%-17s %7.1f %% %7.1f – %5.1f %% %7.1f %% %11.1f %9.1f µs %9.1f µs\n", level->level,
               100 * wins.share, 100 * wins.from, 100 * wins.to,
               100.0 * level->n_bots / plan->n_seats,
               (double) level->scores / (double) n_games / level->n_bots,
               (double) lab_times_rank (&level->times, 500) / 1000,
               (double) lab_times_rank (&level->times, 990) / 1000);
}

static void
print_levels (const LabPlan *plan,
              const Match   *match)
{
  g_autofree Level *levels = g_new0 (Level, TURN_MAX_SEATS);
  guint n_levels = 0;

  for (guint i = 0; i < plan->n_seats; i++)
    n_levels = add_to_level (levels, n_levels, plan, match, i);

  /* Translators: the heads of a table: share of games won, where the true share is with 95 % certainty, the fair share, mean score, and how long
   * a decision takes. Keep the columns' ends where they are.
   * xgettext:no-c-format */
  g_print ("%s\n", _("bot                    wins      95 % interval      fair  mean score        median          p99"));
  for (guint i = 0; i < n_levels; i++)
    print_level (&levels[i], plan, match->statistics.n_games);
}

static void
print_match (const Plan  *plan,
             const Match *match)
{
  const LabStatistics *statistics = &match->statistics;
  g_autofree char *ends = words_of_ends (plan->lab.rules, statistics);
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, plan->lab.seed);

  g_print (_("%s, %u players, %d games, seed %s\n\n"),
           plan->board_file != NULL ? tc_board_file_get_name (plan->board_file, NULL) : plan->lab.rules->id, plan->lab.n_seats,
           (int) statistics->n_games, seed);
  print_levels (&plan->lab, match);
  words_print (_("\nRounds: %.1f on average, 80 %% of the games from %u to %u\n"), lab_statistics_rounds (statistics),
               lab_statistics_round_rank (statistics, 10), lab_statistics_round_rank (statistics, 90));
  words_print (_("Ended by: %s\n"), ends);
  words_print (_("First to play: wins %.1f %%, fair would be %.1f %%\n"),
               100 * lab_share_of_wins (statistics->win_parts_of_first, statistics->n_games).share, 100.0 / plan->lab.n_seats);
}

static CommandStatus
play_match (Plan *plan)
{
  g_autofree Match *match = g_new0 (Match, 1);
  const LabSink sink = { .take = take_game, .data = match };
  gboolean is_complete;

  interrupt_watch ();
  progress_begin (&match->progress, plan->lab.n_games);
  is_complete = lab_play (&plan->lab, plan->n_threads, &sink, match->times, &interrupt_asked);
  progress_end (&match->progress);
  if (match->statistics.n_games > 0)
    print_match (plan, match);

  return is_complete ? COMMAND_FINE : COMMAND_INTERRUPTED;
}

CommandStatus
command_match (int    argc,
               char **argv)
{
  g_auto (PlanOptions) options = { .n_games = 400 };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (Plan) plan = NULL;

  g_option_context_set_summary (context, _("Lets bots play against each other and reports how often each wins. Ties are split. They change seats: every seating of a "
                                           "group of games gets the same dice, and the number of games is rounded up to whole groups. The lead of the first "
                                           "round goes round with the groups."));
  plan_options_add (&options, context);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);

  plan = plan_new (&options, &error);
  if (plan == NULL)
    return command_misused (argv[0], error);

  plan->lab.rotates = true;
  plan->lab.n_games = (plan->lab.n_games + plan->lab.n_seats - 1) / plan->lab.n_seats * plan->lab.n_seats;

  return play_match (plan);
}
