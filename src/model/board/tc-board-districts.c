/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-tools.h"

#include <string.h>

/* The first five are those of the box's boards. The others were searched for among all colours: the nearest two of the twelve are 10.4 apart for
 * the eyes that see them nearest, which is as far as the first five allow. */
const guint32 tc_board_colours[TC_MAX_DISTRICTS] = {
  0xb5391a, 0xf3c83f, 0x35b3ea, 0x6b3b93, 0x62a358, 0xfe80a4, 0x26146e, 0x92feec, 0x80264a, 0x6e6e92, 0xb626ec, 0x4a1426,
};

static double
distance_for_all_eyes (guint32 a,
                       guint32 b)
{
  double least = G_MAXDOUBLE;

  for (TcEyes eyes = TC_EYES_FULL; eyes <= TC_EYES_TRITAN; eyes++)
    least = MIN (least, tc_colour_distance (a, b, eyes));

  return least;
}

static double
distance_to_districts (const TcBoard *self,
                       guint32        colour)
{
  double least = G_MAXDOUBLE;

  for (guint i = 0; i < self->n_districts; i++)
    least = MIN (least, distance_for_all_eyes (colour, self->districts[i].colour));

  return least;
}

guint32
tc_board_find_free_colour (const TcBoard *self)
{
  guint32 best = tc_board_colours[0];
  double distance = -1;

  /* The familiar colours come first, as long as they are as good as new ones need be. */
  for (gsize i = 0; i < G_N_ELEMENTS (tc_board_colours); i++)
    {
      const double candidate = MIN (distance_to_districts (self, tc_board_colours[i]), 10);

      if (candidate > distance)
        {
          distance = candidate;
          best = tc_board_colours[i];
        }
    }

  return best;
}

static int
find_key (const TcBoard *self,
          char           key)
{
  for (guint i = 0; i < self->n_districts; i++)
    if (self->districts[i].key == key)
      return (int) i;

  return -1;
}

/* There are more letters than districts. */
static char
find_free_key (const TcBoard *self)
{
  char key = 'a';

  while (find_key (self, key) >= 0)
    key++;

  return key;
}

static TcValue
mean_value (const TcBoard *self)
{
  int high = 0, low = 0;

  if (self->n_districts == 0)
    return (TcValue) { .high = 10, .low = 5 };
  for (guint i = 0; i < self->n_districts; i++)
    {
      high += self->districts[i].value.high;
      low += self->districts[i].value.low;
    }

  return (TcValue) { .high = (gint8) (high / self->n_districts), .low = (gint8) (low / self->n_districts) };
}

TcBoard
tc_board_with_district (const TcBoard *self)
{
  TcBoard board = *self;
  TcDistrict *district = &board.districts[self->n_districts];

  if (self->n_districts >= TC_MAX_DISTRICTS)
    return board;

  district->key = find_free_key (self);
  district->colour = tc_board_find_free_colour (self);
  district->value = mean_value (self);
  board.n_districts++;

  return board;
}

/* The district that most of the four squares around belong to, the first of equals; squares of the set do not count. TC_OUTSIDE if there is none. */
static guint8
find_neighbour (const TcBoard *self,
                const bool     squares[TC_MAX_SIDE][TC_MAX_SIDE],
                guint          row,
                guint          column)
{
  const guint around[4][2] = { { row - 1, column }, { row + 1, column }, { row, column - 1 }, { row, column + 1 } };
  guint counts[TC_MAX_DISTRICTS] = { 0 };
  guint8 best = TC_OUTSIDE;

  for (guint i = 0; i < 4; i++)
    if (tc_board_is_city (self, around[i][0], around[i][1]) && !squares[around[i][0]][around[i][1]])
      counts[self->squares[around[i][0]][around[i][1]]]++;
  for (guint8 i = 0; i < self->n_districts; i++)
    if (counts[i] > (best == TC_OUTSIDE ? 0 : counts[best]))
      best = i;

  return best;
}

/* The squares of the set that lie beside others go to their neighbours, and leave the set; FALSE when none did. */
static gboolean
give_ring (TcBoard *self,
           bool     squares[TC_MAX_SIDE][TC_MAX_SIDE])
{
  const TcBoard before = *self;
  bool left[TC_MAX_SIDE][TC_MAX_SIDE];
  gboolean given = FALSE;

  memcpy (left, squares, sizeof left);
  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      {
        const guint8 neighbour = squares[row][column] ? find_neighbour (&before, squares, row, column) : TC_OUTSIDE;

        if (neighbour == TC_OUTSIDE)
          continue;
        self->squares[row][column] = neighbour;
        left[row][column] = false;
        given = TRUE;
      }
  memcpy (squares, left, sizeof left);

  return given;
}

