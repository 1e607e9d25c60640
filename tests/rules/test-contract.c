/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What every game promises to the table, tried on every game in the box. */

#include <stdlib.h>
#include <string.h>

#include <glib.h>

#include <turn-places.h>
#include <turn-rules-all.h>

#include "game-factory.h"

/* No game of these takes longer; one that does has no end. */
#define MAX_MOVES 100000

/* What lies behind a state, and behind what is written over. */
#define CANARY 0xa5
#define OTHER_CANARY 0x5a

typedef struct
{
  const TurnRules *rules;
  gconstpointer    game;
  gsize            size;        /* of a state */
  gconstpointer    true_game;   /* what states start from, if it is not the same game */
} Table;

/* One state as the game may write it, and what lies behind it. */
typedef union
{
  guint64 alignment;
  guint8  bytes[TURN_MAX_STATE_SIZE + 64];
} Guarded;

static void
guard (Guarded *self,
       guint8   canary)
{
  memset (self, canary, sizeof *self);
}

static void
assert_guarded (const Guarded *self,
                gsize          from,
                guint8         canary)
{
  for (gsize i = from; i < sizeof self->bytes; i++)
    g_assert_cmphex (self->bytes[i], ==, canary);
}

static int
compare_moves (const void *a,
               const void *b)
{
  return memcmp (a, b, sizeof (TurnMove));
}

static GArray *
list_moves (const Table   *table,
            const Guarded *state)
{
  const gsize n_moves = table->rules->list_moves (table->game, state, NULL, 0);
  GArray *moves = g_array_sized_new (FALSE, FALSE, sizeof (TurnMove), (guint) n_moves);

  g_array_set_size (moves, (guint) n_moves);
  g_assert_cmpuint (table->rules->list_moves (table->game, state, (TurnMove *) (void *) moves->data, n_moves), ==, n_moves);

  return moves;
}

static gboolean
is_listed (GArray  *sorted,
           TurnMove move)
{
  return sorted->len > 0 && bsearch (&move, sorted->data, sorted->len, sizeof move, compare_moves) != NULL;
}

/* A list that is too short gets the first moves, and the count is the same. */
static void
assert_short_list (const Table   *table,
                   const Guarded *state,
                   GArray        *moves,
                   TurnRandom    *random)
{
  const gsize capacity = turn_random_below (random, moves->len);
  g_autofree TurnMove *few = g_new (TurnMove, capacity + 1);
  TurnMove beyond;

  memset (&beyond, CANARY, sizeof beyond);
  few[capacity] = beyond;
  g_assert_cmpuint (table->rules->list_moves (table->game, state, few, capacity), ==, moves->len);
  g_assert_true (memcmp (few, moves->data, capacity * sizeof *few) == 0);
  g_assert_true (turn_move_equal (few[capacity], beyond));
}

static void
assert_accepted (const Table   *table,
                 const Guarded *before,
                 TurnMove       move)
{
  const Guarded kept = *before;
  Guarded after, in_place = *before;

  guard (&after, OTHER_CANARY);
  g_assert_cmpint (table->rules->play (table->game, before, move, &after), ==, TURN_LEGAL);
  assert_guarded (&after, table->size, OTHER_CANARY);
  g_assert_true (memcmp (&kept, before, sizeof kept) == 0);
  g_assert_true (memcmp (&after, before, table->size) != 0);

  g_assert_cmpint (table->rules->play (table->game, &in_place, move, &in_place), ==, TURN_LEGAL);
  g_assert_true (memcmp (&in_place, &after, table->size) == 0);
}

static void
assert_refused (const Table   *table,
                const Guarded *before,
                TurnMove       move)
{
  Guarded after, in_place = *before;
  TurnVerdict verdict;

  guard (&after, OTHER_CANARY);
  verdict = table->rules->play (table->game, before, move, &after);
  g_assert_cmpint (verdict, !=, TURN_LEGAL);
  assert_guarded (&after, 0, OTHER_CANARY);
  g_assert_cmpint (table->rules->play (table->game, &in_place, move, &in_place), ==, verdict);
  g_assert_true (memcmp (&in_place, before, sizeof in_place) == 0);
  g_assert_nonnull (table->rules->rule (verdict));
  g_assert_cmpstr (table->rules->rule (verdict), !=, "");
}

