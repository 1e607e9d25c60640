/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <gio/gio.h>
#include <glib/gi18n.h>

#include <tc-generated-board.h>

/* The options as they are typed. */
typedef struct
{
  char *seed;
  char *symmetry;
  char *output;
  int   n_columns;
  int   n_rows;
  int   n_districts;
  int   water;
  int   sprawl;
} Options;

static const char *const symmetries[] = {
  [TC_SYMMETRY_NONE] = "none",
  [TC_SYMMETRY_LEFT_RIGHT] = "columns",
  [TC_SYMMETRY_TOP_BOTTOM] = "rows",
  [TC_SYMMETRY_HALF_TURN] = "half-turn",
};

static void
free_options (Options *self)
{
  g_free (self->seed);
  g_free (self->symmetry);
  g_free (self->output);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Options, free_options)

static gboolean
check_range (const char *option,
             int         value,
             int         least,
             int         most,
             GError    **error)
{
  if (value >= least && value <= most)
    return TRUE;
  /* Translators: an option of the command line, and two numbers. */
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("%s must be from %d to %d"), option, least, most);

  return FALSE;
}

static gboolean
read_symmetry (const char *text,
               TcSymmetry *symmetry,
               GError    **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (symmetries); i++)
    if (text == NULL || g_str_equal (text, symmetries[i]))
      {
        *symmetry = (TcSymmetry) i;
        return TRUE;
      }
  g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("--symmetry must be none, columns, rows or half-turn"));

  return FALSE;
}

static gboolean
read_wishes (const Options *options,
             TcWishes      *wishes,
             GError       **error)
{
  *wishes = (TcWishes) { .seed = tc_seed_from_text (options->seed != NULL ? options->seed : "1") };
  if (!check_range ("--columns", options->n_columns, TC_GENERATE_MIN_SIDE, TC_MAX_SIDE, error)
      || !check_range ("--rows", options->n_rows, TC_GENERATE_MIN_SIDE, TC_MAX_SIDE, error)
      || !check_range ("--districts", options->n_districts, 1, TC_MAX_DISTRICTS, error)
      || !check_range ("--water", options->water, 0, TC_GENERATE_MAX_WATER, error)
      || !check_range ("--sprawl", options->sprawl, 0, 100, error)
      || !read_symmetry (options->symmetry, &wishes->symmetry, error))
    return FALSE;

  wishes->n_columns = (guint8) options->n_columns;
  wishes->n_rows = (guint8) options->n_rows;
  wishes->n_districts = (guint8) options->n_districts;
  wishes->water = (guint8) options->water;
  wishes->sprawl = (guint8) options->sprawl;

  return TRUE;
}

static gboolean
write_board (TcBoardFile *file,
             const char  *output,
             GError     **error)
{
  g_autoptr (GFile) place = NULL;
  g_autofree char *text = NULL;

  if (output == NULL)
    {
      text = tc_board_file_to_text (file);
      g_print ("%s", text);
      return TRUE;
    }
  place = g_file_new_for_commandline_arg (output);

  return tc_board_file_save (file, place, error);
}

CommandStatus
command_generate (int    argc,
                  char **argv)
{
  g_auto (Options) options = { .n_columns = 12, .n_rows = 8, .n_districts = 5, .water = 10, .sprawl = 20 };
  const GOptionEntry entries[] = {
    { "seed", 0, 0, G_OPTION_ARG_STRING, &options.seed, N_("The same seed gives the same city on every machine (default: 1)"), N_("SEED") },
    { "columns", 0, 0, G_OPTION_ARG_INT, &options.n_columns, N_("Columns of the grid, 3 to 16 (default: 12)"), "N" },
    { "rows", 0, 0, G_OPTION_ARG_INT, &options.n_rows, N_("Rows of the grid, 3 to 16 (default: 8)"), "N" },
    { "districts", 0, 0, G_OPTION_ARG_INT, &options.n_districts, N_("Districts, 1 to 12 (default: 5)"), "N" },
    { "water", 0, 0, G_OPTION_ARG_INT, &options.water, N_("Share of the grid that is not in the city, 0 to 50 per cent (default: 10)"), "N" },
    { "sprawl", 0, 0, G_OPTION_ARG_INT, &options.sprawl, N_("How far districts sprawl, from 0 to 100 (default: 20)"), "N" },
    { "symmetry", 0, 0, G_OPTION_ARG_STRING, &options.symmetry, N_("none, columns, rows or half-turn (default: none)"), "KIND" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &options.output, N_("The file to write (default: the standard output)"), N_("FILE") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (TcBoardFile) file = NULL;
  g_autoptr (GError) error = NULL;
  TcWishes wishes;

  g_option_context_set_summary (context, _("Generates a random city that has no error and no warning and can be filled everywhere."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error) || !read_wishes (&options, &wishes, &error))
    return command_misused (argv[0], error);

  file = tc_board_file_new_generated (&wishes);
  if (file == NULL)
    {
      g_printerr ("tag-city-lab: %s\n", _("No city fits these wishes: less water or fewer districts"));
      return COMMAND_FAILED;
    }
  if (!write_board (file, options.output, &error))
    return command_failed (argv[0], error);

  return COMMAND_FINE;
}
