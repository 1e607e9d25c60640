/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <glib/gi18n.h>

#include <turn-language.h>

#include "command.h"

const Command commands_all[] = {
  { "play", N_("Let bots play battles and record them"), command_play },
  { "verify", N_("Replay recorded battles against the rules"), command_verify },
  { "validate", N_("Say what is wrong with boards"), command_validate },
  { "generate", N_("Generate a random city"), command_generate },
  { "playtest", N_("Let bots play on boards, wholly or in part"), command_playtest },
  { "balance", N_("Change values until boards play as they should"), command_balance },
  { "merge", N_("Put the parts of a playtest together"), command_merge },
  { "match", N_("Find out which bot plays better"), command_match },
  { "report-boards", N_("Report how battles go on the built-in boards"), command_report_boards },
  { "report-bots", N_("Report how strong and how quick the bots are"), command_report_bots },
  { "tune", N_("Look for better weights of the greedy bot"), command_tune },
  { "bench", N_("Measure the speed on this machine"), command_bench },
  { NULL, NULL, NULL },
};

static void
print_usage (void)
{
  g_print ("%s\n\n%s\n", _("Usage: tag-city-lab COMMAND [OPTIONS]"), _("Tag City without a screen: playtests, checks and measurements."));
  g_print ("\n%s\n", _("Commands:"));
  for (const Command *command = commands_all; command->name != NULL; command++)
    g_print ("  %-14s  %s\n", command->name, _(command->summary));
  g_print ("\n%s\n", _("“tag-city-lab COMMAND --help” lists a command’s options; --version prints the version."));
}

static CommandStatus
misused (const char *name)
{
  if (name == NULL)
    g_printerr ("tag-city-lab: %s\n", _("A command is missing; “tag-city-lab --help” lists them"));
  else
    g_printerr (_("tag-city-lab: There is no command “%s”; “tag-city-lab --help” lists them\n"), name);

  return COMMAND_MISUSED;
}

static CommandStatus
run (int    argc,
     char **argv)
{
  if (argc < 2)
    return misused (NULL);
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0)
    {
      print_usage ();
      return COMMAND_FINE;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("tag-city-lab %s\n", VERSION);
      return COMMAND_FINE;
    }

  for (const Command *command = commands_all; command->name != NULL; command++)
    if (strcmp (command->name, argv[1]) == 0)
      return command->run (argc - 1, argv + 1);

  return misused (argv[1]);
}

int
main (int    argc,
      char **argv)
{
  turn_language_set_up (LOCALE_DIR);

  return (int) run (argc, argv);
}
