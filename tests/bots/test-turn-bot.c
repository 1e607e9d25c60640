/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-bot.h"

#include <string.h>

#include <tc-rules.h>
#include <tc-state.h>

#include "board-fixtures.h"
#include "random-boards.h"
#include "tc-plans.h"

/* The searching levels are tested with less effort beside their search. */
static gboolean
is_quick (const TurnBot *bot)
{
  return (bot->rules == NULL || bot->rules == &tc_rules) && !g_str_equal (bot->level, "hard") && !g_str_equal (bot->level, "expert");
}

static TurnMove
answer_of (const TurnBot *bot,
           const TcGame  *game,
           const TcState *state,
           TurnRandom    *random)
{
  TcState seen;
  const TurnQuestion question = {
    .rules = &tc_rules,
    .game = game,
    .seen = &seen,
    .seat = tc_state_to_move (game, state),
    .random = random,
  };

  memset (&seen, 0, sizeof seen);
  tc_rules.conceal (game, state, question.seat, random, &seen);

  return bot->choose (&question);
}

/* Plays a battle in which every answer must be legal as it is, without turn_bot_choose () mending it. Returns how many there were. */
static guint
play_battle (const TurnBot *bot,
             const TcGame  *game,
             TurnRandom    *random)
{
  guint n_answers = 0;
  TcState state;
  int seat;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  while ((seat = tc_state_to_move (game, &state)) != TURN_OVER)
    {
      TurnMove move;

      if (seat == TURN_CHANCE)
        {
          move = tc_rules.draw (game, &state, random);
        }
      else
        {
          move = answer_of (bot, game, &state, random);
          n_answers++;
        }
      g_assert_cmpint (tc_rules.play (game, &state, move, &state), ==, TURN_LEGAL);
    }

  return n_answers;
}

/* One battle of every bot that is quick and of every fixed plan. Returns how many answers there were. */
static guint
play_battles (const TcGame *game,
              TurnRandom   *random)
{
  guint n_answers = 0;

  for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
    n_answers += is_quick (bot) ? play_battle (bot, game, random) : 0;
  for (const TurnBot *plan = tc_plans; plan->level != NULL; plan++)
    n_answers += play_battle (plan, game, random);

  return n_answers;
}

static void
test_find (void)
{
  static const struct { const char *level; gboolean is_there; } cases[] = {
    { "random", TRUE },
    { "greedy", TRUE },
    { "easy", TRUE },
    { "medium", TRUE },
    { "hard", TRUE },
    { "expert", TRUE },
    { "", FALSE },
    { "Greedy", FALSE },
    { "grandmaster", FALSE },
  };
  static const TurnRules other_rules = { .id = "another game" };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TurnBot *bot = turn_bot_find (cases[i].level, &tc_rules);

      g_assert_cmpint (bot != NULL, ==, cases[i].is_there);
      if (bot != NULL)
        g_assert_cmpstr (bot->level, ==, cases[i].level);
    }

  g_assert_nonnull (turn_bot_find ("random", &other_rules));
  g_assert_null (turn_bot_find ("greedy", &other_rules));
}

static void
test_any_board (void)
{
  TurnRandom random = turn_random_new (11, 0);
  g_autofree TcGame *game = g_new (TcGame, 1);
  guint n_answers = 0;

  for (guint i = 0; i < 250; i++)
    {
      const TcBoard board = random_board (&random);
      const TcSetup setup = random_setup (&random, &board);

      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);
      n_answers += play_battles (game, &random);
    }

  g_assert_cmpuint (n_answers, >, 10000);
}

