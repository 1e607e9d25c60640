/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-play.h"

#include <math.h>
#include <string.h>

#include <glib.h>

#include <tc-rules.h>

#include "board-fixtures.h"
#include "lab-statistics.h"
#include "lab-tally.h"

typedef struct
{
  GByteArray   *bytes;          /* of all games taken, in order */
  guint64       n_taken;
  guint64       n_wanted;       /* take no more */
  LabStatistics statistics;
} Basket;

static const TcBoard *
side_a (void)
{
  static TcBoard board;

  board = board_fixture_side_a ();

  return &board;
}

static void
set_up (void       *game,
        uint64_t    group,
        TurnRandom *chance,
        const void *data)
{
  const LabPlan *plan = data;
  TcSetup setup = { .n_seats = (guint8) plan->n_seats, .leader = (guint8) (group % plan->n_seats) };

  tc_setup_draw_hq (&setup, side_a (), chance);
  tc_game_init (game, side_a (), &setup);
}

static LabPlan *
plan_new (const char *levels,
          guint64     n_games)
{
  g_auto (GStrv) names = g_strsplit (levels, " ", -1);
  LabPlan *plan = g_new0 (LabPlan, 1);

  plan->rules = &tc_rules;
  plan->n_seats = g_strv_length (names);
  plan->n_games = n_games;
  plan->seed = 7;
  plan->game_size = sizeof (TcGame);
  plan->set_up = set_up;
  plan->set_up_data = plan;
  for (guint i = 0; i < plan->n_seats; i++)
    plan->bots[i] = turn_bot_find (names[i], &tc_rules);

  return plan;
}

static void *
copy_moves (const LabGame *game,
            void          *data)
{
  return g_bytes_new (game->moves, game->n_moves * sizeof *game->moves);
}

static bool
take (const LabGame *game,
      void          *digest,
      void          *data)
{
  Basket *self = data;
  g_autoptr (GBytes) moves = digest;

  g_assert_cmpuint (game->index, ==, self->n_taken);
  g_byte_array_append (self->bytes, g_bytes_get_data (moves, NULL), (guint) g_bytes_get_size (moves));
  g_byte_array_append (self->bytes, (const guint8 *) game->scores, sizeof game->scores);
  g_byte_array_append (self->bytes, game->bots, sizeof game->bots);
  lab_statistics_add (&self->statistics, game);

  return ++self->n_taken < self->n_wanted;
}

static gboolean
play (const LabPlan *plan,
      guint          n_threads,
      Basket        *basket)
{
  const LabSink sink = { .digest = copy_moves, .take = take, .drop = (void (*)(void *))g_bytes_unref, .data = basket };

  memset (basket, 0, sizeof *basket);
  basket->bytes = g_byte_array_new ();
  basket->n_wanted = G_MAXUINT64;

  return lab_play (plan, n_threads, &sink, NULL, NULL);
}

/* More games than may wait for each other, so that threads have to. */
static void
test_threads (void)
{
  static const guint n_threads[] = { 2, 4, 0 };
  g_autofree LabPlan *plan = plan_new ("greedy random random", 400);
  Basket one;

  g_assert_true (play (plan, 1, &one));
  g_assert_cmpuint (one.n_taken, ==, 400);
  for (gsize i = 0; i < G_N_ELEMENTS (n_threads); i++)
    {
      Basket other;

      g_assert_true (play (plan, n_threads[i], &other));
      g_assert_cmpuint (other.bytes->len, ==, one.bytes->len);
      g_assert_cmpint (memcmp (other.bytes->data, one.bytes->data, one.bytes->len), ==, 0);
      g_byte_array_unref (other.bytes);
    }
  g_byte_array_unref (one.bytes);
}

