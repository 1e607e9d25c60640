/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of TAG, clause by clause. */

#include <string.h>

#include "tg-script.h"

typedef struct
{
  const char *name;
  TgScene     scene;
  const char *moves;
  const char *outcome;        /* tg_script_describe () */
} Case;

static const Case cases[] = {
  /* Drawing. */
  { "T2-must-draw", { 2, .hands = { "TTA", "G" }, .deck = "XO" }, "!T2+T !T2-T !T2s d", "to 0, IT -, scores 0 0" },
  { "T2-up-to-four", { 2, .hands = { "T", "G" }, .deck = "AGXO", .discards = "FF" }, "d !T2+T D !T2+T d !T2d !T2D +G",
    "to 1, IT -, scores 0 0" },
  { "T2-four-at-once", { 2, .hands = { "TTAA" }, .deck = "G" }, "!T2d !T2D", "to 0, IT -, scores 0 0" },
  { "T2-no-discards-yet", { 2, .hands = { "TTA" }, .deck = "G" }, "!T2D", "to 0, IT -, scores 0 0" },
  { "T2-empty-deck-draws", { 2, .hands = { "TA", "G" }, .discards = "XG" }, "!T2d D D +X >1", "to 1, IT 1, scores 1 -3" },
  { "T2-empty-deck-leaves-it", { 2, .hands = { "TA", "G" }, .discards = "XG" }, "+T", "to 1, IT -, scores 0 0" },
  { "T2-empty-deck-one-of-two", { 2, .hands = { "TA", "G" }, .discards = "XG" }, "D -A", "to 1, IT -, scores 0 0" },
  { "T2-last-card-then-optional", { 2, .hands = { "TA", "G" }, .deck = "A", .discards = "X" }, "!T2+T d +T", "to 1, IT -, scores 0 0" },
  { "T2-discards-though-deck", { 2, .hands = { "TTA" }, .deck = "G", .discards = "X" }, "D +X >.", "to 1, IT -, scores 1 0" },

  /* One card a turn. */
  { "T3-play-one", { 3, .hands = { "TTAA", "TTAA" }, .deck = "G" }, "+T", "to 1, IT -, scores 0 0 0" },
  { "T3-discard-one", { 3, .hands = { "TTAA", "TTAA" }, .deck = "G" }, "-T", "to 1, IT -, scores 0 0 0" },
  { "T3-not-in-hand", { 3, .hands = { "TTAA" }, .deck = "G" }, "!T3+G !T3-X !T3-O", "to 0, IT -, scores 0 0 0" },
  { "T3-clockwise", { 3, 2, .hands = { "TTAA", "TTAA", "TTAA" }, .deck = "G" }, "-T -T -A", "to 2, IT -, scores 0 0 0" },

  /* Letters and TAG cards. */
  { "T4-one-of-each", { 2, .hands = { "TTAA" }, .deck = "G", .fronts = { "T" } }, "!T4+T +A", "to 1, IT -, scores 0 0" },
  { "T4-own-front-only", { 2, .hands = { "TTAA" }, .deck = "G", .fronts = { "", "TAG" } }, "+T", "to 1, IT -, scores 0 0" },
  { "T4-set", { 2, .hands = { "TGAA", "TTTT" }, .deck = "G", .fronts = { "TA" } }, "+G !T6d !T6+T !T6-T !T6o !T6a !T6s >.",
    "to 1, IT -, scores 1 0" },
  { "T4-set-goes-aside", { 2, .hands = { "TGAA", "TTTT" }, .deck = "GG", .fronts = { "TA" } }, "+G >. -T d +T", "to 1, IT -, scores 1 0" },
  { "T5-tag", { 2, .hands = { "XGAA", "TTTT" }, .deck = "G" }, "+X >1", "to 1, IT 1, scores 1 -3" },
  { "T5-tag-leaves-it", { 2, .hands = { "XGAA", "TTTT" }, .deck = "G", .it = 1 }, "+X >.", "to 1, IT 0, scores -2 0" },

  /* IT and Gool. */
  { "T6-not-to-oneself", { 3, .hands = { "XGAA" }, .deck = "G" }, "+X !T6>0 !T3>3 !T3>9 >2", "to 1, IT 2, scores 1 0 -3" },
  { "T6-its-holder-again", { 3, .hands = { "XGAA" }, .deck = "G", .it = 3 }, "+X >2", "to 1, IT 2, scores 1 0 -3" },
  { "T6-from-oneself", { 3, .hands = { "XGAA" }, .deck = "G", .it = 1 }, "+X >1", "to 1, IT 1, scores 1 -3 0" },
  { "T6-from-a-third", { 3, .hands = { "XGAA" }, .deck = "G", .it = 3 }, "+X >1", "to 1, IT 1, scores 1 -3 0" },
  { "T6-not-due", { 3, .hands = { "XGAA" }, .deck = "G" }, "!T6>1 !T6o !T6a", "to 0, IT -, scores 0 0 0" },
  { "T6-asked", { 3, .hands = { "XGAA", "T", "O" }, .deck = "G" }, "+X >2 !T6d !T6-O !T6>1 !T6s", "to 2, IT 2, scores 1 0 -3" },
  { "T6-accepts", { 3, .hands = { "XGAA", "T", "O" }, .deck = "G" }, "+X >2 a", "to 1, IT 2, scores 1 0 -3" },
  { "T6-gool", { 3, .hands = { "XGAA", "T", "O" }, .deck = "G" }, "+X >2 o", "to 1, IT 0, scores -2 0 0" },
  { "T6-gool-twice", { 3, .hands = { "XOAA", "T", "O" }, .deck = "G" }, "+X >2 o o", "to 1, IT 2, scores 1 0 -3" },
  { "T6-giver-accepts", { 3, .hands = { "XOAA", "T", "O" }, .deck = "G" }, "+X >2 o a", "to 1, IT 0, scores -2 0 0" },
  { "T6-all-six", { 2, .hands = { "XOOO", "OOO" }, .deck = "G" }, "+X >1 o o o o o o", "to 1, IT 1, scores 1 -3" },
  { "T6-chain-of-four", { 4, .hands = { "XOOA", "T", "OO", "A" }, .deck = "G" }, "+X >2 o o o o", "to 1, IT 2, scores 1 0 -3 0" },
  { "T6-chains-through-four-players", { 4, .hands = { "XXX", "O", "O", "OO" }, .deck = "OOTA", .freezer = 1 },
    "d d d +X >1 o a +X >2 o a +X >3 o o o o", "to 1, IT 3, scores 3 0 0 -3" },
  { "T6-gool-is-no-play", { 2, .hands = { "OGAA" }, .deck = "G" }, "!T6+O -O", "to 1, IT -, scores 0 0" },
  { "T6-while-frozen", { 3, .hands = { "XGA", "O", "O" }, .deck = "GGGG", .freezer = 1 }, "d +X >1 o", "to 1, IT 0, scores -2 0 0" },
  { "T6-no-gool-no-question", { 3, .hands = { "XGAA", "T", "T" }, .deck = "G" }, "+X >2 !T6a", "to 1, IT 2, scores 1 0 -3" },

  /* Freeze. */
  { "T7-others-only-discard", { 3, .hands = { "FGAA", "TXA", "GAO" }, .deck = "GGGG", .discards = "X" },
    "+F !T7d !T7D !T7+T !T7+X !T8s -T -O", "to 0, IT -, scores 0 0 0" },
  { "T7-empty-hand-is-skipped", { 3, .hands = { "FGAA", "", "GAO" }, .deck = "GGGG" }, "+F s -O", "to 0, IT -, scores 0 0 0" },
  { "T7-no-second-freeze", { 2, .hands = { "FFAA", "FTT" }, .deck = "GGGG" }, "+F !T7+F -T d !T7+F +G", "to 1, IT -, scores 0 0" },
  { "T7-not-on-the-return-turn", { 2, .hands = { "FAA", "FT" }, .deck = "GGGG", .freezer = 1 }, "d !T7+F -F", "to 1, IT -, scores 0 0" },
  { "T7-freeze-after-it-left", { 2, .hands = { "AAT", "FTT" }, .deck = "GGGG", .freezer = 1 }, "d -G d +F", "to 0, IT -, scores 0 0" },
  { "T7-return-up-to-three-cards", { 2, .hands = { "AAT", "T" }, .deck = "GGXG", .freezer = 1 },
    "d d d !T7d +A !T7d +T !T4+A +G >1", "to 1, IT 1, scores 1 -3" },
  { "T7-return-down-to-three", { 2, .hands = { "AAT", "T" }, .deck = "GGXG", .freezer = 1 }, "d d d -G -G !T8s -A",
    "to 1, IT -, scores 0 0" },
  { "T7-return-draws-nothing", { 2, .hands = { "AAT", "T" }, .deck = "GGXG", .freezer = 1 }, "-A", "to 1, IT -, scores 0 0" },
  { "T7-return-draws-one", { 2, .hands = { "AAT", "T" }, .deck = "GGXG", .discards = "X", .freezer = 1 }, "D +X >.",
    "to 1, IT -, scores 1 0" },
  { "T7-return-with-two-and-one-action", { 2, .hands = { "AT", "T" }, .deck = "GGXG", .freezer = 1 }, "d -G",
    "to 1, IT -, scores 0 0" },
  { "T7-return-moves-IT-twice", { 4, .hands = { "XXA", "T", "O", "" }, .deck = "XGG", .freezer = 1 },
    "d d d +X >2 o +X >3 +A", "to 1, IT 3, scores 2 0 0 -3" },
  { "T7-return-with-a-gool-of-ones-own", { 3, .hands = { "XOT", "T", "O" }, .deck = "AAA", .freezer = 1 },
    "d d d +X >2 o o -A", "to 1, IT 2, scores 1 0 -3" },
  { "T7-deck-runs-out-on-return", { 2, .hands = { "AAT", "T" }, .deck = "G", .freezer = 1 }, "d !T2d -G", "to 1, IT -, scores 0 0" },
  { "T7-deck-ran-out-before", { 2, .hands = { "AT", "T" }, .freezer = 1 }, "!T2d !T2D +A", "to 1, IT -, scores 0 0" },
  { "T7-deck-out-ends-with-return", { 3, .hands = { "FT", "T", "A" } }, "+F -T -A -T", "to ., IT -, scores 0 0 0" },
  { "T7-return-plays-and-goes-on", { 3, .hands = { "FT", "T", "A" } }, "+F -T -A +T", "to 1, IT -, scores 0 0 0" },

  /* Skipping. */
  { "T8-nothing-to-do", { 2, .hands = { "X", "" } }, "+X >1", "to -, IT 1, scores 1 -3" },
  { "T8-skipped", { 2, .hands = { "X", "" } }, "+X >1 !T3-T !T2D !T2d s s", "to ., IT 1, scores 1 -3" },
  { "T8-who-can-does", { 2, .hands = { "XT", "" } }, "!T8s", "to 0, IT -, scores 0 0" },
  { "T8-may-draw-a-discard", { 2, .hands = { "", "T" }, .discards = "A" }, "!T3-A s", "to 1, IT -, scores 0 0" },
  { "T8-draws-a-discard", { 2, .hands = { "", "T" }, .discards = "A" }, "D !T8s +A", "to 1, IT -, scores 0 0" },

  /* The end. */
  { "T9-not-while-the-deck-lasts", { 2, .hands = { "TTAA", "TTAA" }, .deck = "G", .quiet = 2 }, "-T -T", "to 0, IT -, scores 0 0" },
  { "T9-one-turn-each", { 3, .hands = { "TT", "TT", "TT" } }, "-T -T -T", "to ., IT -, scores 0 0 0" },
  { "T9-a-play-begins-anew", { 3, .hands = { "TT", "TT", "TT" } }, "-T -T +T -T -T", "to 2, IT -, scores 0 0 0" },
  { "T9-n-in-a-row", { 3, .hands = { "TT", "TT", "TT" } }, "-T -T +T -T -T -T !T9-T !T9d", "to ., IT -, scores 0 0 0" },
  { "T9-discards-before-the-deck-is-empty", { 2, .hands = { "TTAA", "TTT" }, .deck = "G" }, "-T d -T", "to ., IT -, scores 0 0" },
  { "T9-a-freeze-is-a-play", { 2, .hands = { "FT", "TT" }, .quiet = 1 }, "+F -T", "to 0, IT -, scores 0 0" },
  { "T9-frozen-discards-count", { 2, .hands = { "AT", "TT" }, .freezer = 1, .quiet = 1 }, "-A", "to ., IT -, scores 0 0" },
  { "T9-skips-count", { 2, .hands = { "", "T" }, .quiet = 1 }, "s", "to ., IT -, scores 0 0" },

  /* Scores. */
  { "T10-it-costs-three", { 2, .hands = { "T", "T" }, .sets = { 3, 1 }, .tags = { 4, 2 }, .fronts = { "TA", "G" }, .it = 1 }, "",
    "to 0, IT 0, scores 4 3" },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const TgGame game = { .n_seats = (uint8_t) c->scene.n_seats };
  TgState state = tg_scene_state (&c->scene);
  g_autofree char *outcome = NULL;

  tg_script_play (&game, &state, c->moves);
  outcome = tg_script_describe (&game, &state);
  g_assert_cmpstr (outcome, ==, c->outcome);
}

