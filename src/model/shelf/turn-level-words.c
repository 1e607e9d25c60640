/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-level-words.h"

#include <glib/gi18n.h>
#include <turn-bot.h>

/* Those without strength are not offered: they are for playtests; old records may have them. */
static const struct { const char *level, *name, *about; guint strength; } names[] = {
  { "random", NC_("bot level", "Blindfolded"), NULL, 0 },
  { "greedy", NC_("bot level", "Greedy"), NULL, 0 },
  { "easy", NC_("bot level", "Rookie"), N_("Plays what looks good, and often misses the best."), 1 },
  { "medium", NC_("bot level", "Street"), N_("Takes what looks best right now."), 2 },
  { "hard", NC_("bot level", "King"), N_("Tries hundreds of ways to play on before each move."), 3 },
  { "expert", NC_("bot level", "Legend"), N_("Tries thousands of ways to play on before each move."), 4 },
};

static GPtrArray *
list_bots (const TurnRules *rules,
           gboolean         only_offered)
{
  GPtrArray *levels = g_ptr_array_new ();

  for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
    if ((bot->rules == NULL || bot->rules == rules) && (!only_offered || turn_level_get_strength (bot->level) > 0))
      g_ptr_array_add (levels, (gpointer) bot->level);

  return levels;
}

const char **
turn_levels_list (const TurnRules *rules)
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
turn_level_get_name (const char *level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].level, level))
      return g_dpgettext2 (NULL, "bot level", names[i].name);

  return level;
}

const char *
turn_level_describe (const char *level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].level, level))
      return names[i].about != NULL ? _(names[i].about) : NULL;

  return NULL;
}

guint
turn_level_get_strength (const char *level)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].level, level))
      return names[i].strength;

  return 0;
}
