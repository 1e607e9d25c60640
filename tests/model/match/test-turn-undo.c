/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tg-rules.h>
#include <turn-history.h>
#include <turn-model-private.h>

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

/* Back to the beginning of one's own turn, one move after the other, and not past the die. */
static void
test_own_turn (void)
{
  TurnMatch *match = new_match ("human", "human");

  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
  g_assert_false (turn_match_get_can_undo (match));
  lay (match, 3);
  g_assert_true (turn_match_get_can_undo (match));
  lay (match, 5);
  g_assert_cmpint (turn_match_play (match, toy_stone (3)), ==, TOY_TWICE);

  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);
  g_assert_false (turn_match_get_can_undo (match));
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);

  lay (match, 5);
  lay (match, 3);
  g_assert_finalize_object (match);
}

/* What was finished can be taken back as long as the next one has not acted, or has taken that back. */
static void
test_another_seat (void)
{
  TurnMatch *match = new_match ("human", "human");

  for (guint8 value = 1; value <= TOY_STONES; value++)
    lay (match, value);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 1);
  lay (match, 1);
  turn_match_undo (match);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 1);
  turn_match_undo (match);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 0);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, TOY_STONES);
  g_assert_finalize_object (match);
}

static gboolean
has_moves (TurnMatch *match,
           guint      n_moves)
{
  while (turn_match_get_n_moves (match) < n_moves)
    {
      turn_match_skip_pause (match);
      g_main_context_iteration (NULL, TRUE);
    }

  return turn_match_get_n_moves (match) == n_moves;
}

/* What a bot did since goes with it, and comes again by the seed. */
static void
test_over_bots (void)
{
  TurnMatch *match = new_match ("human", "bot:random");
  TurnMove answer;
  guint index;

  turn_match_set_pause (match, 60000);
  for (guint8 value = 1; value <= TOY_STONES; value++)
    lay (match, value);
  g_assert_cmpint (turn_match_find_undo (match, &index), ==, TURN_UNDO_MOVE);
  g_assert_true (has_moves (match, TOY_STONES + 2));
  answer = turn_record_get_moves (turn_match_get_record (match), NULL)[TOY_STONES + 1];
  g_assert_cmpint (turn_match_find_undo (match, &index), ==, TURN_UNDO_MOVE);
  g_assert_cmpuint (index, ==, TOY_STONES);
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, TOY_STONES);
  g_assert_cmpint (turn_match_get_to_move (match), ==, 0);
  lay (match, TOY_STONES);
  g_assert_true (has_moves (match, TOY_STONES + 2));
  g_assert_true (memcmp (&turn_record_get_moves (turn_match_get_record (match), NULL)[TOY_STONES + 1], &answer, sizeof answer) == 0);
  turn_match_stop (match);
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
  g_assert_cmpint (turn_match_find_undo (match, &(guint) { 0 }), ==, TURN_UNDO_DICE);
  g_assert_finalize_object (match);
}

static void
test_not_in_a_replay (void)
{
  TurnMatch *match = new_match ("human", "human");

  lay (match, 3);
  lay (match, 5);
  turn_match_set_position (match, 2);
  g_assert_false (turn_match_get_can_undo (match));
  turn_match_set_position (match, 3);
  g_assert_true (turn_match_get_can_undo (match));
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
  g_assert_false (turn_match_get_can_undo (match));
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 1);

  state = turn_match_get_state (match);
  while (tg_state_count (state, state->seat, card) == 0)
    card++;
  make (match, TG_MOVE_DISCARD, card);
  make (match, TG_MOVE_DRAW_DISCARD, 0);
  g_assert_true (turn_match_get_can_undo (match));
  turn_match_undo (match);
  g_assert_cmpuint (turn_match_get_n_moves (match), ==, 2);
  g_assert_cmpuint (tg_state_n_in_hand (turn_match_get_state (match), (guint) turn_match_get_to_move (match)), ==, 3);

  g_assert_finalize_object (match);
}

