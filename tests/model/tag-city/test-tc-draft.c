/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <tc-draft.h>

#include "board-fixtures.h"
#include "state-fixtures.h"

/* Side A: sections T4 L4 I3 S4 O4 P5, small I1 I2 V3. */
enum { T4, L4, I3, S4, O4, P5, I1, I2, V3 };

typedef struct
{
  TcGame *game;
  TcState state;
  TcDraft draft;
} Fixture;

/* What is not possible changes nothing. */
static void
assert_refused (TcDraft before,
                TcDraft after)
{
  g_assert_true (tc_draft_equal (&before, &after));
}

/* Two taggers, leader 0, so that seat 1 chooses first; a T, two bars of three and nothing else lies in the HQ. */
static void
set_up (Fixture      *fixture,
        gconstpointer unused)
{
  const TcBoard board = board_fixture_side_a ();

  fixture->game = game_fixture (&board, 2);
  tc_state_start (fixture->game, &fixture->state);
  state_fixture_roll (fixture->game, &fixture->state, "3 1 3");
  state_fixture_place (fixture->game, &fixture->state, "2 0 2");
  fixture->draft = tc_draft_new (fixture->game);
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 1);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer unused)
{
  g_free (fixture->game);
}

static void
assert_set (Fixture    *fixture,
            TcSet       set,
            const char *squares)
{
  g_autofree char *names = set_fixture_names (fixture->game, set);

  g_assert_cmpstr (names, ==, squares);
}

/* The move must be one that the rules accept. */
static void
confirm (Fixture *fixture)
{
  TurnMove move;

  g_assert_true (tc_draft_get_move (&fixture->draft, &move));
  g_assert_cmpint (tc_state_play (fixture->game, &fixture->state, tc_move_from_turn (move), &fixture->state), ==, TC_LEGAL);
}

static void
test_tag (Fixture      *fixture,
          gconstpointer unused)
{
  TcDraft *draft = &fixture->draft;
  TurnMove move;

  g_assert_cmpint (draft->status, ==, TC_DRAFT_NEEDS_DIE);
  g_assert_cmpint (tc_draft_get_die (draft), ==, -1);
  g_assert_false (tc_draft_has_piece (draft));
  g_assert_false (tc_draft_get_move (draft, &move));

  *draft = tc_draft_with_die (*draft, 1);
  g_assert_cmpint (tc_draft_get_token (draft), ==, T4);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_READY);
  *draft = tc_draft_put_under (*draft, 1.5, 1.0);
  assert_set (fixture, draft->outcome.squares, "A1 B1 C1 B2");
  g_assert_cmpint (tc_draft_get_gain (draft), ==, 0);

  confirm (fixture);
  assert_set (fixture, tc_state_painted (fixture->game, &fixture->state, 1), "A1 B1 C1 B2");
}

static void
test_choose_face (Fixture      *fixture,
                  gconstpointer unused)
{
  TcDraft *draft = &fixture->draft;

  *draft = tc_draft_with_face (*draft, 3);
  g_assert_cmpint (tc_draft_get_die (draft), ==, 0);
  *draft = tc_draft_with_face (*draft, 3);
  g_assert_cmpint (tc_draft_get_die (draft), ==, 2);
  *draft = tc_draft_with_face (*draft, 3);
  g_assert_cmpint (tc_draft_get_die (draft), ==, 0);
  assert_refused (*draft, tc_draft_with_face (*draft, 6));
  g_assert_cmpint (tc_draft_get_die (draft), ==, 0);
}

static void
test_die_taken (Fixture      *fixture,
                gconstpointer unused)
{
  state_fixture_social (fixture->game, &fixture->state, 0, 0);
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 0);

  assert_refused (fixture->draft, tc_draft_with_die (fixture->draft, 0));
  assert_refused (fixture->draft, tc_draft_with_die (fixture->draft, 7));
  fixture->draft = tc_draft_with_face (fixture->draft, 3);
  g_assert_cmpint (tc_draft_get_die (&fixture->draft), ==, 2);
  fixture->draft = tc_draft_with_face (fixture->draft, 3);
  g_assert_cmpint (tc_draft_get_die (&fixture->draft), ==, 2);
}

