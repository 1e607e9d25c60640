/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <string.h>

#include <glib/gi18n.h>
#include <tc-rules.h>

#include "bench.h"
#include "report.h"

/* Where the report goes in a document. */
#define BEGIN_MARK "<!-- what report-bots writes begins here -->\n"
#define END_MARK "<!-- and ends here -->\n"

/* Two levels whose strength is compared; the first is the one that must win. */
typedef struct
{
  const char *title;
  const char *bots;
  double      must;               /* share of games won */
  const char *aim;
  guint       n_games;            /* on each board */
  guint       n_games_quick;      /* 0: takes too long for that */
} Pairing;

/* The report is for a document in English, so its words are not translated. */
static const Pairing pairings[] = {
  { "easy against random", "easy,random", 0.95, "99 %", 400, 20 },
  { "medium against easy", "medium,easy", 0.72, "72 to 85 %", 2000, 40 },
  { "hard against medium", "hard,medium", 0.92, "93 %", 400, 4 },
  { "hard against three medium (par 25 %)", "hard,medium,medium,medium", 0.80, "88 %", 200, 4 },
  { "expert against hard", "expert,hard", 0.70, "72 to 85 %", 200, 0 },
  { "expert against medium", "expert,medium", 0.95, "98 %", 80, 0 },
};

/* The first board and the largest: levels that hold on both hold on those between. */
static const char *const boards[] = { "side-a", "capital" };

/* How long a level may think, 99 of 100 times. */
static const struct { const char *level; double must, aim; } times[] = {
  { "hard", 100, 50 },
  { "expert", 1000, 400 },
};

typedef struct
{
  Report        *report;
  LabStatistics *statistics;
} Tally;

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Tally *self = data;

  lab_statistics_add (self->statistics, game);
  progress_update (&self->report->progress, ++self->report->n_done);

  return true;
}

gboolean
report_is_about (const Report *self,
                 const char   *game)
{
  return self->game == NULL || g_str_equal (self->game, game);
}

Plan *
report_play (Report        *self,
             const char    *game,
             const char    *bots,
             const char    *board,
             guint64        n_games,
             LabStatistics *statistics,
             LabTimes      *taken,
             GError       **error)
{
  g_auto (PlanOptions) options = {
    .game = g_strdup (game),
    .bots = g_strdup (bots),
    .board = g_strdup (board),
    .seed = g_strdup (self->seed),
    .n_games = (gint64) n_games,
    .n_threads = self->n_threads,
  };
  Tally tally = { self, statistics };
  const LabSink sink = { .take = take_game, .data = &tally };
  g_autoptr (Plan) plan = plan_new (&options, error);

  if (plan == NULL)
    return NULL;

  plan->lab.rotates = true;
  if (!lab_play (&plan->lab, plan->n_threads, &sink, taken, &interrupt_asked))
    return NULL;

  return g_steal_pointer (&plan);
}

/* Whole groups of games, in which every bot sits everywhere with the same dice. */
static guint64
n_games_of (const Report  *self,
            const Pairing *pairing)
{
  const guint n_seats = strchr (strchr (pairing->bots, ',') + 1, ',') != NULL ? 4 : 2;
  const guint64 n_wanted = self->is_quick ? pairing->n_games_quick : (guint64) pairing->n_games * (guint64) self->percentage / 100;

  return (n_wanted + n_seats - 1) / n_seats * n_seats;
}

static void
keep_times (LabTimes       *kept,
            const LabPlan  *plan,
            const LabTimes *taken)
{
  for (guint i = 0; i < plan->n_seats; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (times); j++)
      if (g_str_equal (plan->bots[i]->level, times[j].level))
        lab_times_merge (&kept[j], &taken[i]);
}

