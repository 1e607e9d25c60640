/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <turn-model-private.h>

#include <malloc.h>

#include <rt-move.h>
#include <rt-state.h>
#include <tc-pieces.h>
#include <tc-rules.h>
#include <tc-state.h>
#include <turn-record-private.h>

#include "dealt-record.h"
#include "match-fixtures.h"

static void
count_change (TurnMatch *match,
              guint     *n_changes)
{
  (*n_changes)++;
}

static char *
play_to_end (const char *controllers,
             guint64     seed)
{
  TurnMatch *match = match_fixture (controllers, seed);
  char *line;

  turn_match_run (match);
  match_fixture_finish (match);
  line = turn_record_to_line (turn_match_get_record (match));
  g_assert_finalize_object (match);

  return line;
}

/* Every seating plays to its end, and the record stands the referee's test. */
static void
test_whole_games (void)
{
  static const char *const seatings[] = {
    "random random", "greedy greedy", "human greedy", "human random greedy", "human human", "greedy random greedy human",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (seatings); i++)
    {
      g_autofree char *line = play_to_end (seatings[i], 100 + i);
      g_autoptr (JsonNode) node = json_from_string (line, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (TurnRecord) record = turn_record_read (node, &error);

      g_assert_no_error (error);
      g_assert_true (turn_record_is_finished (record));
    }
}

static void
test_signals (void)
{
  TurnMatch *match = match_fixture ("random random", 3);
  guint n_changes = 0;

  g_signal_connect (match, "state-changed", G_CALLBACK (count_change), &n_changes);
  turn_match_run (match);
  g_assert_cmpuint (n_changes, ==, 0);
  match_fixture_wait (match);
  g_assert_cmpuint (n_changes, ==, turn_match_get_n_moves (match));
  g_assert_cmpint (turn_match_get_to_move (match), ==, TURN_OVER);
  g_assert_false (turn_match_is_thinking (match));
  g_assert_finalize_object (match);
}

static void
test_rests_until_run (void)
{
  TurnMatch *match = match_fixture ("random random", 3);

  loop_fixture_drain ();
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 0);
  g_assert_null (turn_match_get_last_move (match, NULL));
  g_assert_finalize_object (match);
}

static void
test_one_seed_one_game (void)
{
  g_autofree char *first = play_to_end ("human greedy random", 7);
  g_autofree char *second = play_to_end ("human greedy random", 7);
  g_autofree char *other = play_to_end ("human greedy random", 8);

  g_assert_cmpstr (first, ==, second);
  g_assert_cmpstr (first, !=, other);
}

/* The dice do not know who plays. */
static void
test_dice_stay_when_bots_change (void)
{
  TurnMatch *one = match_fixture ("random random", 21), *other = match_fixture ("greedy greedy", 21);
  guint n_compared = 0;

  turn_match_run (one);
  turn_match_run (other);
  match_fixture_wait (one);
  match_fixture_wait (other);
  for (guint i = 0; i < MIN (turn_match_get_n_moves (one), turn_match_get_n_moves (other)); i++)
    {
      const TurnMove *left = turn_record_get_moves (turn_match_get_record (one), NULL) + i;
      const TurnMove *right = turn_record_get_moves (turn_match_get_record (other), NULL) + i;

      g_assert_cmpint (turn_match_get_mover (one, i) == TURN_CHANCE, ==, turn_match_get_mover (other, i) == TURN_CHANCE);
      if (turn_match_get_mover (one, i) != TURN_CHANCE)
        continue;
      g_assert_true (turn_move_equal (*left, *right));
      n_compared++;
    }
  g_assert_cmpuint (n_compared, >, 3);
  g_assert_finalize_object (one);
  g_assert_finalize_object (other);
}

static TurnMatch *
new_roll_tag_match (guint64 seed)
{
  static const TurnSeat seats[] = {
    { .name = (char *) "Ana", .controller = (char *) "human" },
    { .name = (char *) "Ben", .controller = (char *) "human" },
  };
  TurnMatch *match = turn_match_new (dealt_record ("roll-tag", seats, 2, seed));

  turn_match_run (match);

  return match;
}

