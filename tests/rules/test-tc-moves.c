/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What may be done with dice, C7 and C10 to C15. */

#include <string.h>

#include <glib.h>

#include <tc-moves.h>

#include "tc-script.h"

/* Counts the listed moves that use a die in one way. */
static guint
count_moves (Script *script,
             guint   die,
             TcUse   use)
{
  const gsize n_moves = tc_state_list_moves (&script->game, &script->state, NULL, 0);
  g_autofree TurnMove *moves = g_new (TurnMove, n_moves);
  guint count = 0;

  tc_state_list_moves (&script->game, &script->state, moves, n_moves);
  for (gsize i = 0; i < n_moves; i++)
    {
      const TcAction action = tc_move_from_turn (moves[i]).action;

      count += action.die == die && action.use == use;
    }

  return count;
}

/* C7: each die goes to one of the two sections that its face borders. */
static void
test_sections (void)
{
  static const struct { const char *faces, *sections; TcVerdict verdict; } cases[] = {
    { "3 5 1", "2 4 0", TC_LEGAL },
    { "3 5 1", "3 5 1", TC_LEGAL },
    { "6 6 6", "5 0 5", TC_LEGAL },
    { "3 5 1", "1 4 0", TC_BAD_SECTION },
    { "3 5 1", "2 4 5", TC_BAD_SECTION },
    { "6 5 1", "1 4 0", TC_BAD_SECTION },
    { "6 5 1", "6 4 0", TC_BAD_SECTION },
    { "3 5 1", "2 4 0 1", TC_NO_SUCH_MOVE },
  };
  const TcBoard board = script_board ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = script_new (&board, 2);

      assert_legal (script_roll (script, cases[i].faces));
      g_assert_cmpint (tc_state_die_section (&script->state, 0), ==, -1);
      g_assert_cmpint (script_place (script, cases[i].sections), ==, cases[i].verdict);
      if (cases[i].verdict == TC_LEGAL)
        g_assert_cmpint (tc_state_die_section (&script->state, 2), ==, cases[i].sections[4] - '0');
    }
}

/* C7: three equal dice have two sections between them and may share one; every way counts as a move of its own. */
static void
test_equal_dice (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);

  assert_legal (script_roll (script, "4 4 4"));
  g_assert_cmpint (tc_state_to_move (&script->game, &script->state), ==, 0);
  g_assert_cmpuint (tc_state_list_moves (&script->game, &script->state, NULL, 0), ==, 8);
  assert_legal (script_place (script, "3 3 3"));
  for (guint die = 0; die < 3; die++)
    g_assert_cmpint (tc_state_die_section (&script->state, die), ==, 3);
}

/* C5: one die more than taggers, faces from 1 to 6. */
static void
test_rolls (void)
{
  static const struct { const char *faces; TcVerdict verdict; } cases[] = {
    { "1 6 3 2", TC_LEGAL },
    { "1 6 3", TC_BAD_DICE },
    { "1 6 3 0", TC_BAD_DICE },
    { "1 7 3 2", TC_BAD_DICE },
    { "1 6 3 2 5", TC_BAD_DICE },
  };
  const TcBoard board = script_board ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = script_new (&board, 3);

      g_assert_cmpuint (tc_state_list_moves (&script->game, &script->state, NULL, 0), ==, 6 * 6 * 6 * 6);
      g_assert_cmpint (script_roll (script, cases[i].faces), ==, cases[i].verdict);
    }
}

/* C10: turned or flipped, across districts, on one's own free city squares. */
static void
test_tag (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);
  TcSet painted;

  script_begin_round (script, "4 3 4");
  g_assert_cmpint (tc_state_to_move (&script->game, &script->state), ==, 1);
  assert_legal (script_tag (script, 0, "B2 C2 C3"));
  painted = tc_state_painted (&script->game, &script->state, 1);
  g_assert_cmpuint (tc_set_count (&painted, TC_SET_WORDS), ==, 3);
  g_assert_true (tc_set_has (&painted, square_fixture (&script->game, "C3")));

  /* Another tagger's paint is on another board. */
  painted = tc_state_painted (&script->game, &script->state, 0);
  g_assert_true (tc_set_is_empty (&painted, TC_SET_WORDS));
  assert_legal (script_tag (script, 1, "C1 C2 C3"));

  /* What is drawn stays. */
  g_assert_cmpint (script_tag (script, 2, "C3 C4 D4"), ==, TC_NOT_FREE);
  assert_legal (script_tag (script, 2, "B3 B4 A4"));
}

