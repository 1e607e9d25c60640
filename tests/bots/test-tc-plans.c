/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-plans.h"

#include <string.h>

#include <tc-rules.h>

#include "state-fixtures.h"
#include "tc-greedy.h"
#include "tc-script.h"
#include "turn-plans.h"

/* A position and what a plan does there: on the board of four by four with districts of two by two, dice of face n at section n − 1, which holds I1 I2 I3 V3 I4 O4.
 * Seat 1 is to move. A full row is worth 2, since nobody has circled its high value. */
typedef struct
{
  const char *why;
  const char *plan;
  const char *faces;
  const char *own;            /* squares that are painted */
  const char *other;
  const char *drones;
  const char *bubbles;
  const char *expected;       /* ways with "|" between them; NULL: what greed does */
  const char *unlike;         /* what greed does instead, if that matters, so that the plan is seen to differ */
} Case;

static const Case cases[] = {
  { "the cheapest bubble at once", "networks", "6 6 6", "", "", "-9 -9", "-3 -1 -2", "social 1", NULL },
  { "the bubble that pays most", "networks", "6 6 6", "", "", "-9 -9", "2 5 4", "social 1", NULL },
  { "a drone though it costs more than it brings", "drones", "6 6 6", "", "", "-9 -9", "-1 -1", "drone", NULL },
  { "the drone while ahead", "rush-drones-small", "5 5 5", "A1 B1 C1 D1", "", "-9 -9", "-1 -1", "drone", NULL },
  { "no drone while even", "rush-drones-small", "5 5 5", "", "", "-9 -9", "-1 -1", NULL, NULL },
  { "no drone while behind", "rush-drones-small", "5 5 5", "", "A1 B1 C1 D1", "-9 -9", "-1 -1", NULL, NULL },
  { "all drones are paid for", "rush-reckoned", "5 5 5", "A1 B1 C1 D1", "", "0 -1", "-1 -1", "drone", NULL },
  { "they cost as much as the lead", "rush-reckoned", "5 5 5", "A1 B1 C1 D1", "", "-1 -1", "-1 -1", NULL, NULL },
  { "all bubbles are paid for", "quit-ahead", "5 5 5", "A1 B1 C1 D1", "", "-9 -9", "-1 0", "social 1", NULL },
  { "they cost as much as the lead", "quit-ahead", "5 5 5", "A1 B1 C1 D1", "", "-9 -9", "-1 -1", NULL, NULL },
  { "leaves the row open", "hoarder", "1 1 1", "A1 B1 C1", "", "-99 -99", "-9 -9", "tag", "tag D1" },
  { "nothing else fits", "hoarder", "5 5 5", "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3", "", "-99 -99", "-9 -9", NULL, NULL },
  { "a row and a column at once", "combo", "1 1 1", "A1 B1 C1 D2 D3 D4 A4 B4", "", "-99 -99", "-9 -9", "tag D1", NULL },
  { "not a row alone", "combo", "1 1 1", "A1 B1 C1", "", "-99 -99", "-9 -9", "tag", "tag D1" },
  { "into the district that is worth most", "one-district", "4 4 4", "A1 A2 A3", "", "-9 -9", "-9 -9", "tag C3 C4 D4|tag C3 D3 C4|tag C3 D3 D4|tag D3 C4 D4", NULL },
  { "the next one when it is full", "one-district", "2 2 2", "C3 D3 C4 D4", "", "-9 -9", "-9 -9", "tag A1 B1|tag A2 B2|tag A1 A2|tag B1 B2", NULL },
  { "it has no room for the token", "one-district", "3 3 3", "C3", "", "-9 -9", "-9 -9", NULL, NULL },
  { "a draft as greed has it", "always-final-pass", "6 6 6", "", "", "-9 -9", "-1 -1", NULL, NULL },
  { "the most prestige", "points-now", "1 3 3", "A1 B1 C1 C2 D2 B3 D4", "", "-9 -9", "-1 -1", "tag D1", NULL },
  { "a drone that brings more than its price", "points-now", "5 5 5", "A1 B1 C1 A2 B2 C3 D4", "", "-1 -1", "-1 -1", "drone A3 B3 A4 B4", NULL },
};

