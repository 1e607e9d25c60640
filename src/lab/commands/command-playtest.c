/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <stdio.h>

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <tc-board-file.h>
#include <tc-rules.h>

#include "shard.h"

/* The options as they are typed. */
typedef struct
{
  char   **boards;
  char    *level;
  char    *seed;
  char    *shard;
  gint64   n_battles;
  int      n_taggers;
  int      n_threads;
  gboolean draws_hq;
  gboolean wants_json;
} Options;

/* Where the games of one board go. */
typedef struct
{
  LabTally *tally;
  Progress  progress;
} Course;

static void
free_options (Options *self)
{
  g_strfreev (self->boards);
  g_free (self->level);
  g_free (self->seed);
  g_free (self->shard);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, free_options)

static bool
take_game (const LabGame *game,
           void          *digest,
           void          *data)
{
  Course *self = data;

  lab_tally_add (self->tally, game);
  progress_update (&self->progress, self->tally->statistics.n_games);

  return true;
}

static gboolean
fail (GError    **error,
      const char *message)
{
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);

  return FALSE;
}

/* "3/8" */
static gboolean
read_shard (const Options *options,
            ShardRange    *range,
            GError       **error)
{
  guint part = 1, n_parts = 1;
  char rest;

  if (options->shard != NULL && sscanf (options->shard, "%u/%u%c", &part, &n_parts, &rest) != 2)
    return fail (error, _("--shard must be a part and their number, such as 3/8"));
  if (part < 1 || part > n_parts || n_parts > 1000000)
    return fail (error, _("--shard must be a part and their number, such as 3/8"));
  *range = shard_range_of_part ((guint64) options->n_battles, part, n_parts);

  return TRUE;
}

static Shard *
read_plan (const Options *options,
           GError       **error)
{
  g_autoptr (Shard) self = shard_new ();
  ShardRange range;

  if (options->boards == NULL)
    fail (error, _("The file of a board is missing"));
  else if (options->n_taggers < TC_MIN_SEATS || options->n_taggers > TC_MAX_SEATS)
    fail (error, _("--taggers must be 2, 3 or 4"));
  else if (options->n_battles < 1 || options->n_battles > G_MAXINT32)
    fail (error, _("--battles must be 1 or more"));
  else if (turn_bot_find (options->level != NULL ? options->level : "medium", &tc_rules) == NULL)
    fail (error, _("There is no such level"));
  else if (read_shard (options, &range, error))
    {
      self->n_taggers = (guint) options->n_taggers;
      self->level = g_strdup (options->level != NULL ? options->level : "medium");
      self->draws_hq = options->draws_hq;
      self->n_battles = (guint64) options->n_battles;
      self->seed = options->seed != NULL ? g_ascii_strtoull (options->seed, NULL, 10) : 1;
      if (range.from < range.to)
        g_array_append_val (self->ranges, range);

      return g_steal_pointer (&self);
    }

  return NULL;
}

/* Plays this part's battles on one board. */
static gboolean
play_board (Shard         *self,
            const TcBoard *board,
            guint          n_threads,
            LabTally      *tally,
            GError       **error)
{
  g_autofree LabBattles *battles = g_new0 (LabBattles, 1);
  Course course = { .tally = tally };
  const LabSink sink = { .take = take_game, .data = &course };
  LabPlan plan = { .rules = &tc_rules, .seed = self->seed };
  gboolean is_complete;

  if (self->ranges->len == 0)
    return TRUE;
  plan.first_game = g_array_index (self->ranges, ShardRange, 0).from;
  plan.n_games = g_array_index (self->ranges, ShardRange, 0).to;
  for (guint seat = 0; seat < self->n_taggers; seat++)
    plan.bots[seat] = turn_bot_find (self->level, &tc_rules);
  battles->n_seats = self->n_taggers;
  battles->n_leaders = 1;
  battles->draws_hq = self->draws_hq;
  if (lab_battles_prepare (battles, board, &plan) != LAB_BATTLES_FINE)
    return fail (error, _("This board cannot be played like that"));

  progress_begin (&course.progress, plan.n_games - plan.first_game);
  is_complete = lab_play (&plan, n_threads, &sink, NULL, &interrupt_asked);
  progress_end (&course.progress);

  return is_complete;
}

static CommandStatus
play_all (Shard         *self,
          const Options *options,
          const char    *command)
{
  for (guint i = 0; options->boards[i] != NULL; i++)
    {
      g_autoptr (GFile) place = g_file_new_for_commandline_arg (options->boards[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, &error);
      g_autofree char *text = file != NULL ? tc_board_file_to_text (file) : NULL;
      g_autofree char *sum = text != NULL ? g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1) : NULL;

      if (file == NULL)
        return command_failed (command, error);
      shard_add_board (self, tc_board_file_get_name (file, "en"), sum);
      if (play_board (self, tc_board_file_get_board (file), (guint) options->n_threads,
                      &((ShardBoard *) g_ptr_array_index (self->boards, i))->tally, &error))
        continue;

      return error != NULL ? command_failed (command, error) : COMMAND_INTERRUPTED;
    }

  return COMMAND_FINE;
}

CommandStatus
command_playtest (int    argc,
                  char **argv)
{
  g_auto (Options) options = { .n_battles = 500, .n_taggers = 2 };
  const GOptionEntry entries[] = {
    { "taggers", 0, 0, G_OPTION_ARG_INT, &options.n_taggers, N_("Taggers in each battle (default: 2)"), "N" },
    { "level", 0, 0, G_OPTION_ARG_STRING, &options.level, N_("Level of all of them (default: medium)"), N_("LEVEL") },
    { "battles", 0, 0, G_OPTION_ARG_INT64, &options.n_battles, N_("Battles on each board (default: 500)"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("The same seed plays the same battles (default: 1)"), N_("SEED") },
    { "draw-hq", 0, 0, G_OPTION_ARG_NONE, &options.draws_hq, N_("Choose another random HQ for each battle"), NULL },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options.shard, N_("Play only part I of K; “merge” puts the parts together"), "I/K" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.n_threads, N_("Threads (default: one for each core)"), "N" },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.wants_json, N_("Print all figures in JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.boards, NULL, N_("BOARD…") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (Shard) shard = NULL;
  CommandStatus status;

  g_option_context_set_summary (context, _("Lets bots play on boards and reports how the boards play. A part of a playtest can be played on another machine."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);
  shard = read_plan (&options, &error);
  if (shard == NULL)
    return command_misused (argv[0], error);

  interrupt_watch ();
  status = play_all (shard, &options, argv[0]);
  if (status != COMMAND_FINE)
    return status;
  shard_say (shard, options.wants_json);

  return COMMAND_FINE;
}
