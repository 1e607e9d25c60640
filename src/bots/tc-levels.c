/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-levels.h"

#include "tc-greedy.h"
#include "tc-search.h"

/* What the easy level looks at, and how much worse a move must be to be taken half as often. */
#define EASY_N_PLACES 4
#define EASY_N_CHOICES 32
#define EASY_HALVING TC_PRESTIGE

TurnMove
tc_easy_choose (const TurnQuestion *question)
{
  TcChoices choices = { .capacity = EASY_N_CHOICES };
  int32_t values[EASY_N_CHOICES];
  uint32_t shares[EASY_N_CHOICES];
  uint32_t ticket = turn_random_below (question->random, TURN_ONE);
  unsigned i = 0;

  tc_greedy_rank (&choices, question->game, question->seen, &tc_weights_greedy, EASY_N_PLACES);
  for (unsigned choice = 0; choice < choices.n; choice++)
    values[choice] = choices.best[choice].value;
  turn_softmax (values, choices.n, EASY_HALVING, shares);

  for (; i + 1 < choices.n && ticket >= shares[i]; i++)
    ticket -= shares[i];

  return tc_move_to_turn (choices.best[i].move);
}

TurnMove
tc_medium_choose (const TurnQuestion *question)
{
  return tc_greedy_choose (question);
}

/* Without memory for a search there is still greed. */
static TurnMove
choose_by_search (const TurnQuestion     *question,
                  const TurnSearchGame   *table,
                  const TurnSearchEffort *effort)
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

  if (!turn_search (&task, question->random, &result))
    return tc_greedy_choose (question);

  return result.options[0].move;
}

TurnMove
tc_hard_choose (const TurnQuestion *question)
{
  const TcGame *game = question->game;
  const TurnSearchEffort effort = tc_effort_hard (game->setup.n_seats);

  return choose_by_search (question, tc_search_of_hard (game->setup.n_seats), &effort);
}

TurnMove
tc_expert_choose (const TurnQuestion *question)
{
  return choose_by_search (question, &tc_search_far, &tc_effort_expert);
}
