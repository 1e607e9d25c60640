/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-bot.h"

#include <rt-rules.h>
#include <tc-rules.h>
#include <tg-rules.h>

#include "rt-greedy.h"
#include "rt-search.h"
#include "tc-greedy.h"
#include "tc-search.h"
#include "tg-greedy.h"
#include "tg-search.h"

/* Any game: the random move of its rules. */
static TurnMove
choose_at_random (const TurnQuestion *question)
{
  return question->rules->random_move (question->game, question->seen, question->random);
}

const TurnBot turn_bots_all[] = {
  { "random", NULL, choose_at_random },
  { "easy", &tc_rules, tc_easy_choose },
  { "easy", &tg_rules, tg_easy_choose },
  { "easy", &rt_rules, rt_easy_choose },
  { "greedy", &tc_rules, tc_greedy_choose },
  { "greedy", &tg_rules, tg_greedy_choose },
  { "greedy", &rt_rules, rt_greedy_choose },
  { "medium", &tc_rules, tc_medium_choose },
  { "medium", &tg_rules, tg_greedy_choose },
  { "medium", &rt_rules, rt_greedy_choose },
  { "hard", &tc_rules, tc_hard_choose },
  { "hard", &tg_rules, tg_hard_choose },
  { "hard", &rt_rules, rt_hard_choose },
  { "expert", &tc_rules, tc_expert_choose },
  { "expert", &tg_rules, tg_expert_choose },
  { "expert", &rt_rules, rt_expert_choose },
  { NULL, NULL, NULL },
};

const TurnBot *
turn_bot_find (const char      *level,
               const TurnRules *rules)
{
  for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
    if (strcmp (bot->level, level) == 0 && (bot->rules == NULL || bot->rules == rules))
      return bot;

  return NULL;
}

TurnMove
turn_bot_choose (const TurnBot     *self,
                 const TurnRules   *rules,
                 const void        *game,
                 const void        *state,
                 int                seat,
                 TurnRandom        *random,
                 const atomic_bool *cancelled)
{
  return turn_bot_choose_on (self, rules, game, state, seat, random, cancelled, 1);
}

TurnMove
turn_bot_choose_on (const TurnBot     *self,
                    const TurnRules   *rules,
                    const void        *game,
                    const void        *state,
                    int                seat,
                    TurnRandom        *random,
                    const atomic_bool *cancelled,
                    unsigned           n_threads)
{
  TurnState seen, after;
  TurnQuestion question = {
    .rules = rules,
    .game = rules->open_game != NULL ? rules->open_game (game) : game,
    .seen = &seen,
    .seat = seat,
    .random = random,
    .cancelled = cancelled,
    .n_threads = n_threads,
  };
  TurnMove move;

  rules->conceal (game, state, seat, random, &seen);
  move = self->choose (&question);

  /* What a seat may do follows from what it sees, so that a slip of a bot shows here without asking the true state. */
  if (rules->play (game, &seen, move, &after) != TURN_LEGAL)
    move = rules->random_move (game, &seen, random);

  return move;
}

TurnMove
turn_level_draw (const TurnSuggestion *suggestions,
                 unsigned              n,
                 TurnRandom           *random)
{
  uint32_t ticket = turn_random_below (random, TURN_ONE);
  unsigned i = 0;

  for (; i + 1 < n && ticket >= suggestions[i].prior; i++)
    ticket -= suggestions[i].prior;

  return suggestions[i].move;
}

TurnMove
turn_level_by_first_sight (const TurnQuestion   *question,
                           const TurnSearchGame *table)
{
  TurnSuggestion suggestions[TURN_MAX_WIDTH];
  uint64_t context[TURN_MAX_CONTEXT / sizeof (uint64_t)];
  unsigned n;

  table->prepare (context, question->game, question->seen);
  n = table->suggest (context, question->seen, suggestions, TURN_MAX_WIDTH);

  return turn_level_draw (suggestions, n, question->random);
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

/* Every game that can be searched: one row a game. */
static const TurnSearchGame *const searches[] = {
  &tc_search_game,
  &tg_search_game,
  &rt_search_game,
  NULL,
};

const TurnSearchGame *
turn_search_find (const TurnRules *rules)
{
  for (const TurnSearchGame *const *table = searches; *table != NULL; table++)
    if ((*table)->rules == rules)
      return *table;

  return NULL;
}
