/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-rules.h>

/* Where tests that are for every game get their games from. What chance alone can set up is dealt; any other game brings a row. Each variant
 * is another deck, another board or other options. */
guint    game_factory_n_variants (const TurnRules *rules);

/* A game for the rules' first argument, freed with g_free. */
gpointer game_factory_new        (const TurnRules *rules,
                                  guint            variant,
                                  guint            n_seats) G_GNUC_WARN_UNUSED_RESULT;
