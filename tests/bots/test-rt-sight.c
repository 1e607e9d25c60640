/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-sight.h"

#include <string.h>

#include "rt-script.h"

static RtSight
sight_of (const RtScene *scene)
{
  const RtState state = rt_scene_state (scene);

  return rt_sight_of (&state, scene->seat);
}

static int32_t
value_of (const RtScene *scene)
{
  const RtSight sight = sight_of (scene);

  return rt_sight_value (&sight);
}

/* Two tables of which the first is better for seat 0, which has just moved. */
typedef struct
{
  const char *name;
  RtScene     better, worse;
  int32_t     least;          /* by how much at least */
} Pair;

#define HAND { "7C 7D 9C 9D 10C" }

static const Pair pairs[] = {
  { "R4-the-other-ends-with-a-win", { 0, HAND, "5C KD KH KS", { 9, 1, 1, 1 }, .faces = { "222", "6.1.4" } },
    { 0, HAND, "4C KD KH KS", { 9, 1, 1, 1 }, .faces = { "222", "6.1.4" } }, RT_SIGHT_WIN / 4 },
  { "R4-a-last-die-that-loses-is-no-threat", { 0, HAND, "4C KD KH KS", { 2, 9, 1, 1 }, .faces = { "222", "6.1.4" } },
    { 0, HAND, "4C KD KH KS", { 12, 9, 1, 1 }, .faces = { "222", "6.1.4" } }, RT_SIGHT_WIN / 4 },
  { "R4-the-last-card-of-the-deck", { 0, HAND, "5C KD KH KS", .owners = { 1 }, .n_deck = 1, .faces = { "222", "333" } },
    { 0, HAND, "5C KD KH KS", .owners = { 2 }, .n_deck = 1, .faces = { "222", "333" } }, RT_SIGHT_WIN / 4 },
  { "R6-the-last-roll", { 0, HAND, "5C KD KH KS", .owners = { 1 }, .n_rerolls = 19, .faces = { "222", "333" } },
    { 0, HAND, "5C KD KH KS", .owners = { 2 }, .n_rerolls = 19, .faces = { "222", "333" } }, RT_SIGHT_WIN / 4 },
  { "a-pile-for-the-other", { 0, HAND, "JC QD KH KS", { 8, 8, 1, 1 }, .faces = { "222", "335" } },
    { 0, HAND, "3C QD KH KS", { 8, 8, 1, 1 }, .faces = { "222", "335" } }, 200 },
  { "different-sums", { 0, HAND, "JC QD KH KS", .faces = { "124", "335" } }, { 0, HAND, "JC QD KH KS", .faces = { "222", "335" } }, 100 },
  { "the-others-sums", { 0, HAND, "JC QD KH KS", .faces = { "222", "333" } }, { 0, HAND, "JC QD KH KS", .faces = { "222", "126" } }, 100 },
  { "a-hand-that-covers", { 0, { "7C 7D 8C 8D 10C" }, "JC QD KH KS", .faces = { "222", "335" } },
    { 0, { "3C 3D 5C 5D 6C" }, "JC QD KH KS", .faces = { "222", "335" } }, 200 },
  { "a-last-die-early", { 0, HAND, "JC QD KH KS", .faces = { "2.22", "335" } }, { 0, HAND, "JC QD KH KS", .faces = { "2.2.2", "335" } }, 20 },
  { "a-lead-counts-more-at-the-end", { 0, HAND, "JC QD KH KS", .owners = { 1 }, .n_deck = 3, .faces = { "222", "335" } },
    { 0, HAND, "JC QD KH KS", .owners = { 1 }, .n_deck = 30, .faces = { "222", "335" } }, 500 },
};

static void
test_pair (gconstpointer data)
{
  const Pair *pair = data;

  g_assert_cmpint (value_of (&pair->better), >=, value_of (&pair->worse) + pair->least);
}

