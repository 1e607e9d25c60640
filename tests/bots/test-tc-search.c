/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-search.h"

#include <string.h>
#include <time.h>

#include <tc-rules.h>
#include <tc-state.h>
#include <turn-search-private.h>

#include "board-fixtures.h"
#include "random-boards.h"

/* Little thought, so that much can be tried. */
static const TurnSearchEffort little = {
  .n_trees = 1,
  .n_iterations = 2,
  .width = 6,
  .patience = 2,
  .curiosity = TURN_ONE,
};

static TurnSearchResult
search (const TcGame           *game,
        const TcState          *state,
        const TurnSearchEffort *effort,
        unsigned                n_threads,
        TurnRandom              random)
{
  TcState seen;
  const TurnSearchTask task = {
    .table = &tc_search_far,
    .game = game,
    .seen = &seen,
    .viewer = tc_state_to_move (game, state),
    .effort = effort,
    .n_threads = n_threads,
  };
  TurnSearchResult result;

  memset (&seen, 0, sizeof seen);
  memset (&result, 0, sizeof result);
  tc_rules.conceal (game, state, task.viewer, &random, &seen);
  g_assert_true (turn_search (&task, &random, &result));

  return result;
}

static void
play (const TcGame *game,
      TcState      *state,
      TurnMove      move)
{
  g_assert_cmpint (tc_rules.play (game, state, move, state), ==, TURN_LEGAL);
}

/* Plays a random battle and searches wherever a seat is to move: all that is found must be legal. Returns how many positions there were. */
static guint
search_battle (const TcGame *game,
               TurnRandom   *random)
{
  guint n_positions = 0;
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  for (int seat; (seat = tc_state_to_move (game, &state)) != TURN_OVER;)
    {
      if (seat != TURN_CHANCE)
        {
          const TurnSearchResult result = search (game, &state, &little, 1, *random);

          for (guint i = 0; i < result.n_options; i++)
            {
              TcState after = state;

              play (game, &after, result.options[i].move);
            }
          n_positions++;
        }
      play (game, &state, seat == TURN_CHANCE ? tc_rules.draw (game, &state, random) : tc_rules.random_move (game, &state, random));
    }

  return n_positions;
}

static void
test_legal (void)
{
  TurnRandom random = turn_random_new (21, 0);
  g_autofree TcGame *game = g_new (TcGame, 1);
  guint n_positions = 0;

  while (n_positions < 10000)
    {
      const TcBoard board = random_board (&random);
      const TcSetup setup = random_setup (&random, &board);

      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);
      n_positions += search_battle (game, &random);
    }
}

/* Two tables at which only the choices that others have sealed differ: the same is found, to the last visit. */
static void
test_sealed (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 3);
  TurnRandom random = turn_random_new (22, 0);
  guint n_compared = 0;
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  for (int seat; (seat = tc_state_to_move (game, &state)) != TURN_OVER;)
    {
      TcState other = state;

      if (tc_state_phase (game, &state) == TC_PHASE_FINAL)
        play (game, &other, tc_rules.random_move (game, &other, &random));
      play (game, &state, seat == TURN_CHANCE ? tc_rules.draw (game, &state, &random) : tc_rules.random_move (game, &state, &random));
      if (tc_state_phase (game, &state) == TC_PHASE_FINAL && tc_state_phase (game, &other) == TC_PHASE_FINAL)
        {
          const TurnRandom stream = turn_random_new (23, n_compared++);
          const TurnSearchResult a = search (game, &state, &little, 1, stream), b = search (game, &other, &little, 1, stream);

          g_assert_cmpint (memcmp (&a, &b, sizeof a), ==, 0);
        }
    }

  g_assert_cmpuint (n_compared, >, 10);
}

/* Two matches with the same bots whose dice differ from a round on: until then everything is the same. */
static void
test_later_dice (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  TurnRandom chances[2] = { turn_random_new (24, 0), turn_random_new (24, 0) };
  TurnRandom bots[2] = { turn_random_new (25, 0), turn_random_new (25, 0) };
  TcState states[2];

  for (guint i = 0; i < 2; i++)
    {
      memset (&states[i], 0, sizeof states[i]);
      tc_state_start (game, &states[i]);
      while (tc_state_round (&states[i]) <= 3)
        {
          const int seat = tc_state_to_move (game, &states[i]);

          if (seat == TURN_CHANCE)
            {
              play (game, &states[i], tc_rules.draw (game, &states[i], &chances[i]));
              continue;
            }
          play (game, &states[i], search (game, &states[i], &little, 1, bots[i]).options[0].move);
          turn_random_next (&bots[i]);
          /* What the dice will be is decided now, and differently. */
          if (tc_state_round (&states[i]) == 3 && tc_state_phase (game, &states[i]) != TC_PHASE_ROLL)
            chances[i] = turn_random_new (26, i);
        }
    }

  g_assert_cmpint (memcmp (&states[0], &states[1], sizeof states[0]), ==, 0);
}

