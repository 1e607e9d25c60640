/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-model-private.h>
#include <tc-score.h>

#include "match-fixtures.h"

/* Three figures, counted a second time from everybody's marks. */
static void
check_state (const TcGame  *game,
             const TcState *state)
{
  const TcNearEnd found = tc_near_end_find (game, state);
  guint n_values = 0, n_bubbles = 0, fewest = game->board.n_drones;

  for (guint feature = 0; feature < game->n_features; feature++)
    n_values += tc_state_high_winners (state, feature) == 0 ? 1 : 0;
  for (guint bubble = 0; bubble < game->board.n_bubbles; bubble++)
    n_bubbles += tc_state_bubble_owners (state, bubble) == 0 ? 1 : 0;
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    fewest = MIN (fewest, tc_near_end_drones (game, state, seat));
  g_assert_cmpuint (found.values_left, ==, n_values);
  g_assert_cmpuint (found.n_values, ==, game->n_features);
  g_assert_cmpuint (found.bubbles_left, ==, n_bubbles);
  g_assert_cmpuint (found.drones_left, ==, fewest);
  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    g_assert_cmpint ((found.fewest >> seat & 1) != 0, ==, tc_near_end_drones (game, state, seat) == fewest);

  /* C18: one of the three at nothing, and nothing else, makes it the last round. */
  g_assert_cmpint (found.is_last, ==, (n_values == 0 || n_bubbles == 0 || fewest == 0) && tc_state_phase (game, state) != TC_PHASE_OVER);
}

/* In every state of whole battles, of which some have a last round. */
static void
test_figures (void)
{
  guint n_last = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autoptr (TurnMatch) match = match_fixture (seed % 2 == 0 ? "greedy random" : "greedy random greedy random", seed);
      const TcGame *game = turn_match_get_game (match);

      turn_match_run (match);
      match_fixture_wait (match);
      for (guint position = 0; position <= turn_match_get_n_moves (match); position++)
        {
          TurnState state;

          turn_match_get_state_at (match, position, &state);
          check_state (game, (const TcState *) &state);
          n_last += tc_near_end_find (game, (const TcState *) &state).is_last ? 1 : 0;
        }
    }
  g_assert_cmpuint (n_last, >, 0);
}

/* What is sealed for the final die is not counted before it is open. */
static void
test_sealed (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("human human", 3);
  TcNearEnd before, after;

  turn_match_run (match);
  match_fixture_wait (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  before = tc_near_end_find (turn_match_get_game (match), turn_match_get_state (match));
  match_fixture_act (match);
  g_assert_cmpint (tc_state_phase (turn_match_get_game (match), turn_match_get_state (match)), ==, TC_PHASE_FINAL);
  after = tc_near_end_find (turn_match_get_game (match), turn_match_get_state (match));
  g_assert_true (memcmp (&before, &after, sizeof before) == 0);
}

static void
assert_text (char       *text,
             const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

static void
test_words (void)
{
  const TcNearEnd near = { .values_left = 0, .n_values = 25, .bubbles_left = 5, .n_bubbles = 5, .drones_left = 1, .n_drones = 5, .fewest = 14, .is_last = TRUE };
  const TcNearEnd far = { .values_left = 1, .n_values = 25, .bubbles_left = 0, .n_bubbles = 4, .drones_left = 5, .n_drones = 5, .fewest = 1 };
  g_autoptr (TurnMatch) match = match_fixture ("human human human human", 1);
  TurnRecord *record = turn_match_get_record (match);
  const TcState *state = turn_match_get_state (match);
  const guint n_drones = ((const TcGame *) turn_match_get_game (match))->board.n_drones;
  g_autofree char *own = g_strdup_printf ("Ben, Cleo and Dan; you have %u of 5", n_drones), *only = g_strdup_printf ("you have %u of 5", n_drones);

  assert_text (tc_near_end_values_title (&near), "No high value is left");
  assert_text (tc_near_end_values_detail (&near), "all 25 are taken: this round is the last");
  assert_text (tc_near_end_bubbles_title (&near), "5 bubbles are left");
  assert_text (tc_near_end_bubbles_detail (&near), "of 5; at 0 the round is the last");
  assert_text (tc_near_end_drones_title (&near), "1 drone is left");
  assert_text (tc_near_end_drones_detail (&near, record, state, 0), own);
  assert_text (tc_near_end_drones_detail (&near, record, state, -1), "Ben, Cleo and Dan, of 5");
  assert_text (tc_near_end_spoken (&near), "Near the end: 0 high values, 5 bubbles, 1 drone left");
  assert_text (tc_near_end_values_title (&far), "1 high value is left");
  assert_text (tc_near_end_bubbles_title (&far), "No bubble is left");
  assert_text (tc_near_end_drones_detail (&far, record, state, 0), only);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tc-near-end/figures", test_figures);
  g_test_add_func ("/tc-near-end/sealed", test_sealed);
  g_test_add_func ("/tc-near-end/words", test_words);

  return g_test_run ();
}
