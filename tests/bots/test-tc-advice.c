/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-advice.h"

#include <string.h>

#include <tc-advice-private.h>
#include <tc-rules.h>

#include "board-fixtures.h"

static const TurnSearchEffort effort = {
  .n_trees = 2,
  .n_iterations = 150,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE,
};

/* A battle of two in which both have played some rounds at random. */
static TcState
state_in_the_middle (const TcGame *game,
                     TcPhase       phase)
{
  TurnRandom random = turn_random_new (31, 0);
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  while (tc_state_round (&state) < 4 || tc_state_phase (game, &state) != phase)
    {
      const TurnMove move = tc_state_to_move (game, &state) == TURN_CHANCE ? tc_rules.draw (game, &state, &random)
                                                                          : tc_rules.random_move (game, &state, &random);

      g_assert_cmpint (tc_rules.play (game, &state, move, &state), ==, TURN_LEGAL);
    }

  return state;
}

static void
test_advice (void)
{
  static const TcPhase phases[] = { TC_PHASE_PLACE, TC_PHASE_DRAFT, TC_PHASE_FINAL };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      const TcState state = state_in_the_middle (game, phases[i]);
      TurnRandom random = turn_random_new (32, i);
      TcAdvice advice;

      g_assert_true (tc_advise (game, &state, &effort, 1, &random, NULL, &advice));
      g_assert_cmpuint (advice.n, >=, 3);
      for (guint j = 0; j < advice.n; j++)
        {
          TcState after = state;

          g_assert_cmpint (tc_state_play (game, &state, advice.moves[j].move, &after), ==, TC_LEGAL);
          g_assert_cmpuint (advice.moves[j].n_visits, >, 0);
          g_assert_cmpuint (advice.moves[j].share, <=, TURN_ONE);
          if (j > 0)
            g_assert_cmpuint (advice.moves[j].n_visits, <=, advice.moves[j - 1].n_visits);
        }
      /* Somebody wins. */
      g_assert_cmpuint (advice.shares[0] + advice.shares[1], >, TURN_ONE * 99 / 100);
      g_assert_cmpuint (advice.shares[0] + advice.shares[1], <=, TURN_ONE);
    }
}

static void
test_cancelled (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  const TcState state = state_in_the_middle (game, TC_PHASE_DRAFT);
  TurnRandom random = turn_random_new (34, 0);
  atomic_bool cancelled = true;
  TcAdvice advice;

  g_assert_false (tc_advise (game, &state, &effort, 2, &random, &cancelled, &advice));
}

/* What is painted makes room for no token at some places. */
static void
test_out_of_reach (void)
{
  static const struct { const char *free_squares; guint n_out_of_reach; } cases[] = {
    { "A1", 1 },
    { "A1 B1", 2 },
    { "A1 B1 C1", 0 },
    { "A1 C1 E1", 3 },
    { "A1 B1 C1 E1", 1 },
    { "A1 B1 C1 D1 E1 F1", 0 },
    { "", 0 },
  };
  TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = NULL;

  board_fixture_set_small (&board, "I3 V3 I4");
  game = game_fixture (&board, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) names = g_strsplit (cases[i].free_squares, " ", -1);
      TcSet squares = { { 0 } }, found;

      for (guint j = 0; names[j] != NULL; j++)
        tc_set_add (&squares, square_fixture (game, names[j]));
      found = tc_squares_out_of_reach (game, &squares);
      g_assert_cmpuint (tc_set_count (&found, TC_SET_WORDS), ==, cases[i].n_out_of_reach);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-advice/advice", test_advice);
  g_test_add_func ("/tc-advice/cancelled", test_cancelled);
  g_test_add_func ("/tc-advice/out-of-reach", test_out_of_reach);

  return g_test_run ();
}
