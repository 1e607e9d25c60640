/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tce-export-options.h"

#include <glib/gi18n.h>
#include <store-error.h>

#include "tce-export.h"

/* What the command line says. */
typedef struct
{
  char    *pdf;
  char    *png;
  char    *svg;
  char    *paper;
  char    *language;
  gboolean ink_saving;
  char   **boards;
} Request;

/* Of the process, as GOptionEntry wants it. */
static Request request;

static const GOptionEntry entries[] = {
  { "export-pdf", 0, 0, G_OPTION_ARG_FILENAME, &request.pdf, N_("Write the board as a PDF to print and play"), N_("FILE") },
  { "export-png", 0, 0, G_OPTION_ARG_FILENAME, &request.png, N_("Write a picture of the board as PNG"), N_("FILE") },
  { "export-svg", 0, 0, G_OPTION_ARG_FILENAME, &request.svg, N_("Write a picture of the board as SVG"), N_("FILE") },
  { "paper", 0, 0, G_OPTION_ARG_STRING, &request.paper, N_("Paper of the PDF: “a4” or “letter”"), N_("PAPER") },
  { "ink-saving", 0, 0, G_OPTION_ARG_NONE, &request.ink_saving, N_("Outlines and hatching instead of filled walls in the PDF"), NULL },
  { "language", 0, 0, G_OPTION_ARG_STRING, &request.language, N_("Language of the PDF: “en” or “fr”"), N_("LANGUAGE") },
  G_OPTION_ENTRY_NULL
};

static const GOptionEntry arguments[] = {
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &request.boards, NULL, N_("BOARD") },
  G_OPTION_ENTRY_NULL
};

gboolean
tce_export_wanted (int    argc,
                   char **argv)
{
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    if (g_str_has_prefix (argv[i], "--export-"))
      return TRUE;

  return FALSE;
}

GOptionGroup *
tce_export_option_group_new (void)
{
  GOptionGroup *group = g_option_group_new ("export", _("Writing files without a window:"), _("Show how to write files without a window"), NULL, NULL);

  g_option_group_set_translation_domain (group, GETTEXT_PACKAGE);
  g_option_group_add_entries (group, entries);

  return group;
}

static gboolean
fail (GError    **error,
      const char *message)
{
  g_set_error_literal (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, message);

  return FALSE;
}

static gboolean
parse (int      argc,
       char   **argv,
       GError **error)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) copy = g_strdupv (argv);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, arguments, GETTEXT_PACKAGE);
  if (!g_option_context_parse_strv (context, &copy, error))
    return FALSE;
  if (request.boards == NULL || g_strv_length (request.boards) != 1)
    return fail (error, _("Name exactly one board to be written."));

  return TRUE;
}

static gboolean
choose_paper (TcePrintSettings *settings,
              GError          **error)
{
  if (request.paper == NULL || g_ascii_strcasecmp (request.paper, "a4") == 0)
    return TRUE;
  if (g_ascii_strcasecmp (request.paper, "letter") != 0)
    return fail (error, _("The paper is “a4” or “letter”."));

  settings->width = TCE_LETTER_WIDTH;
  settings->height = TCE_LETTER_HEIGHT;

  return TRUE;
}

static gboolean
choose_language (TcePrintSettings *settings,
                 GError          **error)
{
  if (request.language != NULL && !g_str_equal (request.language, "en") && !g_str_equal (request.language, "fr"))
    return fail (error, _("The language is “en” or “fr”."));

  settings->language = request.language;

  return TRUE;
}

static gboolean
write_files (TcBoardFile            *board,
             const TcePrintSettings *settings,
             GError                **error)
{
  g_autoptr (GFile) pdf = request.pdf != NULL ? g_file_new_for_commandline_arg (request.pdf) : NULL;
  g_autoptr (GFile) png = request.png != NULL ? g_file_new_for_commandline_arg (request.png) : NULL;
  g_autoptr (GFile) svg = request.svg != NULL ? g_file_new_for_commandline_arg (request.svg) : NULL;

  return (pdf == NULL || tce_export_pdf (board, settings, pdf, error)) &&
         (png == NULL || tce_export_png (board, png, error)) &&
         (svg == NULL || tce_export_svg (board, svg, error));
}

/* What is wrong within a file does not say which file it is. */
static void
name_file (const char *path,
           GError    **error)
{
  g_autofree char *name = g_filename_display_basename (path);

  if ((*error)->domain == STORE_ERROR)
    g_prefix_error (error, "%s: ", name);
}

static gboolean
export (int      argc,
        char   **argv,
        GError **error)
{
  TcePrintSettings settings = TCE_PRINT_SETTINGS_DEFAULT;
  g_autoptr (TcBoardFile) board = NULL;
  g_autoptr (GFile) file = NULL;

  if (!parse (argc, argv, error) || !choose_paper (&settings, error) || !choose_language (&settings, error))
    return FALSE;

  settings.ink_saving = request.ink_saving;
  file = g_file_new_for_commandline_arg (request.boards[0]);
  board = tc_board_file_load (file, error);
  if (board == NULL)
    name_file (request.boards[0], error);

  return board != NULL && write_files (board, &settings, error);
}

static void
forget_request (void)
{
  g_free (request.pdf);
  g_free (request.png);
  g_free (request.svg);
  g_free (request.paper);
  g_free (request.language);
  g_strfreev (request.boards);
  request = (Request) { 0 };
}

int
tce_export_run (int    argc,
                char **argv)
{
  g_autoptr (GError) error = NULL;
  gboolean done = export (argc, argv, &error);

  if (!done)
    g_printerr ("tag-city-editor: %s\n", error->message);
  forget_request ();

  return done ? 0 : 1;
}