static void
test_seed (void)
{
  g_autofree LabPlan *plan = plan_new ("random random", 3);
  Basket first, second;

  g_assert_true (play (plan, 1, &first));
  plan->seed++;
  g_assert_true (play (plan, 1, &second));
  g_assert_false (first.bytes->len == second.bytes->len && memcmp (first.bytes->data, second.bytes->data, first.bytes->len) == 0);
  g_byte_array_unref (first.bytes);
  g_byte_array_unref (second.bytes);
}

typedef struct
{
  guint    n_games_at[TURN_MAX_SEATS][TURN_MAX_SEATS];    /* [bot][seat] */
  TurnMove first_roll;
  TcSetup  setup;
  guint64  seed;
} Seating;

static bool
take_seating (const LabGame *game,
              void          *digest,
              void          *data)
{
  Seating *self = data;
  const TcSetup *setup = &((const TcGame *) game->game)->setup;

  for (guint seat = 0; seat < game->n_seats; seat++)
    self->n_games_at[game->bots[seat]][seat]++;

  if (game->index % game->n_seats == 0)
    {
      g_assert_cmpuint (game->seed, !=, self->seed);
      self->first_roll = game->moves[0];
      self->setup = *setup;
      self->seed = game->seed;
    }
  g_assert_cmpuint (game->seed, ==, self->seed);
  g_assert_true (turn_move_equal (self->first_roll, game->moves[0]));
  g_assert_cmpint (memcmp (&self->setup, setup, sizeof *setup), ==, 0);
  g_assert_cmpint (game->first_seat, ==, setup->leader);

  return true;
}

/* Every bot sits everywhere equally often, and all seatings of a group, and no other, have the same set-up and dice. */
static void
test_rotation (void)
{
  g_autofree LabPlan *plan = plan_new ("greedy random random", 12);
  Seating seating = { 0 };
  const LabSink sink = { .take = take_seating, .data = &seating };

  plan->rotates = true;
  g_assert_true (lab_play (plan, 2, &sink, NULL, NULL));
  for (guint bot = 0; bot < 3; bot++)
    for (guint seat = 0; seat < 3; seat++)
      g_assert_cmpuint (seating.n_games_at[bot][seat], ==, 4);
}

static bool
take_one (const LabGame *game,
          void          *digest,
          void          *data)
{
  Basket *self = data;

  take (game, digest, data);

  return self->n_taken < 1;
}

static void
test_stops (void)
{
  g_autofree LabPlan *plan = plan_new ("random random", 1000);
  Basket basket = { .bytes = g_byte_array_new (), .n_wanted = G_MAXUINT64 };
  const LabSink sink = { .digest = copy_moves, .take = take_one, .drop = (void (*)(void *))g_bytes_unref, .data = &basket };
  atomic_bool cancelled = true;

  g_assert_false (lab_play (plan, 2, &sink, NULL, NULL));
  g_assert_cmpuint (basket.n_taken, ==, 1);
  g_assert_false (lab_play (plan, 2, &sink, NULL, &cancelled));
  g_assert_cmpuint (basket.n_taken, ==, 1);
  g_byte_array_unref (basket.bytes);
}

static void
test_decision_times (void)
{
  g_autofree LabPlan *plan = plan_new ("greedy random", 4);
  g_autofree LabTimes *times = g_new0 (LabTimes, 2);
  Basket basket = { .bytes = g_byte_array_new (), .n_wanted = G_MAXUINT64 };
  const LabSink sink = { .digest = copy_moves, .take = take, .data = &basket };

  g_assert_true (lab_play (plan, 2, &sink, times, NULL));
  g_assert_cmpuint (times[0].n, >, 20);
  g_assert_cmpuint (times[1].n, >, 20);
  g_assert_cmpuint (lab_times_rank (&times[0], 500), >, lab_times_rank (&times[1], 500));
  g_byte_array_unref (basket.bytes);
}

