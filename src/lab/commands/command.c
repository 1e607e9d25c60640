/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <glib/gi18n.h>

gboolean
command_parse (GOptionContext *context,
               int             argc,
               char          **argv,
               GError        **error)
{
  g_autofree char *name = g_strdup_printf ("tag-city-lab %s", argv[0]);
  g_auto (GStrv) arguments = g_new0 (char *, (gsize) argc + 1);
  gboolean is_fine;

  /* The parser shows the program's name in the help and takes arguments out of the list. */
  arguments[0] = g_strdup (name);
  for (int i = 1; i < argc; i++)
    arguments[i] = g_strdup (argv[i]);

  g_option_context_set_translation_domain (context, GETTEXT_PACKAGE);
  g_set_prgname (name);
  is_fine = g_option_context_parse_strv (context, &arguments, error);
  if (is_fine && arguments[1] != NULL)
    {
      g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, _("“%s” is not expected here"), arguments[1]);
      is_fine = FALSE;
    }
  g_option_context_free (context);

  return is_fine;
}

static void
say (const char   *name,
     const GError *error)
{
  g_printerr ("tag-city-lab %s: %s\n", name, error->message);
}

CommandStatus
command_misused (const char *name,
                 GError     *error)
{
  say (name, error);

  return COMMAND_MISUSED;
}

CommandStatus
command_failed (const char *name,
                GError     *error)
{
  say (name, error);

  return COMMAND_FAILED;
}