static void
test_tag_refused (void)
{
  static const struct { TcAction action; TcVerdict verdict; } cases[] = {
    { { .use = TC_USE_TAG, .token = 2 }, TC_LEGAL },
    { { .use = TC_USE_TAG, .token = 1 }, TC_NOT_THE_TOKEN },
    { { .use = TC_USE_TAG, .token = 8 }, TC_NOT_THE_TOKEN },
    { { .use = TC_USE_TAG, .token = 200 }, TC_NOT_THE_TOKEN },
    { { .use = TC_USE_TAG, .token = 2, .anchor = 2 }, TC_OFF_THE_CITY },                      /* over the right edge */
    { { .use = TC_USE_TAG, .token = 2, .orientation = 1, .anchor = 8 }, TC_OFF_THE_CITY },    /* over the lower edge */
    { { .use = TC_USE_TAG, .token = 2, .anchor = 17 }, TC_OFF_THE_CITY },
    { { .use = TC_USE_TAG, .token = 2, .anchor = 255 }, TC_OFF_THE_CITY },
    { { .use = TC_USE_TAG, .token = 2, .anchor = 4 }, TC_OFF_THE_CITY },                      /* on the hole */
    { { .use = TC_USE_TAG, .token = 2, .orientation = 2 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_TAG, .token = 2, .orientation = 9 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_TAG, .token = 2, .mark = 1 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_DRONE, .token = 9 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_DRONE, .token = 8, .orientation = 4 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_DRONE, .mark = 3 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_SOCIAL, .token = 1 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_SOCIAL, .orientation = 1 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_SOCIAL, .anchor = 1 }, TC_NO_SUCH_MOVE },
    { { .use = TC_USE_SOCIAL, .mark = 2 }, TC_NO_SUCH_MOVE },
    { { .use = 0 }, TC_NO_SUCH_MOVE },
    { { .use = 4 }, TC_NO_SUCH_MOVE },
  };
  TcBoard board = board_fixture ("aaaa/a.bb/bbbb/bbbb");

  board_fixture_set_sections (&board, "I1 I2 I3 V3 I4 O4");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = script_new (&board, 2);
      TcState before;

      script_begin_round (script, "3 3 3");
      before = script->state;
      g_assert_cmpint (script_play (script, cases[i].action), ==, cases[i].verdict);
      g_assert_true (cases[i].verdict == TC_LEGAL || memcmp (&before, &script->state, tc_state_size (&script->game)) == 0);
    }
}

/* C11: a token that fits nowhere cannot be tagged; drone and social are there whether it fits or not. */
static void
test_fits_nowhere (void)
{
  TcBoard board = board_fixture ("aaa/aaa");
  g_autofree Script *script = NULL;

  board_fixture_set_sections (&board, "I1 I2 I3 V3 O4 L4");
  script = script_new (&board, 2);
  script_begin_round (script, "5 1 5");
  g_assert_cmpuint (count_moves (script, 0, TC_USE_TAG), ==, 2);
  g_assert_cmpuint (count_moves (script, 0, TC_USE_DRONE), >, 0);
  g_assert_cmpuint (count_moves (script, 0, TC_USE_SOCIAL), ==, 2);

  assert_legal (script_drone (script, 1, 0, "B1", 0));
  assert_legal (script_tag (script, 0, "A1 A2 B1 B2"));
  g_assert_cmpint (tc_state_to_move (&script->game, &script->state), ==, 1);
  g_assert_cmpuint (count_moves (script, 2, TC_USE_TAG), ==, 0);
  g_assert_cmpuint (count_moves (script, 2, TC_USE_DRONE), >, 0);
  g_assert_cmpuint (count_moves (script, 2, TC_USE_SOCIAL), ==, 2);
}