/* Lays the first card of the hand on the first pile. */
static void
lay_card (TurnMatch *match)
{
  const RtState *state = turn_match_get_state (match);
  guint card = 0;

  while (!rt_state_has_card (state, (guint) turn_match_get_to_move (match), (RtCard) card))
    card++;
  g_assert_cmpint (turn_match_play (match, rt_move_to_turn (rt_move_place (card, 0))), ==, TURN_LEGAL);
}

/* Rolls all dice again; returns what they show: "3 5 1". */
static char *
roll_again (TurnMatch *match)
{
  const guint n_moves = turn_match_get_n_moves (match);
  RtMove outcome;

  g_assert_cmpint (turn_match_play (match, rt_move_to_turn (rt_move_reroll (7))), ==, TURN_LEGAL);
  match_fixture_wait (match);
  g_assert_cmpint (turn_match_get_mover (match, n_moves + 1), ==, TURN_CHANCE);
  outcome = rt_move_from_turn (turn_record_get_moves (turn_match_get_record (match), NULL)[n_moves + 1]);

  return g_strdup_printf ("%u %u %u", outcome.faces[0], outcome.faces[1], outcome.faces[2]);
}

/* What chance does depends on the seed and on how often it was asked, not on what people did in between. These rolls are what this seed has
 * always given: changing them breaks the promise that a seed is a game. */
static void
test_chance_counts_outcomes (void)
{
  static const char *const expected[] = { "1 4 5", "1 1 3", "4 4 2" };

  for (guint n_cards = 0; n_cards < 4; n_cards++)
    {
      TurnMatch *match = new_roll_tag_match (5);

      for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
        {
          g_autofree char *shown = NULL;

          for (guint j = 0; j < n_cards; j++)
            lay_card (match);
          shown = roll_again (match);
          g_assert_cmpstr (shown, ==, expected[i]);
        }
      g_assert_finalize_object (match);
    }
}

/* A game that was saved and loaded after so many moves goes on as if nothing had happened. */
static void
test_resume (void)
{
  static const guint lengths[] = { 0, 1, 2, 7, 10, 11, 12, 13, 14, 40 };
  g_autofree char *whole = play_to_end ("greedy random greedy", 5);

  for (gsize i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      TurnMatch *match = match_fixture ("greedy random greedy", 5);
      g_autoptr (JsonNode) saved = NULL;
      g_autofree char *resumed = NULL;

      turn_match_run (match);
      match_fixture_wait_for_moves (match, lengths[i]);
      saved = turn_record_write (turn_match_get_record (match));
      g_assert_finalize_object (match);

      match = turn_match_new (turn_record_read (saved, NULL));
      turn_match_run (match);
      match_fixture_wait (match);
      resumed = turn_record_to_line (turn_match_get_record (match));
      g_assert_cmpstr (resumed, ==, whole);
      g_assert_finalize_object (match);
    }
}

static void
test_dispose_while_thinking (void)
{
  for (guint n_moves = 1; n_moves < 30; n_moves++)
    {
      TurnMatch *match = match_fixture ("greedy greedy greedy", n_moves);

      turn_match_run (match);
      match_fixture_wait_for_moves (match, n_moves);
      g_assert_finalize_object (match);
    }
  loop_fixture_drain ();
}

/* What a bot was thinking is dropped, and its next answer is the same. */
static void
test_stop_while_thinking (void)
{
  g_autofree char *whole = play_to_end ("greedy greedy", 5);
  TurnMatch *match = match_fixture ("greedy greedy", 5);
  g_autofree char *interrupted = NULL;

  for (guint n_moves = 1; !turn_match_is_finished (match); n_moves++)
    {
      turn_match_run (match);
      match_fixture_wait_for_moves (match, n_moves);
      turn_match_stop (match);
      g_assert_false (turn_match_is_thinking (match));
      loop_fixture_drain ();
      g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
    }
  interrupted = turn_record_to_line (turn_match_get_record (match));
  g_assert_cmpstr (interrupted, ==, whole);
  g_assert_finalize_object (match);
}

