/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <glib.h>

#include <tc-rules.h>
#include <tc-state.h>

#include "board-fixtures.h"

/* Playing out is the same as drawing, choosing and playing move after move with the same numbers. */
static void
play_step_by_step (const TcGame *game,
                   TurnState    *state,
                   TurnRandom   *random)
{
  int seat;

  while ((seat = tc_rules.to_move (game, state)) != TURN_OVER)
    {
      const TurnMove move = seat == TURN_CHANCE
                            ? tc_rules.draw (game, state, random)
                            : tc_rules.random_move (game, state, random);

      g_assert_cmpint (tc_rules.play (game, state, move, state), ==, TURN_LEGAL);
    }
}

static void
assert_play_outs_agree (const TcBoard *board)
{
  for (guint n_seats = TC_MIN_SEATS; n_seats <= TC_MAX_SEATS; n_seats++)
    {
      g_autofree TcGame *game = game_fixture (board, n_seats);
      const gsize size = tc_rules.state_size (game);

      for (guint seed = 0; seed < 50; seed++)
        {
          TurnRandom a = turn_random_new (seed, 0), b = a;
          TurnState quick, slow;

          tc_rules.start (game, &quick);
          tc_rules.start (game, &slow);
          tc_rules.play_out (game, &quick, &a);
          play_step_by_step (game, &slow, &b);
          g_assert_true (memcmp (&quick, &slow, size) == 0);
          g_assert_true (memcmp (&a, &b, sizeof a) == 0);
          g_assert_cmpuint (tc_rules.ended_by (game, &quick), !=, 0);
        }
    }
}

static void
test_small_board (void)
{
  const TcBoard board = board_fixture_side_a ();

  assert_play_outs_agree (&board);
}

static void
test_large_board (void)
{
  const TcBoard board = board_fixture ("aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/aaaa..aabbbbbbbb/"
                                       "aaaaaaaabbbbbbbb/aaaaaaaabb...bbb/aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/"
                                       "ccccccccdddddddd/ccccccccdddddddd/ccccccccdddddddd/cc......dddddddd");

  assert_play_outs_agree (&board);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tag-city/play-out/small-board", test_small_board);
  g_test_add_func ("/tag-city/play-out/large-board", test_large_board);

  return g_test_run ();
}
