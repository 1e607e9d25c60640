/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The fast rules and the slow ones play the same games. */

#include <stdlib.h>
#include <string.h>

#include <glib.h>

#include <tc-moves.h>
#include <turn-rules.h>

#include "random-boards.h"
#include "slow-tag-city.h"

static int
compare_moves (const void *a,
               const void *b)
{
  return memcmp (a, b, sizeof (TurnMove));
}

static GArray *
list_fast_moves (const TcGame  *game,
                 const TcState *state)
{
  const gsize n_moves = tc_state_list_moves (game, state, NULL, 0);
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (TurnMove), (guint) n_moves);

  g_array_set_size (moves, (guint) n_moves);
  g_assert_cmpuint (tc_state_list_moves (game, state, (TurnMove *) (void *) moves->data, n_moves), ==, n_moves);

  return moves;
}

static void
assert_same_moves (const TcGame    *game,
                   const TcState   *fast,
                   const SlowGame  *slow_game,
                   const SlowState *slow)
{
  g_autoptr (GArray) a = list_fast_moves (game, fast);
  g_autoptr (GArray) b = slow_state_moves (slow_game, slow);

  g_assert_cmpuint (a->len, ==, b->len);
  g_array_sort (a, compare_moves);
  g_array_sort (b, compare_moves);
  g_assert_true (a->len == 0 || memcmp (a->data, b->data, a->len * sizeof (TurnMove)) == 0);
}

static void
assert_same_paint (const TcGame    *game,
                   const TcState   *fast,
                   const SlowState *slow,
                   guint            seat)
{
  const TcSet painted = tc_state_painted (game, fast, seat);
  guint n_painted = 0;

  for (guint row = 0; row < game->board.n_rows; row++)
    for (guint column = 0; column < game->board.n_columns; column++)
      {
        g_assert_true (tc_set_has (&painted, row * game->board.n_columns + column) ==
                       slow->taggers[seat].painted[row][column]);
        n_painted += slow->taggers[seat].painted[row][column] ? 1 : 0;
      }
  g_assert_cmpuint (tc_set_count (&painted, TC_SET_WORDS), ==, n_painted);
}

static void
assert_same_ranks (const TcGame    *game,
                   const TcState   *fast,
                   const SlowState *slow,
                   guint            seat)
{
  const SlowTagger *tagger = &slow->taggers[seat];
  const TcRank *ranks[] = { tagger->columns, tagger->rows, tagger->districts };

  for (guint i = 0; i < game->n_features; i++)
    g_assert_cmpint (tc_state_rank (game, fast, seat, i), ==, ranks[game->features[i].kind][game->features[i].index]);
}

static void
assert_same_table (const TcGame    *game,
                   const TcState   *fast,
                   const SlowGame  *slow_game,
                   const SlowState *slow)
{
  g_assert_cmpint (tc_state_to_move (game, fast), ==, slow_state_to_move (slow_game, slow));
  g_assert_cmpint (tc_state_phase (game, fast), ==, slow->phase);
  g_assert_cmpuint (tc_state_round (fast), ==, slow->round);
  g_assert_cmpuint (tc_state_leader (fast), ==, slow->leader);
  g_assert_cmpuint (tc_state_ended_by (game, fast), ==, slow_state_ended_by (slow_game, slow));
  for (guint die = 0; die < tc_state_n_dice (game); die++)
    {
      g_assert_cmpuint (tc_state_die_face (fast, die), ==, slow->faces[die]);
      g_assert_true (tc_state_die_taken (fast, die) == slow->taken[die]);
      if (slow->phase == TC_PHASE_DRAFT || slow->phase == TC_PHASE_FINAL)
        g_assert_cmpint (tc_state_die_section (fast, die), ==, (int) slow->sections[die]);
    }
}