static void
test_not_due (void)
{
  TurnMatch *match = match_fixture ("greedy human", 5);
  const TurnMove nonsense = { { 9 } };
  guint n_moves;

  g_assert_cmpint (turn_match_play (match, nonsense), ==, TURN_NOT_DUE);
  turn_match_run (match);
  match_fixture_wait (match);
  n_moves = turn_match_get_n_moves (match);
  g_assert_cmpint (turn_match_play (match, nonsense), >, TURN_LEGAL);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);

  turn_match_set_position (match, 1);
  g_assert_false (turn_match_is_waiting (match));
  g_assert_cmpint (turn_match_play (match, nonsense), ==, TURN_NOT_DUE);
  turn_match_set_position (match, n_moves);
  g_assert_true (turn_match_is_waiting (match));
  g_assert_finalize_object (match);
}

/* While a replay looks back, nobody moves; at the newest state the game goes on. */
static void
test_replay_holds_the_game (void)
{
  TurnMatch *match = match_fixture ("greedy greedy", 5);
  guint n_moves;

  turn_match_run (match);
  match_fixture_wait_for_moves (match, 12);
  n_moves = turn_match_get_n_moves (match);
  turn_match_set_position (match, 3);
  for (guint i = 0; i < 20; i++)
    {
      loop_fixture_drain ();
      g_usleep (1000);
    }
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
  g_assert_cmpuint (turn_match_get_position (match), ==, 3);
  turn_match_set_position (match, G_MAXUINT);
  g_assert_cmpuint (turn_match_get_position (match), ==, n_moves);
  match_fixture_wait (match);
  g_assert_true (turn_match_is_finished (match));
  g_assert_finalize_object (match);
}

/* With a pause of an hour only impatience moves the table. */
static void
test_pause (void)
{
  TurnMatch *match = match_fixture ("greedy greedy", 5);

  turn_match_set_pause (match, 3600 * 1000);
  turn_match_run (match);
  match_fixture_wait_for_moves (match, 1);
  for (guint i = 0; i < 20; i++)
    {
      loop_fixture_drain ();
      g_usleep (1000);
    }
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
  g_assert_true (turn_match_is_thinking (match));
  turn_match_skip_pause (match);
  match_fixture_wait_for_moves (match, 2);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  g_assert_finalize_object (match);
}

/* While people look at something neither chance nor a bot moves, though the match runs; then it goes on as if nothing had been. */
static void
test_held (void)
{
  TurnMatch *held = match_fixture ("greedy greedy", 9), *other = match_fixture ("greedy greedy", 9);

  turn_match_set_held (held, TRUE);
  turn_match_run (held);
  for (guint i = 0; i < 50; i++)
    {
      loop_fixture_drain ();
      g_usleep (1000);
    }
  g_assert_cmpuint (turn_match_get_n_moves (held), ==, 0);
  turn_match_set_held (held, FALSE);
  match_fixture_wait (held);
  turn_match_run (other);
  match_fixture_wait (other);
  g_assert_true (turn_match_is_finished (held));
  g_assert_cmpuint (turn_match_get_n_moves (held), ==, turn_match_get_n_moves (other));
  g_assert_true (memcmp (turn_match_get_state (held), turn_match_get_state (other), sizeof (TcState)) == 0);
  g_assert_finalize_object (held);
  g_assert_finalize_object (other);
}

