/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include <lab-rushes.h>
#include <store-members.h>
#include <tc-board-problems.h>

/* Of the battles that --deep plays: the same board is always told the same. */
#define SEED 1

/* What is said about boards, line by line or at the end as JSON. */
typedef struct
{
  JsonBuilder *json;        /* NULL: line by line */
  gboolean     repairs;     /* and saves what it has repaired */
  gboolean     is_deep;     /* battles are played as well */
  guint        n_errors;
} Report;

/* A problem with its repair: what the lab can do about it, or has done. */
typedef struct
{
  const TcBoardProblem *problem;
  const char           *repair;      /* NULL: nothing */
  gboolean              is_repaired;
} Line;

static void
add_member (JsonBuilder *json,
            const char  *name,
            const char  *value)
{
  store_build_text (json, name, value);
}

static const char *
get_severity (const Line *line)
{
  return line->is_repaired ? N_("repaired") : line->problem->is_error ? N_("error")
         : line->problem->is_note ? N_("note") : N_("warning");
}

static void
say_as_json (JsonBuilder *json,
             const char  *name,
             const Line  *line)
{
  json_builder_begin_object (json);
  add_member (json, "file", name);
  add_member (json, "severity", get_severity (line));
  add_member (json, "code", line->problem->code);
  if (line->problem->where != NULL)
    add_member (json, "where", line->problem->where);
  add_member (json, "what", line->problem->what);
  if (line->problem->detail != NULL)
    add_member (json, "detail", line->problem->detail);
  if (line->repair != NULL)
    add_member (json, "repair", line->repair);
  json_builder_end_object (json);
}

/* "town.city.json: warning: bubbles: Bubble 1 pays 5: … (--repair: Set Bubbles to 0 −1 −1 −2 −3)" */
static void
say_as_text (const char *name,
             const Line *line)
{
  g_print ("%s: %s: ", name, _(get_severity (line)));
  if (line->problem->detail != NULL)
    g_print ("%s: %s", line->problem->what, line->problem->detail);
  else if (line->problem->where != NULL)
    g_print ("%s: %s", line->problem->where, line->problem->what);
  else
    g_print ("%s", line->problem->what);
  if (line->repair != NULL)
    g_print (line->is_repaired ? " (%s)" : " (--repair: %s)", line->repair);
  g_print ("\n");
}

static void
say (Report     *self,
     const char *name,
     const Line *line)
{
  self->n_errors += line->problem->is_error && !line->is_repaired ? 1 : 0;
  if (self->json != NULL)
    say_as_json (self->json, name, line);
  else
    say_as_text (name, line);
}

static void
say_problem (Report               *self,
             const char           *name,
             TcBoardFile          *file,
             const TcBoardProblem *problem,
             gboolean              is_repaired)
{
  g_autofree char *repair = tc_board_remedy_label (file, problem);
  const Line line = { problem, repair, is_repaired };

  say (self, name, &line);
}

/* A file that is no board at all, or that cannot be written, has one problem, whose message tells the place itself. */
static void
say_failed (Report     *self,
            const char *name,
            const char *code,
            const char *message)
{
  const TcBoardProblem problem = { .is_error = TRUE, .code = code, .what = (char *) message };
  const Line line = { .problem = &problem };

  say (self, name, &line);
}

/* Each part that is wrong, or why nothing could be read at all. */
static void
say_unreadable (Report     *self,
                const char *name,
                GFile      *source,
                const char *message)
{
  g_autoptr (GPtrArray) messages = tc_board_file_list_errors (source);

  for (guint i = 0; i < messages->len; i++)
    say_failed (self, name, "unreadable", g_ptr_array_index (messages, i));
  if (messages->len == 0)
    say_failed (self, name, "unreadable", message);
}

/* The first problem that has a repair; NULL where none has. */
static const TcBoardProblem *
find_repairable (TcBoardFile *file,
                 GPtrArray   *problems)
{
  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *repair = tc_board_remedy_label (file, g_ptr_array_index (problems, i));

      if (repair != NULL)
        return g_ptr_array_index (problems, i);
    }

  return NULL;
}

/* The board with all that can be repaired; says what that was, unless @self is NULL. */
static TcBoardFile *
repair_all (Report      *self,
            const char  *name,
            TcBoardFile *file)
{
  g_autoptr (GPtrArray) problems = tc_board_problems (file);
  const TcBoardProblem *problem = find_repairable (file, problems);
  g_autoptr (TcBoardFile) repaired = NULL;

  if (problem == NULL)
    return tc_board_file_ref (file);
  if (self != NULL)
    say_problem (self, name, file, problem, TRUE);
  repaired = tc_board_remedied (file, problem);

  return repair_all (self, name, repaired);
}

/* Repairs the file in place; nothing counts as repaired before it is saved. */
static void
repair_board (Report       *self,
              const char   *name,
              GFile        *place,
              TcBoardFile **file)
{
  g_autoptr (TcBoardFile) repaired = repair_all (NULL, name, *file), again = NULL;
  g_autoptr (GError) error = NULL;

  if (repaired == *file)
    return;
  if (!tc_board_file_save (repaired, place, &error))
    {
      say_failed (self, name, "unwritable", error->message);
      return;
    }

  again = repair_all (self, name, *file);
  tc_board_file_unref (*file);
  *file = g_steal_pointer (&repaired);
}

/* Plans that win too often are warnings: such a board can be played, but not for long. */
static void
say_rushes (Report        *self,
            const char    *name,
            const TcBoard *board)
{
  LabRush rushes[LAB_MAX_RUSHES];
  const LabRushTrial trial = { .draws_hq = !board->has_sections, .seed = SEED, .cancelled = &interrupt_asked };
  const guint n_rushes = lab_rushes_find (board, &trial, rushes);

  for (guint i = 0; i < n_rushes; i++)
    {
      g_autofree char *what = tc_plan_words_wins (rushes[i].plan->level, rushes[i].wins.share);
      g_autofree char *code = g_strconcat ("plan-", rushes[i].plan->level, NULL);
      const TcBoardProblem problem = { .code = code, .what = what };
      const Line line = { .problem = &problem };

      say (self, name, &line);
    }
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
      say_unreadable (self, name, source, error->message);
      return;
    }
  if (self->repairs)
    repair_board (self, name, source, &file);

  problems = tc_board_problems (file);
  for (guint i = 0; i < problems->len; i++)
    say_problem (self, name, file, g_ptr_array_index (problems, i), FALSE);
  if (self->is_deep && tc_check_is_playable (tc_board_file_get_board (file)))
    say_rushes (self, name, tc_board_file_get_board (file));
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
  Report report = { 0 };
  const GOptionEntry entries[] = {
    { "deep", 0, 0, G_OPTION_ARG_NONE, &report.is_deep, N_("Also play some battles to find plans that win too often"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print one list in JSON"), NULL },
    { "repair", 0, 0, G_OPTION_ARG_NONE, &report.repairs, N_("Set prices of bubbles and drones right and save the boards"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &names, NULL, N_("BOARD…") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (JsonBuilder) json = NULL;
  g_autoptr (GError) error = NULL;

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
  if (report.is_deep)
    interrupt_watch ();
  for (guint i = 0; names[i] != NULL && !atomic_load (&interrupt_asked); i++)
    check_board (&report, names[i]);
  if (json != NULL)
    print_json (json);

  if (atomic_load (&interrupt_asked))
    return COMMAND_INTERRUPTED;

  return report.n_errors > 0 ? COMMAND_FAILED : COMMAND_FINE;
}
