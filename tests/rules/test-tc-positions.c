/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Counts of positions to a fixed depth on fixed boards. They change only when the rules do.
 *
 * Every round of a line rolls the same dice, so that the depth goes into what people decide: leader, draft turns, sealed choices.
 * The numbers were counted by the slow rules of slow-tag-city.c and by the fast ones, and were the same; only the last ones of harbour
 * and metropolis are too many for the slow rules. Here these go along as deep as is quick. */

#include <glib.h>

#include <tc-moves.h>

#include "slow-tag-city.h"
#include "tc-script.h"

#define MAX_DEPTH 6

typedef struct
{
  const char *name;
  guint       n_seats;
  gboolean    free_drones;
  const char *dice;
  guint64     counts[MAX_DEPTH];      /* after 1, 2, … moves, the roll being the first; 0: not counted */
  guint       slow_depth;             /* how far the slow rules go along */
  TcBoard (*board)(void);
} Line;

static TcBoard
one_square (void)
{
  return script_street ("a");
}

static TcBoard
street (void)
{
  TcBoard board = script_street ("aab");

  board_fixture_set_bubbles (&board, "-1 -2 -3");

  return board;
}

static TcBoard
courtyard (void)
{
  TcBoard board = board_fixture ("aab/a.b/ccb");

  board_fixture_set_sections (&board, "I1 I2 I3 V3 V5 L4");
  board_fixture_set_drones (&board, "-1 -2");

  return board;
}

static TcBoard
blocks (void)
{
  return script_board ();
}

static TcBoard
harbour (void)
{
  return board_fixture_side_a ();
}

/* More than 128 squares. */
static TcBoard
metropolis (void)
{
  return board_fixture ("aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/aaaa..aabbbbbbbb/"
                        "aaaaaaaabbbbbbbb/aaaaaaaabb...bbb/aaaaaaaabbbbbbbb/aaaaaaaabbbbbbbb/"
                        "ccccccccdddddddd/ccccccccdddddddd/ccccccccdddddddd/cc......dddddddd");
}

static const Line lines[] = {
  { "one-square", 2, FALSE, "1 1 2", { 1, 8, 288, 6816, 22176, 51936 }, 6, one_square },
  { "one-square-of-four", 4, TRUE, "1 2 3 4 5", { 1, 32, 4800, 574720 }, 4, one_square },
  { "street", 2, TRUE, "1 6 2", { 1, 8, 2088, 363168, 15660288 }, 4, street },
  { "street-of-three", 3, FALSE, "1 6 2 2", { 1, 16, 2112, 208512, 13688064 }, 4, street },
  { "courtyard", 2, FALSE, "2 5 3", { 1, 8, 1520, 192416, 6472544 }, 4, courtyard },
  { "blocks", 2, FALSE, "3 6 5", { 1, 8, 4864, 1970100 }, 4, blocks },
  { "harbour", 2, FALSE, "4 6 1", { 1, 8, 66532, 368584560 }, 3, harbour },
  { "metropolis", 3, FALSE, "4 6 1 2", { 1, 16, 336848, 5316639648 }, 3, metropolis },
};

static guint64
count_positions (const TcGame  *game,
                 const TcState *state,
                 const TcMove  *roll,
                 guint          depth)
{
  const gsize n_moves = tc_state_list_moves (game, state, NULL, 0);
  g_autofree TurnMove *moves = NULL;
  guint64 count = 0;
  TcState after;

  if (tc_state_phase (game, state) == TC_PHASE_ROLL)
    {
      assert_legal (tc_state_play (game, state, *roll, &after));
      return depth == 1 ? 1 : count_positions (game, &after, roll, depth - 1);
    }
  if (depth == 1)
    return n_moves;

  moves = g_new (TurnMove, n_moves);
  tc_state_list_moves (game, state, moves, n_moves);
  for (gsize i = 0; i < n_moves; i++)
    {
      assert_legal (tc_state_play (game, state, tc_move_from_turn (moves[i]), &after));
      count += count_positions (game, &after, roll, depth - 1);
    }

  return count;
}

static guint64
count_positions_slowly (const SlowGame  *game,
                        const SlowState *state,
                        const TcMove    *roll,
                        guint            depth)
{
  g_autoptr (GArray) moves = NULL;
  guint64 count = 0;
  SlowState after = *state;

  if (state->phase == TC_PHASE_ROLL)
    {
      slow_state_play (game, &after, tc_move_to_turn (*roll));
      return depth == 1 ? 1 : count_positions_slowly (game, &after, roll, depth - 1);
    }

  moves = slow_state_moves (game, state);
  if (depth == 1)
    return moves->len;
  for (guint i = 0; i < moves->len; i++)
    {
      after = *state;
      slow_state_play (game, &after, g_array_index (moves, TurnMove, i));
      count += count_positions_slowly (game, &after, roll, depth - 1);
    }

  return count;
}

static void
test_line (gconstpointer data)
{
  const Line *line = data;
  const TcBoard board = line->board ();
  g_autofree Script *script = script_new (&board, line->n_seats);
  g_auto (GStrv) faces = g_strsplit (line->dice, " ", -1);
  TcMove roll = { .kind = TC_MOVE_ROLL };
  SlowGame slow_game;
  SlowState slow;

  for (guint i = 0; faces[i] != NULL; i++)
    roll.dice[i] = (guint8) (faces[i][0] - '0');
  script->game.setup.free_drones = line->free_drones;
  slow_game_init (&slow_game, &board, &script->game.setup);
  slow_state_start (&slow_game, &slow);

  for (guint depth = 1; depth <= MAX_DEPTH && line->counts[depth - 1] > 0; depth++)
    {
      g_assert_cmpuint (count_positions (&script->game, &script->state, &roll, depth), ==, line->counts[depth - 1]);
      if (depth <= line->slow_depth)
        g_assert_cmpuint (count_positions_slowly (&slow_game, &slow, &roll, depth), ==, line->counts[depth - 1]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tag-city/positions/%s", lines[i].name);

      g_test_add_data_func (path, &lines[i], test_line);
    }

  return g_test_run ();
}