static void
assert_as_listed (const Table   *table,
                  const Guarded *state,
                  GArray        *sorted,
                  TurnMove       move)
{
  if (is_listed (sorted, move))
    assert_accepted (table, state, move);
  else
    assert_refused (table, state, move);
}

/* Moves that are nearly right: a byte of a listed one changed by a little, by anything, or taken from another one. */
static TurnMove
mutated (GArray     *moves,
         TurnRandom *random)
{
  TurnMove move = { 0 };
  const guint byte = turn_random_below (random, sizeof move.bytes);

  if (moves->len > 0)
    move = g_array_index (moves, TurnMove, turn_random_below (random, moves->len));

  switch (turn_random_below (random, 4))
    {
    case 0:
      move.bytes[byte]++;
      break;

    case 1:
      move.bytes[byte]--;
      break;

    case 2:
      move.bytes[byte] = (guint8) turn_random_below (random, 256);
      break;

    default:
      if (moves->len > 0)
        move.bytes[byte] = g_array_index (moves, TurnMove, turn_random_below (random, moves->len)).bytes[byte];
      break;
    }

  return move;
}

static TurnMove
random_bytes (TurnRandom *random)
{
  const guint64 bits = turn_random_next (random);
  TurnMove move;

  memcpy (&move, &bits, sizeof move);
  move.bytes[0] &= 7;

  return move;
}

/* Every listed move is accepted and nothing else. */
static void
assert_moves (const Table   *table,
              const Guarded *state,
              TurnRandom    *random)
{
  g_autoptr (GArray) moves = list_moves (table, state);
  g_autoptr (GArray) sorted = g_array_copy (moves);

  g_array_sort (sorted, compare_moves);
  for (guint i = 1; i < sorted->len; i++)
    g_assert_false (turn_move_equal (g_array_index (sorted, TurnMove, i - 1), g_array_index (sorted, TurnMove, i)));
  for (guint i = 0; i < moves->len; i += 1 + moves->len / 3000)
    assert_accepted (table, state, g_array_index (moves, TurnMove, i));
  for (guint i = 0; i < 60; i++)
    {
      assert_as_listed (table, state, sorted, mutated (moves, random));
      assert_as_listed (table, state, sorted, random_bytes (random));
    }
  if (moves->len > 0)
    assert_short_list (table, state, moves, random);
}

static TurnMove
choose_move (const Table   *table,
             const Guarded *state,
             TurnRandom    *random)
{
  return table->rules->to_move (table->game, state) == TURN_CHANCE
         ? table->rules->draw (table->game, state, random)
         : table->rules->random_move (table->game, state, random);
}

static void
start (const Table *table,
       Guarded     *state)
{
  guard (state, CANARY);
  table->rules->start (table->game, state);
  assert_guarded (state, table->size, CANARY);
}

/* What a viewer is shown does not depend on what is hidden: seen again, with everything hidden dealt otherwise, it is the same. */
static void
assert_forgotten (const Table      *table,
                  const Guarded    *seen,
                  int               viewer,
                  const TurnRandom *before)
{
  TurnRandom same = *before, another = turn_random_new (before->words[0], 1);
  Guarded otherwise, again;

  guard (&otherwise, OTHER_CANARY);
  table->rules->conceal (table->game, seen, viewer, &another, &otherwise);
  guard (&again, OTHER_CANARY);
  table->rules->conceal (table->game, &otherwise, viewer, &same, &again);
  g_assert_true (memcmp (&again, seen, sizeof again) == 0);
}

