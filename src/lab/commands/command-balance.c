/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <string.h>

#include <gio/gio.h>
#include <glib/gi18n.h>

#include "balance-report.h"

#define MAX_SECONDS (7 * 24 * 3600)

/* The options as they are typed. */
typedef struct
{
  char   **boards;
  char    *ranges[LAB_N_TARGETS];
  char    *level;
  char    *keeps;
  char    *seed;
  char    *output;
  gint64   n_battles;
  int      n_taggers;
  int      n_threads;
  double   budget;
  gboolean draws_hq;
  gboolean only_measures;
  gboolean wants_json;
} Options;

static const char *const keep_names[] = { "columns", "rows", "districts", "drones", "bubbles" };

static void
free_options (Options *self)
{
  g_strfreev (self->boards);
  for (guint i = 0; i < LAB_N_TARGETS; i++)
    g_free (self->ranges[i]);
  g_free (self->level);
  g_free (self->keeps);
  g_free (self->seed);
  g_free (self->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, free_options)

static gboolean
fail (GError    **error,
      const char *message)
{
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);

  return FALSE;
}

/* "8-12", or shares in per cent. */
static gboolean
read_range (const char *text,
            LabTarget   target,
            LabRange   *range,
            GError    **error)
{
  const double scale = target == LAB_TARGET_LEADER || target == LAB_TARGET_ENDS ? 0.01 : 1;
  double from, to;
  char *rest;

  if (text == NULL)
    return TRUE;
  from = g_ascii_strtod (text, &rest);
  to = *rest == '-' && rest > text ? g_ascii_strtod (rest + 1, &rest) : -1;
  if (!(from >= 0 && to >= from && to <= 1000) || *rest != '\0')
    {
      /* Translators: an option of the command line. */
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--%s must be two numbers, such as 8-12"), lab_target_names[target]);
      return FALSE;
    }
  *range = (LabRange) { scale *from, scale *to };

  return TRUE;
}

/* "districts,rows" */
static gboolean
read_keeps (const char *text,
            unsigned   *keeps,
            GError    **error)
{
  g_auto (GStrv) names = g_strsplit (text != NULL ? text : "", ",", -1);

  for (guint i = 0; names[i] != NULL; i++)
    {
      guint k = 0;

      while (k < G_N_ELEMENTS (keep_names) && !g_str_equal (keep_names[k], names[i]))
        k++;
      if (k == G_N_ELEMENTS (keep_names))
        return fail (error, _("--keep must be some of columns, rows, districts, drones, bubbles"));
      *keeps |= 1u << k;
    }

  return *keeps != LAB_KEEP_ALL || fail (error, _("--keep leaves nothing to change"));
}

static gboolean
read_wishes (const Options *options,
             LabWishes     *wishes,
             GError       **error)
{
  const char *level = options->level != NULL ? options->level : "medium";

  if (options->boards == NULL)
    return fail (error, _("The file of a board is missing"));
  if (options->n_taggers < TC_MIN_SEATS || options->n_taggers > TC_MAX_SEATS)
    return fail (error, _("--taggers must be 2, 3 or 4"));
  if (!g_strv_contains (lab_balance_levels, level))
    return fail (error, _("--level must be medium, hard or expert: weaker ones say nothing about the first leader"));
  if (options->n_battles < 0 || options->n_battles > 1000000)
    return fail (error, _("--battles must be 1 or more"));
  if (!(options->budget >= 0 && options->budget <= MAX_SECONDS))
    return fail (error, _("--budget must be a number of seconds"));
  if (options->n_threads < 0 || options->n_threads > 256)
    return fail (error, _("--threads must be from 1 to 256"));

  *wishes = lab_wishes_usual ((unsigned) options->n_taggers);
  wishes->level = level;
  wishes->draws_hq = options->draws_hq;
  wishes->n_battles = (unsigned) options->n_battles;
  wishes->seed = options->seed != NULL ? g_ascii_strtoull (options->seed, NULL, 10) : 1;
  wishes->max_seconds = options->budget;
  wishes->n_threads = (unsigned) options->n_threads;
  for (guint target = 0; target < LAB_N_TARGETS; target++)
    if (!read_range (options->ranges[target], target, &wishes->ranges[target], error))
      return FALSE;

  if (options->only_measures)
    wishes->keeps = LAB_KEEP_ALL;

  return options->only_measures || read_keeps (options->keeps, &wishes->keeps, error);
}

static void
tell (const LabBalanceNews *news,
      void                 *data)
{
  progress_update (data, (guint64) (1000 * news->done));
}

/* A folder gets each board under its own name. */
static gboolean
write_board (TcBoardFile   *file,
             const TcBoard *board,
             const char    *name,
             const char    *output,
             GError       **error)
{
  g_autoptr (TcBoardFile) balanced = tc_board_file_new_with_board (file, board);
  g_autoptr (GFile) place = g_file_new_for_commandline_arg (output), inside = NULL;
  g_autofree char *base = g_path_get_basename (name);

  if (g_file_test (output, G_FILE_TEST_IS_DIR))
    inside = g_file_get_child (place, base);

  return tc_board_file_save (balanced, inside != NULL ? inside : place, error);
}

