/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <unistd.h>

#include <gio/gio.h>
#include <gio/gunixoutputstream.h>
#include <glib/gi18n.h>

#include <tc-record.h>

#include "plan.h"

/* Where the records of a run go. */
typedef struct
{
  Plan          *plan;
  TurnRecord    *records[TC_MAX_SEATS];    /* with the printed HQ: an empty one for each first leader */
  GMutex         mutex;                    /* for set-ups that share a board */
  GOutputStream *stream;
  Progress       progress;
  GError        *error;
} Writer;

/* Records know levels alone. A fixed plan is greed with one rule more, so that is what a program may take it for; the seat's name tells which it was. */
static const char *
level_in_record (const TurnBot   *bot,
                 const TurnRules *rules)
{
  return turn_bot_find (bot->level, rules) == bot ? bot->level : "greedy";
}

static void
describe_seats (const Plan *plan,
                TurnSeat   *seats)
{
  for (unsigned seat = 0; seat < plan->lab.n_seats; seat++)
    {
      const TurnBot *bot = plan->lab.bots[seat];

      seats[seat] = (TurnSeat) {
        .name = g_strdup_printf ("%s %u", bot->level, seat + 1),
        .controller = g_strdup_printf ("bot:%s", level_in_record (bot, plan->lab.rules)),
      };
    }
}

static void
free_seats (const Plan *plan,
            TurnSeat   *seats)
{
  for (unsigned seat = 0; seat < plan->lab.n_seats; seat++)
    {
      g_free (seats[seat].name);
      g_free (seats[seat].controller);
    }
}

/* What was dealt tells itself; the set-up of a battle needs the board's file, and a file is for one thread at a time. */
static JsonNode *
write_set_up (Writer                 *self,
              const TurnRecordFormat *format,
              gconstpointer           game)
{
  g_autoptr (GMutexLocker) locker = NULL;

  if (format->write_setup != NULL)
    return format->write_setup (game);

  locker = g_mutex_locker_new (&self->mutex);

  return tc_record_setup_new (self->plan->board_file, &((const TcGame *) game)->setup);
}

static TurnRecord *
read_set_up (Writer         *self,
             gconstpointer   game,
             const TurnSeat *seats,
             guint64         seed,
             GError        **error)
{
  const TurnRecordFormat *format = turn_record_format_find (self->plan->lab.rules->id);
  g_autoptr (JsonNode) node = write_set_up (self, format, game);

  return turn_record_new (format, node, seats, self->plan->lab.n_seats, seed, error);
}

/* The empty record that a game can begin with, if there is one for its set-up. */
static TurnRecord *
find_printed (const Writer *self,
              gconstpointer game)
{
  return self->records[0] == NULL ? NULL : self->records[((const TcGame *) game)->setup.leader];
}

/* With the printed HQ there are only as many set-ups as first leaders, so they are read once. */
static gboolean
read_printed_set_ups (Writer  *self,
                      GError **error)
{
  TurnSeat seats[TURN_MAX_SEATS];
  gboolean is_fine = TRUE;

  if (self->plan->board_file == NULL || self->plan->battles.draws_hq)
    return TRUE;

  describe_seats (self->plan, seats);
  for (unsigned leader = 0; is_fine && leader < self->plan->lab.n_seats; leader++)
    {
      self->records[leader] = read_set_up (self, &self->plan->battles.games[leader], seats, 0, error);
      is_fine = self->records[leader] != NULL;
    }
  free_seats (self->plan, seats);

  return is_fine;
}

/* Called in several threads at once: the record of a game as a line of text. */
static void *
write_down (const LabGame *game,
            void          *data)
{
  Writer *self = data;
  TurnRecord *printed = find_printed (self, game->game);
  g_autoptr (TurnRecord) record = NULL;
  TurnSeat seats[TURN_MAX_SEATS];

  describe_seats (self->plan, seats);
  record = printed != NULL ? turn_record_new_like (printed, seats, game->seed) : read_set_up (self, game->game, seats, game->seed, NULL);
  free_seats (self->plan, seats);

  for (size_t i = 0; record != NULL && i < game->n_moves; i++)
    turn_record_append (record, game->moves[i]);

  return record == NULL ? NULL : turn_record_to_line (record);
}