/* T1: three cards each, one by one from the player who starts. */
static void
test_start (void)
{
  TurnRandom random = turn_random_new (1, 0);
  TgGame game;
  TgState state;

  tg_game_shuffle (&game, 4, 2, &random);
  tg_state_start (&game, &state);
  g_assert_cmpint (tg_state_to_move (&state), ==, 2);
  g_assert_cmpint (tg_state_it (&state), ==, -1);
  g_assert_cmpint (tg_state_freezer (&state), ==, -1);
  g_assert_cmpuint (state.n_deck, ==, TG_N_CARDS - 12);
  g_assert_cmpint (tg_state_discard (&state, 0), ==, TG_NO_CARD);
  for (guint i = 0; i < 4; i++)
    {
      const guint seat = (2 + i) % 4;

      g_assert_cmpuint (tg_state_n_in_hand (&state, seat), ==, 3);
      for (guint round = 0; round < 3; round++)
        g_assert_cmpuint (tg_state_count (&state, seat, (TgCard) game.deck[4 * round + i]), >, 0);
    }

  tg_script_play (&game, &state, "d");
  g_assert_cmpuint (tg_state_count (&state, 2, (TgCard) game.deck[12]), >, 0);
}

static void
test_set_up (void)
{
  TurnRandom random = turn_random_new (1, 0);
  TgGame game;

  tg_game_shuffle (&game, 6, 5, &random);
  g_assert_cmpint (tg_game_check (&game), ==, TG_SETUP_FINE);
  game.first = 6;
  g_assert_cmpint (tg_game_check (&game), ==, TG_SETUP_BAD_SEATS);
  tg_game_shuffle (&game, 7, 0, &random);
  g_assert_cmpint (tg_game_check (&game), ==, TG_SETUP_BAD_SEATS);
  tg_game_shuffle (&game, 1, 0, &random);
  g_assert_cmpint (tg_game_check (&game), ==, TG_SETUP_BAD_SEATS);
  tg_game_shuffle (&game, 2, 0, &random);
  game.deck[7] = game.deck[7] == TG_T ? TG_A : TG_T;
  g_assert_cmpint (tg_game_check (&game), ==, TG_SETUP_BAD_DECK);
  game.deck[7] = 200;
  g_assert_cmpint (tg_game_check (&game), ==, TG_SETUP_BAD_DECK);
}

