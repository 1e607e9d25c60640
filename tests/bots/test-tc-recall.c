/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-recall.h"

#include <string.h>

#include <tc-rules.h>

#include "random-boards.h"

#define ALL_TOKENS ((1u << TC_N_HQ_TOKENS) - 1)

/* A memory for searches that begin at @root; the evaluations come first, so that one is found by the other. */
typedef struct
{
  TcEvaluation evaluations[3];
  TcRecall     recall;
} Memory;

static Memory *
memory_new (const TcGame  *game,
            const TcState *root)
{
  Memory *self = g_new (Memory, 1);

  for (TcHorizon horizon = TC_HORIZON_OPEN; horizon <= TC_HORIZON_LAST_DIE; horizon++)
    tc_evaluation_init (&self->evaluations[horizon], game, &tc_weights_greedy, (TcOutlook) { .horizon = horizon });
  tc_recall_init (&self->recall, self->evaluations, root);

  return self;
}

static void
play (const TcGame *game,
      TcState      *state,
      TurnRandom   *random)
{
  const TurnMove move = tc_state_to_move (game, state) == TURN_CHANCE ? tc_rules.draw (game, state, random)
                                                                      : tc_rules.random_move (game, state, random);

  g_assert_cmpint (tc_rules.play (game, state, move, state), ==, TURN_LEGAL);
}

static void
assert_same_place (TcCandidate a,
                   TcCandidate b)
{
  g_assert_cmpint (a.value, ==, b.value);
  if (a.value != INT32_MIN)
    g_assert_true (a.token == b.token && a.orientation == b.orientation && a.anchor == b.anchor);
}

/* What a memory says that is full of other boards must be what a new one says of the same root, whatever was asked before. */
static void
compare_with_new (Memory        *memory,
                  const TcState *root,
                  const TcState *state,
                  guint          seat,
                  TcHorizon      horizon,
                  TurnRandom    *random)
{
  const TcGame *game = memory->evaluations->game;
  g_autofree Memory *fresh = memory_new (game, root);
  const guint tokens = 1 + turn_random_below (random, ALL_TOKENS);
  TcKnownBoard *known = tc_recall_board (&memory->recall, state, seat, horizon, tokens);
  TcKnownBoard *found = tc_recall_board (&fresh->recall, state, seat, horizon, ALL_TOKENS);
  const gint32 floor = (gint32) turn_random_below (random, 16 * TC_PRESTIGE) - 4 * TC_PRESTIGE;
  TcCandidate best = { .value = INT32_MIN };

  g_assert_cmpint (known->price_of_social, ==, found->price_of_social);
  for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
    {
      if ((tokens >> token & 1) != 0)
        assert_same_place (known->best[token], found->best[token]);
      if (found->best[token].value > best.value)
        best = found->best[token];
    }

  if (best.value > floor)
    assert_same_place (*tc_recall_any (&memory->recall, known, state, floor), best);
  else
    g_assert_cmpint (tc_recall_any (&memory->recall, known, state, floor)->value, <=, floor);
}

/* Random battles on boards of all sizes, and each state looked at for each seat. */
static void
test_same_as_new (void)
{
  TurnRandom random = turn_random_new (31, 0);
  g_autofree TcGame *game = g_new (TcGame, 1);
  guint n_compared = 0;

  for (guint battle = 0; battle < 200; battle++)
    {
      const TcBoard board = random_board (&random);
      const TcSetup setup = random_setup (&random, &board);
      g_autofree Memory *memory = NULL;
      TcState root, state;

      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);
      memset (&root, 0, sizeof root);
      tc_state_start (game, &root);
      state = root;
      memory = memory_new (game, &root);
      while (tc_state_to_move (game, &state) != TURN_OVER)
        {
          for (guint seat = 0; seat < setup.n_seats; seat++, n_compared++)
            compare_with_new (memory, &root, &state, seat, turn_random_below (&random, 3), &random);
          play (game, &state, &random);
        }
    }

  g_assert_cmpuint (n_compared, >, 10000);
}

/* A low floor after a high one finds what was hidden, and a high one after a low one hides nothing. */
static void
test_floor (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  g_autofree Memory *memory = NULL;
  TcKnownBoard *known;
  TcCandidate best;
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  memory = memory_new (game, &state);
  known = tc_recall_board (&memory->recall, &state, 0, TC_HORIZON_OPEN, 1);

  g_assert_cmpint (tc_recall_any (&memory->recall, known, &state, 90 * TC_PRESTIGE)->value, ==, INT32_MIN);
  best = *tc_recall_any (&memory->recall, known, &state, INT32_MIN);
  g_assert_cmpint (best.value, >, INT32_MIN);
  assert_same_place (*tc_recall_any (&memory->recall, known, &state, 90 * TC_PRESTIGE), best);
}

static void
paint_column_a (const TcGame *game,
                TcState      *state,
                guint         seat,
                guint         n_squares)
{
  for (guint row = 0; row < n_squares; row++)
    state->painted[seat * game->n_words] |= UINT64_C (1) << (row * game->board.n_columns);
}

/* The first seat fills column A, whose high value is then gone; the other one minds once a token could fill it. */
static void
test_taken (void)
{
  static const struct { guint n_painted; guint is_open; } cases[] = {
    { 0, 1 },
    { 1, 1 },
    { 2, 0 },
    { 5, 0 },
  };
  TcBoard board = board_fixture ("aaaaaa/aaaaaa/aaaaaa/bbbbbb/bbbbbb/bbbbbb");
  g_autofree TcGame *game = NULL;

  board_fixture_set_sections (&board, "I1 I2 I3 V3 I4 O4");
  game = game_fixture (&board, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Memory *memory = NULL;
      TcState state;

      memset (&state, 0, sizeof state);
      tc_state_start (game, &state);
      memory = memory_new (game, &state);
      paint_column_a (game, &state, 0, 6);
      paint_column_a (game, &state, 1, cases[i].n_painted);
      state.marks[0] = 1;

      g_assert_cmpuint (tc_state_open_features (game, &state) & 1, ==, 0);
      g_assert_cmpuint (tc_recall_board (&memory->recall, &state, 1, TC_HORIZON_OPEN, 1)->open & 1, ==, cases[i].is_open);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-recall/same-as-new", test_same_as_new);
  g_test_add_func ("/tc-recall/floor", test_floor);
  g_test_add_func ("/tc-recall/taken", test_taken);

  return g_test_run ();
}