/* A pointer that moves within a square, or a piece against the border, is no change. */
static void
test_no_idle_changes (Fixture      *fixture,
                      gconstpointer unused)
{
  TcDraft turned;

  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  fixture->draft = tc_draft_put_under (fixture->draft, 1.5, 0.5);
  assert_refused (fixture->draft, tc_draft_put_under (fixture->draft, 1.6, 0.4));
  assert_refused (fixture->draft, tc_draft_stepped (fixture->draft, TC_DIRECTION_UP));
  turned = tc_draft_turned (fixture->draft, TRUE);
  g_assert_false (tc_draft_equal (&fixture->draft, &turned));
}

/* The next piece appears where the last one, or the pointer, was. */
static void
test_stays_near (Fixture      *fixture,
                 gconstpointer unused)
{
  TcDraft *draft = &fixture->draft;

  *draft = tc_draft_put_under (*draft, 9.5, 6.5);
  *draft = tc_draft_with_die (*draft, 0);
  assert_set (fixture, draft->outcome.squares, "I7 J7 K7");
  *draft = tc_draft_put_under (*draft, 2.5, 2.5);
  *draft = tc_draft_with_die (*draft, 1);
  assert_set (fixture, draft->outcome.squares, "B2 C2 D2 C3");
}

/* Seat 1 has painted A1 to C1, now it is choosing for the final die; the bar of three is left. */
static void
begin_final (Fixture *fixture)
{
  state_fixture_tag (fixture->game, &fixture->state, 0, "A1 B1 C1");
  state_fixture_social (fixture->game, &fixture->state, 1, 0);
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 1);
}

static void
test_final (Fixture      *fixture,
            gconstpointer unused)
{
  begin_final (fixture);
  g_assert_true (tc_draft_is_final (&fixture->draft));
  g_assert_cmpint (tc_draft_get_die (&fixture->draft), ==, 2);
  g_assert_cmpint (fixture->draft.status, ==, TC_DRAFT_READY);
  fixture->draft = tc_draft_restarted (fixture->draft);
  g_assert_cmpint (tc_draft_get_die (&fixture->draft), ==, 2);

  fixture->draft = tc_draft_put_under (fixture->draft, 1.5, 1.5);
  confirm (fixture);
  g_assert_true (tc_state_has_sealed (fixture->game, &fixture->state, 1));
}

static void
test_not_free (Fixture      *fixture,
               gconstpointer unused)
{
  TurnMove move;

  begin_final (fixture);
  fixture->draft = tc_draft_put_under (fixture->draft, 2.5, 0.5);
  assert_set (fixture, fixture->draft.outcome.squares, "B1 C1 D1");
  assert_set (fixture, fixture->draft.outcome.occupied, "B1 C1");
  assert_set (fixture, fixture->draft.outcome.outside, "");
  g_assert_cmpint (fixture->draft.status, ==, TC_DRAFT_NOT_FREE);
  g_assert_false (tc_draft_get_move (&fixture->draft, &move));
  fixture->draft = tc_draft_jumped (fixture->draft, TC_DIRECTION_RIGHT);
  assert_set (fixture, fixture->draft.outcome.squares, "D1 E1 F1");
}

/* A river city of small tokens; the leader is seat 0. */
static void
begin_at_the_river (Fixture *fixture)
{
  TcBoard board = board_fixture ("aaaaaa/aa..bb/aa..bb/aaaabb/aaaabb");

  g_free (fixture->game);
  board.rows[0] = (TcValue) { 7, 3 };
  fixture->game = game_fixture (&board, 2);
  tc_state_start (fixture->game, &fixture->state);
  state_fixture_roll (fixture->game, &fixture->state, "3 3 3");
  state_fixture_place (fixture->game, &fixture->state, "2 2 2");
  fixture->draft = tc_draft_new (fixture->game);
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 1);
}

static void
test_off_the_city (Fixture      *fixture,
                   gconstpointer unused)
{
  begin_at_the_river (fixture);
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  fixture->draft = tc_draft_put_under (fixture->draft, 2.5, 1.5);
  assert_set (fixture, fixture->draft.outcome.squares, "B2 C2 D2");
  assert_set (fixture, fixture->draft.outcome.outside, "C2 D2");
  g_assert_cmpint (fixture->draft.status, ==, TC_DRAFT_OFF_THE_CITY);
}

