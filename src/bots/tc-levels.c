/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-levels.h"

#include "tc-greedy.h"
#include "tc-search.h"
#include "turn-level.h"

/* What the easy level looks at when it errs, and how much worse a move must be to be taken half as often. */
#define EASY_N_PLACES 4
#define EASY_N_CHOICES 32
#define EASY_HALVING (TC_PRESTIGE * 3 / 4)

/* Of 32 decisions between two taggers so many are errors. */
#define EASY_ERRORS 17

static unsigned
n_seats_of (const TurnQuestion *question)
{
  const TcGame *game = question->game;

  return game->setup.n_seats;
}

/* Any of the moves that look good, the better the likelier. */
static TurnMove
choose_any_good (const TurnQuestion *question)
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
tc_easy_choose (const TurnQuestion *question)
{
  if (n_seats_of (question) > 2 || turn_random_below (question->random, 32) < EASY_ERRORS)
    return choose_any_good (question);

  return tc_medium_choose (question);
}

/* A glance ahead is worth most between two, whose next moves can be told; among more taggers greed is as good as a few simulations. */
TurnMove
tc_medium_choose (const TurnQuestion *question)
{
  const TurnSearchEffort effort = tc_effort_medium ();

  if (n_seats_of (question) > 2)
    return tc_greedy_choose (question);

  return turn_level_by_search (question, &tc_search_game, &effort, tc_greedy_choose);
}

/* Without memory for a search there is still greed. */
TurnMove
tc_hard_choose (const TurnQuestion *question)
{
  const TurnSearchEffort effort = tc_effort_hard (n_seats_of (question));

  return turn_level_by_search (question, &tc_search_far, &effort, tc_greedy_choose);
}

TurnMove
tc_expert_choose (const TurnQuestion *question)
{
  const TurnSearchEffort effort = tc_effort_expert (n_seats_of (question));

  return turn_level_by_search (question, &tc_search_far, &effort, tc_greedy_choose);
}
