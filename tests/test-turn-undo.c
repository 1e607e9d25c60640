/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tg-rules.h>
#include <turn-match.h>

#include "dealt-record.h"
#include "match-fixtures.h"
#include "toy-game.h"

static TurnMatch *
new_match (const char *first,
           const char *second)
{
  TurnMatch *match = turn_match_new (toy_record_new (first, second));

  turn_match_run (match);
  match_fixture_wait (match);

  return match;
}

static void
lay (TurnMatch *match,
     guint8     value)
{
  g_assert_cmpint (turn_match_play (match, toy_stone (value)), ==, TURN_LEGAL);
}

static gboolean
get_can_undo (TurnMatch *match)
{
  gboolean can_undo;

  g_object_get (match, "can-undo", &can_undo, NULL);
  g_assert_cmpint (can_undo, ==, turn_match_get_can_undo (match));

  return can_undo;
}

/* Back to the beginning of one's own turn, one move after the other, and not past the die. */
static void
test_own_turn (void)
{
  TurnMatch *match = new_match ("human", "human");

  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
  g_assert_false (get_can_undo (match));
  lay (match, 3);
  g_assert_true (get_can_undo (match));
  lay (match, 5);
  g_assert_cmpint (turn_match_play (match, toy_stone (3)), ==, TOY_TWICE);

  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
  g_assert_false (get_can_undo (match));
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);

  lay (match, 5);
  lay (match, 3);
  g_assert_finalize_object (match);
}

/* What was finished is seen by the next: it cannot be taken back by either. */
static void
test_another_seat (void)
{
  TurnMatch *match = new_match ("human", "human");

  for (guint8 value = 1; value <= TOY_STONES; value++)
    lay (match, value);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 1);
  g_assert_false (get_can_undo (match));
  lay (match, 1);
  g_assert_true (get_can_undo (match));
  g_assert_finalize_object (match);
}

static void
test_after_bots_and_chance (void)
{
  TurnMatch *match = new_match ("human", "bot:random");

  for (guint8 value = 1; value <= TOY_STONES; value++)
    lay (match, value);
  match_fixture_wait (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2 + 2 * TOY_STONES);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 0);
  g_assert_false (get_can_undo (match));
  g_assert_finalize_object (match);
}

static void
test_not_in_a_replay (void)
{
  TurnMatch *match = new_match ("human", "human");

  lay (match, 3);
  lay (match, 5);
  turn_match_set_position (match, 2);
  g_assert_false (get_can_undo (match));
  turn_match_set_position (match, 3);
  g_assert_true (get_can_undo (match));
  g_assert_finalize_object (match);
}

/* What each move is told by is an event of its own here, so that nothing is sealed. */
static void
test_nothing_sealed (void)
{
  TurnMatch *match = new_match ("human", "human");

  lay (match, 3);
  g_assert_false (turn_match_get_can_revise (match, 0));
  turn_match_revise (match, 0);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  g_assert_finalize_object (match);
}

static void
let_go (TurnMatch  *match,
        TurnMatch **held)
{
  if (turn_match_get_n_moves (match) == 3)
    g_clear_object (held);
}

/* A listener may drop the last reference. */
static void
test_dropped_by_a_listener (void)
{
  TurnMatch *match = turn_match_new (toy_record_new ("bot:random", "bot:random"));

  g_object_add_weak_pointer (G_OBJECT (match), (gpointer *) &match);
  g_signal_connect (match, "state-changed", G_CALLBACK (let_go), &match);
  turn_match_run (match);
  while (match != NULL)
    g_main_context_iteration (NULL, TRUE);
  loop_fixture_drain ();
}

static TurnMatch *
new_tag_match (void)
{
  static const TurnSeat seats[] = {
    { .name = (char *) "Ana", .controller = (char *) "human" },
    { .name = (char *) "Ben", .controller = (char *) "human" },
  };
  TurnMatch *match = turn_match_new (dealt_record ("tag", seats, 2, 1));

  turn_match_run (match);

  return match;
}

static void
make (TurnMatch *match,
      TgMoveKind kind,
      guint      what)
{
  g_assert_cmpint (turn_match_play (match, tg_move_to_turn (tg_move_new (kind, what))), ==, TURN_LEGAL);
}

/* A card that came from the deck was seen and stays in the hand; one from the discard pile can be put back, and so can a card that was played. */
static void
test_what_was_seen (void)
{
  TurnMatch *match = new_tag_match ();
  const TgState *state;
  TgCard card = TG_T;

  make (match, TG_MOVE_DRAW_DECK, 0);
  g_assert_false (get_can_undo (match));
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);

  state = turn_match_get_state (match);
  while (tg_state_count (state, state->seat, card) == 0)
    card++;
  make (match, TG_MOVE_DISCARD, card);
  make (match, TG_MOVE_DRAW_DISCARD, 0);
  g_assert_true (get_can_undo (match));
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  g_assert_cmpuint (tg_state_n_in_hand (turn_match_get_state (match), (guint) turn_match_get_to_move (match)), ==, 3);

  g_assert_finalize_object (match);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-undo/own-turn", test_own_turn);
  g_test_add_func ("/turn-undo/another-seat", test_another_seat);
  g_test_add_func ("/turn-undo/after-bots-and-chance", test_after_bots_and_chance);
  g_test_add_func ("/turn-undo/not-in-a-replay", test_not_in_a_replay);
  g_test_add_func ("/turn-undo/nothing-sealed", test_nothing_sealed);
  g_test_add_func ("/turn-undo/dropped-by-a-listener", test_dropped_by_a_listener);

  g_test_add_func ("/turn-undo/what-was-seen", test_what_was_seen);

  return g_test_run ();
}
