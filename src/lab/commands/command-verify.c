/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <string.h>
#include <unistd.h>

#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>

#include <store-json.h>
#include <turn-record.h>

/* What was found out about the records of a file. */
typedef struct
{
  const char *name;
  guint       n_records;
  guint       n_fouls;
  char       *summary;      /* of a single game that is over, or NULL */
} Finding;

static void
say_foul (Finding      *self,
          guint         line,
          const GError *error)
{
  self->n_fouls++;
  if (line == 0)
    g_printerr ("%s: %s\n", self->name, error->message);
  else
    g_printerr ("%s:%u: %s\n", self->name, line, error->message);
}

static void
verify_record (Finding *self,
               guint    line)
{
  g_autoptr (GFile) file = g_file_new_for_commandline_arg (self->name);
  g_autoptr (GError) error = NULL;
  g_autoptr (TurnRecord) record = turn_record_load (file, &error);

  self->n_records++;
  if (record == NULL)
    say_foul (self, line, error);
  else if (turn_record_is_finished (record))
    self->summary = turn_record_summarise (record);
}

static void
verify_line (Finding    *self,
             guint       line,
             const char *text,
             gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = store_json_parse (text, length, &error);
  g_autoptr (TurnRecord) record = node == NULL ? NULL : turn_record_read (node, &error);

  self->n_records++;
  if (record == NULL)
    say_foul (self, line, error);
}

static GBufferedInputStream *
open_lines (const char *name,
            GError    **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GInputStream) stream = NULL;

  if (strcmp (name, "-") == 0)
    {
      stream = g_unix_input_stream_new (STDIN_FILENO, FALSE);
    }
  else
    {
      file = g_file_new_for_commandline_arg (name);
      stream = G_INPUT_STREAM (g_file_read (file, NULL, error));
    }

  return stream == NULL ? NULL : G_BUFFERED_INPUT_STREAM (g_buffered_input_stream_new_sized (stream, 1 << 16));
}

/* Reads a line without its end. Of one that is longer than any record may be only so much is kept that it is refused. FALSE at the end of the file
 * or with an error. */
static gboolean
read_line (GBufferedInputStream *stream,
           GString              *line,
           GError              **error)
{
  gboolean is_read = FALSE;

  g_string_truncate (line, 0);
  for (;;)
    {
      gsize n_bytes;
      const char *bytes = g_buffered_input_stream_peek_buffer (stream, &n_bytes);
      const char *end = n_bytes == 0 ? NULL : memchr (bytes, '\n', n_bytes);
      const gsize n_used = end == NULL ? n_bytes : (gsize) (end - bytes);

      g_string_append_len (line, bytes, (gssize) MIN (n_used, STORE_MAX_FILE_SIZE + 1 - line->len));
      is_read |= n_bytes > 0;
      g_input_stream_skip (G_INPUT_STREAM (stream), n_used + (end != NULL), NULL, NULL);
      if (end != NULL)
        return TRUE;
      if (g_buffered_input_stream_fill (stream, -1, NULL, error) <= 0)
        return is_read && *error == NULL;
    }
}

static void
verify_lines (Finding *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBufferedInputStream) stream = open_lines (self->name, &error);
  g_autoptr (GString) line = g_string_new (NULL);
  guint number = 0;

  while (stream != NULL && !atomic_load (&interrupt_asked) && read_line (stream, line, &error))
    verify_line (self, ++number, line->str, line->len);
  if (error != NULL)
    say_foul (self, number, error);
}

static void
verify_file (Finding *self)
{
  if (strcmp (self->name, "-") == 0 || g_str_has_suffix (self->name, ".jsonl"))
    verify_lines (self);
  else
    verify_record (self, 0);

  if (self->n_fouls == 0)
    g_print (ngettext ("%s: %u game, no rule violations\n", "%s: %u games, no rule violations\n", self->n_records), self->name, self->n_records);
  if (self->summary != NULL)
    g_print ("%s: %s\n", self->name, self->summary);
  g_clear_pointer (&self->summary, g_free);
}

CommandStatus
command_verify (int    argc,
                char **argv)
{
  g_auto (GStrv) names = NULL;
  const GOptionEntry entries[] = {
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &names, NULL, N_("FILE…") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  guint n_fouls = 0;

  g_option_context_set_summary (context, _("Replays records against the rules. For a record that breaks them, it prints the first illegal event, the reason and the "
                                           "rule. A .jsonl file has a record a line; - is the standard input, a record a line."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);
  if (names == NULL)
    {
      g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("The file of a record is missing"));
      return command_misused (argv[0], error);
    }

  interrupt_watch ();
  for (guint i = 0; names[i] != NULL && !atomic_load (&interrupt_asked); i++)
    {
      Finding finding = { .name = names[i] };

      verify_file (&finding);
      n_fouls += finding.n_fouls;
    }

  if (atomic_load (&interrupt_asked))
    return COMMAND_INTERRUPTED;

  return n_fouls > 0 ? COMMAND_FAILED : COMMAND_FINE;
}