/* C12: any of the nine tokens, with or without dice on it; the drone squares in order. */
static void
test_drone (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);

  script_begin_round (script, "1 1 1");
  g_assert_cmpint (script_drone (script, 0, 5, "A1 A2 B1 B2", 1), ==, TC_DRONE_ORDER);
  assert_legal (script_drone (script, 0, 5, "A1 A2 B1 B2", 0));
  assert_legal (script_social (script, 1, 0));
  g_assert_true (tc_state_drone_used (&script->state, 1, 0));
  g_assert_false (tc_state_drone_used (&script->state, 0, 0));
  g_assert_cmpint (tc_state_next_drone (&script->game, &script->state, 1), ==, 1);
  g_assert_cmpint (script_drone (script, 2, 8, "C1 C2 D2", 0), ==, TC_DRONE_TAKEN);
  g_assert_cmpint (script_drone (script, 2, 8, "C1 C2 B2", 1), ==, TC_NOT_FREE);
  assert_legal (script_drone (script, 2, 8, "C1 C2 D2", 1));
}

/* C12, option free drones: any free one. */
static void
test_free_drones (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);

  script->game.setup.free_drones = true;
  script_begin_round (script, "1 1 1");
  g_assert_cmpuint (count_moves (script, 0, TC_USE_DRONE) % 3, ==, 0);
  assert_legal (script_drone (script, 0, 5, "A1 A2 B1 B2", 2));
  assert_legal (script_social (script, 1, 0));
  g_assert_cmpint (script_drone (script, 2, 0, "C1", 2), ==, TC_DRONE_TAKEN);
  assert_legal (script_drone (script, 2, 0, "C1", 1));
}

/* C13: no drone without a free drone square … */
static void
test_no_drone_left (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;

  board_fixture_set_drones (&board, "-1");
  script = script_new (&board, 2);
  script_begin_round (script, "1 1 1");
  assert_legal (script_drone (script, 0, 0, "A1", 0));
  assert_legal (script_social (script, 1, 0));
  g_assert_cmpuint (count_moves (script, 2, TC_USE_DRONE), ==, 0);
  g_assert_cmpint (script_drone (script, 2, 0, "A2", 0), ==, TC_NO_DRONE);
}

/* … nor for a tagger whom no token fits. */
static void
test_no_room_for_drone (void)
{
  const TcBoard board = script_street ("a");
  g_autofree Script *script = script_new (&board, 2);

  script_begin_round (script, "1 2 3");
  g_assert_cmpuint (count_moves (script, 2, TC_USE_DRONE), ==, TC_N_HQ_TOKENS);
  assert_legal (script_tag (script, 0, "A1"));
  assert_legal (script_social (script, 1, 0));
  g_assert_cmpint (tc_state_to_move (&script->game, &script->state), ==, 1);
  g_assert_cmpuint (count_moves (script, 2, TC_USE_TAG), ==, 0);
  g_assert_cmpuint (count_moves (script, 2, TC_USE_DRONE), ==, 0);
  g_assert_cmpuint (count_moves (script, 2, TC_USE_SOCIAL), ==, 1);
  g_assert_cmpint (script_drone (script, 2, 3, "A1", 0), ==, TC_NOT_FREE);
}

/* C14: a bubble circled by one is gone for everybody. */
static void
test_social (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);

  script_begin_round (script, "1 2 3");
  g_assert_cmpint (script_social (script, 2, TC_NO_BUBBLE), ==, TC_BUBBLE_MISSING);
  assert_legal (script_social (script, 2, 1));
  g_assert_cmpuint (tc_state_bubble_owners (&script->state, 1), ==, 1u << 1);
  g_assert_cmpuint (count_moves (script, 0, TC_USE_SOCIAL), ==, 1);
  g_assert_cmpint (script_social (script, 0, 1), ==, TC_BUBBLE_TAKEN);
  assert_legal (script_social (script, 0, 0));
}

