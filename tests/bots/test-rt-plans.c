/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-plans.h"

#include "rt-script.h"
#include "turn-plans.h"

/* A position in which seat 0 is to move, and what a plan does there. */
typedef struct
{
  const char *name;
  const char *plan;
  RtScene     scene;
  RtMove      expected;
} Case;

/* Aces are 0 to 3, so that card 4 × (value − 1) + suit is known: clubs are the first of a value. */
#define CARD(value) (((value) - 1) * 4)

static const Case cases[] = {
  { "claims-five-with-one", "block", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 5, 9, 1, 1 }, .faces = { "511", "111" } },
    { RT_MOVE_CLAIM, .pile = 0, .dice = 1 } },
  { "four-are-too-few-for-one", "block", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 4, 9, 1, 1 }, .faces = { "511", "446" } },
    { RT_MOVE_PLACE, .pile = 1, .card = CARD (2) } },
  { "four-are-enough-at-the-end-of-the-deck", "block", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 4, 9, 1, 1 }, .faces = { "511", "446" }, .n_deck = 11 },
    { RT_MOVE_CLAIM, .pile = 0, .dice = 1 } },
  { "eight-with-two", "block", { 0, { "2C 7C 7D 8C 8D" }, "9C KD KH KS", { 8, 9, 1, 1 }, .faces = { "541", "111" } },
    { RT_MOVE_CLAIM, .pile = 0, .dice = 3 } },
  { "seven-are-too-few-for-two", "block", { 0, { "2C 7C 7D 8C 8D" }, "9C KD KH KS", { 7, 9, 1, 1 }, .faces = { "541", "246" } },
    { RT_MOVE_PLACE, .pile = 2, .card = CARD (7) } },
  { "covers-the-largest-pile-in-danger", "block", { 0, { "2C 7C 7D 8C 8D" }, "6C 4D KH KS", { 2, 3, 9, 1 }, .faces = { "335", "246" } },
    { RT_MOVE_PLACE, .pile = 1, .card = CARD (7) } },
  { "lays-what-only-it-makes-on-the-largest", "block", { 0, { "4C 7C 7D 9C 9D" }, "QC QD KH KS", { 2, 3, 9, 1 }, .faces = { "336", "222" } },
    { RT_MOVE_PLACE, .pile = 2, .card = CARD (9) } },
  { "lays-what-is-safe-on-the-smallest", "block", { 0, { "2C 4C 7C 7D 6C" }, "QC QD KH KS", { 2, 3, 9, 1 }, .faces = { "555", "222" } },
    { RT_MOVE_PLACE, .pile = 3, .card = CARD (7) } },
  { "rolls-when-nothing-is-safe", "block", { 0, { "2C 2D 4C 4D 6C" }, "QC QD KH KS", { 2, 3, 9, 1 }, .faces = { "5.55", "222" } },
    { RT_MOVE_REROLL, .dice = 6 } },
  { "ends-the-game-with-a-win", "block", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 4, 1, 1, 1 }, .faces = { "51.1.", "111" } },
    { RT_MOVE_CLAIM, .pile = 0, .dice = 1 } },
  { "does-not-end-it-with-a-loss", "block", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 8, 9, 1, 1 }, .faces = { "51.1.", "111" } },
    { RT_MOVE_PLACE, .pile = 2, .card = CARD (7) } },

  { "eight-of-the-pile-with-one", "onepile", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 8, 1, 1, 1 }, .faces = { "511", "111" } },
    { RT_MOVE_CLAIM, .pile = 0, .dice = 1 } },
  { "seven-are-not-enough", "onepile", { 0, { "2C 7C 7D 8C 8D" }, "5C KD KH KS", { 7, 1, 1, 1 }, .faces = { "511", "446" } },
    { RT_MOVE_PLACE, .pile = 0, .card = CARD (2) } },
  { "never-with-two", "onepile", { 0, { "2C 7C 7D 8C 8D" }, "9C KD KH KS", { 12, 1, 1, 1 }, .faces = { "541", "111" } },
    { RT_MOVE_PLACE, .pile = 0, .card = CARD (7) } },
  { "lays-the-first-card-if-none-is-safe", "onepile", { 0, { "2C 2D 4C 4D 6C" }, "QC QD KH KS", { 2, 3, 9, 1 }, .faces = { "555", "222" } },
    { RT_MOVE_PLACE, .pile = 2, .card = CARD (2) } },

  { "three-cards-are-worth-a-die", "two", { 0, { "9C 9D 9H 9S 10C" }, "5C KD KH KS", { 3, 1, 1, 1 }, .faces = { "544", "111" } },
    { RT_MOVE_CLAIM, .pile = 0, .dice = 1 } },
  { "one-card-is-not", "two", { 0, { "8C 8D 8H 8S 10C" }, "5C KD KH KS", { 1, 1, 1, 1 }, .faces = { "544", "111" } },
    { RT_MOVE_PLACE, .pile = 0, .card = CARD (8) } },
  { "covers-what-the-other-would-claim", "two", { 0, { "9C 9D 9H 9S 10C" }, "KC AD KH KS", { 1, 6, 1, 1 }, .faces = { "222", "146" } },
    { RT_MOVE_PLACE, .pile = 1, .card = CARD (9) } },
  { "two-threats-at-once", "two", { 0, { "3C 7C 7D 7H 7S" }, "5C KD KH KS", { 3, 6, 1, 1 }, .faces = { "5.35", "666" }, .owners = { 0, 0, 2, 2 } },
    { RT_MOVE_PLACE, .pile = 1, .card = CARD (3) } },
};

static void
test_case (gconstpointer data)
{
  const Case *c = data;
  const RtState state = rt_scene_state (&c->scene);
  TurnRandom random = turn_random_new (1, 0);
  const TurnQuestion question = { .rules = &rt_rules, .seen = &state, .seat = 0, .random = &random, .n_threads = 1 };
  const RtMove move = rt_move_from_turn (turn_plan_find (c->plan, &rt_rules)->choose (&question));

  g_assert_cmpuint (move.kind, ==, c->expected.kind);
  g_assert_cmpuint (move.pile, ==, c->expected.pile);
  g_assert_cmpuint (move.card, ==, c->expected.card);
  g_assert_cmpuint (move.dice, ==, c->expected.dice);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rt-plans/%s/%s", cases[i].plan, cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }

  return g_test_run ();
}
