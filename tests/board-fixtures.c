/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "board-fixtures.h"

#include <string.h>

/* Nobody finds two of them alike. */
static const guint32 colours[TC_MAX_DISTRICTS] = {
  0xb5391a, 0xf3c83f, 0x35b3ea, 0x6b3b93, 0x62a358, 0x00041f, 0xb5f8fd, 0x3d250c, 0x1a37fb, 0x9c658b, 0xa9cfaf, 0x0f2b66,
};

static guint8
district_of (TcBoard *board,
             char     key)
{
  for (guint8 i = 0; i < board->n_districts; i++)
    if (board->districts[i].key == key)
      return i;

  g_assert_cmpuint (board->n_districts, <, TC_MAX_DISTRICTS);
  board->districts[board->n_districts] = (TcDistrict) {
    .key = key,
    .colour = colours[board->n_districts],
    .value = { 8, 3 },
  };

  return board->n_districts++;
}

static void
read_grid (TcBoard    *board,
           const char *grid)
{
  g_auto (GStrv) rows = g_strsplit (grid, "/", -1);

  board->n_rows = (guint8) g_strv_length (rows);
  board->n_columns = (guint8) strlen (rows[0]);
  g_assert_cmpuint (g_strv_length (rows), <=, TC_MAX_SIDE);
  g_assert_cmpuint (strlen (rows[0]), <=, TC_MAX_SIDE);

  for (guint r = 0; r < board->n_rows; r++)
    {
      g_assert_cmpuint (strlen (rows[r]), ==, board->n_columns);
      for (guint c = 0; c < board->n_columns; c++)
        board->squares[r][c] = rows[r][c] == '.' ? TC_OUTSIDE : district_of (board, rows[r][c]);
    }
}

TcBoard
board_fixture (const char *grid)
{
  const TcValue line_value = { 4, 2 };
  TcBoard board;

  memset (&board, 0, sizeof board);
  read_grid (&board, grid);
  for (guint i = 0; i < board.n_columns; i++)
    board.columns[i] = line_value;
  for (guint i = 0; i < board.n_rows; i++)
    board.rows[i] = line_value;
  board_fixture_set_drones (&board, "-1 -2 -3");
  board_fixture_set_bubbles (&board, "-1 -2");
  board_fixture_set_sections (&board, "T4 L4 I3 S4 O4 P5");
  board_fixture_set_small (&board, "I1 I2 V3");

  return board;
}

char *
board_fixture_grid (const TcBoard *board)
{
  GString *text = g_string_new (NULL);

  for (guint row = 0; row < board->n_rows; row++)
    {
      if (row > 0)
        g_string_append_c (text, '/');
      for (guint column = 0; column < board->n_columns; column++)
        g_string_append_c (text, tc_board_is_city (board, row, column)
                           ? board->districts[board->squares[row][column]].key : '.');
    }

  return g_string_free (text, FALSE);
}

void
board_fixture_assert_same (const TcBoard *board,
                           const TcBoard *other)
{
  g_assert_true (memcmp (board, other, sizeof *board) == 0);
}

TcBoard
board_fixture_with_hq (const char *grid,
                       const char *ids)
{
  g_auto (GStrv) each = g_strsplit (ids, " ", -1);
  const guint n_sections = g_strv_length (each) - TC_N_SMALL_TOKENS;
  g_autofree char *small = g_strjoinv (" ", &each[n_sections]);
  TcBoard board = board_fixture (grid);

  board_fixture_set_small (&board, small);
  board.has_sections = n_sections == TC_N_SECTIONS;
  memset (board.sections, 0, sizeof board.sections);
  for (guint i = 0; i < n_sections; i++)
    g_strlcpy (board.sections[i], each[i], TC_TOKEN_ID_SIZE);

  return board;
}

static void
set_values (TcValue       *values,
            const TcValue *to,
            guint          n)
{
  memcpy (values, to, n * sizeof *values);
}

