/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "random-boards.h"

#include <string.h>

static guint
between (TurnRandom *random,
         guint       least,
         guint       most)
{
  return least + turn_random_below (random, most - least + 1);
}

static TcValue
random_value (TurnRandom *random)
{
  const int low = (int) between (random, 0, 12) - 4;

  return (TcValue) { .high = (gint8) (low + (int) between (random, 0, 8)), .low = (gint8) low };
}

/* Half of the boards are tiny, since small ones have odd cases and quick games. */
static guint8
random_side (TurnRandom *random,
             gboolean    is_tiny)
{
  return (guint8) between (random, 1, is_tiny ? 6 : TC_MAX_SIDE);
}

static void
lay_squares (TcBoard    *board,
             TurnRandom *random)
{
  const guint holes_in_ten = between (random, 0, 4);
  const guint n_wanted = between (random, 1, TC_MAX_DISTRICTS);
  guint8 numbers[TC_MAX_DISTRICTS];

  memset (numbers, TC_OUTSIDE, sizeof numbers);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        const guint wanted = turn_random_below (random, n_wanted);

        board->squares[row][column] = TC_OUTSIDE;
        if (turn_random_below (random, 10) < holes_in_ten && row + column > 0)
          continue;

        /* A district is numbered when its first square is laid, so none is empty. */
        if (numbers[wanted] == TC_OUTSIDE)
          numbers[wanted] = board->n_districts++;
        board->squares[row][column] = numbers[wanted];
      }

  for (guint i = 0; i < board->n_districts; i++)
    {
      board->districts[i].key = (char) ('a' + i);
      board->districts[i].value = random_value (random);
    }
}

/* One to nine squares that hang together in five by five. */
static TcShape
random_shape (TurnRandom *random)
{
  const guint n_cells = between (random, 1, TC_SHAPE_MAX_CELLS);
  char text[] = "...../...../...../...../.....";
  guint n = 0;

  while (n < n_cells)
    {
      const guint row = between (random, 0, 4), column = between (random, 0, 4);
      const guint at = 6 * row + column;
      const gboolean touches = (column > 0 && text[at - 1] == '#') || (column < 4 && text[at + 1] == '#') ||
                               (row > 0 && text[at - 6] == '#') || (row < 4 && text[at + 6] == '#');

      if (text[at] != '#' && (touches || n == 0))
        {
          text[at] = '#';
          n++;
        }
    }

  return tc_shape_from_text (text);
}

static gboolean
fits_at (const TcBoard *board,
         TcShape        shape,
         guint          row,
         guint          column)
{
  for (guint r = 0; r < TC_SHAPE_MAX_SIDE; r++)
    for (guint c = 0; c < TC_SHAPE_MAX_SIDE; c++)
      if (tc_shape_has (shape, r, c) && !tc_board_is_city (board, row + r, column + c))
        return FALSE;

  return TRUE;
}

static gboolean
fits_somewhere (const TcBoard *board,
                TcShape        shape)
{
  TcShape forms[8];
  const guint n_forms = tc_shape_orientations (shape, forms);

  for (guint f = 0; f < n_forms; f++)
    for (guint row = 0; row < board->n_rows; row++)
      for (guint column = 0; column < board->n_columns; column++)
        if (fits_at (board, forms[f], row, column))
          return TRUE;

  return FALSE;
}

static gboolean
is_in_section (const TcBoard *board,
               guint          n_sections,
               const char    *id)
{
  for (guint i = 0; i < n_sections; i++)
    if (strcmp (board->sections[i], id) == 0)
      return TRUE;

  return FALSE;
}

/* A token that fits: one of the built-in ones, or one of the author's own that becomes smaller until it does. */
static void
choose_token (TcBoard    *board,
              guint       n_sections,
              TurnRandom *random,
              char       *id)
{
  TcToken *own;

  for (guint attempt = 0; attempt < 4; attempt++)
    {
      const TcToken *token = tc_token_built_in (turn_random_below (random, TC_N_BUILT_IN_TOKENS));

      if (fits_somewhere (board, token->shape) && !is_in_section (board, n_sections, token->id))
        {
          memcpy (id, token->id, TC_TOKEN_ID_SIZE);
          return;
        }
    }

  own = &board->tokens[board->n_tokens++];
  g_snprintf (own->id, TC_TOKEN_ID_SIZE, "own%u", (guint) board->n_tokens);
  own->shape = random_shape (random);
  for (guint attempt = 0; attempt < 20 && !fits_somewhere (board, own->shape); attempt++)
    own->shape = random_shape (random);
  if (!fits_somewhere (board, own->shape))
    own->shape = tc_shape_from_text ("#");
  memcpy (id, own->id, TC_TOKEN_ID_SIZE);
}

TcBoard
random_board (TurnRandom *random)
{
  const gboolean is_tiny = turn_random_below (random, 2) == 0;
  TcBoard board;

  memset (&board, 0, sizeof board);
  board.n_rows = random_side (random, is_tiny);
  board.n_columns = random_side (random, is_tiny);
  lay_squares (&board, random);
  for (guint i = 0; i < board.n_columns; i++)
    board.columns[i] = random_value (random);
  for (guint i = 0; i < board.n_rows; i++)
    board.rows[i] = random_value (random);

  board.n_drones = (guint8) between (random, 1, TC_MAX_DRONES);
  for (guint i = 0; i < board.n_drones; i++)
    board.drones[i] = (gint8) - (int) between (random, 0, 9);
  board.n_bubbles = (guint8) between (random, 1, TC_MAX_BUBBLES);
  for (guint i = 0; i < board.n_bubbles; i++)
    board.bubbles[i] = (gint8) ((int) between (random, 0, 8) - 6);

  board.has_sections = true;
  for (guint i = 0; i < TC_N_SECTIONS; i++)
    choose_token (&board, i, random, board.sections[i]);
  for (guint i = 0; i < TC_N_SMALL_TOKENS; i++)
    choose_token (&board, 0, random, board.small[i]);

  return board;
}

TcSetup
random_setup (TurnRandom    *random,
              const TcBoard *board)
{
  TcSetup setup;

  memset (&setup, 0, sizeof setup);
  setup.n_seats = (guint8) between (random, TC_MIN_SEATS, TC_MAX_SEATS);
  setup.leader = (guint8) turn_random_below (random, setup.n_seats);
  setup.free_drones = turn_random_below (random, 2) != 0;
  if (turn_random_below (random, 4) == 0)
    tc_setup_draw_hq (&setup, board, random);
  else
    tc_setup_print_hq (&setup, board);

  return setup;
}
