/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-level.h"

TurnMove
turn_level_by_first_sight (const TurnQuestion   *question,
                           const TurnSearchGame *table)
{
  TurnSuggestion suggestions[TURN_MAX_WIDTH];
  uint64_t context[TURN_MAX_CONTEXT / sizeof (uint64_t)];
  uint32_t ticket = turn_random_below (question->random, TURN_ONE);
  unsigned n, i = 0;

  table->prepare (context, question->game, question->seen);
  n = table->suggest (context, question->seen, suggestions, TURN_MAX_WIDTH);
  for (; i + 1 < n && ticket >= suggestions[i].prior; i++)
    ticket -= suggestions[i].prior;

  return suggestions[i].move;
}

TurnMove
turn_level_by_search (const TurnQuestion     *question,
                      const TurnSearchGame   *table,
                      const TurnSearchEffort *effort,
                      TurnMove (             *instead ) (const TurnQuestion *question))
{
  const TurnSearchTask task = {
    .table = table,
    .game = question->game,
    .seen = question->seen,
    .viewer = question->seat,
    .effort = effort,
    .n_threads = question->n_threads,
    .cancelled = question->cancelled,
  };
  TurnSearchResult result;

  if (!turn_search (&task, question->random, &result) || result.n_options == 0)
    return instead (question);

  return result.options[0].move;
}