/* A pause can be made longer while it lasts, never shorter; where there are none there is nothing to make longer. */
static void
test_hold (void)
{
  static const struct { guint pause, hold; gboolean is_held; } cases[] = {
    { 1, 3600 * 1000, TRUE },
    { 2, 1, FALSE },
    { 0, 3600 * 1000, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TurnMatch *match = match_fixture ("greedy greedy", 5);

      turn_match_set_pause (match, cases[i].pause);
      turn_match_run (match);
      match_fixture_wait_for_moves (match, 1);
      turn_match_hold (match, cases[i].hold);
      for (guint k = 0; k < 200 && turn_match_get_n_moves (match) == 1; k++)
        {
          loop_fixture_drain ();
          g_usleep (1000);
        }
      g_assert_cmpint (turn_match_get_n_moves (match) == 1, ==, cases[i].is_held);
      turn_match_skip_pause (match);
      match_fixture_wait_for_moves (match, 2);
      g_assert_finalize_object (match);
    }
}

/* Bots seal their choices at once, for there is nothing to see; the roll after them waits again. */
static void
test_no_pause_while_sealing (void)
{
  TurnMatch *match = match_fixture ("human greedy greedy greedy", 5);
  guint n_moves;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  while (turn_match_get_to_move (match) != 0 || tc_state_leader (turn_match_get_state (match)) != 3)
    match_fixture_act (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  g_assert_cmpint (tc_state_leader (turn_match_get_state (match)), ==, 3);

  turn_match_set_pause (match, 3600 * 1000);
  n_moves = turn_match_get_n_moves (match);
  turn_match_play (match, turn_match_get_rules (match)->random_move (turn_match_get_game (match), turn_match_get_state (match),
                                                                     &(TurnRandom) { { 1, 2, 3, 4 } }));
  match_fixture_wait_for_moves (match, n_moves + 4);
  for (guint i = 0; i < 20; i++)
    {
      loop_fixture_drain ();
      g_usleep (1000);
    }
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves + 4);
  g_assert_finalize_object (match);
}

/* In Tag City a turn is one move: it can be taken back until dice are rolled or choices are opened, and playing it again leads to the same state. */
static void
test_undo_until_revealed (void)
{
  TurnMatch *match = match_fixture ("human human", 5);
  guint n_taken = 0;

  turn_match_run (match);
  match_fixture_wait (match);
  for (guint i = 0; i < 20; i++)
    {
      const guint n_moves = turn_match_get_n_moves (match);
      const TurnMove *moves = turn_record_get_moves (turn_match_get_record (match), NULL);
      TurnMove last = moves[n_moves - 1];
      guint index = 0;
      const TurnUndo undo = turn_match_find_undo (match, &index);

      if (undo == TURN_UNDO_MOVE)
        {
          g_assert_cmpuint (index, ==, n_moves - 1);
          turn_match_undo (match);
          g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves - 1);
          g_assert_cmpint (turn_match_play (match, last), ==, TURN_LEGAL);
          n_taken++;
        }
      else
        {
          g_assert_cmpint (undo, ==, i == 0 ? TURN_UNDO_NOTHING : TURN_UNDO_DICE);
          turn_match_undo (match);
        }
      g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
      match_fixture_act (match);
    }
  g_assert_cmpuint (n_taken, >, 5);
  g_assert_finalize_object (match);
}

/* A sealed choice may be made anew until the last is in; what others sealed after it comes back. */
static void
test_revise (void)
{
  TurnMatch *match = match_fixture ("human human human", 5);
  TurnMove sealed;
  guint n_moves;

  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  n_moves = turn_match_get_n_moves (match);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 1);
  g_assert_false (turn_match_get_can_revise (match, 1));

  match_fixture_act (match);
  match_fixture_act (match);
  sealed = turn_record_get_moves (turn_match_get_record (match), NULL)[n_moves + 1];
  g_assert_true (turn_match_get_can_revise (match, 1));
  g_assert_true (turn_match_get_can_revise (match, 2));
  g_assert_false (turn_match_get_can_revise (match, 0));

  turn_match_revise (match, 1);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 1);
  match_fixture_act (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves + 2);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 0);
  g_assert_true (turn_move_equal (sealed, turn_record_get_moves (turn_match_get_record (match), NULL)[n_moves + 1]));

  turn_match_revise (match, 2);
  turn_match_revise (match, 1);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 1);
  match_fixture_act (match);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 2);
  match_fixture_act (match);
  match_fixture_act (match);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_false (turn_match_get_can_revise (match, seat));
  match_fixture_finish (match);
  g_assert_finalize_object (match);
}

