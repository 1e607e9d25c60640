/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include <tc-pieces.h>
#include <tc-state.h>

#include "match-fixtures.h"

/* The pieces are apart, each is the token it says, and together they are what the state calls painted. */
static void
assert_pieces_are_the_paint (TcPieces      *pieces,
                             const TcGame  *game,
                             const TcState *state)
{
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const TcSet painted = tc_state_painted (game, state, seat);
      const TcPiece *list;
      TcSet all = { { 0 } };
      guint n_pieces, n_cells = 0;

      list = tc_pieces_get (pieces, seat, &n_pieces);
      for (guint i = 0; i < n_pieces; i++)
        {
          const TcSet squares = tc_game_placement (game, list[i].token, list[i].orientation, list[i].anchor);

          g_assert_true (memcmp (&squares, &list[i].squares, sizeof squares) == 0);
          n_cells += tc_set_count (&squares, TC_SET_WORDS);
          for (guint word = 0; word < TC_SET_WORDS; word++)
            all.words[word] |= squares.words[word];
        }
      g_assert_cmpuint (n_cells, ==, tc_set_count (&all, TC_SET_WORDS));
      g_assert_true (memcmp (&all, &painted, sizeof all) == 0);
    }
}

static void
assert_position (TcPieces  *pieces,
                 TurnMatch *match,
                 guint      n_moves)
{
  TurnState state = { 0 };

  tc_pieces_set_position (pieces, n_moves);
  turn_match_get_state_at (match, n_moves, &state);
  assert_pieces_are_the_paint (pieces, turn_match_get_game (match), (const TcState *) &state);
}

static void
test_both_ways (void)
{
  static const char *const seatings[] = { "greedy greedy", "random greedy random greedy" };

  for (gsize i = 0; i < G_N_ELEMENTS (seatings); i++)
    {
      TurnMatch *match = match_fixture (seatings[i], 11);
      TcPieces *pieces = tc_pieces_new (turn_match_get_record (match));
      guint n_moves;

      turn_match_run (match);
      match_fixture_wait (match);
      n_moves = turn_match_get_n_moves (match);
      for (guint at = 0; at <= n_moves; at++)
        assert_position (pieces, match, at);
      for (guint at = n_moves; at > 0; at--)
        assert_position (pieces, match, at - 1);
      for (guint at = 0; at <= n_moves; at += 17)
        assert_position (pieces, match, (at * 7) % n_moves);
      g_assert_finalize_object (pieces);
      g_assert_finalize_object (match);
    }
}

static void
test_what_they_tell (void)
{
  TurnMatch *match = match_fixture ("greedy greedy greedy", 11);
  TcPieces *pieces = tc_pieces_new (turn_match_get_record (match));
  guint n_final = 0, n_drones = 0;

  turn_match_run (match);
  match_fixture_wait (match);
  tc_pieces_set_position (pieces, G_MAXUINT);
  for (guint seat = 0; seat < 3; seat++)
    {
      const TcPiece *list;
      guint n_pieces;

      list = tc_pieces_get (pieces, seat, &n_pieces);
      for (guint i = 0; i < n_pieces; i++)
        {
          g_assert_cmpuint (list[i].round, >=, i == 0 ? 1 : list[i - 1].round);
          g_assert_cmpuint (list[i].move, <, turn_match_get_n_moves (match));
          n_final += list[i].by_final_die ? 1 : 0;
          n_drones += list[i].by_drone ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_final, >, 0);
  g_assert_cmpuint (n_drones, >, 0);
  g_assert_finalize_object (pieces);
  g_assert_finalize_object (match);
}

/* A choice that was revised leaves no piece behind, even if nobody looked in between. */
static void
test_replaced_moves (void)
{
  TurnMatch *match = match_fixture ("human human human", 5);
  TcPieces *pieces = tc_pieces_new (turn_match_get_record (match));
  const TcGame *game = turn_match_get_game (match);
  TurnMove moves[64];
  gsize n_moves;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  match_fixture_act (match);
  match_fixture_act (match);
  assert_position (pieces, match, turn_match_get_n_moves (match));

  turn_match_revise (match, 1);
  n_moves = turn_match_get_rules (match)->list_moves (game, turn_match_get_state (match), moves, G_N_ELEMENTS (moves));
  g_assert_cmpuint (n_moves, >, 1);
  g_assert_cmpint (turn_match_play (match, moves[1]), ==, TURN_LEGAL);
  match_fixture_act (match);
  assert_position (pieces, match, turn_match_get_n_moves (match));
  match_fixture_finish (match);
  assert_position (pieces, match, turn_match_get_n_moves (match));
  g_assert_finalize_object (pieces);
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-pieces/both-ways", test_both_ways);
  g_test_add_func ("/tc-pieces/what-they-tell", test_what_they_tell);
  g_test_add_func ("/tc-pieces/replaced-moves", test_replaced_moves);

  return g_test_run ();
}
