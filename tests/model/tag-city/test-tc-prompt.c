/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-prompt-turn.h>
#include <tc-prompt.h>

#include "board-fixtures.h"
#include "match-fixtures.h"
#include "state-fixtures.h"

typedef struct
{
  TurnMatch *match;
  TcDraft    draft;
  TcDicePlan plan;
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
  fixture->plan = tc_dice_plan_begun (fixture->plan, turn_match_get_state (fixture->match));
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_assert_finalize_object (fixture->match);
}

static void
assert_prompt (Fixture    *fixture,
               const char *title,
               const char *subtitle)
{
  g_auto (TcPrompt) prompt = tc_prompt_new (fixture->match, &fixture->draft, &fixture->plan, FALSE);

  g_assert_cmpstr (prompt.title, ==, title);
  g_assert_cmpstr (prompt.subtitle, ==, subtitle);
}

static void
test_leader (Fixture      *fixture,
             gconstpointer unused)
{
  assert_prompt (fixture, "Ana, you lead: push each die to one side",
                 "The 4 goes to the U or to the V · 0 of 3 placed");
  fixture->plan = tc_dice_plan_with_side (fixture->plan, 0, 0);
  fixture->plan = tc_dice_plan_at_unset (fixture->plan);
  assert_prompt (fixture, "Ana, you lead: push each die to one side",
                 "The 3 goes to the square or to the U · 1 of 3 placed");
  fixture->plan = tc_dice_plan_with_side (fixture->plan, 1, 0);
  fixture->plan = tc_dice_plan_with_side (fixture->plan, 2, 0);
  assert_prompt (fixture, "Ana, open the HQ", "All dice are placed; you can still push them");
}

/* The U, the square and the T lie in the HQ; Ben chooses. */
static void
open_hq (Fixture *fixture)
{
  g_assert_cmpint (turn_match_play (fixture->match, tc_move_to_turn (bytes (TC_MOVE_PLACE, 3, 2, 0))), ==, TURN_LEGAL);
  fixture->draft = tc_draft_begun (fixture->draft, turn_match_get_state (fixture->match), 1);
}

static void
play_draft (Fixture *fixture,
            guint    next_seat)
{
  TurnMove move;

  g_assert_true (tc_draft_get_move (&fixture->draft, &move));
  g_assert_cmpint (turn_match_play (fixture->match, move), ==, TURN_LEGAL);
  fixture->draft = tc_draft_begun (fixture->draft, turn_match_get_state (fixture->match), next_seat);
}

static void
test_tag (Fixture      *fixture,
          gconstpointer unused)
{
  open_hq (fixture);
  assert_prompt (fixture, "Ben, choose a die", "It lets you tag the shape of its section");
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  assert_prompt (fixture, "Ben, place the U", "It fits here");
}

static void
test_drone (Fixture      *fixture,
            gconstpointer unused)
{
  open_hq (fixture);
  fixture->draft = tc_draft_with_use (fixture->draft, TC_USE_DRONE);
  assert_prompt (fixture, "Ben, choose the die that your drone uses up",
                 "The drone costs 4 and paints any shape of the HQ");
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  assert_prompt (fixture, "Ben, choose any shape of the HQ", "The drone costs 4");
  fixture->draft = tc_draft_with_token (fixture->draft, 4);
  assert_prompt (fixture, "Ben, place the V", "It fits here · the drone costs 4");
}

/* The cheapest bubble costs nothing on this board; where there is little room the prompt says less. */
static void
test_networks (Fixture      *fixture,
               gconstpointer unused)
{
  g_auto (TcPrompt) prompt = { 0 };

  open_hq (fixture);
  fixture->draft = tc_draft_with_use (fixture->draft, TC_USE_SOCIAL);
  assert_prompt (fixture, "Ben, choose a bubble", "You paint nothing");
  fixture->draft = tc_draft_with_bubble (fixture->draft, 3);
  assert_prompt (fixture, "Ben, choose a bubble", "It costs prestige; you paint nothing");
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  assert_prompt (fixture, "Ben, choose a bubble", "It costs prestige; you paint nothing");
  prompt = tc_prompt_new (fixture->match, &fixture->draft, &fixture->plan, FALSE);
  g_assert_cmpstr (prompt.brief, ==, "You paint nothing");
}

static void
test_look (Fixture      *fixture,
           gconstpointer unused)
{
  g_auto (TcPrompt) prompt = tc_prompt_new_for_look (fixture->match, 1);

  g_assert_cmpstr (prompt.title, ==, "Ben’s board");
  g_assert_cmpstr (prompt.subtitle, ==, "Escape goes back");
  g_assert_cmpstr (prompt.brief, ==, "You are only looking");
}

