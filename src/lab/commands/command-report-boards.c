/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <glib/gi18n.h>

#include <lab-statistics.h>
#include <tc-built-in-boards.h>
#include <tc-state.h>

#include "plan.h"

/* What many battles of so many taggers on one board came to. */
typedef struct
{
  LabStatistics statistics;
  guint64       n_drones;       /* circled by all taggers together */
  guint64       n_bubbles;
  Progress     *progress;
  guint64       n_before;       /* games of the whole report */
} Tally;

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Tally *self = data;
  const TcGame *battle = game->game;
  const TcState *state = (const TcState *) &game->state;

  lab_statistics_add (&self->statistics, game);
  for (guint seat = 0; seat < game->n_seats; seat++)
    for (guint i = 0; i < battle->board.n_drones; i++)
      self->n_drones += tc_state_drone_used (state, seat, i);
  for (guint i = 0; i < battle->board.n_bubbles; i++)
    self->n_bubbles += tc_state_bubble_owners (state, i) != 0;
  progress_update (self->progress, self->n_before + game->index + 1);

  return true;
}

/* The report is for a document in English, so its words are not translated. Short heads keep its lines short; docs/boards.md explains them. */
static void
print_head (void)
{
  g_print ("| board | taggers | features | bubbles | drones | rounds | 10 to 90 %% | score | leader | drones | bubbles |\n"
           "|---|---|---|---|---|---|---|---|---|---|---|\n");
}

static void
print_tally (const Tally *self,
             const Plan  *plan)
{
  const LabStatistics *s = &self->statistics;
  const LabShare first = lab_share_of_wins (s->win_parts_of_first, s->n_games);
  const double n = (double) s->n_games;

  g_print ("| %s | %u | %.0f %% | %.0f %% | %.0f %% | %.1f | %u to %u | %.1f | %.0f %% (%.0f to %.0f) | %.1f | %.1f |\n",
           tc_board_file_get_name (plan->board_file, "en"), plan->lab.n_seats,
           100 * (double) s->n_ended_by[0] / n, 100 * (double) s->n_ended_by[1] / n, 100 * (double) s->n_ended_by[2] / n,
           lab_statistics_rounds (s), lab_statistics_round_rank (s, 10), lab_statistics_round_rank (s, 90),
           (double) s->winning_scores / n, 100 * first.share, 100 * first.from, 100 * first.to,
           (double) self->n_drones / n / plan->lab.n_seats, (double) self->n_bubbles / n);
}

/* FALSE when interrupted, or when the options make no plan. */
static gboolean
report_board (PlanOptions *options,
              const char  *board,
              guint64     *n_done,
              Progress    *progress,
              GError     **error)
{
  g_free (options->board);
  options->board = g_strdup (board);
  for (options->n_players = TC_MIN_SEATS; options->n_players <= TC_MAX_SEATS; options->n_players++)
    {
      g_autoptr (Plan) plan = plan_new (options, error);
      g_autofree Tally *tally = g_new0 (Tally, 1);
      const LabSink sink = { .take = take_game, .data = tally };

      if (plan == NULL)
        return FALSE;

      tally->progress = progress;
      tally->n_before = *n_done;
      if (!lab_play (&plan->lab, plan->n_threads, &sink, NULL, &interrupt_asked))
        return FALSE;

      *n_done += plan->lab.n_games;
      progress_clear (progress);
      print_tally (tally, plan);
    }

  return TRUE;
}

static CommandStatus
report (PlanOptions       *options,
        const char *const *boards)
{
  const guint n_boards = g_strv_length ((char **) boards);
  g_autoptr (GError) error = NULL;
  guint64 n_done = 0;
  Progress progress;

  interrupt_watch ();
  progress_begin (&progress, (guint64) options->n_games * n_boards * (TC_MAX_SEATS - TC_MIN_SEATS + 1));
  for (guint i = 0; i < n_boards; i++)
    {
      if (!report_board (options, boards[i], &n_done, &progress, &error))
        break;
    }
  progress_end (&progress);

  if (error != NULL)
    return command_misused ("report-boards", error);

  return atomic_load (&interrupt_asked) ? COMMAND_INTERRUPTED : COMMAND_FINE;
}

CommandStatus
command_report_boards (int    argc,
                       char **argv)
{
  g_auto (PlanOptions) options = { .n_games = 1000 };
  g_auto (GStrv) boards = NULL;
  const GOptionEntry entries[] = {
    { "bots", 'b', 0, G_OPTION_ARG_STRING, &options.bots, N_("The level of all taggers (greedy)"), N_("LEVEL") },
    { "games", 'n', 0, G_OPTION_ARG_INT64, &options.n_games, N_("How many games for each board and number of taggers (1000)"), N_("N") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &options.seed, N_("Random seed (1)"), N_("NUMBER") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &options.n_threads, N_("How many threads play (as many as there are cores)"), N_("N") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &boards, NULL, N_("[BOARD…]") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  g_option_context_set_summary (context, _("Reports how battles between bots end, how long they last and who wins, on the built-in boards or on those named: the table "
                                           "of docs/boards.md."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);

  print_head ();

  return report (&options, boards != NULL ? (const char *const *) boards : tc_built_in_boards);
}
