/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include <turn-rules.h>

/* Where the contract test gets its games from: a game brings one row. */
typedef struct
{
  const TurnRules *rules;
  guint            n_variants;

  /* A game for the rules' first argument, freed with g_free; each variant is another board or other options. */
  gpointer (*new_game)(guint variant,
                       guint n_seats);
} GameFactory;

/* The row of these rules; a game without one fails the test. */
const GameFactory *game_factory_find (const TurnRules *rules);
