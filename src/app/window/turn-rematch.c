/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-rematch.h"

#include "turn-game-kind.h"

TurnRecord *
turn_rematch_new (TurnRecord *old,
                  GError    **error)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();

  return turn_game_kind_find (turn_record_get_format (old)->rules->id)->start_again (old, seed, error);
}
