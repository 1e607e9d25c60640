/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Who circles what, and who wins, C16, C17, C19 and C20. */

#include <string.h>

#include <glib.h>

#include "tc-script.h"

static TcScore
score_of (Script *script,
          guint   seat)
{
  return tc_state_score (&script->game, &script->state, seat);
}

/* C16: the first to fill a feature gets its high value, others the low one. */
static void
test_high_then_low (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 3);

  script_begin_round (script, "5 5 5 1");
  assert_legal (script_tag (script, 0, "A1 B1 C1 D1"));
  g_assert_cmpint (script_rank (script, 1, 'r', 0), ==, TC_RANK_HIGH);
  g_assert_cmpint (script_rank (script, 2, 'r', 0), ==, TC_RANK_NONE);
  assert_legal (script_tag (script, 1, "A1 B1 C1 D1"));
  assert_legal (script_tag (script, 2, "A1 A2 A3 A4"));
  g_assert_cmpint (script_rank (script, 1, 'r', 0), ==, TC_RANK_HIGH);
  g_assert_cmpint (script_rank (script, 2, 'r', 0), ==, TC_RANK_LOW);
  g_assert_cmpint (script_rank (script, 0, 'r', 0), ==, TC_RANK_NONE);
  g_assert_cmpint (script_rank (script, 0, 'c', 0), ==, TC_RANK_HIGH);
  g_assert_cmpuint (tc_state_high_winners (&script->state, script_feature (script, 'r', 0)), ==, 1u << 1);
  g_assert_cmpint (score_of (script, 1).rows, ==, 4);
  g_assert_cmpint (score_of (script, 2).rows, ==, 2);
  g_assert_cmpint (score_of (script, 0).columns, ==, 4);
}

/* C16: one drawing can fill several features, and all score. */
static void
test_several_features (void)
{
  TcBoard board = board_fixture ("ab/ab/ab");
  g_autofree Script *script = NULL;
  TcScore score;

  board_fixture_set_sections (&board, "I1 I2 I3 V3 O4 L4");
  script = script_new (&board, 2);
  script_begin_round (script, "5 5 2");
  assert_legal (script_tag (script, 0, "A1 B1 A2 B2"));
  assert_legal (script_social (script, 1, 0));
  g_assert_cmpint (score_of (script, 1).total, ==, 8);
  assert_legal (script_tag (script, 2, "A3 B3"));
  assert_legal (script_tag (script, 2, "A3 B3"));
  score = score_of (script, 1);
  g_assert_cmpint (score.rows, ==, 12);
  g_assert_cmpint (score.columns, ==, 8);
  g_assert_cmpint (score.districts, ==, 16);
  g_assert_cmpint (score.total, ==, 36);
}

/* C16: how much of a feature is still to paint. */
static void
test_missing (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);
  const guint row = script_feature (script, 'r', 0);

  g_assert_cmpuint (tc_state_feature_missing (&script->game, &script->state, 1, row), ==, 4);
  script_begin_round (script, "3 1 1");
  assert_legal (script_tag (script, 0, "A1 B1 C1"));
  g_assert_cmpuint (tc_state_feature_missing (&script->game, &script->state, 1, row), ==, 1);
  g_assert_cmpuint (tc_state_feature_missing (&script->game, &script->state, 0, row), ==, 4);
  g_assert_false (tc_state_feature_filled (&script->game, &script->state, 1, row));
}

/* C17: filled with the same final die, the high value is for all, if it was open when the last draft turn ended. */
static void
test_same_final_die (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 3);

  script_begin_round (script, "5 3 3 1");
  assert_legal (script_tag (script, 0, "A1 B1 C1 D1"));     /* seat 1 */
  assert_legal (script_tag (script, 1, "A2 B2 C2"));        /* seat 2 */
  assert_legal (script_tag (script, 2, "A2 B2 C2"));        /* seat 0 */
  assert_legal (script_drone (script, 3, 4, "A2 B2 C2 D2", 0));
  assert_legal (script_tag (script, 3, "D2"));
  assert_legal (script_tag (script, 3, "D2"));
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpint (script_rank (script, seat, 'r', 1), ==, TC_RANK_HIGH);
  g_assert_cmpint (script_rank (script, 1, 'd', 0), ==, TC_RANK_HIGH);
  g_assert_cmpuint (tc_state_high_winners (&script->state, script_feature (script, 'r', 1)), ==, 7);
}