/* The largest board with a hole in every district, the smallest, a strip, and one whose features all cost something. */
static void
test_odd_boards (void)
{
  static const char *const grids[] = {
    "a",
    "aaaaaaaaaaaaaaaa",
    "a/a/a/b/b",
    "ab/ba",
    ("aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/aa.aaaaabbbbb.bb/aaaaaaaabbbbbbbb/aaaa.aaabb.bbbbb/aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/aaaaaaa..bbbbbbb/"
     "ccccccc..ddddddd/ccccccccdddddddd/ccccccccdddddddd/cccc.cccdd.ddddd/ccccccccdddddddd/cc.cccccddddd.dd/ccccccccdddddddd/ccccccccdddddddd"),
  };
  TurnRandom random = turn_random_new (12, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (grids); i++)
    for (guint n_seats = TC_MIN_SEATS; n_seats <= TC_MAX_SEATS; n_seats++)
      {
        TcBoard board = board_fixture (grids[i]);
        TcSetup setup = { .n_seats = (guint8) n_seats, .leader = 1, .free_drones = n_seats % 2 == 0 };
        g_autofree TcGame *game = g_new (TcGame, 1);

        board_fixture_set_sections (&board, "I1 I2 I3 V3 L4 O4");
        board.rows[0] = (TcValue) { .high = -3, .low = -9 };
        if (board.n_rows * board.n_columns < 16)
          board_fixture_add_token (&board, "D1", "#");
        tc_setup_print_hq (&setup, &board);
        if (tc_game_init (game, &board, &setup) != TC_SETUP_FINE)
          tc_setup_draw_hq (&setup, &board, &random);
        if (tc_game_init (game, &board, &setup) != TC_SETUP_FINE)
          continue;
        play_battles (game, &random);
      }
}

/* Two tables that differ only in what the others have sealed: a bot answers both alike. */
static void
test_sealed (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  TurnRandom random = turn_random_new (13, 0);
  guint n_compared = 0;
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  for (int seat; (seat = tc_state_to_move (game, &state)) != TURN_OVER;)
    {
      const TurnMove move = seat == TURN_CHANCE ? tc_rules.draw (game, &state, &random)
                                                : tc_rules.random_move (game, &state, &random);
      TcState other = state;

      if (tc_state_phase (game, &state) == TC_PHASE_FINAL)
        {
          const TurnMove another = tc_rules.random_move (game, &state, &random);

          g_assert_cmpint (tc_rules.play (game, &state, another, &other), ==, TURN_LEGAL);
        }
      g_assert_cmpint (tc_rules.play (game, &state, move, &state), ==, TURN_LEGAL);
      if (tc_state_phase (game, &state) != TC_PHASE_FINAL || tc_state_phase (game, &other) != TC_PHASE_FINAL)
        continue;

      for (const TurnBot *bot = turn_bots_all; bot->level != NULL; bot++)
        {
          TurnRandom stream = turn_random_new (14, n_compared), same_stream = stream;
          const int next = tc_state_to_move (game, &state);
          TurnMove a, b;

          if (!is_quick (bot))
            continue;
          a = turn_bot_choose (bot, &tc_rules, game, &state, next, &stream, NULL);
          b = turn_bot_choose (bot, &tc_rules, game, &other, next, &same_stream, NULL);
          g_assert_true (turn_move_equal (a, b));
          n_compared++;
        }
    }

  g_assert_cmpuint (n_compared, >, 10);
}

static TurnMove
choose_nonsense (const TurnQuestion *question)
{
  (void) question;

  return (TurnMove) { { 99 } };
}

static void
test_nonsense_is_mended (void)
{
  const TurnBot bot = { "nonsense", NULL, choose_nonsense };
  const TcBoard board = board_fixture ("aab/aab");
  g_autofree TcGame *game = game_fixture (&board, 2);
  TurnRandom random = turn_random_new (15, 0);
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  for (int seat; (seat = tc_state_to_move (game, &state)) != TURN_OVER;)
    {
      const TurnMove move = seat == TURN_CHANCE ? tc_rules.draw (game, &state, &random)
                                                : turn_bot_choose (&bot, &tc_rules, game, &state, seat, &random, NULL);

      g_assert_cmpint (tc_rules.play (game, &state, move, &state), ==, TURN_LEGAL);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-bot/find", test_find);
  g_test_add_func ("/turn-bot/any-board", test_any_board);
  g_test_add_func ("/turn-bot/odd-boards", test_odd_boards);
  g_test_add_func ("/turn-bot/sealed", test_sealed);
  g_test_add_func ("/turn-bot/nonsense-is-mended", test_nonsense_is_mended);

  return g_test_run ();
}