/* What everyone may know is the same in what a viewer is shown; for the one to move, so are the moves. */
static void
assert_concealed (const Table   *table,
                  const Guarded *state,
                  TurnRandom    *random)
{
  const TurnRules *rules = table->rules;
  const int seat = rules->to_move (table->game, state);

  for (int viewer = 0; viewer < (int) rules->n_seats (table->game); viewer++)
    {
      const TurnRandom before = *random;
      TurnRandom other = before;
      Guarded seen, in_place = *state;

      guard (&seen, OTHER_CANARY);
      rules->conceal (table->game, state, viewer, random, &seen);
      assert_guarded (&seen, table->size, OTHER_CANARY);
      rules->conceal (table->game, &in_place, viewer, &other, &in_place);
      g_assert_true (memcmp (&seen, &in_place, table->size) == 0);

      assert_forgotten (table, &seen, viewer, &before);

      g_assert_cmpint (rules->to_move (table->game, &seen), ==, seat);
      g_assert_cmpuint (rules->round (table->game, &seen), ==, rules->round (table->game, state));
      g_assert_cmpuint (rules->ended_by (table->game, &seen), ==, rules->ended_by (table->game, state));
      if (seat == viewer)
        {
          g_autoptr (GArray) true_moves = list_moves (table, state);
          g_autoptr (GArray) seen_moves = list_moves (table, &seen);

          g_assert_cmpuint (true_moves->len, ==, seen_moves->len);
          g_assert_true (memcmp (true_moves->data, seen_moves->data, true_moves->len * sizeof (TurnMove)) == 0);
        }
      rules->play_out (table->game, &seen, random);
      g_assert_cmpint (rules->to_move (table->game, &seen), ==, TURN_OVER);
    }
}

/* Scores and what breaks their ties say who is first, at any time. */
static void
assert_places (const Table   *table,
               const Guarded *state)
{
  const TurnPlaces places = turn_places_of_state (table->rules, table->game, state);
  const guint winners = table->rules->winners (table->game, state);

  for (guint seat = 0; seat < places.n_seats; seat++)
    g_assert_cmpint (places.places[seat] == 1, ==, winners >> seat & 1);
}

/* Whoever starts, the game is dealt alike. */
static void
assert_first (const TurnRules *rules,
              guint            n_seats)
{
  g_autofree guint8 *drawn = g_malloc0 (rules->game_size), *chosen = g_malloc0 (rules->game_size);

  for (guint first = 0; first < n_seats; first++)
    {
      TurnRandom random = turn_random_new (n_seats, 0), same = random;
      Guarded state;

      rules->deal (drawn, n_seats, &random);
      rules->deal (chosen, n_seats, &same);
      rules->set_first (chosen, first);
      guard (&state, CANARY);
      rules->start (chosen, &state);
      g_assert_cmpint (rules->to_move (chosen, &state), ==, first);

      rules->start (drawn, &state);
      rules->set_first (chosen, (guint) rules->to_move (drawn, &state));
      g_assert_true (memcmp (chosen, drawn, rules->game_size) == 0);
    }
}

static void
test_first (gconstpointer data)
{
  const TurnRules *rules = data;

  for (guint n_seats = rules->min_seats; rules->set_first != NULL && n_seats <= rules->max_seats; n_seats++)
    assert_first (rules, n_seats);
}

static void
assert_state (const Table   *table,
              const Guarded *state,
              TurnRandom    *random)
{
  assert_moves (table, state, random);
  assert_concealed (table, state, random);
  assert_places (table, state);
}

/* Every state of a game keeps the contract; taking back is having kept the bytes. */
static void
try_game (const Table *table,
          guint        seed)
{
  TurnRandom random = turn_random_new (seed, 0), checks = turn_random_new (seed, 1);
  Guarded state;

  start (table, &state);
  for (guint n_moves = 0; table->rules->to_move (table->game, &state) != TURN_OVER; n_moves++)
    {
      Guarded again;
      TurnMove move;

      g_assert_cmpuint (n_moves, <, MAX_MOVES);
      g_assert_cmpuint (table->rules->ended_by (table->game, &state), ==, 0);
      assert_state (table, &state, &checks);
      move = choose_move (table, &state, &random);
      again = state;
      g_assert_cmpint (table->rules->play (table->game, &again, move, &again), ==, TURN_LEGAL);
      g_assert_cmpint (table->rules->play (table->game, &state, move, &state), ==, TURN_LEGAL);
      g_assert_true (memcmp (&state, &again, sizeof state) == 0);
    }
  assert_state (table, &state, &checks);
  g_assert_cmpuint (table->rules->list_moves (table->game, &state, NULL, 0), ==, 0);
  g_assert_cmpuint (table->rules->winners (table->game, &state), !=, 0);
  g_assert_cmpuint (table->rules->winners (table->game, &state) >> table->rules->n_seats (table->game), ==, 0);
}

