/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-search.h"

#include <string.h>

#include <glib.h>
#include <turn-search-private.h>

/* A game that is nothing but its choices. The first seat names a number from 0 to 9, in secret or not, then the second; a coin falls, and
 * whoever is nearer to it wins: heads is 7. */
typedef struct
{
  guint8 step;
  guint8 numbers[2];
  guint8 coin;
} Guess;

typedef struct
{
  gboolean     is_secret;
  guint        favourite;         /* the number that looks best at first sight, or 0 for none */
  atomic_bool *cancelled;         /* set by the evaluation with this number, from 1 */
  atomic_uint *n_evaluations;
  guint        cancels_at;
} GuessGame;

static size_t
state_size (const void *game)
{
  return sizeof (Guess);
}

static int
to_move (const void *game,
         const void *state)
{
  static const int order[] = { 0, 1, TURN_CHANCE, TURN_OVER };

  return order[((const Guess *) state)->step];
}

static TurnVerdict
play (const void *game,
      const void *before,
      TurnMove    move,
      void       *after)
{
  Guess state;

  memcpy (&state, before, sizeof state);
  if (move.bytes[0] > 9)
    return 1;
  if (state.step < 2)
    state.numbers[state.step] = move.bytes[0];
  else
    state.coin = move.bytes[0];
  state.step++;
  memcpy (after, &state, sizeof state);

  return TURN_LEGAL;
}

static TurnMove
draw (const void *game,
      const void *state,
      TurnRandom *random)
{
  return (TurnMove) { { turn_random_below (random, 4) == 0 ? 2 : 7 } };
}

static const TurnRules guess_rules = {
  .id = "guess",
  .state_size = state_size,
  .to_move = to_move,
  .play = play,
  .draw = draw,
};

static void
prepare (void       *context,
         const void *game,
         const void *root)
{
  memcpy (context, game, sizeof (GuessGame));
}

static void
unseal (const void *game,
        void       *state)
{
  const GuessGame *self = game;
  Guess *guess = state;

  if (self->is_secret)
    *guess = (Guess) { 0 };
}

static unsigned
suggest (void           *context,
         const void     *state,
         TurnSuggestion *suggestions,
         unsigned        capacity)
{
  const GuessGame *game = context;
  const unsigned n = MIN (capacity, 10);

  for (unsigned i = 0; i < n; i++)
    suggestions[i] = (TurnSuggestion) { { { (guint8) i } }, game->favourite != 0 && i != game->favourite ? TURN_ONE / 2 / n : TURN_ONE / n };

  return n;
}

static bool
is_horizon (const void *context,
            const void *state)
{
  return false;
}

static bool
is_secret (const void *context,
           const void *state)
{
  return ((const GuessGame *) context)->is_secret;
}

static void
play_out (void       *context,
          void       *state,
          TurnRandom *random)
{
  for (int seat; (seat = to_move (NULL, state)) != TURN_OVER;)
    play (NULL, state, seat == TURN_CHANCE ? draw (NULL, state, random) : (TurnMove) { { 0 } }, state);
}

static void
evaluate (void       *context,
          const void *state,
          uint32_t   *shares)
{
  const GuessGame *game = context;
  const Guess *guess = state;
  const int first = ABS (guess->numbers[0] - guess->coin), second = ABS (guess->numbers[1] - guess->coin);

  shares[0] = first < second ? TURN_ONE : first > second ? 0 : TURN_ONE / 2;
  shares[1] = TURN_ONE - shares[0];

  if (game->n_evaluations != NULL && atomic_fetch_add (game->n_evaluations, 1) + 1 == game->cancels_at)
    atomic_store (game->cancelled, true);
}

static const TurnSearchGame guess_table = {
  .rules = &guess_rules,
  .context_size = sizeof (GuessGame),
  .prepare = prepare,
  .unseal = unseal,
  .suggest = suggest,
  .is_horizon = is_horizon,
  .is_secret = is_secret,
  .play_out = play_out,
  .evaluate = evaluate,
};

static const TurnSearchEffort usual_effort = {
  .n_trees = 3,
  .n_iterations = 3000,
  .width = 16,
  .patience = 2,
  .curiosity = TURN_ONE,
};

static TurnSearchResult
search (const GuessGame        *game,
        const Guess            *guess,
        const TurnSearchEffort *effort,
        unsigned                n_threads)
{
  const TurnSearchTask task = {
    .table = &guess_table,
    .game = game,
    .seen = guess,
    .viewer = guess->step,
    .effort = effort,
    .n_threads = n_threads,
  };
  TurnRandom random = turn_random_new (5, 6);
  TurnSearchResult result;

  memset (&result, 0, sizeof result);
  g_assert_true (turn_search (&task, &random, &result));

  return result;
}

static void
assert_same (const TurnSearchResult *a,
             const TurnSearchResult *b)
{
  g_assert_cmpint (memcmp (a, b, sizeof *a), ==, 0);
}