static void
paint (Script     *script,
       guint       seat,
       const char *squares)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);

  for (guint i = 0; names[i] != NULL && *names[i] != '\0'; i++)
    {
      const guint square = square_fixture (&script->game, names[i]);

      script->state.painted[seat * script->game.n_words + square / 64] |= G_GUINT64_CONSTANT (1) << (square % 64);
    }
}

static Script *
set_up (const Case *given)
{
  TcBoard board = script_board ();
  Script *script;

  board_fixture_set_drones (&board, given->drones);
  board_fixture_set_bubbles (&board, given->bubbles);
  board.districts[3].value = (TcValue) { 12, 10 };
  board.districts[0].value = (TcValue) { 9, 7 };
  script = script_new (&board, 2);
  paint (script, 1, given->own);
  paint (script, 0, given->other);
  script_begin_round (script, given->faces);

  return script;
}

static char *
describe (const Script *script,
          TcMove        move)
{
  static const char *const uses[] = { "", "tag", "drone", "social" };
  const TcAction action = move.action;
  g_autofree char *squares = NULL;

  if (action.use == TC_USE_SOCIAL)
    return g_strdup_printf ("social %u", action.mark);

  squares = set_fixture_names (&script->game, tc_game_placement (&script->game, action.token, action.orientation, action.anchor));

  return g_strdup_printf ("%s %s", uses[action.use], squares);
}

static TcMove
ask (const Script *script,
     const char   *name)
{
  const TurnBot *plan = turn_plan_find (name, &tc_rules);
  TurnRandom random = turn_random_new (1, 0);
  const TurnQuestion question = {
    .rules = &tc_rules,
    .game = &script->game,
    .seen = &script->state,
    .seat = tc_state_to_move (&script->game, &script->state),
    .random = &random,
  };
  TcState after;
  TcMove move;

  g_assert_nonnull (plan);
  move = tc_move_from_turn (plan->choose (&question));
  g_assert_cmpint (tc_state_play (&script->game, &script->state, move, &after), ==, TC_LEGAL);

  return move;
}

static char *
ask_greed (const Script *script)
{
  return describe (script, tc_greedy_move (&script->game, &script->state, &tc_weights_greedy));
}

/* "tag" stands for any tag. */
static gboolean
is_expected (const char *given,
             const char *expected)
{
  g_auto (GStrv) ways = g_strsplit (expected, "|", -1);
  g_auto (GStrv) words = g_strsplit (given, " ", -1);

  return g_strv_contains ((const char *const *) ways, given) || g_strv_contains ((const char *const *) ways, words[0]);
}

static void
test_cases (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = set_up (&cases[i]);
      g_autofree char *given = describe (script, ask (script, cases[i].plan));
      g_autofree char *greedy = ask_greed (script);

      g_test_message ("%s: %s", cases[i].plan, cases[i].why);
      if (cases[i].expected == NULL)
        g_assert_cmpstr (given, ==, greedy);
      else if (!is_expected (given, cases[i].expected))
        g_error ("“%s” instead of “%s”", given, cases[i].expected);
      if (cases[i].unlike != NULL)
        {
          g_assert_cmpstr (greedy, ==, cases[i].unlike);
          g_assert_cmpstr (given, !=, greedy);
        }
    }
}

static const Case open_board = { .faces = "1 2 3", .own = "", .other = "", .drones = "-1 -2", .bubbles = "-1 -2" };

/* Of three tokens that fill nothing. */
static void
test_larger_token (void)
{
  const Case dear_drones = { .faces = "1 2 3", .own = "", .other = "", .drones = "-99", .bubbles = "0 0" };
  g_autofree Script *script = set_up (&dear_drones);
  const TcAction action = ask (script, "points-now").action;

  g_assert_cmpuint (action.use, ==, TC_USE_TAG);
  g_assert_cmpuint (script->game.orientations[action.token][0].n_cells, ==, 3);
}

static void
play (Script     *script,
      const char *plan)
{
  g_assert_cmpint (tc_state_play (&script->game, &script->state, ask (script, plan), &script->state), ==, TC_LEGAL);
}

/* Networks and drones go on until nothing is left, then others take over. */
static void
test_used_up (void)
{
  g_autofree Script *script = set_up (&open_board);
  g_autofree char *given = NULL;
  g_autofree char *greedy = NULL;

  play (script, "networks");
  play (script, "networks");
  g_assert_cmpint (tc_state_phase (&script->game, &script->state), ==, TC_PHASE_FINAL);
  given = describe (script, ask (script, "networks"));
  greedy = ask_greed (script);
  g_assert_cmpstr (given, ==, greedy);
  g_assert_false (is_expected (given, "social"));
}