/* At the end of a round everything is compared; in between what moves quickly. */
static void
assert_same_score (const TcGame    *game,
                   const TcState   *fast,
                   const SlowGame  *slow_game,
                   const SlowState *slow)
{
  g_assert_cmpuint (tc_state_winners (game, fast), ==, slow_state_winners (slow_game, slow));
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const TcScore a = tc_state_score (game, fast, seat), b = slow_state_score (slow_game, slow, seat);

      assert_same_paint (game, fast, slow, seat);
      assert_same_ranks (game, fast, slow, seat);
      g_assert_cmpint (a.columns, ==, b.columns);
      g_assert_cmpint (a.rows, ==, b.rows);
      g_assert_cmpint (a.districts, ==, b.districts);
      g_assert_cmpint (a.drones, ==, b.drones);
      g_assert_cmpint (a.bubbles, ==, b.bubbles);
      g_assert_cmpint (a.total, ==, b.total);
      g_assert_cmpuint (a.n_bubbles, ==, b.n_bubbles);
    }
}

/* Listed moves are all equally likely, so drones and bubbles come up as often as on no real table; the policy of the play-outs
 * fills the boards. */
static TurnMove
choose_move (const TcGame  *game,
             const TcState *state,
             gboolean       is_wild,
             TurnRandom    *random)
{
  g_autoptr (GArray) moves = NULL;

  if (tc_state_phase (game, state) == TC_PHASE_ROLL)
    return tc_move_to_turn (tc_state_draw (game, random));
  if (!is_wild)
    return tc_move_to_turn (tc_state_random_move (game, state, random));

  moves = list_fast_moves (game, state);

  return g_array_index (moves, TurnMove, turn_random_below (random, moves->len));
}

static guint
assert_same_battle (const TcBoard *board,
                    const TcSetup *setup,
                    TurnRandom    *random)
{
  const guint n_squares = (guint) board->n_rows * board->n_columns;
  const gboolean is_wild = turn_random_below (random, 4) == 0;
  g_autofree TcGame *game = g_new (TcGame, 1);
  SlowGame slow_game;
  SlowState slow;
  TcState fast;

  g_assert_cmpint (tc_game_init (game, board, setup), ==, TC_SETUP_FINE);
  slow_game_init (&slow_game, board, setup);
  tc_state_start (game, &fast);
  slow_state_start (&slow_game, &slow);
  while (tc_state_to_move (game, &fast) != TURN_OVER)
    {
      TurnMove move;

      assert_same_table (game, &fast, &slow_game, &slow);
      if (turn_random_below (random, 1 + n_squares / 4) == 0)
        assert_same_moves (game, &fast, &slow_game, &slow);
      if (slow.phase == TC_PHASE_ROLL || n_squares <= 36)
        assert_same_score (game, &fast, &slow_game, &slow);

      move = choose_move (game, &fast, is_wild, random);
      g_assert_cmpint (tc_state_play (game, &fast, tc_move_from_turn (move), &fast), ==, TC_LEGAL);
      slow_state_play (&slow_game, &slow, move);
    }
  assert_same_table (game, &fast, &slow_game, &slow);
  assert_same_moves (game, &fast, &slow_game, &slow);
  assert_same_score (game, &fast, &slow_game, &slow);

  return tc_state_ended_by (game, &fast);
}

static void
test_random_boards (void)
{
  TurnRandom random = turn_random_new (20, 1);
  guint n_ended_by[3] = { 0 };

  for (guint i = 0; i < 2000; i++)
    {
      const TcBoard board = random_board (&random);
      const TcSetup setup = random_setup (&random, &board);
      const guint ended_by = assert_same_battle (&board, &setup, &random);

      for (guint end = 0; end < G_N_ELEMENTS (n_ended_by); end++)
        n_ended_by[end] += ended_by >> end & 1;
    }

  /* Every way to end is well represented. */
  for (guint end = 0; end < G_N_ELEMENTS (n_ended_by); end++)
    g_assert_cmpuint (n_ended_by[end], >, 100);
}

static void
test_side_a (void)
{
  const TcBoard board = board_fixture_side_a ();
  TurnRandom random = turn_random_new (21, 1);

  for (guint i = 0; i < 100; i++)
    {
      const TcSetup setup = random_setup (&random, &board);

      assert_same_battle (&board, &setup, &random);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tag-city/agreement/random-boards", test_random_boards);
  g_test_add_func ("/tag-city/agreement/side-a", test_side_a);

  return g_test_run ();
}