/* What is missed for certain counts, not what chance may have spoilt. */
static void
write_row (Report              *self,
           const Pairing       *pairing,
           const Plan          *plan,
           const LabStatistics *statistics)
{
  const LabShare wins = lab_share_of_wins (statistics->win_parts[0], statistics->n_games);

  g_string_append_printf (self->text, "| %s | %s | %d | %.1f %% | %.1f to %.1f %% | %.0f %% | %s |\n",
                          pairing->title, tc_board_file_get_name (plan->board_file, "en"), (int) statistics->n_games,
                          100 * wins.share, 100 * wins.from, 100 * wins.to, 100 * pairing->must, pairing->aim);
  self->is_reached &= wins.to + (self->is_quick ? REPORT_QUICK_MARGIN : 0) >= pairing->must;
}

static gboolean
report_pairing (Report        *self,
                const Pairing *pairing,
                const char    *board,
                LabTimes      *kept,
                GError       **error)
{
  g_autofree LabTimes *taken = g_new0 (LabTimes, TURN_MAX_SEATS);
  g_autofree LabStatistics *statistics = g_new0 (LabStatistics, 1);
  g_autoptr (Plan) plan = report_play (self, tc_rules.id, pairing->bots, board, n_games_of (self, pairing), statistics, taken, error);

  if (plan == NULL)
    return FALSE;

  keep_times (kept, &plan->lab, taken);
  write_row (self, pairing, plan, statistics);

  return TRUE;
}

/* When and on what, since times depend on it. */
static void
write_circumstances (Report *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  g_autofree char *processor = bench_processor_name ();

  g_string_append_printf (self->text, "Made on %s with seed %s on: %s, %u cores.\n\n", date, self->seed == NULL ? "1" : self->seed,
                          processor, lab_n_cores ());
}

static gboolean
report_strength (Report   *self,
                 LabTimes *kept,
                 GError  **error)
{
  g_string_append (self->text, "| match | board | games | wins | 95 % interval | must | aim |\n|---|---|---|---|---|---|---|\n");
  for (gsize i = 0; i < G_N_ELEMENTS (pairings); i++)
    for (gsize board = 0; board < G_N_ELEMENTS (boards); board++)
      if (n_games_of (self, &pairings[i]) > 0 && !report_pairing (self, &pairings[i], boards[board], kept, error))
        return FALSE;

  return TRUE;
}

static gboolean
report_speed (Report         *self,
              const LabTimes *kept,
              GError        **error)
{
  g_autofree Bench *bench = g_new0 (Bench, 1);

  if (!bench_init (bench, self->is_quick, error))
    return FALSE;

  g_string_append (self->text, "\n| speed on one core | measured | must | aim |\n|---|---|---|---|\n");
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    if (kept[i].n > 0)
      g_string_append_printf (self->text, "| decision time of %s, median / p99 | %.0f ms / %.0f ms | %.0f ms | %.0f ms |\n", times[i].level,
                              (double) lab_times_rank (&kept[i], 500) / 1e6, (double) lab_times_rank (&kept[i], 990) / 1e6,
                              times[i].must, times[i].aim);
  for (const BenchFigure *figure = bench_figures; figure->id != NULL; figure++)
    if (figure->measure == bench_measure_simulations)
      g_string_append_printf (self->text, "| %s | %.0f | %.0f | %.0f |\n", figure->title, bench_measure (bench, figure), figure->must, figure->aim);

  return TRUE;
}

/* Reads the document and finds where the report goes. */
static char *
read_document (const char  *name,
               const char **begin,
               const char **end,
               GError     **error)
{
  g_autofree char *document = NULL;

  if (!g_file_get_contents (name, &document, NULL, error))
    return NULL;

  *begin = strstr (document, BEGIN_MARK);
  *end = *begin == NULL ? NULL : strstr (*begin, END_MARK);
  if (*end == NULL)
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_INVAL, _("%s has no place for the report"), name);
      return NULL;
    }
  *begin += strlen (BEGIN_MARK);

  return g_steal_pointer (&document);
}

static gboolean
write_into_document (const Report *self,
                     GError      **error)
{
  const char *begin, *end;
  g_autofree char *document = read_document (self->output, &begin, &end, error);
  g_autofree char *changed = NULL;

  if (document == NULL)
    return FALSE;

  changed = g_strdup_printf ("%.*s\n%s\n%s", (int) (begin - document), document, self->text->str, end);

  return g_file_set_contents (self->output, changed, -1, error);
}