/* A battle that is put away while some have sealed and others have not goes on with their choices, which no event tells. */
static void
test_sealed_is_saved (void)
{
  g_autoptr (GFile) folder = folder_fixture_new ();
  g_autoptr (GFile) file = g_file_get_child (folder, "one.tagrecord.json");
  TurnMatch *match = match_fixture ("human human human", 5), *resumed;
  TurnRecord *record;
  guint n_moves;

  turn_match_set_autosave (match, file);
  turn_match_run (match);
  match_fixture_reach (match, TC_PHASE_FINAL);
  n_moves = turn_match_get_n_moves (match);
  match_fixture_act (match);
  match_fixture_act (match);
  g_assert_true (turn_match_flush (match, NULL));
  g_assert_finalize_object (match);

  record = turn_record_load (file, NULL);
  g_assert_nonnull (record);
  turn_record_get_moves (record, &n_moves);
  resumed = turn_match_new (record);
  g_assert_cmpuint (turn_match_get_n_moves (resumed), ==, n_moves + 2);
  g_assert_cmpint (turn_match_get_to_move (resumed), ==, 0);
  g_assert_true (turn_match_get_can_revise (resumed, 1));
  g_assert_true (turn_match_get_can_revise (resumed, 2));
  turn_match_set_autosave (resumed, file);
  turn_match_run (resumed);
  match_fixture_finish (resumed);
  g_assert_true (turn_match_flush (resumed, NULL));
  g_assert_finalize_object (resumed);

  record = turn_record_load (file, NULL);
  g_assert_true (turn_record_is_finished (record));
  g_assert_null (turn_record_get_extra (record, "sealed"));
  turn_record_unref (record);
  folder_fixture_delete (folder);
}

static void
hint_came (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  GError **error = user_data;
  TurnMove move;

  if (turn_hint_move_finish (TURN_MATCH (source), result, &move, error))
    g_assert_cmpint (turn_match_play (TURN_MATCH (source), move), ==, TURN_LEGAL);
}

static void
test_hint (void)
{
  TurnMatch *match = match_fixture ("human human", 5);
  g_autoptr (GError) error = NULL;

  turn_match_run (match);
  match_fixture_wait (match);
  turn_hint_move_async (match, "greedy", hint_came, &error);
  match_fixture_wait_for_moves (match, 2);
  g_assert_no_error (error);
  g_assert_finalize_object (match);
}

/* A hint for a state that is gone is none. */
static void
test_hint_too_late (void)
{
  TurnMatch *match = match_fixture ("human human", 5);
  g_autoptr (GError) error = NULL;

  turn_hint_move_async (match, "greedy", hint_came, &error);
  loop_fixture_drain ();
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  turn_match_run (match);
  match_fixture_wait (match);
  turn_hint_move_async (match, "greedy", hint_came, &error);
  match_fixture_act (match);
  while (error == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  loop_fixture_drain ();
  g_assert_finalize_object (match);
}

static char *
read_file (GFile *file)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_load_contents (file, NULL, &text, NULL, NULL, &error);
  g_assert_no_error (error);

  return text;
}

/* Up to where the text of the record ends, the same; what follows can only be choices that are sealed. */
static void
assert_begins_like (const char *text,
                    const char *record)
{
  const gsize length = strlen (record) - strlen ("\n}\n");

  g_assert_cmpint (strncmp (text, record, length), ==, 0);
  g_assert_true (g_str_equal (text + length, "\n}\n") || g_str_has_prefix (text + length, ",\n  \"sealed\": ["));
}

static void
assert_saved (TurnMatch *match,
              GFile     *file)
{
  g_autofree char *expected = turn_record_to_text (turn_match_get_record (match));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (turn_match_flush (match, &error));
  g_assert_no_error (error);
  text = read_file (file);
  assert_begins_like (text, expected);
}

static void
test_autosave (void)
{
  g_autoptr (GFile) folder = folder_fixture_new ();
  g_autoptr (GFile) file = g_file_resolve_relative_path (folder, "games/one.tagrecord.json");
  TurnMatch *match = match_fixture ("human greedy", 5);
  g_autofree char *last = NULL, *expected = NULL;

  turn_match_set_autosave (match, file);
  assert_saved (match, file);
  turn_match_run (match);
  match_fixture_wait (match);
  for (guint i = 0; i < 10; i++)
    {
      match_fixture_act (match);
      assert_saved (match, file);
    }

  /* The last words are on the disk when the table is cleared. */
  match_fixture_act (match);
  expected = turn_record_to_text (turn_match_get_record (match));
  g_assert_finalize_object (match);
  last = read_file (file);
  assert_begins_like (last, expected);
  folder_fixture_delete (folder);
}

