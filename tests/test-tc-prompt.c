/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-prompt.h>

#include "board-fixtures.h"
#include "match-fixtures.h"
#include "state-fixtures.h"

typedef struct
{
  TurnMatch  *match;
  TcDraft    *draft;
  TcDicePlan *plan;
} Fixture;

static TcMove
bytes (TcMoveKind kind,
       guint8     a,
       guint8     b,
       guint8     c)
{
  const TcMove move = { .kind = (guint8) kind, .dice = { a, b, c } };

  return move;
}

/* Two persons, Ana leads; the dice are 4, 3 and 1. */
static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  TurnRecord *record = record_fixture ("human human", 1);

  g_assert_cmpint (turn_record_append (record, tc_move_to_turn (bytes (TC_MOVE_ROLL, 4, 3, 1))), ==, TURN_LEGAL);
  fixture->match = turn_match_new (record);
  fixture->draft = tc_draft_new (turn_match_get_game (fixture->match));
  fixture->plan = tc_dice_plan_new (turn_match_get_game (fixture->match));
  tc_dice_plan_begin (fixture->plan, turn_match_get_state (fixture->match));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->draft);
  g_assert_finalize_object (fixture->plan);
  g_assert_finalize_object (fixture->match);
}

static void
assert_prompt (Fixture    *fixture,
               const char *title,
               const char *subtitle)
{
  g_auto (TcPrompt) prompt = tc_prompt_new (fixture->match, fixture->draft, fixture->plan);

  g_assert_cmpstr (prompt.title, ==, title);
  g_assert_cmpstr (prompt.subtitle, ==, subtitle);
}

static void
test_leader (Fixture      *fixture,
             gconstpointer unused)
{
  assert_prompt (fixture, "Ana, you lead: push each die to one side",
                 "The 4 goes to the S or to the square · 0 of 3 placed");
  tc_dice_plan_set_side (fixture->plan, 0, 0);
  tc_dice_plan_next_unset (fixture->plan);
  assert_prompt (fixture, "Ana, you lead: push each die to one side",
                 "The 3 goes to the bar of three or to the S · 1 of 3 placed");
  tc_dice_plan_set_side (fixture->plan, 1, 0);
  tc_dice_plan_set_side (fixture->plan, 2, 0);
  assert_prompt (fixture, "Ana, open the HQ", "All dice are placed; you can still push them");
}

/* The S, the bar of three and the T lie in the HQ; Ben chooses. */
static void
open_hq (Fixture *fixture)
{
  g_assert_cmpint (turn_match_play (fixture->match, tc_move_to_turn (bytes (TC_MOVE_PLACE, 3, 2, 0))), ==, TURN_LEGAL);
  tc_draft_begin (fixture->draft, turn_match_get_state (fixture->match), 1);
}

static void
play_draft (Fixture *fixture,
            guint    next_seat)
{
  TurnMove move;

  g_assert_true (tc_draft_get_move (fixture->draft, &move));
  g_assert_cmpint (turn_match_play (fixture->match, move), ==, TURN_LEGAL);
  tc_draft_begin (fixture->draft, turn_match_get_state (fixture->match), next_seat);
}

static void
test_tag (Fixture      *fixture,
          gconstpointer unused)
{
  open_hq (fixture);
  assert_prompt (fixture, "Ben, choose a die", "It lets you tag the shape of its section");
  tc_draft_choose_die (fixture->draft, 0);
  assert_prompt (fixture, "Ben, place the S anywhere free", "It fits here");
}

static void
test_drone (Fixture      *fixture,
            gconstpointer unused)
{
  open_hq (fixture);
  tc_draft_set_use (fixture->draft, TC_USE_DRONE);
  assert_prompt (fixture, "Ben, choose the die that your drone uses up",
                 "The drone costs −5 and draws any shape of the HQ");
  tc_draft_choose_die (fixture->draft, 0);
  assert_prompt (fixture, "Ben, choose any shape of the HQ", "The drone costs −5");
  tc_draft_choose_token (fixture->draft, 4);
  assert_prompt (fixture, "Ben, place the square anywhere free", "It fits here · the drone costs −5");
}

