/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that chance deals on paper, as they were and with something changed. */

#include <string.h>

#include "store-json.h"
#include "turn-record.h"

static TurnRecord *
read_line (const char *line)
{
  g_autoptr (JsonNode) node = store_json_parse (line, strlen (line), NULL);

  return node != NULL ? turn_record_read (node, NULL) : NULL;
}

static TurnRecord *
deal_record (const TurnRecordFormat *format,
             guint                   n_seats,
             guint64                 seed)
{
  TurnSeat seats[TURN_MAX_SEATS];
  g_autofree gpointer game = g_malloc (format->rules->game_size);
  g_autoptr (JsonNode) setup = NULL;
  TurnRandom random = turn_random_new (seed, 0);
  TurnRecord *record;

  for (guint seat = 0; seat < n_seats; seat++)
    seats[seat] = (TurnSeat) { .name = (char *) "Ana", .controller = (char *) "bot:random" };
  format->rules->deal (game, n_seats, &random);
  setup = format->write_setup (game);
  record = turn_record_new (format, setup, seats, n_seats, seed, NULL);
  g_assert_nonnull (record);
  g_assert_true (memcmp (turn_record_get_game (record), game, format->rules->game_size) == 0);

  return record;
}

static void
play (TurnRecord *record,
      guint       n_moves)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  TurnRandom random = turn_random_new (turn_record_get_seed (record), 1);

  for (guint i = 0; i < n_moves && !turn_record_is_finished (record); i++)
    {
      TurnState state;

      turn_record_get_state (record, i, &state);
      g_assert_cmpint (turn_record_append (record, rules->to_move (game, &state) == TURN_CHANCE
                                                   ? rules->draw (game, &state, &random)
                                                   : rules->random_move (game, &state, &random)), ==, TURN_LEGAL);
    }
}

/* What is written is read, ends in the same state and is written to the same bytes. */
static void
assert_survives (TurnRecord *record)
{
  const gsize size = turn_record_get_format (record)->rules->state_size (turn_record_get_game (record));
  g_autofree char *line = turn_record_to_line (record), *line_again = NULL;
  g_autoptr (TurnRecord) again = read_line (line);
  TurnState state, state_again;
  guint n_moves;

  g_assert_nonnull (again);
  line_again = turn_record_to_line (again);
  g_assert_cmpstr (line, ==, line_again);
  if (!turn_record_is_finished (record))
    return;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);
  turn_record_get_state (again, n_moves, &state_again);
  g_assert_true (memcmp (&state, &state_again, size) == 0);
}

/* A digit or letter of the text becomes another one: whatever that means, it is refused or kept. */
static void
assert_change_is_judged (TurnRecord *record,
                         TurnRandom *random)
{
  g_autofree char *line = turn_record_to_line (record);
  const gsize length = strlen (line);
  gsize place = turn_random_below (random, (guint32) length);
  g_autoptr (TurnRecord) read = NULL;

  while (!g_ascii_isalnum (line[place]))
    place = (place + 1) % length;
  line[place] = "0123456789ATGDCQK"[turn_random_below (random, 17)];
  read = read_line (line);
  if (read != NULL)
    assert_survives (read);
}

static void
test_format (gconstpointer data)
{
  const TurnRecordFormat *format = data;
  TurnRandom random = turn_random_new (1, 2);

  for (guint64 seed = 1; seed <= 20; seed++)
    {
      const guint n_seats = format->rules->min_seats + (guint) seed % (format->rules->max_seats - format->rules->min_seats + 1);
      g_autoptr (TurnRecord) record = deal_record (format, n_seats, seed);

      play (record, seed % 4 == 0 ? (guint) seed : G_MAXUINT);
      assert_survives (record);
      for (guint i = 0; i < 15; i++)
        assert_change_is_judged (record, &random);
    }
}

/* Moves of any kind about anything, with what the rules say to them; returns the verdicts, one bit each. */
static guint64
try_moves (const TurnRules *rules,
           gconstpointer    game,
           const TurnState *state)
{
  guint64 verdicts = 0;

  for (guint kind = 0; kind < 8; kind++)
    for (guint bytes = 0; bytes < 8 * 8 * 8; bytes++)
      {
        const TurnMove move = { { (guint8) kind, (guint8) (bytes & 7), (guint8) (bytes >> 3 & 7), (guint8) (bytes >> 6) } };
        TurnState after;

        verdicts |= G_GUINT64_CONSTANT (1) << rules->play (game, state, move, &after);
      }

  return verdicts;
}

/* Every verdict that a game gives has words, and they are a sentence. */
static void
test_words (gconstpointer data)
{
  const TurnRecordFormat *format = data;
  guint64 verdicts = 0;

  for (guint64 seed = 1; seed <= 5; seed++)
    {
      g_autoptr (TurnRecord) record = deal_record (format, format->rules->min_seats, seed);
      guint n_moves;

      play (record, G_MAXUINT);
      turn_record_get_moves (record, &n_moves);
      for (guint i = 0; i <= n_moves; i++)
        {
          TurnState state;

          turn_record_get_state (record, i, &state);
          verdicts |= try_moves (format->rules, turn_record_get_game (record), &state);
        }
    }

  g_assert_cmpint (__builtin_popcountll (verdicts), >, 6);
  for (TurnVerdict verdict = TURN_LEGAL + 1; verdict < 64; verdict++)
    if ((verdicts >> verdict & 1) != 0)
      g_assert_true (g_str_has_suffix (format->explain (verdict), "."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; turn_record_formats[i] != NULL; i++)
    if (turn_record_formats[i]->write_setup != NULL)
      {
        g_autofree char *path = g_strdup_printf ("/dealt-records/%s/games", turn_record_formats[i]->rules->id);
        g_autofree char *words = g_strdup_printf ("/dealt-records/%s/words", turn_record_formats[i]->rules->id);

        g_test_add_data_func (path, turn_record_formats[i], test_format);
        g_test_add_data_func (words, turn_record_formats[i], test_words);
      }

  return g_test_run ();
}