/* The first to fill the first row gets 7, the second 3. */
static void
test_features (Fixture      *fixture,
               gconstpointer unused)
{
  const TcDraftFeature *features;
  guint n_features;

  begin_at_the_river (fixture);
  state_fixture_tag (fixture->game, &fixture->state, 0, "A1 B1 C1");
  state_fixture_tag (fixture->game, &fixture->state, 1, "A1 B1 C1");
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 1);
  fixture->draft = tc_draft_put_under (fixture->draft, 4.5, 0.5);
  features = tc_draft_get_features (&fixture->draft, &n_features);
  g_assert_cmpuint (n_features, ==, 1);
  g_assert_cmpint (fixture->game->features[features[0].feature].kind, ==, TC_FEATURE_ROW);
  g_assert_cmpint (fixture->game->features[features[0].feature].index, ==, 0);
  g_assert_cmpint (features[0].rank, ==, TC_RANK_HIGH);
  g_assert_cmpint (tc_draft_get_gain (&fixture->draft), ==, 7);

  state_fixture_tag (fixture->game, &fixture->state, 2, "D1 E1 F1");
  state_fixture_tag (fixture->game, &fixture->state, 2, "A4 B4 C4");
  state_fixture_roll (fixture->game, &fixture->state, "3 3 3");
  state_fixture_place (fixture->game, &fixture->state, "2 2 2");
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 0);
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  fixture->draft = tc_draft_put_under (fixture->draft, 4.5, 0.5);
  features = tc_draft_get_features (&fixture->draft, &n_features);
  g_assert_cmpuint (n_features, ==, 1);
  g_assert_cmpint (features[0].rank, ==, TC_RANK_LOW);
  g_assert_cmpint (tc_draft_get_gain (&fixture->draft), ==, 3);
}

static void
test_drone (Fixture      *fixture,
            gconstpointer unused)
{
  TcDraft *draft = &fixture->draft;

  g_assert_true (tc_draft_can_use (draft, TC_USE_DRONE));
  *draft = tc_draft_with_use (*draft, TC_USE_DRONE);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_NEEDS_DIE);
  *draft = tc_draft_with_die (*draft, 0);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_NEEDS_TOKEN);
  *draft = tc_draft_with_token (*draft, V3);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_READY);
  g_assert_cmpint (tc_draft_get_drone (draft), ==, 0);
  g_assert_cmpint (tc_draft_get_gain (draft), ==, -1);
  assert_refused (*draft, tc_draft_with_drone (*draft, 1));

  confirm (fixture);
  g_assert_true (tc_state_drone_used (&fixture->state, 1, 0));
}

static void
test_free_drones (Fixture      *fixture,
                  gconstpointer unused)
{
  fixture->game->setup.free_drones = true;
  fixture->draft = tc_draft_with_use (fixture->draft, TC_USE_DRONE);
  fixture->draft = tc_draft_with_die (fixture->draft, 0);
  fixture->draft = tc_draft_with_token (fixture->draft, I1);
  fixture->draft = tc_draft_with_drone (fixture->draft, 3);
  assert_refused (fixture->draft, tc_draft_with_drone (fixture->draft, 5));
  g_assert_cmpint (tc_draft_get_gain (&fixture->draft), ==, -4);
  confirm (fixture);
  g_assert_true (tc_state_drone_used (&fixture->state, 1, 3));
}

static void
test_social (Fixture      *fixture,
             gconstpointer unused)
{
  TcDraft *draft = &fixture->draft;

  *draft = tc_draft_with_use (*draft, TC_USE_SOCIAL);
  *draft = tc_draft_with_die (*draft, 2);
  g_assert_false (tc_draft_has_piece (draft));
  g_assert_cmpint (draft->status, ==, TC_DRAFT_READY);
  g_assert_cmpint (tc_draft_get_bubble (draft), ==, 0);
  assert_refused (*draft, tc_draft_with_bubble (*draft, 5));
  *draft = tc_draft_with_bubble (*draft, 4);
  g_assert_cmpint (tc_draft_get_gain (draft), ==, -3);
  *draft = tc_draft_with_use (*draft, TC_USE_TAG);
  *draft = tc_draft_with_use (*draft, TC_USE_SOCIAL);
  g_assert_cmpint (tc_draft_get_bubble (draft), ==, 0);
  *draft = tc_draft_with_bubble (*draft, 4);
  confirm (fixture);

  *draft = tc_draft_begun (*draft, &fixture->state, 0);
  *draft = tc_draft_with_use (*draft, TC_USE_SOCIAL);
  assert_refused (*draft, tc_draft_with_bubble (*draft, 4));
}