static void
save_failed (TurnMatch *match,
             GError    *error,
             guint     *n_failures)
{
  g_assert_nonnull (error);
  (*n_failures)++;
}

/* A disk that refuses is told of once, until it has worked again. The folder is a file, which stops even the
 * administrator. */
static void
test_autosave_fails (void)
{
  g_autoptr (GFile) folder = folder_fixture_new ();
  g_autoptr (GFile) blocker = g_file_get_child (folder, "games");
  g_autoptr (GFile) file = g_file_get_child (blocker, "one.tagrecord.json");
  TurnMatch *match = match_fixture ("human greedy", 5);
  guint n_failures = 0;

  g_assert_true (g_file_replace_contents (blocker, "", 0, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL));
  g_signal_connect (match, "save-failed", G_CALLBACK (save_failed), &n_failures);
  turn_match_set_autosave (match, file);
  turn_match_run (match);
  match_fixture_wait (match);
  for (guint i = 0; i < 10; i++)
    match_fixture_act (match);
  g_assert_false (turn_match_flush (match, NULL));
  while (n_failures == 0)
    g_main_context_iteration (NULL, TRUE);
  loop_fixture_drain ();
  g_assert_cmpuint (n_failures, ==, 1);

  g_assert_true (g_file_delete (blocker, NULL, NULL));
  match_fixture_act (match);
  assert_saved (match, file);
  g_usleep (20000);
  loop_fixture_drain ();
  g_assert_cmpuint (n_failures, ==, 1);
  g_assert_finalize_object (match);
  folder_fixture_delete (folder);
}

static void
step_through (TurnMatch *match,
              TcPieces  *pieces,
              guint      n_steps)
{
  const guint n_moves = turn_match_get_n_moves (match);

  for (guint i = 0; i < n_steps; i++)
    {
      /* To the end, and back again. */
      const guint at = i % (2 * n_moves);

      turn_match_set_position (match, at < n_moves ? at : 2 * n_moves - at);
      tc_pieces_set_position (pieces, turn_match_get_position (match));
    }
}

static void
test_long_replay (void)
{
  TurnMatch *match = match_fixture ("greedy greedy", 5);
  TcPieces *pieces = tc_pieces_new (turn_match_get_record (match));
  gsize before;

  turn_match_run (match);
  match_fixture_wait (match);
  turn_match_stop (match);
  step_through (match, pieces, 1000);
  before = mallinfo2 ().uordblks;
  step_through (match, pieces, 10000);
  g_assert_cmpuint (mallinfo2 ().uordblks, <=, before + 1024);
  g_assert_finalize_object (pieces);
  g_assert_finalize_object (match);
}

/* Somebody acts if it is their turn, and does not wait for what comes then. */
static void
act_or_iterate (TurnMatch *match)
{
  TurnRandom random = turn_random_new (turn_match_get_n_moves (match), 0);

  if (turn_match_is_waiting (match))
    g_assert_cmpint (turn_match_play (match, tc_rules.random_move (turn_match_get_game (match), turn_match_get_state (match), &random)), ==, TURN_LEGAL);
  else
    g_main_context_iteration (NULL, TRUE);
}

static void
wait_to_go_on (TurnMatch *match)
{
  while (!turn_match_waits_to_go_on (match))
    act_or_iterate (match);
  g_assert_false (turn_match_is_waiting (match));
}

/* After what a bot has done the table waits, and for nothing else. Who changes their mind is not waited for any more. */
static void
test_wait_for_person (void)
{
  TurnMatch *match = match_fixture ("human greedy greedy", 3);

  turn_match_set_pause (match, TURN_MATCH_WAIT_FOR_PERSON);
  turn_match_run (match);
  for (guint i = 0; i < 6; i++)
    {
      const gint64 end = g_get_monotonic_time () + 50 * 1000;
      guint n_moves;

      wait_to_go_on (match);
      n_moves = turn_match_get_n_moves (match);
      g_assert_cmpint (turn_match_get_mover (match, n_moves - 1), >, 0);
      while (g_get_monotonic_time () < end)
        g_main_context_iteration (NULL, FALSE);
      g_assert_cmpuint (turn_match_get_n_moves (match), ==, n_moves);
      turn_match_skip_pause (match);
      g_assert_false (turn_match_waits_to_go_on (match));
      match_fixture_wait_for_moves (match, n_moves + 1);
    }
  wait_to_go_on (match);
  turn_match_set_pause (match, 0);
  match_fixture_wait (match);
  turn_match_stop (match);
  g_assert_finalize_object (match);
}

