/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The order of a round, C8, C9, C18 and C21. */

#include <string.h>

#include <glib.h>

#include <tc-moves.h>
#include <tc-rules.h>

#include "tc-script.h"

static int
to_move (Script *script)
{
  return tc_state_to_move (&script->game, &script->state);
}

/* C8: from the leader's left, the leader last; C9: the same order for the final die; C21: then the lead passes on. */
static void
test_order (void)
{
  const TcBoard board = script_board ();

  for (guint n_seats = 2; n_seats <= 4; n_seats++)
    {
      g_autofree Script *script = script_new (&board, n_seats);
      guint leader = 0;

      for (guint round = 1; round <= 3; round++, leader = (leader + 1) % n_seats)
        {
          g_assert_cmpuint (tc_state_round (&script->state), ==, round);
          g_assert_cmpuint (tc_state_leader (&script->state), ==, leader);
          g_assert_cmpint (to_move (script), ==, TURN_CHANCE);
          assert_legal (script_roll (script, n_seats == 2 ? "1 1 1" : n_seats == 3 ? "1 1 1 1" : "1 1 1 1 1"));
          g_assert_cmpint (to_move (script), ==, (int) leader);
          assert_legal (script_place (script, n_seats == 2 ? "0 0 0" : n_seats == 3 ? "0 0 0 0" : "0 0 0 0 0"));
          for (guint turn = 0; turn < 2 * n_seats; turn++)
            {
              char square[3] = { (char) ('A' + round), turn < n_seats ? '1' : '2', '\0' };

              g_assert_cmpint (to_move (script), ==, (int) ((leader + 1 + turn) % n_seats));
              assert_legal (script_tag (script, MIN (turn, n_seats), square));
            }
        }
    }
}

/* C8: a die is taken once, by whatever use. */
static void
test_die_gone (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 3);

  script_begin_round (script, "1 2 3 4");
  g_assert_cmpint (script_social (script, 4, 0), ==, TC_DIE_GONE);
  g_assert_cmpint (script_social (script, 250, 0), ==, TC_DIE_GONE);
  assert_legal (script_social (script, 2, 0));
  g_assert_true (tc_state_die_taken (&script->state, 2));
  g_assert_cmpint (script_social (script, 2, 1), ==, TC_DIE_GONE);
  assert_legal (script_drone (script, 0, 5, "A1 A2 B1 B2", 0));
  g_assert_cmpint (script_social (script, 0, 1), ==, TC_DIE_GONE);
  assert_legal (script_tag (script, 3, "A1 A2 B2"));
  g_assert_cmpint (tc_state_phase (&script->game, &script->state), ==, TC_PHASE_FINAL);
  for (guint die = 0; die < 4; die++)
    g_assert_true (tc_state_die_taken (&script->state, die) == (die != 1));
}

/* C8: only the kind of move that is due. */
static void
test_out_of_turn (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_new (&board, 2);
  const TcMove turn = { .kind = TC_MOVE_TURN, .action = { .use = TC_USE_SOCIAL } };
  const TcMove seal = { .kind = TC_MOVE_SEAL, .action = { .use = TC_USE_SOCIAL } };
  TcMove odd = turn;
  TcState after;

  g_assert_cmpint (script_place (script, "0 0 0"), ==, TC_OUT_OF_TURN);
  g_assert_cmpint (tc_state_play (&script->game, &script->state, turn, &after), ==, TC_OUT_OF_TURN);
  assert_legal (script_roll (script, "1 1 1"));
  g_assert_cmpint (script_roll (script, "1 1 1"), ==, TC_OUT_OF_TURN);
  assert_legal (script_place (script, "0 0 0"));
  g_assert_cmpint (script_place (script, "0 0 0"), ==, TC_OUT_OF_TURN);
  g_assert_cmpint (tc_state_play (&script->game, &script->state, seal, &after), ==, TC_OUT_OF_TURN);

  odd.kind = 0;
  g_assert_cmpint (tc_state_play (&script->game, &script->state, odd, &after), ==, TC_NO_SUCH_MOVE);
  odd.kind = 5;
  g_assert_cmpint (tc_state_play (&script->game, &script->state, odd, &after), ==, TC_NO_SUCH_MOVE);
  odd = turn;
  odd.dice[6] = 1;
  g_assert_cmpint (tc_state_play (&script->game, &script->state, odd, &after), ==, TC_NO_SUCH_MOVE);
  assert_legal (tc_state_play (&script->game, &script->state, turn, &after));
}