static CommandStatus
balance_board (const Options   *options,
               const LabWishes *wishes,
               const char      *name,
               const char      *command)
{
  g_autoptr (GFile) place = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load_playable (place, &error);
  g_autofree LabBalance *balance = g_new0 (LabBalance, 1);
  g_autofree char *text = NULL;
  Progress progress;
  const LabBalanceWatch watch = { .tell = tell, .data = &progress };

  if (file == NULL)
    return command_failed (command, error);
  progress_begin (&progress, 1000);
  lab_balance_run (tc_board_file_get_board (file), wishes, &watch, &interrupt_asked, balance);
  progress_end (&progress);
  if (balance->outcome == LAB_BALANCE_CANCELLED)
    return COMMAND_INTERRUPTED;
  if (balance->outcome == LAB_BALANCE_IMPOSSIBLE)
    {
      fail (&error, _("This board cannot be played like that"));
      return command_failed (command, error);
    }

  if (options->wants_json)
    g_print ("%s", text = balance_report_to_text (file, wishes, balance));
  else
    balance_report_print (file, wishes, balance);
  if (options->output != NULL && !write_board (file, &balance->board, name, options->output, &error))
    return command_failed (command, error);

  return balance->outcome == LAB_BALANCE_ALREADY || balance->outcome == LAB_BALANCE_REACHED ? COMMAND_FINE : COMMAND_FAILED;
}

static CommandStatus
balance_all (const Options   *options,
             const LabWishes *wishes,
             const char      *command)
{
  CommandStatus status = COMMAND_FINE;

  for (guint i = 0; options->boards[i] != NULL && status != COMMAND_INTERRUPTED; i++)
    {
      const CommandStatus one = balance_board (options, wishes, options->boards[i], command);

      status = one == COMMAND_FINE ? status : one;
    }

  return status;
}

CommandStatus
command_balance (int    argc,
                 char **argv)
{
  g_auto (Options) options = { .n_taggers = 2, .budget = 600 };
  const GOptionEntry entries[] = {
    { "rounds", 0, 0, G_OPTION_ARG_STRING, &options.ranges[LAB_TARGET_ROUNDS], N_("Rounds of a battle on average (default: 8-12)"), N_("FROM-TO") },
    { "leader", 0, 0, G_OPTION_ARG_STRING, &options.ranges[LAB_TARGET_LEADER], N_("Battles that the first leader wins, in per cent (default: a fair share, give or take 4)"), N_("FROM-TO") },
    { "ends", 0, 0, G_OPTION_ARG_STRING, &options.ranges[LAB_TARGET_ENDS], N_("Share of the rarer of the ends by features and by drones, in per cent (default: 25-100)"), N_("FROM-TO") },
    { "drones", 0, 0, G_OPTION_ARG_STRING, &options.ranges[LAB_TARGET_DRONES], N_("Drones that a tagger uses (default: 2-5)"), N_("FROM-TO") },
    { "networks", 0, 0, G_OPTION_ARG_STRING, &options.ranges[LAB_TARGET_NETWORKS], N_("Bubbles that a tagger takes (default: 0-2)"), N_("FROM-TO") },
    { "margin", 0, 0, G_OPTION_ARG_STRING, &options.ranges[LAB_TARGET_MARGIN], N_("By how much the winner is ahead (default: 5-20)"), N_("FROM-TO") },
    { "keep", 0, 0, G_OPTION_ARG_STRING, &options.keeps, N_("Values to leave alone: columns, rows, districts, drones, bubbles"), N_("LIST") },
    { "taggers", 0, 0, G_OPTION_ARG_INT, &options.n_taggers, N_("Taggers in each battle (default: 2)"), "N" },
    { "level", 0, 0, G_OPTION_ARG_STRING, &options.level, N_("Level that the result is measured with: medium, hard, expert (default: medium)"), N_("LEVEL") },
    { "battles", 0, 0, G_OPTION_ARG_INT64, &options.n_battles, N_("Battles of each measure (default: 400, or 200 of slower ones)"), "N" },
    { "draw-hq", 0, 0, G_OPTION_ARG_NONE, &options.draws_hq, N_("Choose another random HQ for each battle"), NULL },
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("The same seed finds the same values (default: 1)"), N_("SEED") },
    { "budget", 0, 0, G_OPTION_ARG_DOUBLE, &options.budget, N_("Seconds for each board, after which the best values so far are taken (default: 600; 0: no limit)"), N_("SECONDS") },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.n_threads, N_("Threads (default: one for each core)"), "N" },
    { "measure", 0, 0, G_OPTION_ARG_NONE, &options.only_measures, N_("Measure the board as it is and change nothing"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.wants_json, N_("Print all figures in JSON"), NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("The file to write the balanced board to, or a folder"), N_("FILE") },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &options.boards, NULL, N_("BOARD…") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  LabWishes wishes;

  g_option_context_set_summary (context, _("Measures boards with battles and changes their values until the targets are reached. Grid and HQ stay as they are. "
                                           "Succeeds when all targets are reached, with other battles than those that led to the values."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error) || !read_wishes (&options, &wishes, &error))
    return command_misused (argv[0], error);
  if (options.output != NULL && options.boards[1] != NULL && !g_file_test (options.output, G_FILE_TEST_IS_DIR))
    {
      fail (&error, _("--output must be a folder for more than one board"));
      return command_misused (argv[0], error);
    }

  interrupt_watch ();

  return balance_all (&options, &wishes, argv[0]);
}