/* Who sees a 9 answers one nearer to what the coin mostly shows. */
static void
test_answers_what_is_seen (void)
{
  const GuessGame game = { .is_secret = FALSE };
  const Guess guess = { .step = 1, .numbers = { 9 } };
  const TurnSearchResult result = search (&game, &guess, &usual_effort, 1);
  const guint8 number = result.options[0].move.bytes[0];

  g_assert_cmpuint (number, >=, 5);
  g_assert_cmpuint (number, <=, 8);
  g_assert_cmpuint (result.n_iterations, ==, 9000);
  g_assert_cmpuint (result.n_options, ==, 10);
  g_assert_cmpuint (result.shares[1], >, result.shares[0]);
}

/* All trees are counted together, and the option that was looked at most stands first, even where another has the better share. */
static void
test_counted_together (void)
{
  const GuessGame game = { .is_secret = FALSE };
  const Guess guess = { .step = 0 };
  TurnSearchEffort effort = usual_effort;
  guint n_better_shares = 0;

  for (effort.n_iterations = 10; effort.n_iterations < 500; effort.n_iterations += 10)
    {
      const TurnSearchResult result = search (&game, &guess, &effort, 1);
      guint64 n_visits = result.options[0].n_visits;

      for (guint i = 1; i < result.n_options; i++)
        {
          g_assert_cmpuint (result.options[i - 1].n_visits, >=, result.options[i].n_visits);
          n_better_shares += result.options[i - 1].share < result.options[i].share;
          n_visits += result.options[i].n_visits;
        }
      g_assert_cmpuint (n_visits, ==, result.n_iterations);
    }
  g_assert_cmpuint (n_better_shares, >, 0);
}

/* Who stops when nothing can be overtaken any more finds the same move as who goes on, mostly sooner; and a tree that stopped counts in full. */
static void
test_stops_when_sure (void)
{
  TurnSearchEffort effort = usual_effort, stopping = usual_effort;
  guint n_sooner = 0, n_searches = 0;

  stopping.stops_when_sure = true;
  for (guint step = 0; step < 2; step++)
    for (guint n = 1; n < 600; n += 7)
      {
        const GuessGame game = { .is_secret = n % 2 == 0 };
        const Guess guess = { .step = (guint8) step, .numbers = { (guint8) (n % 10) } };
        TurnSearchResult full, stopped;
        guint64 n_visits = 0;

        effort.n_trees = stopping.n_trees = 1;
        effort.n_iterations = stopping.n_iterations = n;
        full = search (&game, &guess, &effort, 1);
        stopped = search (&game, &guess, &stopping, 1);
        g_assert_true (turn_move_equal (full.options[0].move, stopped.options[0].move));
        g_assert_cmpuint (stopped.n_iterations, <=, n);
        n_sooner += stopped.n_iterations < n;
        n_searches++;

        stopping.n_trees = 3;
        stopped = search (&game, &guess, &stopping, 2);
        for (guint i = 0; i < stopped.n_options; i++)
          n_visits += stopped.options[i].n_visits;
        g_assert_cmpuint (n_visits, ==, 3 * n);
      }

  g_assert_cmpuint (n_sooner, >, n_searches / 2);
}

/* Whatever the other has chosen in secret makes no difference, and the good answer is that to good play. */
static void
test_secret (void)
{
  const GuessGame game = { .is_secret = TRUE };
  TurnSearchResult results[2];

  for (guint i = 0; i < 2; i++)
    {
      const Guess guess = { .step = 1, .numbers = { (guint8) (9 * i) } };

      results[i] = search (&game, &guess, &usual_effort, 1);
    }

  g_assert_cmpuint (results[0].options[0].move.bytes[0], ==, 7);
  assert_same (&results[0], &results[1]);
}

static void
test_threads (void)
{
  const GuessGame game = { .is_secret = FALSE };
  const Guess guess = { .step = 0 };
  const TurnSearchResult alone = search (&game, &guess, &usual_effort, 1);

  for (guint n_threads = 0; n_threads <= 8; n_threads++)
    {
      const TurnSearchResult together = search (&game, &guess, &usual_effort, n_threads);

      assert_same (&alone, &together);
    }
}

/* However many iterations are asked for, a tree takes no more room than it was given, and what it takes has a limit. */
static void
test_bounded (void)
{
  const GuessGame game = { .is_secret = FALSE };
  const Guess guess = { .step = 0 };
  TurnSearchEffort effort = usual_effort;
  gsize size;

  effort.n_iterations = 1;
  g_assert_cmpuint (search (&game, &guess, &effort, 1).n_nodes, <=, 2 * effort.n_trees);

  effort.n_iterations = 10 * 1000 * 1000;
  size = turn_search_size (&guess_table, &effort);
  effort.n_iterations = 1000 * 1000 * 1000;
  g_assert_cmpuint (turn_search_size (&guess_table, &effort), ==, size);
  g_assert_cmpuint (size, <, 128u << 20);
}