TcBoard
tc_board_with_squares_given (const TcBoard *self,
                             const bool     squares[TC_MAX_SIDE][TC_MAX_SIDE])
{
  bool left[TC_MAX_SIDE][TC_MAX_SIDE];
  TcBoard board = *self;

  memcpy (left, squares, sizeof left);
  while (give_ring (&board, left))
    continue;
  for (guint row = 0; row < board.n_rows; row++)
    for (guint column = 0; column < board.n_columns; column++)
      if (left[row][column])
        board.squares[row][column] = TC_OUTSIDE;

  return board;
}

static TcBoard
with_squares_of_district_given (const TcBoard *self,
                                guint          district)
{
  bool squares[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };

  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      squares[row][column] = self->squares[row][column] == district;

  return tc_board_with_squares_given (self, squares);
}

/* Numbers the districts anew on all squares; @numbers says for each old one which it is now. */
static void
renumber (TcBoard      *self,
          const guint8 *numbers)
{
  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      if (self->squares[row][column] != TC_OUTSIDE)
        self->squares[row][column] = numbers[self->squares[row][column]];
}

TcBoard
tc_board_without_district (const TcBoard *self,
                           guint          district,
                           gboolean       to_neighbours)
{
  TcBoard board = *self;
  guint8 numbers[TC_MAX_DISTRICTS];

  if (district >= self->n_districts)
    return board;

  if (to_neighbours)
    board = with_squares_of_district_given (self, district);
  for (guint i = 0; i < TC_MAX_DISTRICTS; i++)
    numbers[i] = i == district ? TC_OUTSIDE : (guint8) (i - (i > district));
  renumber (&board, numbers);

  board.n_districts--;
  memmove (&board.districts[district], &board.districts[district + 1],
           (board.n_districts - district) * sizeof board.districts[0]);
  memset (&board.districts[board.n_districts], 0, sizeof board.districts[0]);

  return board;
}

TcBoard
tc_board_with_district_at (const TcBoard *self,
                           guint          from,
                           guint          to)
{
  TcBoard board = *self;
  guint8 order[TC_MAX_DISTRICTS], numbers[TC_MAX_DISTRICTS];

  if (from >= self->n_districts || to >= self->n_districts)
    return board;

  for (guint8 i = 0; i < TC_MAX_DISTRICTS; i++)
    order[i] = i;
  if (from < to)
    memmove (order + from, order + from + 1, to - from);
  else
    memmove (order + to + 1, order + to, from - to);
  order[to] = (guint8) from;

  for (guint8 i = 0; i < self->n_districts; i++)
    {
      memcpy (&board.districts[i], &self->districts[order[i]], sizeof board.districts[0]);
      numbers[order[i]] = i;
    }
  renumber (&board, numbers);

  return board;
}

TcBoard
tc_board_with_districts_merged (const TcBoard *self,
                                guint          district,
                                guint          into)
{
  TcBoard board = *self;

  if (district == into || district >= self->n_districts || into >= self->n_districts)
    return board;

  for (guint row = 0; row < board.n_rows; row++)
    for (guint column = 0; column < board.n_columns; column++)
      if (board.squares[row][column] == district)
        board.squares[row][column] = (guint8) into;

  return tc_board_without_district (&board, district, FALSE);
}

TcBoard
tc_board_with_districts_swapped (const TcBoard *self,
                                 guint          a,
                                 guint          b)
{
  TcBoard board = *self;
  guint8 numbers[TC_MAX_DISTRICTS];

  if (a >= self->n_districts || b >= self->n_districts)
    return board;

  for (guint8 i = 0; i < TC_MAX_DISTRICTS; i++)
    numbers[i] = (guint8) (i == a ? b : i == b ? a : i);
  renumber (&board, numbers);

  return board;
}

gboolean
tc_board_districts_touch (const TcBoard *self,
                          guint          a,
                          guint          b)
{
  for (guint row = 0; row < self->n_rows; row++)
    for (guint column = 0; column < self->n_columns; column++)
      {
        const guint8 here = self->squares[row][column];
        const guint8 below = row + 1 < self->n_rows ? self->squares[row + 1][column] : TC_OUTSIDE;
        const guint8 right = column + 1 < self->n_columns ? self->squares[row][column + 1] : TC_OUTSIDE;

        if ((here == a && (below == b || right == b)) || (here == b && (below == a || right == a)))
          return TRUE;
      }

  return FALSE;
}

TcBoard
tc_board_with_colour (const TcBoard *self,
                      guint          district,
                      guint32        colour)
{
  TcBoard board = *self;

  if (district < board.n_districts)
    board.districts[district].colour = colour & 0xffffff;

  return board;
}
