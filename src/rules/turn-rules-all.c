/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-rules-all.h"

#include <string.h>

#include "rt-rules.h"
#include "tc-rules.h"
#include "tg-rules.h"

const TurnRules *const turn_rules_all[] = {
  &tc_rules,
  &tg_rules,
  &rt_rules,
  NULL,
};

const TurnRules *
turn_rules_find (const char *id)
{
  for (unsigned i = 0; turn_rules_all[i] != NULL; i++)
    if (strcmp (turn_rules_all[i]->id, id) == 0)
      return turn_rules_all[i];

  return NULL;
}
