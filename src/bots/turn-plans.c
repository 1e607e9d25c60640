/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-plans.h"

#include "rt-plans.h"
#include "tc-plans.h"
#include "tg-plans.h"

const TurnBot *const turn_plans_all[] = {
  tc_plans,
  tg_plans,
  rt_plans,
  NULL,
};

const TurnBot *
turn_plan_find (const char      *name,
                const TurnRules *rules)
{
  for (const TurnBot *const *table = turn_plans_all; *table != NULL; table++)
    for (const TurnBot *plan = *table; plan->level != NULL; plan++)
      if (strcmp (plan->level, name) == 0 && plan->rules == rules)
        return plan;

  return NULL;
}