TcBoard
board_fixture_side_a (void)
{
  static const TcValue columns[] = {
    { 6, 3 }, { 5, 3 }, { 5, 2 }, { 4, 2 }, { 4, 2 }, { 5, 2 }, { 5, 2 }, { 4, 2 }, { 4, 2 }, { 5, 2 }, { 5, 3 }, { 6, 3 },
  };
  static const TcValue rows[] = { { 9, 4 }, { 8, 4 }, { 7, 3 }, { 6, 3 }, { 6, 3 }, { 7, 3 }, { 8, 4 }, { 9, 4 } };
  static const struct { char key; guint32 colour; TcValue value; } districts[] = {
    { 'b', 0xb5391a, { 12, 6 } },
    { 's', 0xf3c83f, { 12, 6 } },
    { 't', 0x35b3ea, { 14, 7 } },
    { 'w', 0x6b3b93, { 14, 7 } },
    { 'f', 0x62a358, { 12, 6 } },
  };
  TcBoard board;

  memset (&board, 0, sizeof board);
  for (guint i = 0; i < G_N_ELEMENTS (districts); i++)
    {
      TcDistrict *district = &board.districts[district_of (&board, districts[i].key)];

      district->colour = districts[i].colour;
      district->value = districts[i].value;
    }
  read_grid (&board,
             "bbbbbsssswww/bbbbbsssswww/bbbbssssswww/bbbbssssswww/"
             "fffttttttwww/ffffttttttww/fffffttttttw/ffffffttttww");
  set_values (board.columns, columns, G_N_ELEMENTS (columns));
  set_values (board.rows, rows, G_N_ELEMENTS (rows));
  board_fixture_set_drones (&board, "-1 -2 -3 -4 -5");
  board_fixture_set_bubbles (&board, "0 -1 -1 -2 -3");
  board_fixture_set_sections (&board, "T4 L4 I3 S4 O4 P5");
  board_fixture_set_small (&board, "I1 I2 V3");

  return board;
}

static guint8
read_values (gint8      *values,
             guint       capacity,
             const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  const guint n = g_strv_length (words);

  g_assert_cmpuint (n, <=, capacity);
  memset (values, 0, capacity);
  for (guint i = 0; i < n; i++)
    values[i] = (gint8) g_ascii_strtoll (words[i], NULL, 10);

  return (guint8) n;
}

void
board_fixture_set_drones (TcBoard    *board,
                          const char *values)
{
  board->n_drones = read_values (board->drones, TC_MAX_DRONES, values);
}

void
board_fixture_set_bubbles (TcBoard    *board,
                           const char *values)
{
  board->n_bubbles = read_values (board->bubbles, TC_MAX_BUBBLES, values);
}

static void
set_ids (char        to[][TC_TOKEN_ID_SIZE],
         guint       n,
         const char *ids)
{
  g_auto (GStrv) words = g_strsplit (ids, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, n);
  memset (to, 0, n * TC_TOKEN_ID_SIZE);
  for (guint i = 0; i < n; i++)
    g_strlcpy (to[i], words[i], TC_TOKEN_ID_SIZE);
}

void
board_fixture_set_sections (TcBoard    *board,
                            const char *ids)
{
  set_ids (board->sections, TC_N_SECTIONS, ids);
  board->has_sections = true;
}

void
board_fixture_set_small (TcBoard    *board,
                         const char *ids)
{
  set_ids (board->small, TC_N_SMALL_TOKENS, ids);
}

void
board_fixture_add_token (TcBoard    *board,
                         const char *id,
                         const char *shape)
{
  TcToken *token = &board->tokens[board->n_tokens++];

  memset (token, 0, sizeof *token);
  g_strlcpy (token->id, id, TC_TOKEN_ID_SIZE);
  token->shape = tc_shape_from_text (shape);
}

TcGame *
game_fixture (const TcBoard *board,
              guint          n_seats)
{
  TcGame *game = g_new (TcGame, 1);
  TcSetup setup;

  memset (&setup, 0, sizeof setup);
  setup.n_seats = (guint8) n_seats;
  g_assert_true (tc_setup_print_hq (&setup, board));
  g_assert_cmpint (tc_game_init (game, board, &setup), ==, TC_SETUP_FINE);

  return game;
}

guint
square_fixture (const TcGame *game,
                const char   *name)
{
  const guint column = (guint) (name[0] - 'A');
  const guint row = (guint) g_ascii_strtoull (name + 1, NULL, 10) - 1;

  g_assert_cmpuint (column, <, game->board.n_columns);
  g_assert_cmpuint (row, <, game->board.n_rows);

  return row * game->board.n_columns + column;
}

void
placement_fixture (const TcGame *game,
                   guint         token,
                   const char   *squares,
                   guint8       *orientation,
                   guint8       *anchor)
{
  g_auto (GStrv) names = g_strsplit (squares, " ", -1);
  TcSet set = { 0 };

  for (guint i = 0; names[i] != NULL; i++)
    tc_set_add (&set, square_fixture (game, names[i]));
  g_assert_true (tc_game_find_placement (game, token, &set, orientation, anchor));
}
