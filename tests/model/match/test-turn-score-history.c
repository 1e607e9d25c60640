/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-score.h>
#include <turn-score-history.h>

#include "match-fixtures.h"

/* It begins with nothing, ends with the result, and has a line for each round. */
static void
test_game (void)
{
  TurnMatch *match = match_fixture ("greedy random greedy", 8);
  g_auto (TurnScoreHistory) history = { 0 };
  int scores[TURN_MAX_SEATS];

  turn_match_run (match);
  match_fixture_finish (match);
  history = turn_score_history_new (turn_match_get_record (match));
  turn_match_get_rules (match)->scores (turn_match_get_game (match), turn_match_get_state (match), scores);
  g_assert_cmpuint (history.n_seats, ==, 3);
  g_assert_cmpuint (history.n_rounds, ==, tc_state_round (turn_match_get_state (match)));
  for (guint seat = 0; seat < history.n_seats; seat++)
    {
      g_assert_cmpint (turn_score_history_get (&history, 0, seat), ==, 0);
      g_assert_cmpint (turn_score_history_get (&history, history.n_rounds, seat), ==, scores[seat]);
    }
  turn_match_stop (match);
  g_assert_finalize_object (match);
}

static void
test_overtakings (void)
{
  static const struct { int scores[8]; guint n_overtakings; } cases[] = {
    { { 0, 0, 1, 0, 2, 0, 3, 0 }, 0 },
    { { 0, 0, 1, 0, 1, 2, 3, 2 }, 2 },
    { { 0, 0, 1, 0, 1, 1, 2, 1 }, 0 },
    { { 0, 0, 1, 0, 1, 1, 1, 2 }, 1 },
    { { 0, 0, 0, 1, 1, 1, 1, 2 }, 0 },
    { { 0, 0, 0, 0, 0, 0, 0, 0 }, 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const TurnScoreHistory history = { .n_seats = 2, .n_rounds = 3, .scores = (int *) cases[i].scores };

      g_assert_cmpuint (turn_score_history_n_overtakings (&history), ==, cases[i].n_overtakings);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/score-history/game", test_game);
  g_test_add_func ("/score-history/overtakings", test_overtakings);

  return g_test_run ();
}
