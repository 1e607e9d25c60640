/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-generate.h"

#include <stdlib.h>
#include <string.h>

#include <turn-random.h>

#include "tc-check.h"

/* Whole numbers only, so that every machine draws the same. */

/* How often a city that turned out wrong is drawn again. */
#define MAX_TRIES 400

/* How long a search for a filling may take: what takes longer is no good city. */
#define MAX_STEPS 100000

#define NOBODY 0xfe

const uint32_t tc_district_colours[TC_MAX_DISTRICTS] = {
  0xb5391a, 0xf3c83f, 0x35b3ea, 0x6b3b93, 0x62a358, 0xfe80a4, 0x26146e, 0x92feec, 0x80264a, 0x6e6e92, 0xb626ec, 0x4a1426,
};

typedef struct
{
  const TcWishes *wishes;
  TurnRandom      random;
  TcBoard        *board;
  uint8_t         sizes[TC_MAX_DISTRICTS];
} Drawing;

typedef struct
{
  uint8_t row;
  uint8_t column;
} Square;

typedef struct
{
  unsigned n_squares;
  Square   squares[TC_MAX_SQUARES];
} Squares;

static Square
mirrored (const Drawing *self,
          Square         square)
{
  const TcSymmetry symmetry = self->wishes->symmetry;

  if (symmetry == TC_SYMMETRY_LEFT_RIGHT || symmetry == TC_SYMMETRY_HALF_TURN)
    square.column = (uint8_t) (self->board->n_columns - 1 - square.column);
  if (symmetry == TC_SYMMETRY_TOP_BOTTOM || symmetry == TC_SYMMETRY_HALF_TURN)
    square.row = (uint8_t) (self->board->n_rows - 1 - square.row);

  return square;
}

static uint8_t *
at (Drawing *self,
    Square   square)
{
  return &self->board->squares[square.row][square.column];
}

/* The districts stand two by two; with an odd number of them the last is its own mirror image. */
static unsigned
mirrored_district (const Drawing *self,
                   unsigned       district)
{
  if (self->wishes->symmetry == TC_SYMMETRY_NONE || (district ^ 1) >= self->wishes->n_districts)
    return district;

  return district ^ 1;
}

static unsigned
list_neighbours (const Drawing *self,
                 Square         square,
                 Square         neighbours[4])
{
  static const int8_t steps[4][2] = { { -1, 0 }, { 0, 1 }, { 1, 0 }, { 0, -1 } };
  unsigned n_neighbours = 0;

  for (unsigned i = 0; i < 4; i++)
    {
      const int row = square.row + steps[i][0], column = square.column + steps[i][1];

      if (row >= 0 && row < self->board->n_rows && column >= 0 && column < self->board->n_columns)
        neighbours[n_neighbours++] = (Square) { (uint8_t) row, (uint8_t) column };
    }

  return n_neighbours;
}

/* How many neighbours of a square hold that. */
static unsigned
count_beside (Drawing *self,
              Square   square,
              unsigned what)
{
  Square neighbours[4];
  const unsigned n_neighbours = list_neighbours (self, square, neighbours);
  unsigned n_beside = 0;

  for (unsigned i = 0; i < n_neighbours; i++)
    n_beside += *at (self, neighbours[i]) == what;

  return n_beside;
}

/* All squares that hold that. */
static Squares
list_squares (Drawing *self,
              unsigned what)
{
  Squares list = { 0 };

  for (uint8_t row = 0; row < self->board->n_rows; row++)
    for (uint8_t column = 0; column < self->board->n_columns; column++)
      if (self->board->squares[row][column] == what)
        list.squares[list.n_squares++] = (Square) { row, column };

  return list;
}

static Square
pick (Drawing       *self,
      const Squares *list)
{
  return list->squares[turn_random_below (&self->random, list->n_squares)];
}

static unsigned
flood (const Drawing *self,
       Square         square,
       bool           seen[TC_MAX_SIDE][TC_MAX_SIDE])
{
  Square neighbours[4];
  unsigned n_squares = 1, n_neighbours;

  if (self->board->squares[square.row][square.column] == TC_OUTSIDE || seen[square.row][square.column])
    return 0;
  seen[square.row][square.column] = true;
  n_neighbours = list_neighbours (self, square, neighbours);
  for (unsigned i = 0; i < n_neighbours; i++)
    n_squares += flood (self, neighbours[i], seen);

  return n_squares;
}