static void
test_final_die (Fixture      *fixture,
                gconstpointer unused)
{
  open_hq (fixture);
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  fixture->draft = tc_draft_put_under (fixture->draft, 1.5, 1.0);
  play_draft (fixture, 0);
  fixture->draft = tc_draft_with_die (fixture->draft, 2);
  play_draft (fixture, 1);
  fixture->draft = tc_draft_put_under (fixture->draft, 3.0, 1.0);
  assert_prompt (fixture, "Ben, place the square", "Does not fit: C 1 and C 2 are tagged");
  fixture->draft = tc_draft_put_under (fixture->draft, 3.0, 2.0);
  assert_prompt (fixture, "Ben, place the square", "Does not fit: C 2 is tagged");
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
  TcDraft draft = tc_draft_new (game);
  g_autofree char *outside_said = NULL, *fitting_said = NULL, *filled_said = NULL;
  g_auto (TcPrompt) outside = { 0 }, filled = { 0 };
  TcState state;

  tc_state_start (game, &state);
  state_fixture_roll (game, &state, "3 3 3");
  state_fixture_place (game, &state, "2 2 2");
  draft = tc_draft_begun (draft, &state, 1);
  draft = tc_draft_with_die (draft, 0);
  draft = tc_draft_put_under (draft, 2.5, 1.5);
  outside = tc_prompt_new_for_turn (&draft, "Ben", NULL, FALSE);
  g_assert_cmpstr (outside.subtitle, ==, "Does not fit: C 2 and D 2 are outside the city");
  outside_said = tc_prompt_say (&draft, NULL);
  g_assert_cmpstr (outside_said, ==, "bar of three at B 2, C 2 and D 2. Does not fit: C 2 and D 2 are outside the city");
  draft = tc_draft_put_under (draft, 1.5, 0.5);
  fitting_said = tc_prompt_say (&draft, NULL);
  g_assert_cmpstr (fitting_said, ==, "bar of three at A 1, B 1 and C 1. It fits here");

  state_fixture_tag (game, &state, 0, "A1 B1 C1");
  state_fixture_tag (game, &state, 1, "A1 B1 C1");
  draft = tc_draft_begun (draft, &state, 1);
  draft = tc_draft_put_under (draft, 4.5, 0.5);
  filled = tc_prompt_new_for_turn (&draft, "Ben", NULL, FALSE);
  g_assert_cmpstr (filled.subtitle, ==, "Here it fills row 1 +4");
  filled_said = tc_prompt_say (&draft, NULL);
  g_assert_cmpstr (filled_said, ==, "bar of three at D 1, E 1 and F 1. It fits here. Fills row 1 first, 4.");
}

static void
assert_advice (TcDraft        draft,
               const TcState *state,
               const char    *advice)
{
  g_auto (TcPrompt) prompt = { 0 };

  draft = tc_draft_begun (draft, state, 1);
  prompt = tc_prompt_new_for_turn (&draft, "Ben", NULL, FALSE);
  g_assert_cmpstr (prompt.subtitle, ==, advice);
}

/* What the prompt proposes can be done: in a city with one free square there is a drone for it, in a full one there is none. */
static void
test_nothing_fits (void)
{
  TcBoard board = board_fixture ("aaaaaa/aaaaaa/bbbbbb/bbbbbb");
  g_autofree TcGame *game = game_fixture (&board, 2);
  TcDraft draft = tc_draft_new (game);
  TcState state;

  tc_state_start (game, &state);
  state_fixture_roll (game, &state, "3 3 3");
  state_fixture_place (game, &state, "2 2 2");
  state.painted[game->n_words] = (G_GUINT64_CONSTANT (1) << game->n_squares) - 2;
  assert_advice (draft, &state, "No shape fits any more: use a drone or check networks");
  state.painted[game->n_words] |= 1;
  assert_advice (draft, &state, "No shape fits any more: check networks");
}

/* Dice, bots and the end have their words too. */
static void
test_without_persons (void)
{
  TurnMatch *match = match_fixture ("greedy random", 1);
  g_auto (TcPrompt) dice = tc_prompt_new (match, NULL, NULL, FALSE);
  g_auto (TcPrompt) bot = { 0 };
  g_auto (TcPrompt) end = { 0 };
  g_autofree char *summary = NULL;

  g_assert_cmpstr (dice.title, ==, "Round 1");
  g_assert_cmpstr (dice.subtitle, ==, "Ana leads and rolls the dice");
  turn_match_run (match);
  match_fixture_wait_for_moves (match, 1);
  turn_match_stop (match);
  bot = tc_prompt_new (match, NULL, NULL, FALSE);
  g_assert_cmpstr (bot.title, ==, "Ana is thinking…");
  turn_match_run (match);
  match_fixture_wait (match);
  end = tc_prompt_new (match, NULL, NULL, FALSE);
  g_assert_true (g_str_has_suffix (end.title, "ALL CITY!"));
  summary = turn_record_summarise (turn_match_get_record (match));
  g_assert_cmpstr (end.subtitle, ==, summary);
  g_assert_finalize_object (match);
}

/* A replay that has come to its end says how a tie was broken. */
static void
test_tie (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TEST_DATA"), "records", "tie.tagrecord.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TurnMatch *match = turn_match_new (turn_record_load (file, NULL));
  g_auto (TcPrompt) end = { 0 };
  g_auto (TcPrompt) before = { 0 };

  end = tc_prompt_new (match, NULL, NULL, FALSE);
  g_assert_cmpstr (end.title, ==, "Ana is ALL CITY!");
  g_assert_cmpstr (end.subtitle, ==, "Ana 2, Zoë 2 (by 2 bubbles to 1), Vandal 0");
  turn_match_set_position (match, turn_match_get_n_moves (match) - 1);
  before = tc_prompt_new (match, NULL, NULL, FALSE);
  g_assert_true (g_str_has_prefix (before.subtitle, "Move "));
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
    { "/tc-prompt/look", test_look },
    { "/tc-prompt/final-die", test_final_die },
    { "/tc-prompt/replay", test_replay },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  g_test_add_func ("/tc-prompt/describe", test_describe);
  g_test_add_func ("/tc-prompt/nothing-fits", test_nothing_fits);
  g_test_add_func ("/tc-prompt/without-persons", test_without_persons);
  g_test_add_func ("/tc-prompt/tie", test_tie);

  return g_test_run ();
}
