/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include <store-error.h>
#include <tc-board-file.h>

/* The languages that the game speaks. */
static const struct
{
  const char *code;
  const char *name;
} languages[] = {
  { "en", N_("English") },
  { "fr", N_("French") },
};

/* What is said about boards, line by line or at the end as JSON. */
typedef struct
{
  JsonBuilder *json;        /* NULL: line by line */
  guint        n_errors;
} Report;

static void
say_as_json (JsonBuilder *json,
             const char  *name,
             gboolean     is_error,
             const char  *where,
             const char  *what)
{
  json_builder_begin_object (json);
  json_builder_set_member_name (json, "file");
  json_builder_add_string_value (json, name);
  json_builder_set_member_name (json, "severity");
  json_builder_add_string_value (json, is_error ? "error" : "warning");
  if (where != NULL)
    {
      json_builder_set_member_name (json, "where");
      json_builder_add_string_value (json, where);
    }
  json_builder_set_member_name (json, "what");
  json_builder_add_string_value (json, what);
  json_builder_end_object (json);
}

/* @where may be NULL: then @what tells the place itself, as the messages about files do. */
static void
say_problem (Report     *self,
             const char *name,
             gboolean    is_error,
             const char *where,
             const char *what)
{
  self->n_errors += is_error ? 1 : 0;
  if (self->json != NULL)
    say_as_json (self->json, name, is_error, where, what);
  else
    g_print ("%s: %s: %s%s%s\n", name, is_error ? _("error") : _("warning"), where == NULL ? "" : where, where == NULL ? "" : ": ", what);
}

static void
check_play (Report      *self,
            const char  *name,
            TcBoardFile *file)
{
  g_autofree TcProblem *problems = g_new0 (TcProblem, TC_MAX_PROBLEMS);
  const gsize n_problems = tc_check_board (tc_board_file_get_board (file), problems, TC_MAX_PROBLEMS);

  for (gsize i = 0; i < n_problems; i++)
    {
      g_autofree char *where = tc_problem_where (&problems[i], file);
      g_autofree char *what = tc_problem_what (&problems[i], file);

      say_problem (self, name, tc_problem_is_error (problems[i].kind), where, what);
    }
}

static void
check_languages (Report      *self,
                 const char  *name,
                 TcBoardFile *file)
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    if (!tc_board_file_has_language (file, languages[i].code))
      {
        g_autofree char *what = g_strdup_printf (_("There is no text in %s"), _(languages[i].name));

        say_problem (self, name, FALSE, _("texts"), what);
      }
}

static void
check_board (Report     *self,
             const char *name)
{
  g_autoptr (GFile) source = g_file_new_for_commandline_arg (name);
  g_autoptr (GError) error = NULL;
  g_autoptr (TcBoardFile) file = tc_board_file_load (source, &error);

  if (file == NULL)
    {
      say_problem (self, name, TRUE, NULL, error->message);
      return;
    }

  check_play (self, name, file);
  check_languages (self, name, file);
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
