/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-rematch.h"

#include <turn-deal.h>

#include "turn-game-kind.h"

TurnRecord *
turn_rematch_new (TurnRecord *old,
                  GError    **error)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  const TurnGameKind *kind = turn_game_kind_find (turn_record_get_format (old)->rules->id);

  return kind->start_again != NULL ? kind->start_again (old, seed, error) : turn_deal_again (old, seed, error);
}