/* Once cancelled, every thread ends the iteration it is in and begins no other: that takes some microseconds, whatever the effort. */
static void
test_cancelled (void)
{
  static const struct { guint cancels_at, n_threads; } cases[] = { { 0, 1 }, { 1, 1 }, { 100, 1 }, { 100, 3 } };
  TurnSearchEffort effort = usual_effort;

  effort.n_iterations = 1000 * 1000 * 1000;
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      atomic_bool cancelled = cases[i].cancels_at == 0;
      atomic_uint n_evaluations = 0;
      const GuessGame game = { .cancelled = &cancelled, .n_evaluations = &n_evaluations, .cancels_at = cases[i].cancels_at };
      const Guess guess = { .step = 0 };
      const TurnSearchTask task = {
        .table = &guess_table,
        .game = &game,
        .seen = &guess,
        .effort = &effort,
        .n_threads = cases[i].n_threads,
        .cancelled = &cancelled,
      };
      TurnRandom random = turn_random_new (1, 1);
      TurnSearchResult result;

      g_assert_true (turn_search (&task, &random, &result));
      g_assert_cmpuint (result.n_iterations, >=, cases[i].cancels_at);
      g_assert_cmpuint (result.n_iterations, <, cases[i].cancels_at + cases[i].n_threads);
      g_assert_cmpuint (result.n_options, ==, 10);
    }
}

/* Options that nobody has looked at are equal but for the first sight, and that decides. */
static void
test_first_sight (void)
{
  atomic_bool cancelled = true;
  const TurnSearchEffort effort = usual_effort;

  for (guint favourite = 1; favourite <= 9; favourite += 4)
    {
      const GuessGame game = { .favourite = favourite };
      const Guess guess = { .step = 0 };
      const TurnSearchTask task = {
        .table = &guess_table,
        .game = &game,
        .seen = &guess,
        .effort = &effort,
        .n_threads = 1,
        .cancelled = &cancelled,
      };
      TurnRandom random = turn_random_new (1, 1);
      TurnSearchResult result;

      g_assert_true (turn_search (&task, &random, &result));
      g_assert_cmpuint (result.options[0].n_visits, ==, result.options[1].n_visits);
      g_assert_cmpuint (result.options[0].share, ==, result.options[1].share);
      g_assert_cmpuint (result.options[0].move.bytes[0], ==, favourite);
    }
}

/* Numbers without fractions: roots are rounded down, shares add up to one, and a value that is one halving behind gets half the share. */
static void
test_fixed (void)
{
  static const struct { guint64 square; guint32 root; } roots[] = {
    { 0, 0 }, { 1, 1 }, { 2, 1 }, { 3, 1 }, { 4, 2 }, { 15, 3 }, { 16, 4 }, { 17, 4 }, { G_MAXUINT64, G_MAXUINT32 },
  };
  static const struct { gint32 values[3]; guint n; guint32 shares[3]; } cases[] = {
    { { 7 }, 1, { TURN_ONE } },
    { { -3, -3 }, 2, { TURN_ONE / 2, TURN_ONE / 2 } },
    { { 0, 10, 0 }, 3, { TURN_ONE / 4, TURN_ONE / 2, TURN_ONE / 4 } },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (roots); i++)
    g_assert_cmpuint (turn_root (roots[i].square), ==, roots[i].root);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint32 shares[3] = { 0 };

      turn_softmax (cases[i].values, cases[i].n, 10, shares);
      for (guint j = 0; j < 3; j++)
        g_assert_cmpuint (shares[j], ==, cases[i].shares[j]);
    }
}

/* A move that is asked for has its place even where there is none left. */
static void
test_also (void)
{
  const GuessGame game = { .is_secret = FALSE };
  const Guess guess = { .step = 0 };
  const TurnMove also = { { 9 } };
  TurnSearchEffort effort = usual_effort;
  const TurnSearchTask task = {
    .table = &guess_table,
    .game = &game,
    .seen = &guess,
    .effort = &effort,
    .also = &also,
    .n_threads = 1,
  };
  TurnRandom random = turn_random_new (1, 1);
  TurnSearchResult result;
  gboolean is_there = FALSE;

  effort.width = 4;
  g_assert_true (turn_search (&task, &random, &result));
  g_assert_cmpuint (result.n_options, ==, 4);
  for (guint i = 0; i < 4; i++)
    is_there |= turn_move_equal (result.options[i].move, also) && result.options[i].n_visits > 0;
  g_assert_true (is_there);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turn-search/answers-what-is-seen", test_answers_what_is_seen);
  g_test_add_func ("/turn-search/counted-together", test_counted_together);
  g_test_add_func ("/turn-search/stops-when-sure", test_stops_when_sure);
  g_test_add_func ("/turn-search/secret", test_secret);
  g_test_add_func ("/turn-search/threads", test_threads);
  g_test_add_func ("/turn-search/bounded", test_bounded);
  g_test_add_func ("/turn-search/cancelled", test_cancelled);
  g_test_add_func ("/turn-search/first-sight", test_first_sight);
  g_test_add_func ("/turn-search/fixed", test_fixed);
  g_test_add_func ("/turn-search/also", test_also);

  return g_test_run ();
}