/* When no bubble is left, networks are a free pass. */
static void
test_free_pass (Fixture      *fixture,
                gconstpointer unused)
{
  begin_at_the_river (fixture);
  state_fixture_social (fixture->game, &fixture->state, 0, 0);
  state_fixture_social (fixture->game, &fixture->state, 1, 1);
  fixture->draft = tc_draft_begun (fixture->draft, &fixture->state, 1);
  fixture->draft = tc_draft_with_use (fixture->draft, TC_USE_SOCIAL);
  g_assert_cmpint (tc_draft_get_bubble (&fixture->draft), ==, TC_NO_BUBBLE);
  g_assert_cmpint (tc_draft_get_gain (&fixture->draft), ==, 0);
  confirm (fixture);
}

static void
test_change_of_mind (Fixture      *fixture,
                     gconstpointer unused)
{
  TcDraft *draft = &fixture->draft;

  *draft = tc_draft_with_die (*draft, 0);
  *draft = tc_draft_turned (*draft, TRUE);
  *draft = tc_draft_with_use (*draft, TC_USE_SOCIAL);
  *draft = tc_draft_with_use (*draft, TC_USE_TAG);
  g_assert_cmpint (tc_draft_get_token (draft), ==, I3);
  g_assert_cmpuint (draft->hold.orientation, ==, 1);
  *draft = tc_draft_restarted (*draft);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_NEEDS_DIE);
  *draft = tc_draft_cleared (*draft);
  g_assert_cmpint (draft->status, ==, TC_DRAFT_IDLE);
  assert_refused (*draft, tc_draft_with_die (*draft, 0));
}

/* Whatever a person does, a ready draft is a legal move and an unready one is none. */
static void
test_random_hands (Fixture      *fixture,
                   gconstpointer unused)
{
  TurnRandom random = turn_random_new (7, 0);
  TcDraft *draft = &fixture->draft;
  guint n_ready = 0;

  state_fixture_tag (fixture->game, &fixture->state, 1, "E4 F4 G4 F5");
  *draft = tc_draft_begun (*draft, &fixture->state, 0);
  for (guint i = 0; i < 2000; i++)
    {
      TurnMove move;
      TcState after;

      switch (turn_random_below (&random, 9))
        {
        case 0: *draft = tc_draft_with_die (*draft, turn_random_below (&random, 3)); break;
        case 1: *draft = tc_draft_with_use (*draft, TC_USE_TAG + turn_random_below (&random, 3)); break;
        case 2: *draft = tc_draft_with_token (*draft, turn_random_below (&random, 9)); break;
        case 3: *draft = tc_draft_turned (*draft, turn_random_below (&random, 2) == 0); break;
        case 4: *draft = tc_draft_flipped (*draft); break;
        case 5: *draft = tc_draft_stepped (*draft, turn_random_below (&random, 4)); break;
        case 6: *draft = tc_draft_jumped (*draft, turn_random_below (&random, 4)); break;
        case 7: *draft = tc_draft_put_under (*draft, turn_random_below (&random, 130) / 10.0, turn_random_below (&random, 90) / 10.0); break;
        default: *draft = tc_draft_with_bubble (*draft, turn_random_below (&random, 6));
        }
      g_assert_cmpint (tc_draft_get_move (draft, &move), ==, draft->status == TC_DRAFT_READY);
      if (draft->status != TC_DRAFT_READY)
        continue;
      n_ready++;
      g_assert_cmpint (tc_state_play (fixture->game, &fixture->state, tc_move_from_turn (move), &after), ==, TC_LEGAL);
    }
  g_assert_cmpuint (n_ready, >, 500);
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; void (*run) (Fixture *, gconstpointer); } tests[] = {
    { "/tc-draft/tag", test_tag },
    { "/tc-draft/choose-face", test_choose_face },
    { "/tc-draft/die-taken", test_die_taken },
    { "/tc-draft/no-idle-changes", test_no_idle_changes },
    { "/tc-draft/stays-near", test_stays_near },
    { "/tc-draft/final", test_final },
    { "/tc-draft/not-free", test_not_free },
    { "/tc-draft/off-the-city", test_off_the_city },
    { "/tc-draft/features", test_features },
    { "/tc-draft/drone", test_drone },
    { "/tc-draft/free-drones", test_free_drones },
    { "/tc-draft/social", test_social },
    { "/tc-draft/free-pass", test_free_pass },
    { "/tc-draft/change-of-mind", test_change_of_mind },
    { "/tc-draft/random-hands", test_random_hands },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