static void
test_times (void)
{
  static const guint64 times[] = { 0, 1, 31, 32, 33, 1000, 123456, 987654321, G_GUINT64_CONSTANT (5000000000) };
  g_autofree LabTimes *all = g_new0 (LabTimes, 1);

  g_assert_cmpuint (lab_times_rank (all, 500), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree LabTimes *one = g_new0 (LabTimes, 1);

      lab_times_add (one, times[i]);
      g_assert_cmpfloat_with_epsilon ((double) lab_times_rank (one, 500), (double) times[i], 0.032 * (double) times[i] + 0.5);
      lab_times_merge (all, one);
    }
  g_assert_cmpuint (all->n, ==, G_N_ELEMENTS (times));
  g_assert_cmpfloat_with_epsilon ((double) lab_times_rank (all, 500), 33, 1);
  g_assert_cmpuint (lab_times_rank (all, 1000), >, 4800000000);

  /* What is longer than anything is still counted. */
  lab_times_add (all, G_MAXUINT64);
  g_assert_cmpuint (lab_times_rank (all, 1000), >, 5000000000);
}

static void
test_wilson (void)
{
  static const struct { guint64 parts, n_games; double share, from, to; } cases[] = {
    { 0, 0, 0, 0, 1 },
    { 0, 10, 0, 0, 0.2775 },
    { 10 * 60, 10, 1, 0.7225, 1 },
    { 50 * 60, 100, 0.5, 0.4038, 0.5962 },
    { 1 * 30, 1, 0.5, 0.0546, 0.9454 },
    { 380 * 60, 400, 0.95, 0.9240, 0.9674 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const LabShare share = lab_share_of_wins (cases[i].parts, cases[i].n_games);

      g_assert_cmpfloat_with_epsilon (share.share, cases[i].share, 1e-9);
      g_assert_cmpfloat_with_epsilon (share.from, cases[i].from, 1e-4);
      g_assert_cmpfloat_with_epsilon (share.to, cases[i].to, 1e-4);
    }
}

static void
test_statistics (void)
{
  static const LabGame games[] = {
    { .n_seats = 3, .bots = { 0, 1, 2 }, .first_seat = 0, .scores = { 10, 20, 5 }, .winners = 2, .n_rounds = 8, .ended_by = 1 },
    { .n_seats = 3, .bots = { 2, 0, 1 }, .first_seat = 1, .scores = { 10, 10, 5 }, .winners = 3, .n_rounds = 10, .ended_by = 5 },
    { .n_seats = 3, .bots = { 1, 2, 0 }, .first_seat = 2, .scores = { 7, 7, 7 }, .winners = 7, .n_rounds = 12, .ended_by = 4 },
    { .n_seats = 3, .bots = { 0, 1, 2 }, .first_seat = 2, .scores = { -1, -2, -3 }, .winners = 1, .n_rounds = 400, .ended_by = 2 },
  };
  LabStatistics statistics = { 0 };

  g_assert_cmpfloat (lab_statistics_rounds (&statistics), ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    lab_statistics_add (&statistics, &games[i]);

  g_assert_cmpuint (statistics.n_games, ==, 4);
  g_assert_cmpuint (statistics.win_parts[0], ==, 0 + 30 + 20 + 60);
  g_assert_cmpuint (statistics.win_parts[1], ==, 60 + 0 + 20 + 0);
  g_assert_cmpuint (statistics.win_parts[2], ==, 0 + 30 + 20 + 0);
  g_assert_cmpint (statistics.scores[0], ==, 10 + 10 + 7 - 1);
  g_assert_cmpuint (statistics.win_parts_of_first, ==, 0 + 30 + 20 + 0);
  g_assert_cmpint (statistics.winning_scores, ==, 20 + 10 + 7 - 1);
  g_assert_cmpuint (statistics.n_ended_by[0], ==, 2);
  g_assert_cmpuint (statistics.n_ended_by[1], ==, 1);
  g_assert_cmpuint (statistics.n_ended_by[2], ==, 2);
  g_assert_cmpuint (lab_statistics_round_rank (&statistics, 10), ==, 8);
  g_assert_cmpuint (lab_statistics_round_rank (&statistics, 50), ==, 10);
  g_assert_cmpuint (lab_statistics_round_rank (&statistics, 75), ==, 12);
  g_assert_cmpuint (lab_statistics_round_rank (&statistics, 90), ==, LAB_MAX_ROUNDS - 1);
}

/* The must of the greedy bot, with a printed HQ and with drawn ones. */
static guint
count_painted (const TcGame  *game,
               const TcState *state)
{
  guint n_painted = 0;

  for (guint seat = 0; seat < game->setup.n_seats; seat++)
    {
      const TcSet painted = tc_state_painted (game, state, seat);

      n_painted += tc_set_count (&painted, TC_SET_WORDS);
    }

  return n_painted;
}

/* The rounds of all painted squares together: what is painted with a final die belongs to the round that it ends. */
static guint64
sum_rounds (const LabGame *game)
{
  TcState before, after;
  guint64 sum = 0;

  memset (&before, 0, sizeof before);
  tc_state_start (game->game, &before);
  for (gsize i = 0; i < game->n_moves; i++, before = after)
    {
      after = before;
      g_assert_cmpint (tc_state_play (game->game, &before, tc_move_from_turn (game->moves[i]), &after), ==, TC_LEGAL);
      sum += tc_state_round (&before) * (count_painted (game->game, &after) - count_painted (game->game, &before));
    }

  return sum;
}

/* Looks at the squares that one of two taggers has painted; counts those of the last round. */
static bool
take_lateness (const LabGame *game,
               void          *digest,
               void          *data)
{
  guint *n_last = data;
  g_autofree LabTally *tally = g_new0 (LabTally, 1);
  guint64 sum = 0;

  lab_tally_add (tally, game);
  for (guint square = 0; square < TC_MAX_SQUARES; square++)
    if (tally->n_painted_of_square[square] == 1)
      {
        const guint64 round = tally->rounds_of_square[square];

        g_assert_cmpuint (tally->lateness_of_square[square], ==, LAB_NEVER + LAB_NEVER * round / (game->n_rounds + 1));
        g_assert_cmpuint (tally->lateness_of_square[square], <, 2 * LAB_NEVER);
        *n_last += round == game->n_rounds;
      }
  for (guint square = 0; square < TC_MAX_SQUARES; square++)
    sum += tally->rounds_of_square[square];
  g_assert_cmpuint (sum, ==, sum_rounds (game));

  return true;
}

/* Painted in the last round is late, but not never. */
static void
test_lateness (void)
{
  g_autofree LabPlan *plan = plan_new ("greedy random", 5);
  guint n_last = 0;
  const LabSink sink = { .take = take_lateness, .data = &n_last };

  g_assert_true (lab_play (plan, 1, &sink, NULL, NULL));
  g_assert_cmpuint (n_last, >, 0);
}

static void
test_greedy_beats_random (void)
{
  g_autofree LabPlan *plan = plan_new ("greedy random", 300);
  Basket basket;

  plan->rotates = true;
  g_assert_true (play (plan, 2, &basket));
  g_assert_cmpuint (basket.statistics.win_parts[0], >=, 297 * LAB_PARTS_PER_WIN);
  g_byte_array_unref (basket.bytes);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/lab/threads", test_threads);
  g_test_add_func ("/lab/seed", test_seed);
  g_test_add_func ("/lab/rotation", test_rotation);
  g_test_add_func ("/lab/stops", test_stops);
  g_test_add_func ("/lab/decision-times", test_decision_times);
  g_test_add_func ("/lab/times", test_times);
  g_test_add_func ("/lab/wilson", test_wilson);
  g_test_add_func ("/lab/statistics", test_statistics);
  g_test_add_func ("/lab/lateness", test_lateness);
  g_test_add_func ("/lab/greedy-beats-random", test_greedy_beats_random);

  return g_test_run ();
}
