/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of Roll Tag, clause by clause. */

#include <string.h>

#include "rt-script.h"

#define PILES "5C 9D QH KS"

typedef struct
{
  const char *name;
  RtScene     scene;
  const char *moves;
  const char *outcome;        /* rt_script_describe () */
} Case;

static const Case cases[] = {
  /* One of three things. */
  { "R2-place", { 0, { "2C 3C 4C 6C 7C" }, PILES, .faces = { "351", "226" } }, "2C>0", "to 1, cards 0 0" },
  { "R2-then-the-other", { 1, { "2C", "3D" }, PILES, .faces = { "351", "226" } }, "3D>3 2C>3", "to 1, cards 0 0" },
  { "R2-not-in-hand", { 0, { "2C 3C 4C 6C 7C", "3D" }, PILES, .faces = { "351", "226" } }, "!R23D>0 !R25C>0", "to 0, cards 0 0" },
  { "R2-pile-closed-to-cards", { 0, { "2C 3C 4C 6C 7C" }, PILES, .owners = { 1 }, .faces = { "351", "226" } }, "!R32C>0",
    "to 0, cards 1 0" },
  { "R2-reroll-one", { 0, .piles = PILES, .faces = { "351", "226" } }, "r1 !R22C>0 !R2r1 !R2=0 !R2=7 =6", "to 1, cards 0 0" },
  { "R2-reroll-all", { 0, .piles = PILES, .faces = { "351", "226" } }, "r012 =666", "to 1, cards 0 0" },
  { "R2-reroll-none", { 0, .piles = PILES, .faces = { "351", "226" } }, "!R2r !R2=", "to 0, cards 0 0" },
  { "R2-reroll-used-die", { 0, .piles = PILES, .faces = { "35.1", "226" } }, "!R3r1 !R3r01 r02 =55", "to 1, cards 0 0" },
  { "R2-claim-with-one", { 0, .piles = PILES, .n_cards = { 4 }, .faces = { "351", "226" } }, "c0:1", "to 1, cards 4 0" },
  { "R2-claim-with-two", { 1, .piles = "AC 9D 8H KS", .faces = { "351", "226" } }, "c2:02", "to 0, cards 0 1" },
  { "R2-claim-ace", { 0, .piles = "AC 9D 8H KS", .faces = { "351", "226" } }, "c0:2", "to 1, cards 1 0" },
  { "R2-claim-jack", { 0, .piles = "JC 9D 8H KS", .faces = { "651", "226" } }, "c0:01", "to 1, cards 1 0" },
  { "R2-claim-queen", { 0, .piles = "QC 9D 8H KS", .faces = { "661", "226" } }, "c0:01", "to 1, cards 1 0" },
  { "R2-claim-king-needs-three", { 0, .piles = "KC 9D 8H KS", .faces = { "661", "226" } }, "!R2c0:01 c0:012", "to ., cards 1 3, dice" },
  { "R2-wrong-sum", { 0, .piles = PILES, .faces = { "351", "226" } }, "!R2c0:0 !R2c0:01 !R2c0: !R2c2:012", "to 0, cards 0 0" },
  { "R2-not-with-the-others-dice", { 0, .piles = PILES, .faces = { "331", "225" } }, "!R2c0:2", "to 0, cards 0 0" },

  /* Closed piles. */
  { "R3-pile-claimed", { 0, .piles = PILES, .owners = { 2 }, .faces = { "351", "226" } }, "!R3c0:1", "to 0, cards 0 1" },
  { "R3-die-used", { 0, .piles = PILES, .faces = { "35.1", "226" } }, "!R3c0:1", "to 0, cards 0 0" },
  { "R3-dice-stay", { 0, { "2C" }, PILES, .faces = { "351", "226" } }, "c0:1 r2 =5 !R3r1 !R32C>0 2C>1", "to 1, cards 1 0" },

  /* The ends. */
  { "R4-last-die-with-piles-left", { 0, .piles = PILES, .n_cards = { 9, 2, 3, 4 }, .faces = { "35.1.", "226" }, .owners = { 0, 1 } },
    "!R2c0:0", "to 0, cards 2 0" },
  { "R4-the-other-gets-the-rest", { 0, .piles = "3C 9D QH KS", .n_cards = { 9, 2, 3, 4 }, .faces = { "35.1.", "226" }, .owners = { 0, 1 } },
    "c0:0 !R4r0", "to ., cards 11 7, dice" },
  { "R4-three-dice-at-once", { 1, .piles = "10C 9D QH KS", .n_cards = { 5, 5, 5, 5 }, .faces = { "351", "226" } }, "c0:012",
    "to ., cards 15 5, dice" },
  { "R4-all-piles", { 0, .piles = PILES, .faces = { "351", "226" }, .owners = { 0, 1, 2, 2 } }, "c0:1", "to ., cards 2 2, piles" },
  { "R4-last-pile-with-the-last-die", { 0, .piles = PILES, .faces = { "3.51.", "226" }, .owners = { 0, 1, 2, 2 } }, "c0:1",
    "to ., cards 2 2, dice" },
  { "R4-last-card-drawn", { 0, { "2C" }, PILES, .n_deck = 1, .owners = { 0, 1 }, .faces = { "351", "226" } }, "2C>0 !R4r0",
    "to ., cards 1 0, deck" },
  { "R4-last-but-one", { 0, { "2C" }, PILES, .n_deck = 2, .faces = { "351", "226" } }, "2C>0", "to 1, cards 0 0" },
  { "R4-claim-draws-nothing", { 0, .piles = PILES, .n_deck = 1, .faces = { "351", "226" } }, "c0:1", "to 1, cards 1 0" },

  /* Rolling for ever. */
  { "R6-nineteen", { 0, .piles = PILES, .n_rerolls = 18, .faces = { "351", "226" } }, "r0 =1", "to 1, cards 0 0" },
  { "R6-twenty", { 0, .piles = PILES, .n_rerolls = 18, .faces = { "351", "226" }, .owners = { 1, 2 } }, "r0 =1 r1 =1",
    "to ., cards 1 1, rerolls" },
  { "R6-the-last-one-falls", { 0, .piles = PILES, .n_rerolls = 19, .faces = { "351", "226" } }, "r0", "to -, cards 0 0" },
  { "R6-a-card-begins-anew", { 0, { "2C" }, PILES, .n_rerolls = 19, .faces = { "351", "226" } }, "2C>0 r0 =1", "to 0, cards 0 0" },
  { "R6-a-claim-begins-anew", { 0, { "2C" }, PILES, .n_rerolls = 19, .faces = { "351", "226" } }, "c0:1 r0 =1", "to 0, cards 1 0" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  RtState state = rt_scene_state (&c->scene);
  g_autofree char *outcome = NULL;

  rt_script_play (&state, c->moves);
  outcome = rt_script_describe (&state);
  g_assert_cmpstr (outcome, ==, c->outcome);
}

/* R1: five to each, four piles, the rest is the deck; the higher sum starts. */
static void
test_start (void)
{
  TurnRandom random = turn_random_new (1, 0);
  RtGame game;
  RtState state;

  for (guint i = 0; i < 100; i++)
    {
      guint sums[2];

      rt_game_shuffle (&game, &random);
      rt_state_start (&game, &state);
      for (guint seat = 0; seat < 2; seat++)
        {
          sums[seat] = rt_state_sum (&state, seat, 7);
          for (guint card = 0; card < RT_N_IN_HAND; card++)
            g_assert_true (rt_state_has_card (&state, seat, game.deck[5 * seat + card]));
        }
      g_assert_cmpuint (sums[rt_state_to_move (&state)], >=, sums[1 - rt_state_to_move (&state)]);
      g_assert_true (memcmp (state.tops, game.deck + 10, sizeof state.tops) == 0);
      g_assert_cmpuint (state.n_deck, ==, 38);
      g_assert_cmpuint (state.deck[37], ==, game.deck[14]);
      g_assert_cmpuint (state.deck[0], ==, game.deck[51]);
    }
}

static void
test_set_up (void)
{
  static const struct { guint8 dice[2][3]; guint8 first; RtSetupVerdict verdict; } table[] = {
    { { { 3, 5, 1 }, { 2, 2, 6 } }, 0, RT_SETUP_BAD_FIRST },
    { { { 3, 5, 1 }, { 2, 2, 6 } }, 1, RT_SETUP_FINE },
    { { { 3, 5, 1 }, { 2, 2, 5 } }, 0, RT_SETUP_FINE },
    { { { 3, 5, 1 }, { 2, 2, 5 } }, 1, RT_SETUP_FINE },
    { { { 3, 5, 1 }, { 2, 2, 5 } }, 2, RT_SETUP_BAD_FIRST },
    { { { 3, 7, 1 }, { 2, 2, 5 } }, 0, RT_SETUP_BAD_DICE },
    { { { 3, 5, 1 }, { 2, 0, 5 } }, 0, RT_SETUP_BAD_DICE },
  };
  TurnRandom random = turn_random_new (1, 0);
  RtGame game;

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      rt_game_shuffle (&game, &random);
      memcpy (game.dice, table[i].dice, sizeof game.dice);
      game.first = table[i].first;
      g_assert_cmpint (rt_game_check (&game), ==, table[i].verdict);
    }

  game.deck[0] = game.deck[1];
  g_assert_cmpint (rt_game_check (&game), ==, RT_SETUP_BAD_DECK);
  game.deck[0] = 52;
  g_assert_cmpint (rt_game_check (&game), ==, RT_SETUP_BAD_DECK);
}

