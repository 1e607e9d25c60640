/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-level.h"

#include <glib/gi18n.h>
#include <turn-bot.h>

/* Those that are not offered are for playtests; old records may have them. */
static const struct { const char *level, *name; gboolean is_offered; } names[] = {
  { "random", NC_("bot level", "Blindfolded"), FALSE },
  { "greedy", NC_("bot level", "Greedy"), FALSE },
  { "easy", NC_("bot level", "Rookie"), TRUE },
  { "medium", NC_("bot level", "Street"), TRUE },
  { "hard", NC_("bot level", "King"), TRUE },
  { "expert", NC_("bot level", "All-city"), TRUE },
};

static gboolean
is_offered (const char *level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].level, level))
      return names[i].is_offered;

  return FALSE;
}

static GPtrArray *
list_bots (const TurnRules *rules,
           gboolean         only_offered)
{
  GPtrArray *levels = g_ptr_array_new ();

  for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
    if ((bot->rules == NULL || bot->rules == rules) && (!only_offered || is_offered (bot->level)))
      g_ptr_array_add (levels, (gpointer) bot->level);

  return levels;
}

const char **
tc_levels_list (const TurnRules *rules)
{
  GPtrArray *levels = list_bots (rules, TRUE);

  if (levels->len == 0)
    {
      g_ptr_array_unref (levels);
      levels = list_bots (rules, FALSE);
    }
  g_ptr_array_add (levels, NULL);

  return (const char **) g_ptr_array_free (levels, FALSE);
}

const char *
tc_level_get_name (const char *level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].level, level))
      return g_dpgettext2 (NULL, "bot level", names[i].name);

  return level;
}