/* What a sight says of a move is what it says of the table after the true move. */
static void
test_after (void)
{
  TurnRandom random = turn_random_new (4, 0);
  guint n_compared = 0, n_ended = 0;

  for (guint i = 0; i < 200; i++)
    {
      RtGame game;
      RtState state;

      rt_game_shuffle (&game, &random);
      rt_state_start (&game, &state);
      while (state.end == RT_NOT_ENDED)
        {
          const guint seat = state.seat;
          const RtSight before = rt_sight_of (&state, seat);
          const RtMove move = rt_state_random_move (&state, &random);
          RtSight foreseen = rt_sight_after (&before, move), seen;

          g_assert_cmpint (rt_state_play (&state, move, &state), ==, RT_LEGAL);
          if (state.rolling != 0)
            {
              g_assert_cmpint (rt_state_play (&state, rt_state_draw (&state, &random), &state), ==, RT_LEGAL);
              continue;
            }

          seen = rt_sight_of (&state, seat);
          seen.is_over = state.end != RT_NOT_ENDED;
          n_ended += seen.is_over;
          /* Which card was drawn is not foreseen. */
          seen.n_hand = foreseen.n_hand = 0;
          if (!seen.is_over || state.end == RT_ENDED_BY_DECK)
            g_assert_cmpint (memcmp (seen.fewest, foreseen.fewest, sizeof seen.fewest), ==, 0);
          g_assert_cmpint (rt_sight_value (&seen), ==, rt_sight_value (&foreseen));
          n_compared++;
        }
    }
  g_assert_cmpuint (n_compared, >, 1000);
  g_assert_cmpuint (n_ended, >, 100);
}

/* A roll is worth what its faces are worth on average, and the sample is not far from that. */
static void
test_roll (void)
{
  static const RtScene scene = { 0, HAND, "JC 5D KH KS", { 2, 4, 6, 1 }, .faces = { "125", "335" } };
  const RtSight sight = sight_of (&scene);
  int32_t sum = 0;

  for (guint face = 1; face <= 6; face++)
    {
      RtState state = rt_scene_state (&scene);
      RtSight rolled;

      state.faces[0][1] = (uint8_t) face;
      state.n_rerolls = 1;
      rolled = rt_sight_of (&state, 0);
      sum += rt_sight_value (&rolled);
    }
  g_assert_cmpint (rt_sight_value_of_roll (&sight, 2, false), ==, sum / 6);
  g_assert_cmpint (rt_sight_value_of_roll (&sight, 2, true), ==, sum / 6);
  g_assert_cmpint (ABS (rt_sight_value_of_roll (&sight, 7, true) - rt_sight_value_of_roll (&sight, 7, false)), <, 300);
}

/* The same value stands for every card of a kind, on every pile. */
static void
test_kinds (void)
{
  static const RtScene scene = { 0, { "7C 9C JC 4C 6C" }, "JD 5D KH KS", { 2, 4, 6, 1 }, .faces = { "126", "335" } };
  const RtSight sight = sight_of (&scene);
  const RtCard nine = rt_card_from_word ("9C"), four = rt_card_from_word ("4C");

  g_assert_cmpuint (rt_sight_kind_of_card (&sight, nine), !=, rt_sight_kind_of_card (&sight, rt_card_from_word ("7C")));
  g_assert_cmpuint (rt_sight_kind_of_card (&sight, rt_card_from_word ("QC")), ==, rt_sight_kind_of_card (&sight, four));
  for (guint pile = 0; pile < RT_N_PILES; pile++)
    {
      const RtSight a = rt_sight_after (&sight, rt_move_place (four, pile));
      RtSight b = rt_sight_after (&sight, rt_move_place (four, pile));

      b.values[pile] = 12;
      g_assert_cmpint (rt_sight_value (&a), ==, rt_sight_value (&b));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      g_autofree char *path = g_strconcat ("/rt-sight/", pairs[i].name, NULL);

      g_test_add_data_func (path, &pairs[i], test_pair);
    }
  g_test_add_func ("/rt-sight/after", test_after);
  g_test_add_func ("/rt-sight/roll", test_roll);
  g_test_add_func ("/rt-sight/kinds", test_kinds);

  return g_test_run ();
}