/* C14: with no bubble left social is a free pass, so that a tagger can always act. */
static void
test_free_pass (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);

  script_begin_round (script, "1 2 3");
  assert_legal (script_social (script, 2, 1));
  assert_legal (script_social (script, 1, 0));
  g_assert_cmpuint (count_moves (script, 0, TC_USE_SOCIAL), ==, 1);
  g_assert_cmpint (script_social (script, 0, 0), ==, TC_BUBBLE_TAKEN);
  assert_legal (script_social (script, 0, TC_NO_BUBBLE));
  assert_legal (script_social (script, 0, TC_NO_BUBBLE));
  g_assert_cmpuint (tc_state_bubble_owners (&script->state, 0), ==, 1u << 0);
  g_assert_cmpuint (tc_state_bubble_owners (&script->state, 1), ==, 1u << 1);
}

/* C15: who choose social with the final die all circle the bubble that the first of them named, from the leader's left. */
static void
test_shared_bubble (void)
{
  static const struct { int wishes[4]; guint owners[3]; } cases[] = {
    { { 2, 0, 1, 1 }, { 0, 0, 15 } },
    { { -1, 0, 1, 2 }, { 1 << 2 | 1 << 3 | 1 << 0, 0, 0 } },
    { { -1, -1, -1, 1 }, { 0, 1 << 0, 0 } },
    { { 1, -1, -1, 2 }, { 0, 1 << 1 | 1 << 0, 0 } },
    { { -1, -1, -1, -1 }, { 0, 0, 0 } },
  };
  TcBoard board = script_board ();

  board_fixture_set_bubbles (&board, "-1 -2 -3");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree Script *script = script_new (&board, 4);

      script_begin_round (script, "1 1 1 1 1");
      for (guint turn = 0; turn < 4; turn++)
        assert_legal (script_tag (script, turn, "A1"));
      for (guint turn = 0; turn < 4; turn++)
        assert_legal (cases[i].wishes[turn] < 0
                      ? script_tag (script, 4, "B1")
                      : script_social (script, 4, (guint) cases[i].wishes[turn]));
      for (guint bubble = 0; bubble < 3; bubble++)
        g_assert_cmpuint (tc_state_bubble_owners (&script->state, bubble), ==, cases[i].owners[bubble]);
    }
}

/* Every refusal names its rule. */
static void
test_rules_of_verdicts (void)
{
  for (TcVerdict verdict = TC_NO_SUCH_MOVE; verdict <= TC_BUBBLE_MISSING; verdict++)
    g_assert_true (g_regex_match_simple ("^C([1-9]|1[0-9]|2[01])$", tc_verdict_rule (verdict), 0, 0));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tag-city/C5/rolls", test_rolls);
  g_test_add_func ("/tag-city/C7/sections", test_sections);
  g_test_add_func ("/tag-city/C7/equal-dice", test_equal_dice);
  g_test_add_func ("/tag-city/C10/tag", test_tag);
  g_test_add_func ("/tag-city/C10/refused", test_tag_refused);
  g_test_add_func ("/tag-city/C11/fits-nowhere", test_fits_nowhere);
  g_test_add_func ("/tag-city/C12/drone", test_drone);
  g_test_add_func ("/tag-city/C12/free-drones", test_free_drones);
  g_test_add_func ("/tag-city/C13/no-drone-left", test_no_drone_left);
  g_test_add_func ("/tag-city/C13/no-room", test_no_room_for_drone);
  g_test_add_func ("/tag-city/C14/social", test_social);
  g_test_add_func ("/tag-city/C14/free-pass", test_free_pass);
  g_test_add_func ("/tag-city/C15/shared-bubble", test_shared_bubble);
  g_test_add_func ("/tag-city/verdicts/rules", test_rules_of_verdicts);

  return g_test_run ();
}
