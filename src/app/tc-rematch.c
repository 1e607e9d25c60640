/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-rematch.h"

#include <tc-battle-setup.h>
#include <turn-deal.h>

TurnRecord *
tc_rematch_new (TurnRecord *old,
                GError    **error)
{
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  g_autoptr (TcBattleSetup) setup = NULL;

  if (turn_record_get_format (old)->rules->deal != NULL)
    return turn_deal_again (old, seed, error);

  setup = tc_battle_setup_new_from_record (old);

  return tc_battle_setup_start (setup, tc_record_get_board_file (old), seed, error);
}
