/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-evaluation.h"

#include <string.h>

#include <tc-rules.h>
#include <tc-score.h>

#include "tc-candidates.h"
#include "tc-standing.h"

#include "random-boards.h"

/* Nothing that is worth less the more of it is filled, nothing beyond the value, and nothing left of it when time is up. */
static void
test_expected (void)
{
  static const struct { TcHorizon horizon; gboolean promises; } cases[] = {
    { TC_HORIZON_OPEN, TRUE },
    { TC_HORIZON_LAST_DRAFT, TRUE },
    { TC_HORIZON_LAST_DIE, FALSE },
  };
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  g_autofree TcEvaluation *evaluation = g_new (TcEvaluation, 1);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tc_evaluation_init (evaluation, game, &tc_weights_greedy, (TcOutlook) { .horizon = cases[i].horizon });
      for (guint feature = 0; feature < game->n_features; feature++)
        for (guint is_open = 0; is_open < 2; is_open++)
          {
            const TcFeature *f = &game->features[feature];
            const gint32 *expected = &evaluation->expected[is_open][evaluation->offsets[feature]];

            g_assert_cmpint (expected[0], ==, 0);
            for (guint n = 1; n <= f->n_squares; n++)
              g_assert_cmpint (expected[n], >=, expected[n - 1]);
            g_assert_cmpint (expected[f->n_squares], ==, (is_open ? f->value.high : f->value.low) * TC_PRESTIGE);
            g_assert_cmpint (expected[f->n_squares - 1] > 0, ==, cases[i].promises);
          }
    }
}

static void
test_curve (void)
{
  /* A feature of eight squares worth 4 that nobody expects the high value of. */
  static const struct { int curve; guint filled; int expected; } cases[] = {
    { 16, 4, 4 * TC_PRESTIGE / 2 },
    { 32, 4, 4 * TC_PRESTIGE / 4 },
    { 40, 4, 4 * TC_PRESTIGE * 3 / 16 },
    { 48, 4, 4 * TC_PRESTIGE / 8 },
    { 32, 6, 4 * TC_PRESTIGE * 9 / 16 },
  };
  TcBoard board = board_fixture ("aaaaaaaa/bbbbbbbb");
  g_autofree TcGame *game = NULL;
  g_autofree TcEvaluation *evaluation = g_new (TcEvaluation, 1);

  board_fixture_set_sections (&board, "I1 I2 I3 V3 I4 O4");
  board.rows[0] = (TcValue) { .high = 10, .low = 4 };
  game = game_fixture (&board, 2);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TcWeights weights = { .curve = cases[i].curve };

      tc_evaluation_init (evaluation, game, &weights, (TcOutlook) { TC_HORIZON_OPEN, 0 });
      g_assert_cmpint (game->features[8].kind, ==, TC_FEATURE_ROW);
      g_assert_cmpint (evaluation->expected[1][evaluation->offsets[8] + cases[i].filled], ==, cases[i].expected);
    }
}

/* In the last draft there is hope for what one token can fill, five squares long at most, and for nothing larger. */
static void
test_last_draft (void)
{
  const TcWeights weights = { .curve = 16, .nearly_over = 256 };
  TcBoard board = board_fixture ("aaaaaaaa/bbbbbbbb");
  g_autofree TcGame *game = NULL;
  g_autofree TcEvaluation *evaluation = g_new (TcEvaluation, 1);

  board_fixture_set_sections (&board, "I1 I2 I3 V3 I4 O4");
  game = game_fixture (&board, 2);
  tc_evaluation_init (evaluation, game, &weights, (TcOutlook) { .horizon = TC_HORIZON_LAST_DRAFT });
  g_assert_cmpint (game->features[8].kind, ==, TC_FEATURE_ROW);
  for (guint filled = 1; filled < 8; filled++)
    g_assert_cmpint (evaluation->expected[0][evaluation->offsets[8] + filled] > 0, ==, 8 - filled <= 5);
}

static gint32
value_of (const TcStanding *standing)
{
  return standing->score + standing->expected - standing->edges - standing->narrow - standing->uncovered;
}

static gint32
value_of_board (const TcEvaluation *evaluation,
                const TcState      *state,
                guint               seat,
                TcStanding         *standing)
{
  TcCensus census;

  tc_census_take (&census, evaluation->game, state);
  tc_standing_init (standing, evaluation, state, &census, seat);
  tc_standing_count_score (standing, evaluation, state, &census, seat);
  g_assert_cmpint (standing->score, ==, tc_state_score (evaluation->game, state, seat).total * TC_PRESTIGE);
  g_assert_cmpint (tc_standing_value_of (evaluation, state, &census, seat), ==, value_of (standing));
  tc_standing_price_room (standing, evaluation);

  return value_of (standing);
}