/* Two taggers after their draft turns, with the I1 of die 2 left and all bubbles free. */
static Script *
script_at_final_die (const TcBoard *board)
{
  Script *script = script_new (board, 2);

  script_begin_round (script, "2 2 1");
  assert_legal (script_tag (script, 0, "A1 B1"));
  assert_legal (script_tag (script, 1, "A1 B1"));

  return script;
}

/* C9: a sealed choice changes nothing until the last one is in. */
static void
test_sealed (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_at_final_die (&board);
  const TcState before = script->state;
  TcSet painted;
  TcAction action;

  g_assert_false (tc_state_has_sealed (&script->game, &script->state, 1));
  g_assert_cmpint (script_tag (script, 1, "C1 D1"), ==, TC_DIE_GONE);
  assert_legal (script_drone (script, 2, 5, "C1 D1 C2 D2", 0));
  g_assert_true (tc_state_has_sealed (&script->game, &script->state, 1));
  g_assert_false (tc_state_has_sealed (&script->game, &script->state, 0));
  action = tc_state_sealed (&script->game, &script->state, 1);
  g_assert_cmpint (action.use, ==, TC_USE_DRONE);
  g_assert_cmpuint (action.die, ==, 2);
  g_assert_cmpuint (action.token, ==, 5);
  g_assert_cmpuint (action.anchor, ==, 2);
  g_assert_true (memcmp (before.marks, script->state.marks, sizeof before.marks) == 0);
  g_assert_true (memcmp (before.painted, script->state.painted, sizeof before.painted) == 0);

  assert_legal (script_tag (script, 2, "D4"));
  painted = tc_state_painted (&script->game, &script->state, 1);
  g_assert_cmpuint (tc_set_count (&painted, TC_SET_WORDS), ==, 6);
  painted = tc_state_painted (&script->game, &script->state, 0);
  g_assert_cmpuint (tc_set_count (&painted, TC_SET_WORDS), ==, 3);
  g_assert_true (tc_state_drone_used (&script->state, 1, 0));
}

/* C9: a free pass can be sealed and read back. */
static void
test_sealed_pass (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;
  TcAction action;

  board_fixture_set_bubbles (&board, "-1");
  script = script_new (&board, 2);
  script_begin_round (script, "2 2 1");
  assert_legal (script_social (script, 0, 0));
  assert_legal (script_tag (script, 1, "A1 B1"));
  assert_legal (script_social (script, 2, TC_NO_BUBBLE));
  action = tc_state_sealed (&script->game, &script->state, 1);
  g_assert_cmpint (action.use, ==, TC_USE_SOCIAL);
  g_assert_cmpuint (action.mark, ==, TC_NO_BUBBLE);
  assert_legal (script_tag (script, 2, "D4"));
  g_assert_cmpuint (tc_rules.ended_by (&script->game, &script->state), ==, TC_END_BUBBLES);
}

/* C9: whatever others have sealed, a tagger is shown the same. */
static void
test_concealed (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_at_final_die (&board);
  const gsize size = tc_state_size (&script->game);
  const gsize n_moves = tc_state_list_moves (&script->game, &script->state, NULL, 0);
  g_autofree TurnMove *moves = g_new (TurnMove, n_moves);
  TcState first;

  tc_state_list_moves (&script->game, &script->state, moves, n_moves);
  for (gsize i = 0; i < n_moves; i++)
    {
      TurnRandom random = turn_random_new (9, 0);
      TcState sealed, seen;

      g_assert_cmpint (tc_rules.play (&script->game, &script->state, moves[i], &sealed), ==, TURN_LEGAL);
      tc_rules.conceal (&script->game, &sealed, 0, &random, &seen);
      if (i == 0)
        first = seen;
      g_assert_true (memcmp (&first, &seen, size) == 0);
      g_assert_cmpint (tc_state_to_move (&script->game, &seen), ==, 0);

      /* One's own choice is no secret. */
      tc_rules.conceal (&script->game, &sealed, 1, &random, &seen);
      g_assert_true (memcmp (&sealed, &seen, size) == 0);
    }
}

