/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-analysis.h>
#include <turn-record-private.h>

#include "match-fixtures.h"

static TurnRecord *
load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records", name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  TurnRecord *record = turn_record_load (file, &error);

  g_assert_no_error (error);

  return record;
}

static void
complete (TurnAnalysis *analysis)
{
  turn_analysis_begin (analysis);
  g_assert_true (turn_analysis_is_running (analysis));
  while (!turn_analysis_is_complete (analysis))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (turn_analysis_is_running (analysis));
}

/* All that must hold of any judgement. */
static void
check_judged (TurnRecord       *record,
              const TurnJudged *judged)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  const TurnMove played = turn_record_get_moves (record, NULL)[judged->n_moves];
  guint32 sum = 0;
  TurnState state;

  turn_record_get_state (record, judged->n_moves, &state);
  g_assert_cmpint (judged->seat, ==, rules->to_move (game, &state));
  g_assert_cmpint (rules->play (game, &state, judged->judgement.best, &state), ==, TURN_LEGAL);
  if (turn_move_equal (judged->judgement.best, played))
    g_assert_cmpuint (turn_judged_get_loss (judged), ==, 0);
  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    sum += judged->judgement.shares[seat];
  g_assert_cmpuint (sum, >, TURN_ONE - 64);
  g_assert_cmpuint (sum, <=, TURN_ONE + 64);
}

static void
count_progress (guint *n_told)
{
  ++*n_told;
}

static void
test_every_decision (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  g_autoptr (TurnAnalysis) analysis = turn_analysis_new (record);
  guint n_told = 0;

  g_signal_connect_swapped (analysis, "notify::progress", G_CALLBACK (count_progress), &n_told);
  g_assert_cmpfloat (turn_analysis_get_progress (analysis), ==, 0);
  complete (analysis);

  g_assert_cmpfloat (turn_analysis_get_progress (analysis), ==, 1);
  g_assert_cmpuint (turn_analysis_get_n_judged (analysis), >, 4);
  g_assert_cmpuint (n_told, ==, turn_analysis_get_n_judged (analysis));
  for (guint i = 0; i < turn_analysis_get_n_judged (analysis); i++)
    {
      const TurnJudged *judged = turn_analysis_get_judged (analysis, i);

      check_judged (record, judged);
      g_assert_true (turn_analysis_find (analysis, judged->n_moves) == judged);
    }
  g_assert_null (turn_analysis_find (analysis, 0));    /* the dice */
}

/* What a seat has of the victory in the end. */
static gint32
final_share (TurnRecord *record,
             guint       seat)
{
  guint n_moves, winners, n_winners = 0;
  TurnState state;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  winners = turn_record_get_format (record)->rules->winners (turn_record_get_game (record), &state);
  for (guint each = 0; each < TURN_MAX_SEATS; each++)
    n_winners += winners >> each & 1;
  g_assert_cmpuint (n_winners, ==, 2);

  return (winners >> seat & 1) != 0 ? (gint32) TURN_ONE / 2 : 0;
}

/* Chance, others and oneself account for the whole way from the first decision to the result. */
static void
test_balance (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  g_autoptr (TurnAnalysis) analysis = turn_analysis_new (record);

  complete (analysis);
  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    {
      const TurnBalance balance = turn_analysis_get_balance (analysis, seat);
      gint32 way = 0;

      for (guint i = 0; i < turn_analysis_get_n_judged (analysis); i++)
        way += turn_analysis_get_change (analysis, i, seat);
      g_assert_cmpint (balance.skill, <=, 0);
      g_assert_cmpint (balance.chance + balance.others + balance.skill, ==, way);
      g_assert_cmpint ((gint32) turn_analysis_get_judged (analysis, 0)->judgement.shares[seat] + way, ==, final_share (record, seat));
    }
}

static gint32
swing_of (TurnRecord   *record,
          TurnAnalysis *analysis,
          guint         index)
{
  gint32 swing = 0;

  for (guint seat = 0; seat < turn_record_get_n_seats (record); seat++)
    swing = MAX (swing, ABS (turn_analysis_get_change (analysis, index, seat)));

  return swing;
}

static void
test_moments (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  g_autoptr (TurnAnalysis) analysis = turn_analysis_new (record);
  guint moments[3];
  gint32 least = G_MAXINT32;

  g_assert_cmpuint (turn_analysis_list_moments (analysis, moments, 3), ==, 0);
  complete (analysis);
  g_assert_cmpuint (turn_analysis_list_moments (analysis, moments, 3), ==, 3);
  g_assert_cmpuint (moments[0], <, moments[1]);
  g_assert_cmpuint (moments[1], <, moments[2]);
  for (guint i = 0; i < 3; i++)
    least = MIN (least, swing_of (record, analysis, moments[i]));
  for (guint i = 0; i < turn_analysis_get_n_judged (analysis); i++)
    if (i != moments[0] && i != moments[1] && i != moments[2])
      g_assert_cmpint (swing_of (record, analysis, i), <=, least);
}

