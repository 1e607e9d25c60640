/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* TAG's fixed plans: what they do, that they never change, and that the medium level is no worse than any of them. */

#include "tg-plans.h"

#include <turn-plans.h>

#include "tg-script.h"

/* No game of players with any sense takes as long. */
#define MAX_ROUNDS 80

typedef struct
{
  const char *name;
  const char *plan;
  TgScene     scene;
  const char *before;         /* moves that are played first */
  TgMove      move;           /* the one that the plan makes */
} Case;

static const Case cases[] = {
  { "next-freezes-at-once", "next", { 2, .hands = { "TFAX" }, .deck = "GGGGGGGGGGGG" }, "", { TG_MOVE_PLAY, TG_FREEZE } },
  { "next-completes-a-set-first", "next", { 2, .hands = { "TFGX" }, .deck = "GGG", .fronts = { "TA" } }, "", { TG_MOVE_PLAY, TG_G } },
  { "frzlate-keeps-it", "frzlate", { 2, .hands = { "TFAX" }, .deck = "GGGGGGGGGGGG" }, "", { TG_MOVE_PLAY, TG_TAG } },
  { "frzlate-keeps-it-with-three-cards", "frzlate", { 2, .hands = { "TFAX" }, .deck = "GGG" }, "", { TG_MOVE_PLAY, TG_TAG } },
  { "frzlate-freezes-with-two", "frzlate", { 2, .hands = { "TFAX" }, .deck = "GG" }, "", { TG_MOVE_PLAY, TG_FREEZE } },
  { "frzlate-freezes-with-two-of-six", "frzlate", { 6, .hands = { "TFAX" }, .deck = "GG" }, "", { TG_MOVE_PLAY, TG_FREEZE } },
  { "frzlate-keeps-it-with-three-of-six", "frzlate", { 6, .hands = { "TFAX" }, .deck = "GGG" }, "", { TG_MOVE_PLAY, TG_TAG } },
  { "frzlate-discards-others-first", "frzlate", { 2, .hands = { "TFOO" }, .deck = "GGG", .fronts = { "T" } }, "", { TG_MOVE_DISCARD, TG_T } },
  { "frzlate-freezes-without-deck", "frzlate", { 2, .hands = { "TFAX" } }, "", { TG_MOVE_PLAY, TG_FREEZE } },
  { "next-fills-the-hand", "next", { 2, .hands = { "GOO" }, .discards = "OT", .fronts = { "TA" } }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "next-then-plays", "next", { 2, .hands = { "GOO" }, .discards = "OT", .fronts = { "TA" } }, "D", { TG_MOVE_PLAY, TG_G } },
  { "frzlate-fills-the-hand", "frzlate", { 2, .hands = { "GO" }, .discards = "OTT", .fronts = { "TA" } }, "D", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "frzlate-then-plays", "frzlate", { 2, .hands = { "GO" }, .discards = "OTT", .fronts = { "TA" } }, "D D", { TG_MOVE_PLAY, TG_G } },
  { "next-prefers-the-deck", "next", { 2, .hands = { "GOO" }, .deck = "G", .discards = "OT", .fronts = { "TA" } }, "", { TG_MOVE_DRAW_DECK, 0 } },
  { "next-takes-what-it-needs", "next", { 2, .hands = { "GOO" }, .deck = "G", .discards = "TO", .fronts = { "A" } }, "", { TG_MOVE_DRAW_DISCARD, 0 } },
  { "next-discards-what-others-lack", "next", { 2, .hands = { "TTOX" }, .deck = "G", .fronts = { "TA", "AG" }, .freezer = 2 }, "", { TG_MOVE_DISCARD, TG_T } },
  { "next-gives-it-to-the-leader", "next", { 3, .hands = { "TGAX" }, .deck = "G", .sets = { 0, 1, 2 } }, "+X", { TG_MOVE_IT, 2 } },
  { "next-always-answers", "next", { 2, .hands = { "TGAX", "O" }, .deck = "GGGGGGGGGGGGGGGGGGGGGG" }, "+X >1", { TG_MOVE_GOOL, 0 } },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const TgGame game = { .n_seats = (uint8_t) c->scene.n_seats };
  TgState state = tg_scene_state (&c->scene);
  TurnRandom random = turn_random_new (1, 0);
  TurnMove move;

  tg_script_play (&game, &state, c->before);
  move = turn_bot_choose (turn_plan_find (c->plan, &tg_rules), &tg_rules, &game, &state, tg_state_to_move (&state), &random, NULL);
  g_assert_cmpuint (move.bytes[0], ==, c->move.kind);
  g_assert_cmpuint (move.bytes[1], ==, c->move.what);
}