/* T10: ties are shared, and whoever has IT loses them. */
static void
test_winners (void)
{
  static const struct { TgScene scene; guint winners; } table[] = {
    { { 3, .sets = { 1, 2, 1 } }, 1u << 1 },
    { { 3, .sets = { 1, 0, 1 }, .tags = { 0, 1, 1 } }, 1u << 2 },
    { { 3, .sets = { 2, 1, 1 }, .tags = { 0, 1, 1 } }, 7 },
    { { 3, .sets = { 2, 1, 1 }, .tags = { 0, 1, 1 }, .it = 2 }, 5 },
    { { 2, .it = 1 }, 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const TgGame game = { .n_seats = (uint8_t) table[i].scene.n_seats };
      const TgState state = tg_scene_state (&table[i].scene);

      g_assert_cmpuint (tg_rules.winners (&game, &state), ==, table[i].winners);
    }
}

/* The rounds that are shown: one turn each. */
static void
test_rounds (void)
{
  const TgGame game = { .n_seats = 2 };
  TgState state = tg_scene_state (&(TgScene) { 2, .hands = { "TTA", "TTA" } });

  g_assert_cmpuint (tg_state_round (&game, &state), ==, 1);
  tg_script_play (&game, &state, "+T");
  g_assert_cmpuint (tg_state_round (&game, &state), ==, 1);
  tg_script_play (&game, &state, "-T");
  g_assert_cmpuint (tg_state_round (&game, &state), ==, 2);
  tg_script_play (&game, &state, "-T");
  g_assert_cmpint (tg_state_to_move (&state), ==, TURN_OVER);
  g_assert_cmpuint (tg_state_round (&game, &state), ==, 2);
}

/* What cannot be taken back: a card from the deck, and where IT came to rest. */
static void
test_reveals (void)
{
  static const struct { TgMove move; gboolean reveals; } table[] = {
    { { TG_MOVE_DRAW_DECK, 0 }, TRUE },
    { { TG_MOVE_DRAW_DISCARD, 0 }, FALSE },
    { { TG_MOVE_PLAY, TG_TAG }, FALSE },
    { { TG_MOVE_DISCARD, TG_T }, FALSE },
    { { TG_MOVE_IT, 1 }, TRUE },
    { { TG_MOVE_IT, TG_LEAVE_IT }, FALSE },
  };
  const TgGame game = { .n_seats = 2 };
  const TgState state = tg_scene_state (&(TgScene) { .n_seats = 2 });

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_cmpint (tg_rules.reveals (&game, &state, tg_move_to_turn (table[i].move)), ==, table[i].reveals);
}

/* One's own hand stays, and so does what the others were seen to take from the discard pile. */
static void
test_conceal (void)
{
  const TgGame game = { .n_seats = 3 };
  TurnRandom random = turn_random_new (1, 0);
  TgState state = tg_scene_state (&(TgScene) { 3, .hands = { "TTA", "GGX", "FOT" }, .deck = "XXXTTTAAAGGGOOFF", .discards = "FA" });
  guint n_other_hands = 0;

  tg_script_play (&game, &state, "D -T");
  for (guint i = 0; i < 100; i++)
    {
      TgState seen = state;

      tg_state_conceal (&game, &seen, 1, &random);
      g_assert_cmpuint (seen.hands[1], ==, state.hands[1]);
      g_assert_cmpuint (tg_state_count (&seen, 0, TG_FREEZE), >=, 1);
      g_assert_cmpuint (tg_state_n_in_hand (&seen, 0), ==, 3);
      g_assert_cmpuint (tg_state_n_in_hand (&seen, 2), ==, 3);
      g_assert_cmpint (tg_state_discard (&seen, 0), ==, TG_T);
      g_assert_cmpint (tg_state_discard (&seen, 1), ==, TG_A);
      n_other_hands += seen.hands[2] != state.hands[2];
    }
  g_assert_cmpuint (n_other_hands, >, 50);
}

static guint
count_cards (const TgGame  *game,
             const TgState *state)
{
  guint n = state->n_deck + state->n_discards;

  for (guint seat = 0; seat < game->n_seats; seat++)
    n += tg_state_n_in_hand (state, seat) + (guint) __builtin_popcount (state->fronts[seat]) + 3u * state->sets[seat] + state->tags[seat];

  return n;
}

/* No card comes from nowhere, and only Gool and Freeze leave. */
static void
test_cards_are_kept (void)
{
  for (guint seed = 0; seed < 200; seed++)
    {
      TurnRandom random = turn_random_new (seed, 0);
      TgState state;
      TgGame game;
      guint n_cards = TG_N_CARDS;

      tg_game_shuffle (&game, 2 + seed % 5, 0, &random);
      tg_state_start (&game, &state);
      while (tg_state_to_move (&state) != TURN_OVER)
        {
          const TgMove move = tg_state_random_move (&game, &state, &random);

          n_cards -= move.kind == TG_MOVE_GOOL || (move.kind == TG_MOVE_PLAY && move.what == TG_FREEZE);
          g_assert_cmpint (tg_state_play (&game, &state, move, &state), ==, TG_LEGAL);
          g_assert_cmpuint (count_cards (&game, &state), ==, n_cards);
        }
    }
}

/* Ten thousand games with every number of players come to an end. */
static void
test_games_end (void)
{
  for (guint n_seats = TG_MIN_SEATS; n_seats <= TG_MAX_SEATS; n_seats++)
    {
      TurnRandom random = turn_random_new (n_seats, 0);

      for (guint i = 0; i < 10000; i++)
        {
          TgGame game;
          TgState state;

          tg_game_shuffle (&game, n_seats, i % n_seats, &random);
          tg_state_start (&game, &state);
          tg_state_play_out (&game, &state, &random);
          g_assert_cmpint (tg_state_to_move (&state), ==, TURN_OVER);
          g_assert_cmpuint (state.n_deck, ==, 0);
          g_assert_cmpuint (state.quiet, ==, n_seats);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/tag/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/tag/T1-start", test_start);
  g_test_add_func ("/tag/T1-set-up", test_set_up);
  g_test_add_func ("/tag/T10-winners", test_winners);
  g_test_add_func ("/tag/rounds", test_rounds);
  g_test_add_func ("/tag/reveals", test_reveals);
  g_test_add_func ("/tag/conceal", test_conceal);
  g_test_add_func ("/tag/cards-are-kept", test_cards_are_kept);
  g_test_add_func ("/tag/games-end", test_games_end);

  return g_test_run ();
}