static void
test_threads (void)
{
  const TcBoard board = board_fixture_side_a ();
  TurnSearchEffort effort = tc_effort (TC_EFFORT_EXPERT, 4);

  effort.n_iterations = 40;
  effort.max_nanoseconds = 0;
  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      g_autofree TcGame *game = game_fixture (&board, n_seats);
      TurnRandom random = turn_random_new (27, n_seats);
      TcState state;

      memset (&state, 0, sizeof state);
      tc_state_start (game, &state);
      while (tc_state_round (&state) < 3)
        {
          TurnSearchResult alone;

          if (tc_state_to_move (game, &state) == TURN_CHANCE)
            {
              play (game, &state, tc_rules.draw (game, &state, &random));
              continue;
            }
          alone = search (game, &state, &effort, 1, random);
          for (guint n_threads = 2; n_threads <= 9; n_threads += 7)
            {
              const TurnSearchResult together = search (game, &state, &effort, n_threads, random);

              g_assert_cmpint (memcmp (&alone, &together, sizeof alone), ==, 0);
            }
          play (game, &state, alone.options[0].move);
        }
    }
}

static gint64
processor_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);

  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* The microseconds of processor time that a search takes to plant a tree and make one iteration. */
static gint64
time_iteration (const TcGame  *game,
                const TcState *state)
{
  TurnSearchEffort effort = tc_effort (TC_EFFORT_EXPERT, 4);
  const gint64 began = processor_time ();

  effort.n_trees = 1;
  effort.n_iterations = 1;
  search (game, state, &effort, 1, turn_random_new (28, 0));

  return processor_time () - began;
}

/* A search that is cancelled ends what it is about, one iteration a thread, as test-turn-search shows. On the largest board with the most
 * taggers, wherever the battle stands, that must be far from the 20 ms in which it has to end. Of several tries the quickest counts: the
 * others tell about the machine. */
static void
test_cancelled_in_time (void)
{
  g_autoptr (GString) grid = g_string_new (NULL);
  TurnRandom random = turn_random_new (28, 1);
  g_autofree TcGame *game = NULL;
  TcBoard board;
  TcState state;

  for (guint i = 0; i < 16; i++)
    g_string_append (grid, i == 0 ? "aaaaaaaabbbbbbbb" : i < 8 ? "/aaaaaaaabbbbbbbb" : "/ccccccccdddddddd");
  board = board_fixture_with_hq (grid->str, "T4 L4 I3 S4 O4 P5 I1 I2 V3");
  game = game_fixture (&board, 4);
  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  while (tc_state_to_move (game, &state) != TURN_OVER && tc_state_round (&state) < 6)
    {
      gint64 quickest = G_MAXINT64;

      if (tc_state_to_move (game, &state) == TURN_CHANCE)
        {
          play (game, &state, tc_rules.draw (game, &state, &random));
          continue;
        }
      for (guint i = 0; i < 5; i++)
        quickest = MIN (quickest, time_iteration (game, &state));
      g_assert_cmpint (quickest, <, 20000);
      play (game, &state, tc_rules.random_move (game, &state, &random));
    }
}

/* What the levels take is known beforehand and not much. */
static void
test_memory (void)
{
  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      const TurnSearchEffort hard = tc_effort (TC_EFFORT_HARD, n_seats), expert = tc_effort (TC_EFFORT_EXPERT, n_seats);

      g_assert_cmpuint (turn_search_size (&tc_search_far, &hard), <, 4u << 20);
      g_assert_cmpuint (turn_search_size (&tc_search_far, &expert), <, 32u << 20);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-search/legal", test_legal);
  g_test_add_func ("/tc-search/sealed", test_sealed);
  g_test_add_func ("/tc-search/later-dice", test_later_dice);
  g_test_add_func ("/tc-search/threads", test_threads);
  g_test_add_func ("/tc-search/cancelled-in-time", test_cancelled_in_time);
  g_test_add_func ("/tc-search/memory", test_memory);

  return g_test_run ();
}
