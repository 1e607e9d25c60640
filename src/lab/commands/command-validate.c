/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include <tc-board-problems.h>

/* What is said about boards, line by line or at the end as JSON. */
typedef struct
{
  JsonBuilder *json;        /* NULL: line by line */
  guint        n_errors;
} Report;

static void
add_member (JsonBuilder *json,
            const char  *name,
            const char  *value)
{
  json_builder_set_member_name (json, name);
  json_builder_add_string_value (json, value);
}

static void
say_as_json (JsonBuilder          *json,
             const char           *name,
             const TcBoardProblem *problem)
{
  json_builder_begin_object (json);
  add_member (json, "file", name);
  add_member (json, "severity", problem->is_error ? "error" : "warning");
  add_member (json, "code", problem->code);
  if (problem->where != NULL)
    add_member (json, "where", problem->where);
  add_member (json, "what", problem->what);
  json_builder_end_object (json);
}

static void
say_problem (Report               *self,
             const char           *name,
             const TcBoardProblem *problem)
{
  self->n_errors += problem->is_error ? 1 : 0;
  if (self->json != NULL)
    say_as_json (self->json, name, problem);
  else if (problem->where != NULL)
    g_print ("%s: %s: %s: %s\n", name, problem->is_error ? _("error") : _("warning"), problem->where, problem->what);
  else
    g_print ("%s: %s: %s\n", name, problem->is_error ? _("error") : _("warning"), problem->what);
}

/* A file that is no board at all has one problem, whose message tells the place itself. */
static void
say_unreadable (Report     *self,
                const char *name,
                const char *message)
{
  const TcBoardProblem problem = { .is_error = TRUE, .code = "unreadable", .what = (char *) message };

  say_problem (self, name, &problem);
}

static void
check_board (Report     *self,
             const char *name)
{
  g_autoptr (GFile) source = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load (source, &error);
  g_autoptr (GPtrArray) problems = NULL;

  if (file == NULL)
    {
      say_unreadable (self, name, error->message);
      return;
    }

  problems = tc_board_problems (file);
  for (guint i = 0; i < problems->len; i++)
    say_problem (self, name, g_ptr_array_index (problems, i));
}

static void
print_json (JsonBuilder *json)
{
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;

  json_builder_end_array (json);
  root = json_builder_get_root (json);
  text = json_to_string (root, TRUE);
  g_print ("%s\n", text);
}

CommandStatus
command_validate (int    argc,
                  char **argv)
{
  g_auto (GStrv) names = NULL;
  gboolean wants_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print one list in JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &names, NULL, N_("BOARD…") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (JsonBuilder) json = NULL;
  g_autoptr (GError) error = NULL;
  Report report = { 0 };

  g_option_context_set_summary (context, _("Says what is wrong with boards: errors keep a board from being played, warnings do not."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);
  if (names == NULL)
    {
      g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("The file of a board is missing"));
      return command_misused (argv[0], error);
    }

  if (wants_json)
    report.json = json = json_builder_begin_array (json_builder_new ());
  for (guint i = 0; names[i] != NULL; i++)
    check_board (&report, names[i]);
  if (json != NULL)
    print_json (json);

  return report.n_errors > 0 ? COMMAND_FAILED : COMMAND_FINE;
}
