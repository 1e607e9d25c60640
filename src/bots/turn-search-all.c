/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-search-all.h"

#include "rt-search.h"
#include "tc-search.h"
#include "tg-search.h"

const TurnSearchGame *const turn_search_all[] = {
  &tc_search_game,
  &tg_search_game,
  &rt_search_game,
  NULL,
};

const TurnSearchGame *
turn_search_find (const TurnRules *rules)
{
  for (const TurnSearchGame *const *table = turn_search_all; *table != NULL; table++)
    if ((*table)->rules == rules)
      return *table;

  return NULL;
}