/* People roll the dice themselves, bots do not wait for that, and after a while they roll alone. */
static void
test_own_dice (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("human greedy", 3);
  guint leader;

  turn_match_set_rolls_by_hand (match, TRUE);
  turn_match_run (match);
  leader = tc_state_leader (turn_match_get_state (match));
  if (!turn_match_is_human (match, leader))
    {
      match_fixture_wait_for_moves (match, 1);
      g_assert_cmpint (turn_match_get_roller (match), ==, -1);
      return;
    }
  loop_fixture_drain ();
  g_assert_cmpint (turn_match_get_roller (match), ==, (int) leader);
  g_assert_true (turn_match_waits_to_go_on (match));
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 0);
  turn_match_skip_pause (match);
  g_assert_cmpint (turn_match_get_roller (match), ==, -1);
  match_fixture_wait (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
}

static void
test_dice_alone (void)
{
  g_autoptr (TurnMatch) match = match_fixture ("human human", 3);
  g_autoptr (TurnMatch) bots = match_fixture ("greedy human", 3);

  turn_match_set_rolls_by_hand (match, TRUE);
  turn_match_run (match);
  loop_fixture_drain ();
  g_assert_cmpint (turn_match_get_roller (match), >=, 0);
  match_fixture_wait (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
  /* A person who does not wait for that has rolled. */
  turn_match_set_rolls_by_hand (bots, TRUE);
  turn_match_run (bots);
  turn_match_set_rolls_by_hand (bots, FALSE);
  match_fixture_wait_for_moves (bots, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-match/whole-games", test_whole_games);
  g_test_add_func ("/turn-match/signals", test_signals);
  g_test_add_func ("/turn-match/rests-until-run", test_rests_until_run);
  g_test_add_func ("/turn-match/one-seed-one-game", test_one_seed_one_game);
  g_test_add_func ("/turn-match/dice-stay-when-bots-change", test_dice_stay_when_bots_change);
  g_test_add_func ("/turn-match/chance-counts-outcomes", test_chance_counts_outcomes);
  g_test_add_func ("/turn-match/resume", test_resume);
  g_test_add_func ("/turn-match/dispose-while-thinking", test_dispose_while_thinking);
  g_test_add_func ("/turn-match/stop-while-thinking", test_stop_while_thinking);
  g_test_add_func ("/turn-match/not-due", test_not_due);
  g_test_add_func ("/turn-match/replay-holds-the-game", test_replay_holds_the_game);
  g_test_add_func ("/turn-match/pause", test_pause);
  g_test_add_func ("/turn-match/hold", test_hold);
  g_test_add_func ("/turn-match/held", test_held);
  g_test_add_func ("/turn-match/no-pause-while-sealing", test_no_pause_while_sealing);
  g_test_add_func ("/turn-match/undo-until-revealed", test_undo_until_revealed);
  g_test_add_func ("/turn-match/revise", test_revise);
  g_test_add_func ("/turn-match/sealed-is-saved", test_sealed_is_saved);
  g_test_add_func ("/turn-match/hint", test_hint);
  g_test_add_func ("/turn-match/hint-too-late", test_hint_too_late);
  g_test_add_func ("/turn-match/autosave", test_autosave);
  g_test_add_func ("/turn-match/autosave-fails", test_autosave_fails);
  g_test_add_func ("/turn-match/long-replay", test_long_replay);
  g_test_add_func ("/turn-match/wait-for-person", test_wait_for_person);
  g_test_add_func ("/turn-match/own-dice", test_own_dice);
  g_test_add_func ("/turn-match/dice-alone", test_dice_alone);

  return g_test_run ();
}
