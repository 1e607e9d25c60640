/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "command.h"

#include <glib/gi18n.h>

#include "shard.h"

/* The parts in these files together; NULL if they do not belong together. */
static Shard *
merge (char   **names,
       GError **error)
{
  g_autoptr (Shard) whole = shard_load (names[0], error);

  if (whole == NULL)
    {
      g_prefix_error (error, "%s: ", names[0]);
      return NULL;
    }
  for (guint i = 1; names[i] != NULL; i++)
    {
      g_autoptr (Shard) part = shard_load (names[i], error);

      if (part != NULL && shard_add (whole, part, error))
        continue;
      g_prefix_error (error, "%s: ", names[i]);
      return NULL;
    }

  return g_steal_pointer (&whole);
}

CommandStatus
command_merge (int    argc,
               char **argv)
{
  g_auto (GStrv) names = NULL;
  gboolean wants_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &wants_json, N_("Print all figures in JSON"), NULL },
    { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &names, NULL, N_("FILE…") },
    { NULL, 0, 0, 0, NULL, NULL, NULL },
  };
  GOptionContext *context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (Shard) whole = NULL;

  g_option_context_set_summary (context, _("Puts the parts of a playtest together that “playtest --shard --json” wrote. The result is byte for byte that of a single run."));
  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
  if (!command_parse (context, argc, argv, &error))
    return command_misused (argv[0], error);
  if (names == NULL)
    {
      g_set_error_literal (&error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, _("The files with the parts are missing"));
      return command_misused (argv[0], error);
    }

  whole = merge (names, &error);
  if (whole == NULL)
    return command_failed (argv[0], error);
  shard_say (whole, wants_json);
  if (shard_is_whole (whole))
    return COMMAND_FINE;
  g_printerr ("tag-city-lab: %s\n", _("Some parts are missing: play them and merge again"));

  return COMMAND_FAILED;
}