static gboolean
fills_nothing (const TcGame  *game,
               const TcState *before,
               const TcState *after,
               guint          seat)
{
  for (guint feature = 0; feature < game->n_features; feature++)
    if (tc_state_feature_filled (game, after, seat, feature) && !tc_state_feature_filled (game, before, seat, feature))
      return FALSE;

  return TRUE;
}

/* Finds the best places of all tokens for whoever is to draft, plays each, and compares what the look-ups promised with the value of the board
 * that came out. What fills a feature is left out: the price of holes changes with it. */
static guint
compare_candidates (const TcEvaluation *evaluation,
                    const TcState      *state,
                    guint               seat)
{
  const TcGame *game = evaluation->game;
  g_autofree TcStanding *standing = g_new (TcStanding, 1);
  const gint32 before = value_of_board (evaluation, state, seat, standing);
  TcCandidates candidates = { .capacity = TC_MAX_CANDIDATES, .floor = INT32_MIN };
  TcAnchors anchors;
  TcLines lines;
  guint n_compared = 0;

  tc_anchors_find (game, &standing->free, &anchors);
  tc_lines_init (&lines, evaluation);
  for (guint token = 0; token < TC_N_HQ_TOKENS; token++)
    tc_candidates_add_token (&candidates, evaluation, standing, &anchors, &lines, token);
  tc_candidates_refine (&candidates, evaluation, standing, TC_MAX_CANDIDATES);

  for (guint i = 0; i < candidates.n; i++)
    {
      const TcCandidate *c = &candidates.best[i];
      const TcSet squares = tc_game_placement (game, c->token, c->orientation, c->anchor);
      g_autofree TcStanding *standing_after = g_new (TcStanding, 1);
      TcState after = *state;

      if (i > 0)
        g_assert_cmpint (c->value, <=, candidates.best[i - 1].value);
      for (guint w = 0; w < game->n_words; w++)
        after.painted[seat * game->n_words + w] |= squares.words[w];
      if (!fills_nothing (game, state, &after, seat))
        continue;

      g_assert_cmpint (value_of_board (evaluation, &after, seat, standing_after) - before, ==, c->value);
      n_compared++;
    }

  return n_compared;
}

static void
test_candidates (void)
{
  TurnRandom random = turn_random_new (21, 0);
  g_autofree TcGame *game = g_new (TcGame, 1);
  g_autofree TcEvaluation *evaluation = g_new (TcEvaluation, 1);
  guint n_compared = 0;

  for (guint i = 0; i < 60; i++)
    {
      const TcBoard board = random_board (&random);
      const TcSetup setup = random_setup (&random, &board);
      TcState state;
      int seat;

      g_assert_cmpint (tc_game_init (game, &board, &setup), ==, TC_SETUP_FINE);
      tc_evaluation_init (evaluation, game, &tc_weights_greedy, (TcOutlook) { TC_HORIZON_OPEN, 0 });
      memset (&state, 0, sizeof state);
      tc_state_start (game, &state);
      while ((seat = tc_state_to_move (game, &state)) != TURN_OVER)
        {
          const TurnMove move = seat == TURN_CHANCE ? tc_rules.draw (game, &state, &random)
                                                    : tc_rules.random_move (game, &state, &random);

          if (seat != TURN_CHANCE)
            n_compared += compare_candidates (evaluation, &state, (guint) seat);
          tc_rules.play (game, &state, move, &state);
        }
    }

  g_assert_cmpuint (n_compared, >, 1000);
}