/* C9: a state whose sealed choices were taken back has no byte of them: it is the one after the draft again. */
static void
test_unsealed (void)
{
  const TcBoard board = script_board ();
  g_autofree Script *script = script_at_final_die (&board);
  const TcState after_draft = script->state;
  const gsize size = tc_state_size (&script->game);

  assert_legal (script_drone (script, 2, 5, "C1 D1 C2 D2", 0));
  g_assert_false (memcmp (&after_draft, &script->state, size) == 0);
  tc_state_unseal (&script->game, &script->state);
  g_assert_true (memcmp (&after_draft, &script->state, size) == 0);

  /* There is nothing to take back before the final die. */
  tc_state_unseal (&script->game, &script->state);
  g_assert_true (memcmp (&after_draft, &script->state, size) == 0);
}

/* Every choice that is shown as sealed could have been made by that tagger. */
static void
assert_sealed_are_legal (const TcGame  *game,
                         const TcState *before_sealing,
                         const TcState *seen)
{
  TcState state = *before_sealing;

  while (tc_state_has_sealed (game, seen, (guint) tc_state_to_move (game, &state)))
    {
      const TcAction action = tc_state_sealed (game, seen, (guint) tc_state_to_move (game, &state));

      assert_legal (tc_state_play (game, &state, (TcMove) { .kind = TC_MOVE_SEAL, .action = action }, &state));
    }
  g_assert_true (memcmp (&state, seen, tc_state_size (game)) == 0);
}

/* C9: what is shown instead of sealed choices is legal, and different from time to time. */
static void
test_concealed_is_playable (void)
{
  TcBoard board = board_fixture_side_a ();
  g_autofree TcGame *game = game_fixture (&board, 4);
  TurnRandom random = turn_random_new (10, 0);
  guint n_different = 0;
  TcState state, before_sealing;

  tc_state_start (game, &state);
  while (tc_state_phase (game, &state) != TC_PHASE_OVER)
    {
      const int seat = tc_state_to_move (game, &state);
      const TcMove move = seat == TURN_CHANCE
                          ? tc_state_draw (game, &random)
                          : tc_state_random_move (game, &state, &random);
      TcState seen, end;

      if (tc_state_phase (game, &state) != TC_PHASE_FINAL || !tc_state_has_sealed (game, &state, (tc_state_leader (&state) + 1) % 4))
        before_sealing = state;
      for (int viewer = 0; viewer < 4; viewer++)
        {
          tc_rules.conceal (game, &state, viewer, &random, &seen);
          if (tc_state_phase (game, &seen) == TC_PHASE_FINAL)
            assert_sealed_are_legal (game, &before_sealing, &seen);
          g_assert_cmpint (tc_state_to_move (game, &seen), ==, seat);
          n_different += memcmp (&seen, &state, tc_state_size (game)) != 0;
          end = seen;
          tc_rules.play_out (game, &end, &random);
        }
      if (seat >= 0)
        {
          tc_rules.conceal (game, &state, seat, &random, &seen);
          assert_legal (tc_state_play (game, &seen, move, &end));
        }
      assert_legal (tc_state_play (game, &state, move, &state));
    }
  g_assert_cmpuint (n_different, >, 20);
}

/* C18 (a): every high value taken. */
static void
test_ends_by_features (void)
{
  const TcBoard board = script_street ("aab");
  g_autofree Script *script = script_new (&board, 2);

  script_begin_round (script, "1 2 3");
  assert_legal (script_tag (script, 0, "A1"));
  assert_legal (script_tag (script, 1, "B1"));
  assert_legal (script_tag (script, 2, "B1"));
  assert_legal (script_tag (script, 2, "A1"));
  g_assert_cmpint (tc_state_phase (&script->game, &script->state), ==, TC_PHASE_ROLL);

  script_begin_round (script, "1 2 3");
  assert_legal (script_tag (script, 0, "C1"));
  g_assert_cmpuint (tc_state_ended_by (&script->game, &script->state), ==, TC_END_FEATURES);

  /* The round is played to its end, final die included. */
  g_assert_cmpint (to_move (script), ==, 1);
  g_assert_cmpuint (tc_rules.ended_by (&script->game, &script->state), ==, 0);
  assert_legal (script_tag (script, 1, "C1"));
  assert_legal (script_social (script, 2, 0));
  g_assert_cmpint (to_move (script), ==, 1);
  assert_legal (script_social (script, 2, 0));
  g_assert_cmpint (to_move (script), ==, TURN_OVER);
  g_assert_cmpuint (tc_rules.ended_by (&script->game, &script->state), ==, TC_END_FEATURES);
  g_assert_cmpuint (tc_state_list_moves (&script->game, &script->state, NULL, 0), ==, 0);
  g_assert_cmpint (script_roll (script, "1 2 3"), ==, TC_OUT_OF_TURN);
  g_assert_cmpuint (tc_state_round (&script->state), ==, 2);
}