static bool
take_line (const LabGame *game,
           void          *digest,
           void          *data)
{
  Writer *self = data;
  g_autofree char *line = digest;

  progress_update (&self->progress, game->index + 1);

  return g_output_stream_printf (self->stream, NULL, NULL, &self->error, "%s\n", line);
}

static GOutputStream *
open_output (const char *name,
             GError    **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GFileOutputStream) stream = NULL;

  if (g_strcmp0 (name, "-") == 0)
    return g_unix_output_stream_new (STDOUT_FILENO, FALSE);

  /* Such a stream writes beside the file and takes its place when it is closed. */
  file = g_file_new_for_commandline_arg (name);
  stream = g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, error);
  if (stream == NULL)
    {
      g_prefix_error (error, "%s: ", name);
      return NULL;
    }

  return g_buffered_output_stream_new_sized (G_OUTPUT_STREAM (stream), 1 << 16);
}

/* Closing with a cancelled operation leaves an older file as it was. */
static gboolean
close_output (Writer  *self,
              gboolean is_complete,
              GError **error)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  if (is_complete)
    return g_output_stream_close (self->stream, NULL, error);

  g_cancellable_cancel (cancelled);
  g_output_stream_close (self->stream, cancelled, NULL);
  if (self->error != NULL)
    g_propagate_error (error, g_steal_pointer (&self->error));
  else
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, _("Interrupted; nothing was written"));

  return FALSE;
}

static gboolean
write_games (Writer     *self,
             const char *output,
             GError    **error)
{
  const LabSink sink = { .digest = write_down, .take = take_line, .drop = g_free, .data = self };
  gboolean is_complete;

  if (!read_printed_set_ups (self, error))
    return FALSE;
  self->stream = open_output (output, error);
  if (self->stream == NULL)
    return FALSE;

  progress_begin (&self->progress, self->plan->lab.n_games);
  is_complete = lab_play (&self->plan->lab, self->plan->n_threads, &sink, NULL, &interrupt_asked);
  progress_end (&self->progress);

  return close_output (self, is_complete, error);
}

static CommandStatus
write_plan (Plan       *plan,
            const char *output)
{
  Writer writer = { .plan = plan };
  g_autoptr (GError) error = NULL;
  gboolean is_fine;

  g_mutex_init (&writer.mutex);
  interrupt_watch ();
  is_fine = write_games (&writer, output, &error);
  for (unsigned i = 0; i < G_N_ELEMENTS (writer.records); i++)
    g_clear_pointer (&writer.records[i], turn_record_unref);
  g_clear_object (&writer.stream);
  g_mutex_clear (&writer.mutex);

  if (is_fine)
    return COMMAND_FINE;

  command_failed ("play", error);

  return atomic_load (&interrupt_asked) ? COMMAND_INTERRUPTED : COMMAND_FAILED;
}

CommandStatus
command_play (int    argc,
              char **argv)
{
  g_auto (PlanOptions) options = { .n_games = 1 };
  g_autofree char *output = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, N_("The file for the records, one a line; - is the standard output"), N_("FILE") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (Plan) plan = NULL;

  g_option_context_set_summary (context, _("Lets bots play games and writes a record of each, one a line. The same seed gives the same bytes on any number "
                                           "of threads. In Tag City the first tagger leads the first game, the second the second, and so on."));
  plan_options_add (&options, context);
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);

  if (output == NULL)
    g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--output is missing; - is the standard output"));
  else
    plan = plan_new (&options, &error);

  return plan == NULL ? command_misused (argv[0], error) : write_plan (plan, output);
}
