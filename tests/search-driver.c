/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <string.h>

#include <tc-rules.h>
#include <tc-search.h>
#include <tc-state.h>
#include <turn-bot.h>
#include <turn-rules-all.h>

#include "board-fixtures.h"

/* Plays battles between taggers who search a little, between easy ones and between greedy ones, and games of the card games, always the same, and prints what they came to:
 * one line a battle, with a number that follows from all their moves. */

static const TurnSearchEffort effort = {
  .n_trees = 2,
  .n_iterations = 60,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE * 2 / 5,
};

static TurnMove
choose_by_search (const TurnQuestion *question)
{
  const TurnSearchTask task = {
    .table = &tc_search_game,
    .game = question->game,
    .seen = question->seen,
    .viewer = question->seat,
    .effort = &effort,
    .n_threads = 2,
  };
  TurnSearchResult result;

  turn_search (&task, question->random, &result);

  return result.options[0].move;
}

static void
play_battle (const TurnBot *bot,
             guint          n_seats)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, n_seats);
  TurnRandom random = turn_random_new (7, n_seats);
  guint64 sum = 0;
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  for (int seat; (seat = tc_state_to_move (game, &state)) != TURN_OVER;)
    {
      const TurnMove move = seat == TURN_CHANCE ? tc_rules.draw (game, &state, &random)
                                                : turn_bot_choose (bot, &tc_rules, game, &state, seat, &random, NULL);

      tc_rules.play (game, &state, move, &state);
      for (gsize i = 0; i < sizeof move.bytes; i++)
        sum = sum * 31 + move.bytes[i];
    }

  printf ("%s %u %016" G_GINT64_MODIFIER "x\n", bot->level, n_seats, sum);
}

/* The same for a game that is dealt. */
static void
play_dealt_game (const char      *level,
                 const TurnRules *rules,
                 guint            n_seats)
{
  const TurnBot *bot = turn_bot_find (level, rules);
  g_autofree gpointer game = g_malloc0 (rules->game_size);
  TurnRandom random = turn_random_new (7, n_seats);
  TurnState state = { 0 };
  guint64 sum = 0;

  rules->deal (game, n_seats, &random);
  rules->start (game, &state);
  for (int seat; (seat = rules->to_move (game, &state)) != TURN_OVER;)
    {
      const TurnMove move = seat == TURN_CHANCE ? rules->draw (game, &state, &random)
                                                : turn_bot_choose (bot, rules, game, &state, seat, &random, NULL);

      rules->play (game, &state, move, &state);
      for (gsize i = 0; i < sizeof move.bytes; i++)
        sum = sum * 31 + move.bytes[i];
    }

  printf ("%s %s %u %016" G_GINT64_MODIFIER "x\n", rules->id, bot->level, n_seats, sum);
}

/* Searches are slow, so they play with few. */
static void
play_dealt_games (const TurnRules *rules)
{
  for (guint n_seats = rules->min_seats; n_seats <= rules->max_seats; n_seats++)
    {
      play_dealt_game ("easy", rules, n_seats);
      play_dealt_game ("medium", rules, n_seats);
    }
  play_dealt_game ("hard", rules, rules->min_seats);
}

int
main (void)
{
  const TurnBot searching = { "search", &tc_rules, choose_by_search };

  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      play_battle (&searching, n_seats);
      play_battle (turn_bot_find ("easy", &tc_rules), n_seats);
      play_battle (turn_bot_find ("medium", &tc_rules), n_seats);
    }
  for (guint i = 0; turn_rules_all[i] != NULL; i++)
    if (turn_rules_all[i]->deal != NULL)
      play_dealt_games (turn_rules_all[i]);

  return 0;
}