/* A floor leaves out what is worth no more, and nothing else. */
static void
test_floor (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 2);
  g_autofree TcEvaluation *evaluation = g_new (TcEvaluation, 1);
  g_autofree TcStanding *standing = g_new (TcStanding, 1);
  TurnRandom random = turn_random_new (22, 0);
  TcState state;

  memset (&state, 0, sizeof state);
  tc_state_start (game, &state);
  tc_evaluation_init (evaluation, game, &tc_weights_greedy, (TcOutlook) { TC_HORIZON_OPEN, 0 });
  for (int seat; (seat = tc_state_to_move (game, &state)) != TURN_OVER;)
    {
      TcCandidates all = { .capacity = TC_MAX_CANDIDATES, .floor = INT32_MIN }, some = { .capacity = TC_MAX_CANDIDATES };
      TcAnchors anchors;
      TcLines lines;
      guint n_above = 0;

      value_of_board (evaluation, &state, 0, standing);
      tc_anchors_find (game, &standing->free, &anchors);
      tc_lines_init (&lines, evaluation);
      tc_candidates_add_token (&all, evaluation, standing, &anchors, &lines, 0);
      if (all.n > 0)
        {
          some.floor = all.best[all.n / 2].value;
          tc_candidates_add_token (&some, evaluation, standing, &anchors, &lines, 0);
          while (n_above < all.n && all.best[n_above].value > all.best[all.n / 2].value)
            n_above++;
          g_assert_cmpuint (some.n, ==, n_above);
          for (guint i = 0; i < n_above; i++)
            g_assert_cmpint (some.best[i].value, ==, all.best[i].value);
        }
      tc_rules.play (game, &state, seat == TURN_CHANCE ? tc_rules.draw (game, &state, &random)
                                                       : tc_rules.random_move (game, &state, &random), &state);
    }
}

#define ASSERT_SAME(member) g_assert_true (memcmp (&a->member, &b->member, sizeof a->member) == 0)

static void
assert_same_standing (const TcGame     *game,
                      const TcStanding *a,
                      const TcStanding *b)
{
  ASSERT_SAME (free);
  g_assert_cmpint (a->expected, ==, b->expected);
  g_assert_cmpint (a->price_of_social, ==, b->price_of_social);
  g_assert_cmpint (a->social, ==, b->social);
  g_assert_cmpint (a->edges, ==, b->edges);
  ASSERT_SAME (worth);
  ASSERT_SAME (missing);
  ASSERT_SAME (column_gains);
  ASSERT_SAME (row_gains);
  ASSERT_SAME (district_gains);
  ASSERT_SAME (column_bounds);
  ASSERT_SAME (row_bounds);
  ASSERT_SAME (most_in_row);
  for (guint square = 0; square < (guint) game->board.n_rows * game->board.n_columns; square++)
    if (tc_set_has (&a->free, square))
      {
        g_assert_cmpuint (a->cells[square], ==, b->cells[square]);
        g_assert_cmpint (a->square_bounds[square], ==, b->square_bounds[square]);
      }
}

/* A standing that was of any other moment of a battle comes to the same as a new one. */
static void
test_renewed (void)
{
  enum { N_STATES = 100 };
  g_autofree TcGame *game = g_new (TcGame, 1);
  g_autofree TcEvaluation *evaluation = g_new (TcEvaluation, 1);
  g_autofree TcStanding *renewed = g_new (TcStanding, 1), *fresh = g_new (TcStanding, 1);
  g_autofree TcState *states = g_new0 (TcState, N_STATES);
  TurnRandom random = turn_random_new (31, 0);

  for (guint i = 0; i < 200; i++)
    {
      const TcBoard board = random_board (&random);
      const TcSetup setup = random_setup (&random, &board);
      TcCensus census;
      guint n = 1;

      tc_game_init (game, &board, &setup);
      tc_evaluation_init (evaluation, game, &tc_weights_greedy, (TcOutlook) { .horizon = TC_HORIZON_OPEN });
      tc_state_start (game, &states[0]);
      for (int seat; n < N_STATES && (seat = tc_state_to_move (game, &states[n - 1])) != TURN_OVER; n++)
        tc_rules.play (game, &states[n - 1], seat == TURN_CHANCE ? tc_rules.draw (game, &states[n - 1], &random)
                                                                 : tc_rules.random_move (game, &states[n - 1], &random), &states[n]);

      tc_census_take (&census, game, &states[n / 2]);
      tc_standing_init (renewed, evaluation, &states[n / 2], &census, 0);
      for (guint k = 0; k < 20; k++)
        {
          const TcState *state = &states[turn_random_below (&random, n)];

          census.open = tc_state_open_features (game, state);
          tc_census_count (&census, game, state, 0);
          tc_standing_renew (renewed, evaluation, state, &census, 0);
          tc_standing_init (fresh, evaluation, state, &census, 0);
          assert_same_standing (game, renewed, fresh);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-evaluation/expected", test_expected);
  g_test_add_func ("/tc-evaluation/curve", test_curve);
  g_test_add_func ("/tc-evaluation/last-draft", test_last_draft);
  g_test_add_func ("/tc-evaluation/candidates", test_candidates);
  g_test_add_func ("/tc-evaluation/floor", test_floor);
  g_test_add_func ("/tc-evaluation/renewed", test_renewed);

  return g_test_run ();
}
