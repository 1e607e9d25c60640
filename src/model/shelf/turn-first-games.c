/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-first-games.h"

static gboolean
has (GSettings  *settings,
     const char *key,
     const char *game)
{
  g_auto (GStrv) games = g_settings_get_strv (settings, key);

  return g_strv_contains ((const char *const *) games, game);
}

gboolean
turn_first_games_is_offered (GSettings  *settings,
                             const char *game)
{
  return !has (settings, "first-games", game) && !has (settings, "known-games", game);
}

void
turn_first_games_set_offered (GSettings  *settings,
                              const char *game)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) games = g_settings_get_strv (settings, "first-games"), all = NULL;

  if (has (settings, "first-games", game))
    return;
  g_strv_builder_addv (builder, (const char **) games);
  g_strv_builder_add (builder, game);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "first-games", (const char *const *) all);
}