/* Plays a deal to its end, and adds its moves to @digest if there is one; returns who won, a bit a seat. Each seat has the bot of its number. */
static guint
play_game (const TurnBot *const *bots,
           guint                 n_seats,
           guint64               seed,
           guint64              *digest)
{
  TurnRandom chance = turn_random_new (seed, 0), random = turn_random_new (seed, 1);
  TgGame game;
  TgState state;
  int seat;

  tg_rules.deal (&game, n_seats, &chance);
  tg_rules.start (&game, &state);
  while ((seat = tg_state_to_move (&state)) != TURN_OVER)
    {
      const TurnMove move = seat == TURN_CHANCE ? tg_rules.draw (&game, &state, &chance)
                                                : turn_bot_choose (bots[seat], &tg_rules, &game, &state, seat, &random, NULL);

      g_assert_cmpint (tg_rules.play (&game, &state, move, &state), ==, TURN_LEGAL);
      g_assert_cmpuint (tg_state_round (&game, &state), <, MAX_ROUNDS);
      if (digest != NULL)
        *digest = *digest * 31 + move.bytes[0] * 8u + move.bytes[1];
    }

  return tg_rules.winners (&game, &state);
}

/* A yardstick must not grow with what it measures. The numbers follow from all moves of 40 games among players of one plan; they change
 * only if the rules do. */
static void
test_never_changes (void)
{
  static const struct { const char *plan; guint64 digest; } expected[] = {
    { "next", G_GUINT64_CONSTANT (0x2d82eebd20d74691) },
    { "frzlate", G_GUINT64_CONSTANT (0x5cc59735212c672e) },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const TurnBot *plan = turn_plan_find (expected[i].plan, &tg_rules);
      const TurnBot *const bots[TG_MAX_SEATS] = { plan, plan, plan, plan, plan, plan };
      guint64 digest = 0;

      for (guint n_seats = TG_MIN_SEATS; n_seats <= TG_MAX_SEATS; n_seats++)
        for (guint64 seed = 0; seed < 8; seed++)
          play_game (bots, n_seats, seed, &digest);
      g_assert_cmphex (digest, ==, expected[i].digest);
    }
}

/* The share of the games of two that a level wins; ties count half. Every deal is played from both seats. */
static double
share_of_wins (const char    *level,
               const TurnBot *plan,
               guint          n_games)
{
  const TurnBot *const bots[] = { turn_bot_find (level, &tg_rules), plan, turn_bot_find (level, &tg_rules) };
  double wins = 0;

  for (guint i = 0; i < n_games; i++)
    {
      const guint winners = play_game (bots + i % 2, 2, 7000 + i / 2, NULL);

      wins += winners == 3 ? 0.5 : winners == 1u << i % 2;
    }

  return wins / n_games;
}

/* The same seeds give the same games, so that chance spoils none of this. What the shares are in the long run is told in docs/bots.md. */
static void
test_levels (void)
{
  for (const TurnBot *plan = tg_plans; plan->level != NULL; plan++)
    {
      const double share = share_of_wins ("medium", plan, 2000);

      g_test_message ("medium against %s: %.3f", plan->level, share);
      g_assert_cmpfloat (share, >=, 0.5);
    }
}

/* The rules let players take and discard one card for ever while there is a deck; these do not. A game that nobody draws out takes some 30 rounds. */
static void
test_games_end (void)
{
  const TurnBot *medium = turn_bot_find ("medium", &tg_rules);
  const TurnBot *const bots[TG_MAX_SEATS] = { medium, medium, medium, medium, medium, medium };

  for (guint n_seats = TG_MIN_SEATS; n_seats <= TG_MAX_SEATS; n_seats++)
    for (guint64 seed = 0; seed < 1000; seed++)
      play_game (bots, n_seats, seed, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/tg-plans/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/tg-plans/never-changes", test_never_changes);
  g_test_add_func ("/tg-plans/levels", test_levels);
  g_test_add_func ("/tg-plans/games-end", test_games_end);

  return g_test_run ();
}