/* R5: most cards; hands do not count, and equal is a draw. */
static void
test_winners (void)
{
  static const struct { guint owners[4]; guint winners; } table[] = {
    { { 1, 1, 2, 0 }, 1 },
    { { 2, 1, 2, 0 }, 2 },
    { { 2, 1, 1, 2 }, 3 },
    { { 0, 0, 0, 0 }, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      RtScene scene = { .piles = PILES, .faces = { "351", "226" } };
      RtState state;

      memcpy (scene.owners, table[i].owners, sizeof scene.owners);
      state = rt_scene_state (&scene);
      g_assert_cmpuint (rt_rules.winners (NULL, &state), ==, table[i].winners);
    }
}

/* R6 from the beginning: ten each, nobody may go on. */
static void
test_twenty_rerolls (void)
{
  RtState state = rt_scene_state (&(RtScene) { .piles = PILES, .faces = { "351", "226" } });

  for (guint i = 0; i < 19; i++)
    rt_script_play (&state, "r012 =111");
  g_assert_cmpint (rt_state_to_move (&state), ==, 1);
  g_assert_cmpuint (rt_state_round (&state), ==, 10);
  rt_script_play (&state, "r0 =6");
  g_assert_cmpint (rt_state_to_move (&state), ==, TURN_OVER);
  g_assert_cmpuint (rt_rules.ended_by (NULL, &state), ==, 1u << 3);
  g_assert_cmpuint (rt_state_round (&state), ==, 10);
}

static void
test_reveals (void)
{
  const RtState state = rt_scene_state (&(RtScene) { .piles = PILES, .faces = { "351", "226" } });

  g_assert_true (rt_rules.reveals (NULL, &state, rt_move_to_turn ((RtMove) { .kind = RT_MOVE_PLACE })));
  g_assert_false (rt_rules.reveals (NULL, &state, rt_move_to_turn ((RtMove) { .kind = RT_MOVE_CLAIM, .dice = 1 })));
}

/* The other's hand and the deck change places, one's own hand does not; no card is lost. */
static void
test_conceal (void)
{
  TurnRandom random = turn_random_new (1, 0);
  const RtState state = rt_scene_state (&(RtScene) { 0, { "2C 3C 4C 6C 7C" }, PILES, .n_deck = 20, .faces = { "351", "226" } });
  guint n_other_hands = 0;

  for (int viewer = -1; viewer < 2; viewer++)
    for (guint i = 0; i < 50; i++)
      {
        RtState seen = state;
        guint64 before = state.hands[0] | state.hands[1], after;

        rt_state_conceal (&seen, viewer, &random);
        after = seen.hands[0] | seen.hands[1];
        for (guint card = 0; card < 20; card++)
          {
            before |= G_GUINT64_CONSTANT (1) << state.deck[card];
            after |= G_GUINT64_CONSTANT (1) << seen.deck[card];
          }
        g_assert_cmphex (before, ==, after);
        g_assert_cmpint (__builtin_popcountll (seen.hands[0]), ==, 5);
        g_assert_cmpint (__builtin_popcountll (seen.hands[1]), ==, 5);
        if (viewer >= 0)
          g_assert_cmphex (seen.hands[viewer], ==, state.hands[viewer]);
        n_other_hands += seen.hands[viewer == 0] != state.hands[viewer == 0];
      }
  g_assert_cmpuint (n_other_hands, >, 140);
}

static void
test_games_end (void)
{
  TurnRandom random = turn_random_new (2, 0);
  guint n_ended_by[5] = { 0 };

  for (guint i = 0; i < 10000; i++)
    {
      RtGame game;
      RtState state;

      rt_game_shuffle (&game, &random);
      rt_state_start (&game, &state);
      rt_state_play_out (&state, &random);
      g_assert_cmpint (rt_state_to_move (&state), ==, TURN_OVER);
      n_ended_by[state.end]++;
    }
  g_assert_cmpuint (n_ended_by[RT_ENDED_BY_DICE], >, 0);
  g_assert_cmpuint (n_ended_by[RT_ENDED_BY_PILES], >, 0);
  g_assert_cmpuint (n_ended_by[RT_ENDED_BY_DECK], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/roll-tag/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/roll-tag/R1-start", test_start);
  g_test_add_func ("/roll-tag/R1-set-up", test_set_up);
  g_test_add_func ("/roll-tag/R5-winners", test_winners);
  g_test_add_func ("/roll-tag/R6-twenty-rerolls", test_twenty_rerolls);
  g_test_add_func ("/roll-tag/reveals", test_reveals);
  g_test_add_func ("/roll-tag/conceal", test_conceal);
  g_test_add_func ("/roll-tag/games-end", test_games_end);

  return g_test_run ();
}