static void
test_networks (Fixture      *fixture,
               gconstpointer unused)
{
  open_hq (fixture);
  tc_draft_set_use (fixture->draft, TC_USE_SOCIAL);
  assert_prompt (fixture, "Ben, choose the die that you give up", "Nobody else can take it, and you circle a bubble");
  tc_draft_choose_die (fixture->draft, 0);
  assert_prompt (fixture, "Ben, choose a bubble", "4 are left for the whole crew");
  tc_draft_choose_bubble (fixture->draft, 3);
  assert_prompt (fixture, "Ben, go to the networks?", "The bubble brings +1 and is gone for the others");
}

static void
test_final_die (Fixture      *fixture,
                gconstpointer unused)
{
  open_hq (fixture);
  tc_draft_choose_die (fixture->draft, 0);
  tc_draft_put_under (fixture->draft, 1.5, 1.0);
  play_draft (fixture, 0);
  tc_draft_choose_die (fixture->draft, 2);
  play_draft (fixture, 1);
  tc_draft_put_under (fixture->draft, 1.5, 0.5);
  assert_prompt (fixture, "Ben, the final die: place the bar of three anywhere free", "Does not fit: B 1 and C 1 are tagged");
  tc_draft_put_under (fixture->draft, 3.5, 0.5);
  assert_prompt (fixture, "Ben, the final die: place the bar of three anywhere free", "Does not fit: C 1 is tagged");
}

static void
test_replay (Fixture      *fixture,
             gconstpointer unused)
{
  open_hq (fixture);
  turn_match_set_position (fixture->match, 0);
  assert_prompt (fixture, "The battle begins", "Move 0 of 2");
  turn_match_set_position (fixture->match, 1);
  assert_prompt (fixture, "Round 1", "Move 1 of 2");
}

/* Rows that a shape completes, and squares outside the city, need boards of their own. */
static void
test_describe (void)
{
  TcBoard board = board_fixture ("aaaaaa/aa..bb/aa..bb/aaaabb/aaaabb");
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcDraft *draft = tc_draft_new (game);
  g_autofree char *outside = NULL, *filled = NULL;
  TcState state;

  tc_state_start (game, &state);
  state_fixture_roll (game, &state, "3 3 3");
  state_fixture_place (game, &state, "2 2 2");
  tc_draft_begin (draft, &state, 1);
  tc_draft_choose_die (draft, 0);
  tc_draft_put_under (draft, 2.5, 1.5);
  outside = tc_prompt_describe (draft, NULL);
  g_assert_cmpstr (outside, ==, "Does not fit: C 2 and D 2 are outside the city");

  state_fixture_tag (game, &state, 0, "A1 B1 C1");
  state_fixture_tag (game, &state, 1, "A1 B1 C1");
  tc_draft_begin (draft, &state, 1);
  tc_draft_put_under (draft, 4.5, 0.5);
  filled = tc_prompt_describe (draft, NULL);
  g_assert_cmpstr (filled, ==, "Here it fills row 1 +4");
  g_assert_finalize_object (draft);
}

/* Dice, bots and the end have their words too. */
static void
test_without_persons (void)
{
  TurnMatch *match = match_fixture ("greedy random", 1);
  g_auto (TcPrompt) dice = tc_prompt_new (match, NULL, NULL);
  g_auto (TcPrompt) bot = { 0 };
  g_auto (TcPrompt) end = { 0 };

  g_assert_cmpstr (dice.title, ==, "Round 1");
  g_assert_cmpstr (dice.subtitle, ==, "Ana leads and rolls the dice");
  turn_match_run (match);
  match_fixture_wait_for_moves (match, 1);
  turn_match_stop (match);
  bot = tc_prompt_new (match, NULL, NULL);
  g_assert_cmpstr (bot.title, ==, "Ana is thinking…");
  turn_match_run (match);
  match_fixture_wait (match);
  end = tc_prompt_new (match, NULL, NULL);
  g_assert_true (g_str_has_suffix (end.title, "ALL CITY!"));
  g_assert_true (g_str_has_prefix (end.subtitle, "The battle is over: "));
  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/tc-prompt/leader", test_leader },
    { "/tc-prompt/tag", test_tag },
    { "/tc-prompt/drone", test_drone },
    { "/tc-prompt/networks", test_networks },
    { "/tc-prompt/final-die", test_final_die },
    { "/tc-prompt/replay", test_replay },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  g_test_add_func ("/tc-prompt/describe", test_describe);
  g_test_add_func ("/tc-prompt/without-persons", test_without_persons);

  return g_test_run ();
}
