/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-plan-words.h"

#include <glib/gi18n.h>

#include "tc-language.h"

static const struct { const char *plan, *sentence; } sentences[] = {
  /* Translators: a way to play that wins too often on a board, with the share of battles it wins: “99 %”. The same for those below. */
  { "networks", N_("Checking networks with every die wins %s") },
  { "drones", N_("Using a drone with every die wins %s") },
  { "rush-drones-small", N_("Using drones whenever one is ahead wins %s") },
  { "rush-reckoned", N_("Using drones once the lead pays for all of them wins %s") },
  { "quit-ahead", N_("Checking networks once the lead pays for all bubbles wins %s") },
  { "always-final-pass", N_("Checking networks with every final die wins %s") },
};

char *
tc_plan_words_wins (const char *plan,
                    double      share)
{
  g_autofree char *per_cent = tc_language_percent (share, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (sentences); i++)
    if (g_str_equal (sentences[i].plan, plan))
      return g_strdup_printf (_(sentences[i].sentence), per_cent);

  return g_strdup_printf ("%s: %s", plan, per_cent);
}
