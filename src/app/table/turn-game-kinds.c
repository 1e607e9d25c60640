/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-game-kind.h"

#include "rt-game-kind.h"
#include "tc-game-kind.h"
#include "tg-game-kind.h"

/* One row a game. */
const TurnGameKind *const turn_game_kinds[] = {
  &tc_game_kind,
  &tg_game_kind,
  &rt_game_kind,
  NULL,
};

const TurnGameKind *
turn_game_kind_find (const char *id)
{
  for (guint i = 0; turn_game_kinds[i] != NULL; i++)
    if (g_str_equal (turn_game_kinds[i]->format->rules->id, id))
      return turn_game_kinds[i];

  return NULL;
}

const TurnGameKind *
turn_game_kind_of (TurnMatch *match)
{
  return turn_game_kind_find (turn_match_get_rules (match)->id);
}