static bool
land_is_in_one_part (Drawing *self)
{
  bool seen[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  const Squares land = list_squares (self, NOBODY);

  return land.n_squares > 0 && flood (self, land.squares[0], seen) == land.n_squares;
}

/* Water */

/* Puts a square and its mirror image under water, unless that tears the land apart. */
static bool
sink (Drawing *self,
      Square   square)
{
  const Square other = mirrored (self, square);

  *at (self, square) = *at (self, other) = TC_OUTSIDE;
  if (land_is_in_one_part (self))
    return true;
  *at (self, square) = *at (self, other) = NOBODY;

  return false;
}

/* Where a pond may grow: land beside its water. */
static Squares
list_shore (Drawing *self)
{
  Squares land = list_squares (self, NOBODY), shore = { 0 };

  for (unsigned i = 0; i < land.n_squares; i++)
    if (count_beside (self, land.squares[i], TC_OUTSIDE) > 0)
      shore.squares[shore.n_squares++] = land.squares[i];

  return shore;
}

/* Some ponds that grow by turns. A pond begins rather at the edge of the grid, where water tears nothing apart. */
static void
draw_water (Drawing *self)
{
  const unsigned n_all = self->board->n_rows * self->board->n_columns;
  const unsigned n_wanted = n_all * self->wishes->water / 100;
  unsigned n_ponds = 1 + turn_random_below (&self->random, 3);

  for (unsigned tries = 0; tries < 4 * n_all && list_squares (self, TC_OUTSIDE).n_squares < n_wanted; tries++)
    {
      const Squares land = list_squares (self, NOBODY), shore = list_shore (self);

      if (n_ponds > 0 || shore.n_squares == 0)
        n_ponds -= sink (self, pick (self, &land)) && n_ponds > 0;
      else
        sink (self, pick (self, &shore));
    }
}

/* Districts */

static void
give (Drawing *self,
      Square   square,
      unsigned district)
{
  const Square other = mirrored (self, square);
  const unsigned other_district = mirrored_district (self, district);

  *at (self, square) = (uint8_t) district;
  self->sizes[district]++;
  if (*at (self, other) != NOBODY)
    return;
  *at (self, other) = (uint8_t) other_district;
  self->sizes[other_district]++;
}

static unsigned
distance_between (Square a,
                  Square b)
{
  return (unsigned) abs (a.row - b.row) + (unsigned) abs (a.column - b.column);
}

/* How far a square is from all that is somebody's already. */
static unsigned
distance_to_taken (Drawing *self,
                   Square   square)
{
  unsigned nearest = 2 * TC_MAX_SIDE;

  for (uint8_t row = 0; row < self->board->n_rows; row++)
    for (uint8_t column = 0; column < self->board->n_columns; column++)
      if (self->board->squares[row][column] < TC_MAX_DISTRICTS)
        {
          const unsigned distance = distance_between (square, (Square) { row, column });

          nearest = distance < nearest ? distance : nearest;
        }

  return nearest;
}

/* A district that is its own mirror image begins where the city meets itself. */
static bool
may_begin (Drawing *self,
           Square   square,
           unsigned district)
{
  const unsigned distance = distance_between (square, mirrored (self, square));

  if (self->wishes->symmetry == TC_SYMMETRY_NONE)
    return true;

  return mirrored_district (self, district) == district ? distance <= 1 : distance > 1;
}

/* The free square of a few that is furthest from the others. */
static bool
begin_district (Drawing *self,
                unsigned district)
{
  const Squares land = list_squares (self, NOBODY);
  Square best = { 0 };
  unsigned furthest = 0;

  for (unsigned i = 0; land.n_squares > 0 && i < 12; i++)
    {
      const Square square = pick (self, &land);
      const unsigned distance = distance_to_taken (self, square);

      if (!may_begin (self, square, district) || distance <= furthest)
        continue;
      furthest = distance;
      best = square;
    }
  if (furthest > 0)
    give (self, best, district);

  return furthest > 0;
}

/* Free squares beside a district, those twice that have two of its squares beside them, and so on: the less a district sprawls, the more these count. */
static Squares
list_frontier (Drawing *self,
               unsigned district)
{
  const Squares land = list_squares (self, NOBODY);
  Squares frontier = { 0 };

  for (unsigned i = 0; i < land.n_squares; i++)
    {
      const unsigned n_beside = count_beside (self, land.squares[i], district);
      const bool wants_all = turn_random_below (&self->random, 100) < self->wishes->sprawl;
      const unsigned weight = n_beside == 0 ? 0 : wants_all ? 1 : n_beside * n_beside;

      for (unsigned k = 0; k < weight && frontier.n_squares < TC_MAX_SQUARES; k++)
        frontier.squares[frontier.n_squares++] = land.squares[i];
    }

  return frontier;
}

/* The smallest district that has room grows; false when none has. */
static bool
grow_smallest (Drawing *self)
{
  bool is_stuck[TC_MAX_DISTRICTS] = { 0 };

  for (;;)
    {
      unsigned smallest = TC_MAX_DISTRICTS;
      Squares frontier;

      for (unsigned i = 0; i < self->wishes->n_districts; i++)
        if (!is_stuck[i] && (smallest == TC_MAX_DISTRICTS || self->sizes[i] < self->sizes[smallest]))
          smallest = i;
      if (smallest == TC_MAX_DISTRICTS)
        return false;
      frontier = list_frontier (self, smallest);
      if (frontier.n_squares > 0)
        {
          give (self, pick (self, &frontier), smallest);
          return true;
        }
      is_stuck[smallest] = true;
    }
}

static bool
draw_districts (Drawing *self)
{
  const unsigned n_districts = self->wishes->n_districts;

  for (unsigned i = 0; i < n_districts; i++)
    if (self->sizes[i] == 0 && !begin_district (self, i))
      return false;
  while (grow_smallest (self))
    ;

  return list_squares (self, NOBODY).n_squares == 0;
}

/* What else a board has */

static unsigned
count_city (const TcBoard *board,
            TcFeatureKind  feature,
            unsigned       index)
{
  const unsigned length = feature == TC_FEATURE_COLUMN ? board->n_rows : board->n_columns;
  unsigned n_squares = 0;

  for (unsigned i = 0; i < length; i++)
    n_squares += feature == TC_FEATURE_COLUMN ? tc_board_is_city (board, i, index) : tc_board_is_city (board, index, i);

  return n_squares;
}

/* A line is worth the more the longer it is, and those at the edge more than those in the middle, where shapes fit better. The second gets three fifths. */
static TcValue
value_of_line (const TcBoard *board,
               TcFeatureKind  feature,
               unsigned       index)
{
  const unsigned n_lines = feature == TC_FEATURE_COLUMN ? board->n_columns : board->n_rows;
  const unsigned size = count_city (board, feature, index);
  const bool is_middle = index >= n_lines / 4 && index < n_lines - n_lines / 4;
  const int worth = (int) (size * (size + 8) / 32) - (is_middle ? 1 : 0);
  const int high = worth < 2 ? 2 : worth;

  return (TcValue) { (int8_t) high, (int8_t) (high * 3 / 5) };
}

static void
draw_values (TcBoard *board)
{
  static const int8_t drones[] = { -4, -5, -6, -7, -8 };

  for (unsigned i = 0; i < board->n_columns; i++)
    board->columns[i] = value_of_line (board, TC_FEATURE_COLUMN, i);
  for (unsigned i = 0; i < board->n_rows; i++)
    board->rows[i] = value_of_line (board, TC_FEATURE_ROW, i);
  for (unsigned i = 0; i < board->n_districts; i++)
    {
      const unsigned size = tc_board_district_size (board, i);
      const unsigned high = size < 2 ? 2 : size > TC_MAX_VALUE ? TC_MAX_VALUE : size;

      board->districts[i] = (TcDistrict) {
        .key = (char) ('a' + i), .colour = tc_district_colours[i], .value = { (int8_t) high, (int8_t) (high * 3 / 5) },
      };
    }
  board->n_drones = sizeof drones;
  memcpy (board->drones, drones, sizeof drones);
  *board = tc_board_with_usual_bubbles (board);
}

/* Six of the larger shapes of the box, and its small ones. */
static void
draw_hq (Drawing *self)
{
  uint8_t order[TC_N_LARGE_TOKENS];

  for (uint8_t i = 0; i < TC_N_LARGE_TOKENS; i++)
    order[i] = i;
  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    {
      const unsigned other = i + turn_random_below (&self->random, TC_N_LARGE_TOKENS - i);
      const uint8_t token = order[other];

      order[other] = order[i];
      order[i] = token;
      strcpy (self->board->sections[i], tc_token_large (token)->id);
    }
  self->board->has_sections = true;
  for (unsigned i = 0; i < TC_N_SMALL_TOKENS; i++)
    strcpy (self->board->small[i], tc_token_small (i)->id);
}

static bool
draw (Drawing *self)
{
  TcBoard *board = self->board;
  TcProblem problem;

  memset (board, 0, sizeof *board);
  memset (self->sizes, 0, sizeof self->sizes);
  board->n_rows = self->wishes->n_rows;
  board->n_columns = self->wishes->n_columns;
  board->n_districts = self->wishes->n_districts;
  for (unsigned row = 0; row < board->n_rows; row++)
    memset (board->squares[row], NOBODY, board->n_columns);
  draw_water (self);
  if (!draw_districts (self))
    return false;
  draw_values (board);
  draw_hq (self);

  return tc_check_board (board, MAX_STEPS, &problem, 1) == 0;
}

static bool
are_sound (const TcWishes *wishes)
{
  return wishes->n_rows >= TC_GENERATE_MIN_SIDE && wishes->n_rows <= TC_MAX_SIDE
         && wishes->n_columns >= TC_GENERATE_MIN_SIDE && wishes->n_columns <= TC_MAX_SIDE
         && wishes->n_districts >= 1 && wishes->n_districts <= TC_MAX_DISTRICTS && wishes->water <= TC_GENERATE_MAX_WATER;
}

bool
tc_generate_board (const TcWishes *wishes,
                   TcBoard        *board)
{
  Drawing self = { .wishes = wishes, .board = board };

  if (!are_sound (wishes))
    return false;
  for (unsigned i = 0; i < MAX_TRIES; i++)
    {
      self.random = turn_random_new (wishes->seed, i);
      if (draw (&self))
        return true;
    }

  return false;
}