/* Nobody wants to hear after hours that there is no place for the report. */
static gboolean
check_output (const Report *self,
              GError      **error)
{
  const char *begin, *end;
  g_autofree char *document = self->output == NULL ? NULL : read_document (self->output, &begin, &end, error);

  return self->output == NULL || document != NULL;
}

static guint64
count_games (const Report *self)
{
  guint64 n_games = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (pairings); i++)
    n_games += n_games_of (self, &pairings[i]) * G_N_ELEMENTS (boards);

  return n_games + report_plans_count_games (self);
}

/* The battles of Tag City, then how fast they were thought about. Who interrupts a long report keeps what was found so far. */
static gboolean
report_tag_city (Report  *self,
                 GError **error)
{
  g_autofree LabTimes *kept = g_new0 (LabTimes, G_N_ELEMENTS (times));
  g_autoptr (GError) local = NULL;
  const gboolean is_complete = report_strength (self, kept, &local) && report_plans (self, &local);

  if (local == NULL)
    report_speed (self, kept, &local);
  if (local != NULL)
    g_propagate_error (error, g_steal_pointer (&local));

  return is_complete && (error == NULL || *error == NULL);
}

static gboolean
report_games (Report  *self,
              GError **error)
{
  const gboolean has_tag_city = report_is_about (self, tc_rules.id);

  progress_begin (&self->progress, (has_tag_city ? count_games (self) : 0) + report_side_games_count_games (self));
  if (!check_output (self, error))
    return FALSE;

  write_circumstances (self);

  return (!has_tag_city || report_tag_city (self, error)) && report_side_games (self, error);
}

static CommandStatus
report (Report *self)
{
  g_autoptr (GError) error = NULL;
  gboolean is_complete;

  interrupt_watch ();
  is_complete = report_games (self, &error);
  progress_end (&self->progress);
  if (error == NULL && self->output != NULL)
    write_into_document (self, &error);
  else if (error == NULL)
    g_print ("%s", self->text->str);

  if (error != NULL)
    return command_failed ("report-bots", error);
  if (!is_complete)
    return COMMAND_INTERRUPTED;

  return self->is_reached ? COMMAND_FINE : COMMAND_FAILED;
}

CommandStatus
command_report_bots (int    argc,
                     char **argv)
{
  Report self = { .percentage = 100, .is_reached = TRUE };
  const GOptionEntry entries[] = {
    { "quick", 'q', 0, G_OPTION_ARG_NONE, &self.is_quick, N_("Fewer games, and none of the long ones"), NULL },
    { "part", 0, 0, G_OPTION_ARG_INT, &self.percentage, N_("Play only this share of the games, in per cent (100)"), N_("N") },
    { "game", 'g', 0, G_OPTION_ARG_STRING, &self.game, N_("Only this game (all)"), N_("GAME") },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &self.output, N_("Write into this document, between its marks"), N_("FILE") },
    { "seed", 's', 0, G_OPTION_ARG_STRING, &self.seed, N_("Random seed (1)"), N_("NUMBER") },
    { "threads", 'j', 0, G_OPTION_ARG_INT, &self.n_threads, N_("How many threads play (as many as there are cores)"), N_("N") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  CommandStatus status = COMMAND_MISUSED;

  g_option_context_set_summary (context, _("Reports how strong and how quick the levels of the bots are, and what fixed plans win against them: the tables of "
                                           "docs/bots.md. Fails when a level is certainly weaker than it must be, or a plan certainly wins too often."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  self.text = g_string_new (NULL);
  if (!command_parse (context, argc, argv, &error) || (self.game != NULL && plan_read_game (self.game, &error) == NULL) ||
      self.percentage < 1 || self.percentage > 100)
    {
      if (error == NULL)
        g_set_error (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--%s is a number from %d to %d"), "part", 1, 100);
      command_misused (argv[0], error);
    }
  else
    {
      status = report (&self);
    }
  g_string_free (self.text, TRUE);
  g_free (self.game);
  g_free (self.output);
  g_free (self.seed);

  return status;
}