/* C18 (b): every bubble circled; a shared one is one. */
static void
test_ends_by_bubbles (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;

  board_fixture_set_bubbles (&board, "-1 -1 -1");
  script = script_new (&board, 2);
  script_begin_round (script, "1 2 3");
  assert_legal (script_social (script, 0, 2));
  assert_legal (script_tag (script, 1, "A1 A2"));
  assert_legal (script_social (script, 2, 0));
  assert_legal (script_social (script, 2, 1));
  g_assert_cmpuint (tc_state_ended_by (&script->game, &script->state), ==, 0);

  script_begin_round (script, "1 2 3");
  assert_legal (script_social (script, 1, 1));
  assert_legal (script_tag (script, 2, "A1 B1 C1"));
  assert_legal (script_tag (script, 0, "D4"));
  assert_legal (script_tag (script, 0, "D4"));
  g_assert_cmpint (to_move (script), ==, TURN_OVER);
  g_assert_cmpuint (tc_rules.ended_by (&script->game, &script->state), ==, TC_END_BUBBLES);
}

/* C18 (c): one tagger has circled all drone squares; two taggers between them do not count. */
static void
test_ends_by_drones (void)
{
  TcBoard board = script_board ();
  g_autofree Script *script = NULL;

  board_fixture_set_drones (&board, "-1 -2");
  script = script_new (&board, 2);
  script->game.setup.free_drones = true;
  script_begin_round (script, "1 2 3");
  assert_legal (script_drone (script, 0, 0, "A1", 0));
  assert_legal (script_drone (script, 1, 0, "A1", 1));
  assert_legal (script_tag (script, 2, "B1 C1 D1"));
  assert_legal (script_tag (script, 2, "B1 C1 D1"));
  g_assert_cmpint (to_move (script), ==, TURN_CHANCE);

  script_begin_round (script, "1 2 3");
  assert_legal (script_tag (script, 0, "A2"));
  assert_legal (script_tag (script, 1, "A2 B2"));
  assert_legal (script_drone (script, 2, 0, "D4", 0));
  assert_legal (script_tag (script, 2, "A3 B3 C3"));
  g_assert_cmpint (to_move (script), ==, TURN_OVER);
  g_assert_cmpuint (tc_rules.ended_by (&script->game, &script->state), ==, TC_END_DRONES);
}

/* C18: all conditions that hold are named. */
static void
test_ends_by_all (void)
{
  TcBoard board = script_street ("a");
  g_autofree Script *script = NULL;

  board_fixture_set_drones (&board, "0");
  board_fixture_set_bubbles (&board, "5");
  script = script_new (&board, 2);
  script_begin_round (script, "1 2 3");
  assert_legal (script_drone (script, 0, 4, "A1", 0));
  assert_legal (script_social (script, 1, 0));
  assert_legal (script_social (script, 2, TC_NO_BUBBLE));
  assert_legal (script_tag (script, 2, "A1"));
  g_assert_cmpuint (tc_rules.ended_by (&script->game, &script->state), ==, TC_END_FEATURES | TC_END_BUBBLES | TC_END_DRONES);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tag-city/C8/C21/order", test_order);
  g_test_add_func ("/tag-city/C8/die-gone", test_die_gone);
  g_test_add_func ("/tag-city/C8/out-of-turn", test_out_of_turn);
  g_test_add_func ("/tag-city/C9/sealed", test_sealed);
  g_test_add_func ("/tag-city/C9/sealed-pass", test_sealed_pass);
  g_test_add_func ("/tag-city/C9/concealed", test_concealed);
  g_test_add_func ("/tag-city/C9/unsealed", test_unsealed);
  g_test_add_func ("/tag-city/C9/concealed-is-playable", test_concealed_is_playable);
  g_test_add_func ("/tag-city/C18/features", test_ends_by_features);
  g_test_add_func ("/tag-city/C18/bubbles", test_ends_by_bubbles);
  g_test_add_func ("/tag-city/C18/drones", test_ends_by_drones);
  g_test_add_func ("/tag-city/C18/all", test_ends_by_all);

  return g_test_run ();
}