static void
test_taken_before_final_die (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 3);

  script_begin_round (script, "5 3 3 1");
  assert_legal (script_tag (script, 0, "A1 B1 C1 D1"));
  assert_legal (script_tag (script, 1, "A1 B1 C1"));
  assert_legal (script_tag (script, 2, "A1 B1 C1"));
  assert_legal (script_tag (script, 3, "A2"));
  assert_legal (script_tag (script, 3, "D1"));
  assert_legal (script_tag (script, 3, "D1"));
  g_assert_cmpint (script_rank (script, 1, 'r', 0), ==, TC_RANK_HIGH);
  g_assert_cmpint (script_rank (script, 2, 'r', 0), ==, TC_RANK_LOW);
  g_assert_cmpint (script_rank (script, 0, 'r', 0), ==, TC_RANK_LOW);
}

/* C19: features, drone squares and bubbles. */
static void
test_prestige (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;
  TcScore score;

  board_fixture_set_drones (&board, "-2 -3");
  board_fixture_set_bubbles (&board, "-1 4");
  script = script_new (&board, 2);
  script_begin_round (script, "6 6 5");
  assert_legal (script_drone (script, 0, 4, "A1 B1 C1 D1", 0));
  assert_legal (script_tag (script, 1, "A1 B1 A2 B2"));
  assert_legal (script_social (script, 2, 1));
  assert_legal (script_social (script, 2, 0));

  score = score_of (script, 1);
  g_assert_cmpint (score.rows, ==, 4);
  g_assert_cmpint (score.districts, ==, 0);
  g_assert_cmpint (score.drones, ==, -2);
  g_assert_cmpint (score.bubbles, ==, 4);
  g_assert_cmpuint (score.n_bubbles, ==, 1);
  g_assert_cmpint (score.total, ==, 6);
  score = score_of (script, 0);
  g_assert_cmpint (score.districts, ==, 8);
  g_assert_cmpint (score.bubbles, ==, 4);
  g_assert_cmpint (score.total, ==, 12);
}

/* C20: most prestige; then most bubbles; then shared. */
static void
test_winners (void)
{
  static const struct { const char *bubbles; int first, second; guint winners; } cases[] = {
    { "0 1", 0, 1, 1 << 0 },         /* seat 1 circles 0, seat 0 circles +1 */
    { "0 0", 0, 1, 3 },              /* all equal */
    { "0 0", 0, -1, 1 << 1 },        /* equal prestige, more bubbles */
    { "-1 0", 0, -1, 1 << 0 },       /* prestige before bubbles */
    { "0 0", -1, -1, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TcBoard board = script_board ();
      g_autofree Script *script = NULL;

      board_fixture_set_bubbles (&board, cases[i].bubbles);
      script = script_new (&board, 2);
      script_begin_round (script, "1 1 1");
      assert_legal (cases[i].first < 0 ? script_tag (script, 0, "A1") : script_social (script, 0, (guint) cases[i].first));
      assert_legal (cases[i].second < 0 ? script_tag (script, 1, "A1") : script_social (script, 1, (guint) cases[i].second));
      g_assert_cmpuint (tc_state_winners (&script->game, &script->state), ==, cases[i].winners);
    }
}

/* C20: a shared bubble counts for each, a free pass does not. */
static void
test_shared_bubble_counts (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;

  board_fixture_set_bubbles (&board, "0");
  script = script_new (&board, 3);
  script_begin_round (script, "1 1 1 1");
  for (guint turn = 0; turn < 3; turn++)
    assert_legal (script_tag (script, turn, "A1"));
  assert_legal (script_social (script, 3, 0));
  assert_legal (script_tag (script, 3, "B1"));
  assert_legal (script_social (script, 3, 0));
  g_assert_cmpuint (tc_state_winners (&script->game, &script->state), ==, 1 << 1 | 1 << 0);
}

static void
test_pass_does_not_count (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;

  board_fixture_set_bubbles (&board, "0");
  script = script_new (&board, 2);
  script_begin_round (script, "1 1 1");
  assert_legal (script_social (script, 0, 0));
  assert_legal (script_social (script, 1, TC_NO_BUBBLE));
  g_assert_cmpuint (tc_state_winners (&script->game, &script->state), ==, 1 << 1);
  g_assert_cmpuint (score_of (script, 0).n_bubbles, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tag-city/C16/high-then-low", test_high_then_low);
  g_test_add_func ("/tag-city/C16/several-features", test_several_features);
  g_test_add_func ("/tag-city/C16/missing", test_missing);
  g_test_add_func ("/tag-city/C17/same-final-die", test_same_final_die);
  g_test_add_func ("/tag-city/C17/taken-before", test_taken_before_final_die);
  g_test_add_func ("/tag-city/C19/prestige", test_prestige);
  g_test_add_func ("/tag-city/C20/winners", test_winners);
  g_test_add_func ("/tag-city/C20/shared-bubble", test_shared_bubble_counts);
  g_test_add_func ("/tag-city/C20/free-pass", test_pass_does_not_count);

  return g_test_run ();
}