static void
test_kept_with_the_record (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  g_autoptr (TurnRecord) again = NULL;
  g_autoptr (TurnAnalysis) first = turn_analysis_new (record);
  g_autoptr (TurnAnalysis) second = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;

  complete (first);
  node = turn_record_write (record);
  again = turn_record_read (node, &error);
  g_assert_no_error (error);
  second = turn_analysis_new (again);
  g_assert_true (turn_analysis_is_complete (second));
  for (guint i = 0; i < turn_analysis_get_n_judged (first); i++)
    {
      const TurnJudged *a = turn_analysis_get_judged (first, i), *b = turn_analysis_get_judged (second, i);

      g_assert_cmpuint (a->n_moves, ==, b->n_moves);
      g_assert_cmpint (a->seat, ==, b->seat);
      g_assert_true (turn_move_equal (a->judgement.best, b->judgement.best));
      g_assert_cmpuint (a->judgement.best_share, ==, b->judgement.best_share);
      g_assert_cmpuint (a->judgement.played_share, ==, b->judgement.played_share);
      g_assert_true (memcmp (a->judgement.shares, b->judgement.shares, 2 * sizeof a->judgement.shares[0]) == 0);
    }
}

/* Whatever else stands there is as good as nothing. */
static void
test_foreign_analysis (void)
{
  const char *const foreign[] = {
    "null", "3", "[]", "{}", "{\"version\": 2, \"decisions\": []}", "{\"version\": 1, \"decisions\": 5}", "{\"version\": 1, \"decisions\": [{}]}",
    "{\"version\": 1, \"decisions\": []}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (foreign); i++)
    {
      g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
      g_autoptr (JsonNode) node = json_from_string (foreign[i], NULL);
      g_autoptr (TurnAnalysis) analysis = NULL;

      turn_record_set_extra (record, "analysis", node);
      analysis = turn_analysis_new (record);
      g_assert_cmpuint (turn_analysis_get_n_judged (analysis), ==, 0);
    }
}

/* One that only differs in a move that the rules refuse. */
static void
test_illegal_best_move (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  g_autoptr (TurnAnalysis) first = turn_analysis_new (record);
  g_autoptr (TurnAnalysis) second = NULL;
  JsonArray *decisions, *best;

  complete (first);
  decisions = json_object_get_array_member (json_node_get_object (turn_record_get_extra (record, "analysis")), "decisions");
  best = json_object_get_array_member (json_array_get_object_element (decisions, 2), "best");
  for (guint i = 0; i < 8; i++)
    json_array_remove_element (best, 0);
  for (guint i = 0; i < 8; i++)
    json_array_add_int_element (best, 255);
  second = turn_analysis_new (record);
  g_assert_cmpuint (turn_analysis_get_n_judged (second), ==, 0);
}

static void
test_stop_and_go_on (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  g_autoptr (TurnAnalysis) analysis = turn_analysis_new (record);

  turn_analysis_begin (analysis);
  while (turn_analysis_get_n_judged (analysis) < 2)
    g_main_context_iteration (NULL, TRUE);
  turn_analysis_stop (analysis);
  g_assert_false (turn_analysis_is_running (analysis));
  g_assert_cmpuint (turn_analysis_get_n_judged (analysis), ==, 2);
  complete (analysis);
  check_judged (record, turn_analysis_get_judged (analysis, 2));
}

/* Nobody waits any more, but the thread still thinks. */
static void
test_let_go (void)
{
  g_autoptr (TurnRecord) record = load ("shared-victory.tagrecord.json");
  TurnAnalysis *analysis = turn_analysis_new (record);

  turn_analysis_begin (analysis);
  g_object_unref (analysis);
  loop_fixture_drain ();
}

static void
test_only_finished_games (void)
{
  g_autoptr (TurnRecord) unfinished = load ("unfinished.tagrecord.json");

  g_assert_false (turn_analysis_is_possible (unfinished));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-analysis/every-decision", test_every_decision);
  g_test_add_func ("/turn-analysis/balance", test_balance);
  g_test_add_func ("/turn-analysis/moments", test_moments);
  g_test_add_func ("/turn-analysis/kept-with-the-record", test_kept_with_the_record);
  g_test_add_func ("/turn-analysis/foreign-analysis", test_foreign_analysis);
  g_test_add_func ("/turn-analysis/illegal-best-move", test_illegal_best_move);
  g_test_add_func ("/turn-analysis/stop-and-go-on", test_stop_and_go_on);
  g_test_add_func ("/turn-analysis/let-go", test_let_go);
  g_test_add_func ("/turn-analysis/only-finished-games", test_only_finished_games);

  return g_test_run ();
}
