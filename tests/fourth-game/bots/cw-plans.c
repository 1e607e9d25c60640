/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-plans.h"

#include <cw-rules.h>

static TurnMove
choose_one (const TurnQuestion *question)
{
  const CwState *seen = question->seen;
  unsigned fullest = 0;

  if (seen->n_scrubs > 0)
    return cw_move_to_turn (cw_move_new (CW_MOVE_PASS, 0));
  for (unsigned row = 1; row < CW_N_ROWS; row++)
    if (seen->tags[row] > seen->tags[fullest])
      fullest = row;

  return cw_move_to_turn (cw_move_new (CW_MOVE_SCRUB, fullest));
}

const TurnBot cw_plans[] = {
  { "one", &cw_rules, choose_one },
  { NULL, NULL, NULL },
};
