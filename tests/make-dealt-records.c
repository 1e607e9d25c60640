/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Makes the golden records of games that chance deals: make-dealt-records FOLDER. Each row of the table is the first game, counting seeds
 * from 1, in which every kind of move is made. Run it only when the format or the rules change on purpose. */

#include <stdio.h>

#include <turn-record.h>
#include <turn-rules-all.h>

typedef struct
{
  const char *name;
  const char *game;
  guint       n_seats;
  guint       n_kinds;        /* of moves, which all have to be there; a move's first byte is its kind */
  guint       ended_by;       /* one bit, or 0 for any end */
  guint       n_moves;        /* of an unfinished game, or 0 */
} Row;

static const Row rows[] = {
  { "tag", "tag", 3, 8, 0, 0 },
  { "tag-two", "tag", 2, 8, 0, 0 },
  { "tag-six", "tag", 6, 8, 0, 0 },
  { "tag-unfinished", "tag", 4, 4, 0, 60 },
  { "roll-tag-dice", "roll-tag", 2, 4, 1 << 0, 0 },
  { "roll-tag-piles", "roll-tag", 2, 4, 1 << 1, 0 },
  { "roll-tag-deck", "roll-tag", 2, 4, 1 << 2, 0 },
  { "roll-tag-unfinished", "roll-tag", 2, 3, 0, 11 },
};

static TurnRecord *
new_record (const Row *row,
            guint64    seed)
{
  static const TurnSeat seats[TURN_MAX_SEATS] = {
    { (char *) "Ana", (char *) "human", NULL, NULL },   { (char *) "Ben", (char *) "bot:hard", NULL, NULL },
    { (char *) "Cem", (char *) "bot:random", NULL, NULL }, { (char *) "Dora", (char *) "human", NULL, NULL },
    { (char *) "Eve", (char *) "bot:greedy", NULL, NULL }, { (char *) "Finn", (char *) "human", NULL, NULL },
  };
  const TurnRecordFormat *format = turn_record_format_find (row->game);
  g_autofree gpointer game = g_malloc (format->rules->game_size);
  g_autoptr (JsonNode) setup = NULL;
  g_autoptr (GError) error = NULL;
  TurnRandom random = turn_random_new (seed, 0);
  TurnRecord *record;

  format->rules->deal (game, row->n_seats, &random);
  setup = format->write_setup (game);
  record = turn_record_new (format, setup, seats, row->n_seats, seed, &error);
  g_assert_no_error (error);

  return record;
}

/* Plays by chance; returns the kinds of moves that were made. */
static guint
play (TurnRecord *record,
      guint       n_moves)
{
  const TurnRules *rules = turn_record_get_format (record)->rules;
  gconstpointer game = turn_record_get_game (record);
  TurnRandom random = turn_random_new (turn_record_get_seed (record), 1);
  guint kinds = 0;

  for (guint i = 0; i < n_moves && !turn_record_is_finished (record); i++)
    {
      TurnState state;
      TurnMove move;

      turn_record_get_state (record, i, &state);
      move = rules->to_move (game, &state) == TURN_CHANCE ? rules->draw (game, &state, &random) : rules->random_move (game, &state, &random);
      g_assert_cmpint (turn_record_append (record, move), ==, TURN_LEGAL);
      kinds |= 1u << move.bytes[0];
    }

  return kinds;
}

static gboolean
ended_so (TurnRecord *record,
          guint       ended_by)
{
  TurnState state;
  guint n_moves;

  turn_record_get_moves (record, &n_moves);
  turn_record_get_state (record, n_moves, &state);

  return ended_by == 0 || turn_record_get_format (record)->rules->ended_by (turn_record_get_game (record), &state) == ended_by;
}

static TurnRecord *
find_game (const Row *row)
{
  const guint wanted = (1u << row->n_kinds) - 1;

  for (guint64 seed = 1; seed < 100000; seed++)
    {
      g_autoptr (TurnRecord) record = new_record (row, seed);
      const guint kinds = play (record, row->n_moves > 0 ? row->n_moves : G_MAXUINT);

      if ((kinds & wanted) == wanted && ended_so (record, row->ended_by))
        return g_steal_pointer (&record);
    }

  g_error ("%s: no such game", row->name);
}

int
main (int   argc,
      char *argv[])
{
  if (argc != 2)
    g_error ("make-dealt-records FOLDER");

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (TurnRecord) record = find_game (&rows[i]);
      g_autofree char *path = g_strdup_printf ("%s/%s.tagrecord.json", argv[1], rows[i].name);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      g_autoptr (GError) error = NULL;

      turn_record_save (record, file, &error);
      g_assert_no_error (error);
      printf ("%s: seed %" G_GUINT64_FORMAT "\n", path, turn_record_get_seed (record));
    }

  return 0;
}