/* A game of sealed numbers: four seats name one each, round after round, and an event tells them together. Whoever names 9 ends the round. */
#define N_SECRET_SEATS 4
#define LAST_NUMBER 9

typedef struct
{
  guint8 seat;
  guint8 round;
} SecretState;

static size_t
secret_state_size (const void *game)
{
  return sizeof (SecretState);
}

static unsigned
secret_n_seats (const void *game)
{
  return N_SECRET_SEATS;
}

static void
secret_start (const void *game,
              void       *state)
{
  memset (state, 0, sizeof (SecretState));
}

static int
secret_to_move (const void *game,
                const void *state)
{
  return ((const SecretState *) state)->seat;
}

static TurnVerdict
secret_play (const void *game,
             const void *before,
             TurnMove    move,
             void       *after)
{
  SecretState next = *(const SecretState *) before;
  const gboolean ends_round = move.bytes[0] == LAST_NUMBER || next.seat == N_SECRET_SEATS - 1;

  next.seat = (guint8) (ends_round ? 0 : next.seat + 1);
  next.round = (guint8) (next.round + (ends_round ? 1 : 0));
  *(SecretState *) after = next;

  return TURN_LEGAL;
}

static const TurnRules secret_rules = {
  .id = "secret",
  .min_seats = N_SECRET_SEATS,
  .max_seats = N_SECRET_SEATS,
  .state_size = secret_state_size,
  .n_seats = secret_n_seats,
  .start = secret_start,
  .to_move = secret_to_move,
  .play = secret_play,
};

static gpointer
secret_read_setup (JsonObject *setup,
                   guint       count,
                   GError    **error)
{
  return g_new0 (guint8, 1);
}

static JsonNode *
secret_write_event (gconstpointer   game,
                    gconstpointer   before,
                    gconstpointer   after,
                    const TurnMove *moves,
                    guint           n_moves)
{
  if (((const SecretState *) before)->round == ((const SecretState *) after)->round)
    return NULL;

  return json_node_init_int (json_node_alloc (), n_moves);
}

static const TurnRecordFormat secret_format = {
  .rules = &secret_rules,
  .read_setup = secret_read_setup,
  .free_game = g_free,
  .write_event = secret_write_event,
};

static TurnHistory *
new_secret_history (void)
{
  const TurnSeat seats[N_SECRET_SEATS] = {
    { .name = (char *) "Ana", .controller = (char *) "human" },
    { .name = (char *) "Ben", .controller = (char *) "human" },
    { .name = (char *) "Cleo", .controller = (char *) "human" },
    { .name = (char *) "Dan", .controller = (char *) "human" },
  };
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) setup = json_node_init_object (json_node_alloc (), object);

  return turn_history_new (turn_record_new (&secret_format, setup, seats, N_SECRET_SEATS, 1, NULL));
}

static void
name_number (TurnHistory *history,
             guint8       number)
{
  g_assert_cmpint (turn_history_append (history, toy_stone (number)), ==, TURN_LEGAL);
}

static void
assert_named (TurnHistory *history,
              guint        index,
              guint8       number)
{
  const TurnMove *moves = turn_record_get_moves (turn_history_get_record (history), NULL);

  g_assert_cmpuint (moves[index].bytes[0], ==, number);
}

/* Choices that were kept while another was revised come back in the same round, in their order, and never in the next. */
static void
test_kept_ends_with_the_round (void)
{
  g_autoptr (TurnHistory) history = new_secret_history ();

  for (guint8 number = 1; number <= 3; number++)
    name_number (history, number);
  turn_history_reopen (history, 0);
  g_assert_cmpuint (turn_history_get_n_moves (history), ==, 0);
  name_number (history, 4);
  g_assert_cmpuint (turn_history_get_n_moves (history), ==, 3);
  assert_named (history, 0, 4);
  assert_named (history, 1, 2);
  assert_named (history, 2, 3);

  turn_history_reopen (history, 0);
  name_number (history, LAST_NUMBER);
  g_assert_cmpuint (turn_history_get_n_told (history), ==, 1);
  name_number (history, 5);
  g_assert_cmpuint (turn_history_get_n_moves (history), ==, 2);
  g_assert_cmpint (turn_history_get_to_move (history), ==, 1);
}