static void
play_from_seed (const Table *table,
                guint        seed,
                Guarded     *state)
{
  TurnRandom random = turn_random_new (seed, 0);

  if (table->true_game != NULL)
    table->rules->start (table->true_game, state);
  else
    start (table, state);
  while (table->rules->to_move (table->game, state) != TURN_OVER)
    g_assert_cmpint (table->rules->play (table->game, state, choose_move (table, state, &random), state), ==, TURN_LEGAL);
}

/* One seed gives one game, other seeds others. */
static void
try_seeds (const Table *table)
{
  guint n_different = 0;
  Guarded first, again, other;

  play_from_seed (table, 1, &first);
  for (guint seed = 1; seed < 10; seed++)
    {
      play_from_seed (table, seed, &other);
      play_from_seed (table, seed, &again);
      g_assert_true (memcmp (&other, &again, table->size) == 0);
      n_different += memcmp (&other, &first, table->size) != 0;
    }
  g_assert_cmpuint (n_different, >, 0);
}

/* Without its secrets a game goes the same way once it has started. */
static void
try_open_game (const Table *table)
{
  const TurnRules *rules = table->rules;
  Table open_table = *table;
  Guarded secret, open;

  if (rules->open_game == NULL)
    return;

  open_table.game = rules->open_game (table->game);
  open_table.true_game = table->game;
  g_assert_cmpuint (rules->state_size (open_table.game), ==, table->size);
  g_assert_cmpuint (rules->n_seats (open_table.game), ==, rules->n_seats (table->game));
  g_assert_true (rules->open_game (open_table.game) == open_table.game);
  for (guint seed = 1; seed < 10; seed++)
    {
      guard (&secret, CANARY);
      guard (&open, CANARY);
      play_from_seed (table, seed, &secret);
      play_from_seed (&open_table, seed, &open);
      g_assert_true (memcmp (&secret, &open, sizeof open) == 0);
      g_assert_cmpuint (rules->winners (open_table.game, &open), ==, rules->winners (table->game, &open));
    }
}

typedef void (*TableFunc) (const Table *table);

static void
for_each_table (const TurnRules *rules,
                TableFunc        visit)
{
  for (guint variant = 0; variant < game_factory_n_variants (rules); variant++)
    for (guint n_seats = rules->min_seats; n_seats <= rules->max_seats; n_seats++)
      {
        g_autofree gpointer game = game_factory_new (rules, variant, n_seats);
        const Table table = { rules, game, rules->state_size (game), NULL };

        g_assert_cmpuint (rules->n_seats (game), ==, n_seats);
        g_assert_cmpuint (table.size, <=, TURN_MAX_STATE_SIZE);
        visit (&table);
      }
}

static void
try_one_game (const Table *table)
{
  try_game (table, 3);
}

static void
test_moves (gconstpointer rules)
{
  for_each_table (rules, try_one_game);
}

static void
test_seeds (gconstpointer rules)
{
  for_each_table (rules, try_seeds);
}

static void
test_open_games (gconstpointer rules)
{
  for_each_table (rules, try_open_game);
}

static void
test_names (gconstpointer data)
{
  const TurnRules *rules = data;

  g_assert_true (turn_rules_find (rules->id) == rules);
  g_assert_cmpuint (rules->min_seats, >=, 1);
  g_assert_cmpuint (rules->max_seats, <=, TURN_MAX_SEATS);
  g_assert_nonnull (rules->end_names);
}

static void
test_unknown_game (void)
{
  g_assert_null (turn_rules_find ("chess"));
}

int
main (int    argc,
      char **argv)
{
  static const struct { const char *name; GTestDataFunc test; } parts[] = {
    { "names", test_names },
    { "moves", test_moves },
    { "seeds", test_seeds },
    { "open-games", test_open_games },
    { "first", test_first },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contract/unknown-game", test_unknown_game);
  for (guint i = 0; turn_rules_all[i] != NULL; i++)
    for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
      {
        g_autofree char *path = g_strdup_printf ("/contract/%s/%s", turn_rules_all[i]->id, parts[part].name);

        g_test_add_data_func (path, turn_rules_all[i], parts[part].test);
      }

  return g_test_run ();
}