/* The best tag follows the last drone, also where a bubble would bring more. */
static void
test_tags_after_drones (void)
{
  const Case paying = { .faces = "1 2 3", .own = "", .other = "", .drones = "-1", .bubbles = "90 90" };
  g_autofree Script *script = set_up (&paying);
  g_autofree char *greedy = NULL;
  g_autofree char *given = NULL;

  play (script, "drones");
  play (script, "drones");
  given = describe (script, ask (script, "drones"));
  greedy = ask_greed (script);
  g_assert_true (is_expected (given, "tag"));
  g_assert_true (is_expected (greedy, "social"));
}

static void
test_nothing_fits (void)
{
  const Case full = { .faces = "6 6 6", .own = "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3 A4 B4 C4 D4", .other = "", .drones = "-1 -2", .bubbles = "-1 -2" };
  g_autofree Script *script = set_up (&full);

  for (const TurnBot *plan = tc_plans; plan->level != NULL; plan++)
    {
      g_autofree char *given = describe (script, ask (script, plan->level));

      g_assert_cmpstr (given, ==, "social 0");
    }
}

/* With the final die, and once there is no bubble as a free pass. */
static void
test_final_pass (void)
{
  g_autofree Script *script = set_up (&open_board);
  g_autofree char *given = NULL;

  play (script, "always-final-pass");
  play (script, "always-final-pass");
  given = describe (script, ask (script, "always-final-pass"));
  g_assert_cmpstr (given, ==, "social 0");

  g_free (g_steal_pointer (&script));
  script = set_up (&open_board);
  play (script, "networks");
  play (script, "networks");
  g_assert_cmpuint (ask (script, "always-final-pass").action.mark, ==, TC_NO_BUBBLE);
}

/* A district whose high value is gone counts by its low one. */
static void
test_low_value (void)
{
  const Case gone = { .faces = "4 4 4", .own = "", .other = "", .drones = "-9 -9", .bubbles = "-9 -9" };
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;
  g_autofree char *given = NULL;

  board_fixture_set_drones (&board, gone.drones);
  board.districts[3].value = (TcValue) { 12, 1 };
  board.districts[0].value = (TcValue) { 9, 7 };
  script = script_new (&board, 2);
  script->state.marks[script_feature (script, 'd', 3) / 2] |= (guint8) (1 << (script_feature (script, 'd', 3) % 2 * 4));
  g_assert_cmpuint (tc_state_high_winners (&script->state, script_feature (script, 'd', 3)), ==, 1);
  paint (script, 0, "C3 D3 C4 D4");
  script_begin_round (script, gone.faces);
  given = describe (script, ask (script, "one-district"));
  g_assert_true (is_expected (given, "tag A1 A2 B2|tag A1 B1 A2|tag A1 B1 B2|tag B1 A2 B2"));
}

/* The leader puts the dice as greed does, whatever the plan. */
static void
test_lead (void)
{
  const TcBoard board = board_fixture_side_a ();
  g_autofree Script *script = script_new (&board, 2);

  assert_legal (script_roll (script, "3 5 1"));
  for (const TurnBot *plan = tc_plans; plan->level != NULL; plan++)
    {
      const TurnMove given = tc_move_to_turn (ask (script, plan->level));
      const TurnMove greedy = tc_move_to_turn (tc_greedy_move (&script->game, &script->state, &tc_weights_greedy));

      g_assert_true (turn_move_equal (given, greedy));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tc-plans/cases", test_cases);
  g_test_add_func ("/tc-plans/larger-token", test_larger_token);
  g_test_add_func ("/tc-plans/used-up", test_used_up);
  g_test_add_func ("/tc-plans/tags-after-drones", test_tags_after_drones);
  g_test_add_func ("/tc-plans/nothing-fits", test_nothing_fits);
  g_test_add_func ("/tc-plans/final-pass", test_final_pass);
  g_test_add_func ("/tc-plans/low-value", test_low_value);
  g_test_add_func ("/tc-plans/lead", test_lead);

  return g_test_run ();
}