/* What a saved game says in its member "sealed" is all that is passed on here: this game cannot be read from a file. */
static TurnHistory *
resume (TurnHistory *history)
{
  g_autofree char *text = turn_history_save (history);
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  JsonNode *sealed = json_object_get_member (json_node_get_object (root), "sealed");
  g_autoptr (TurnHistory) fresh = new_secret_history ();
  TurnRecord *record = turn_record_ref (turn_history_get_record (fresh));

  g_assert_null (turn_record_get_extra (turn_history_get_record (history), "sealed"));
  turn_record_set_extra (record, "sealed", sealed);

  return turn_history_new (record);
}

/* Sealed choices outlive the program, also while one of them is being revised. */
static void
test_sealed_is_saved (void)
{
  g_autoptr (TurnHistory) history = new_secret_history (), resumed = NULL, revised = NULL;

  for (guint8 number = 1; number <= 3; number++)
    name_number (history, number);
  resumed = resume (history);
  g_assert_cmpuint (turn_history_get_n_moves (resumed), ==, 3);
  g_assert_cmpuint (turn_history_get_n_told (resumed), ==, 0);
  for (guint8 number = 1; number <= 3; number++)
    assert_named (resumed, number - 1u, number);
  g_assert_null (turn_record_get_extra (turn_history_get_record (resumed), "sealed"));

  turn_history_reopen (resumed, 1);
  revised = resume (resumed);
  g_assert_cmpuint (turn_history_get_n_moves (revised), ==, 1);
  g_assert_cmpint (turn_history_get_to_move (revised), ==, 1);
  name_number (revised, 7);
  g_assert_cmpuint (turn_history_get_n_moves (revised), ==, 3);
  assert_named (revised, 1, 7);
  assert_named (revised, 2, 3);
}

/* Whatever stands there instead, the game goes on from its last event. */
static void
test_sealed_is_not_believed (void)
{
  static const char *const texts[] = {
    "1", "[]", "{}", "[1]", "[{}]", "[{\"seat\": 0}]", "[{\"seat\": 0, \"move\": [1]}]", "[{\"seat\": -1, \"move\": [1,0,0,0,0,0,0,0]}]",
    "[{\"seat\": 0, \"move\": [1,0,0,0,0,0,0,256]}]", "[{\"seat\": 0, \"move\": [9,0,0,0,0,0,0,0]}]", "[{\"seat\": 77, \"move\": [1,0,0,0,0,0,0,0]}]",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (TurnHistory) fresh = new_secret_history (), history = NULL;
      g_autoptr (JsonNode) node = json_from_string (texts[i], NULL);
      TurnRecord *record = turn_record_ref (turn_history_get_record (fresh));

      turn_record_set_extra (record, "sealed", node);
      history = turn_history_new (record);
      g_assert_cmpuint (turn_history_get_n_moves (history), ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-undo/own-turn", test_own_turn);
  g_test_add_func ("/turn-undo/another-seat", test_another_seat);
  g_test_add_func ("/turn-undo/over-bots", test_over_bots);
  g_test_add_func ("/turn-undo/after-bots-and-chance", test_after_bots_and_chance);
  g_test_add_func ("/turn-undo/not-in-a-replay", test_not_in_a_replay);
  g_test_add_func ("/turn-undo/nothing-sealed", test_nothing_sealed);
  g_test_add_func ("/turn-undo/dropped-by-a-listener", test_dropped_by_a_listener);

  g_test_add_func ("/turn-undo/what-was-seen", test_what_was_seen);
  g_test_add_func ("/turn-undo/kept-ends-with-the-round", test_kept_ends_with_the_round);
  g_test_add_func ("/turn-undo/sealed-is-saved", test_sealed_is_saved);
  g_test_add_func ("/turn-undo/sealed-is-not-believed", test_sealed_is_not_believed);

  return g_test_run ();
}
