/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-filling-sums.h"

#include <string.h>

#define HALF (TC_MAX_SQUARES / 2)
#define NEVER 0xff

/* Two kinds of squares, of which each has at most half of the grid. */
typedef enum
{
  COLOURING_CHESSBOARD,
  COLOURING_ROWS,
  COLOURING_COLUMNS,
  N_COLOURINGS,
} Colouring;

/* How many squares of each kind a token covers. */
typedef struct
{
  uint8_t n_of[2];
  bool    needs_drone;
} Cover;

typedef struct
{
  unsigned n_covers;
  Cover    covers[(TC_N_LARGE_TOKENS + TC_N_SMALL_TOKENS) * 16];
} Covers;

static unsigned
kind_of (Colouring colouring,
         unsigned  row,
         unsigned  column)
{
  switch (colouring)
    {
    case COLOURING_ROWS:
      return row & 1;
    case COLOURING_COLUMNS:
      return column & 1;
    case COLOURING_CHESSBOARD:
    default:
      return (row + column) & 1;
    }
}

static void
add_cover (Covers *self,
           Cover   cover)
{
  for (unsigned i = 0; i < self->n_covers; i++)
    if (memcmp (self->covers[i].n_of, cover.n_of, sizeof cover.n_of) == 0 && self->covers[i].needs_drone <= cover.needs_drone)
      return;
  self->covers[self->n_covers++] = cover;
}

/* Every form covers the kinds in either order, as it lies on an even or on an odd square. */
static Covers
list_covers (const TcForms *forms,
             Colouring      colouring)
{
  Covers self = { 0 };

  for (unsigned i = 0; i < forms->n_forms; i++)
    {
      const TcForm *form = &forms->forms[i];
      Cover cover = { .needs_drone = i >= forms->n_free };

      for (unsigned cell = 0; cell < form->n_cells; cell++)
        cover.n_of[kind_of (colouring, form->cells[cell][0], form->cells[cell][1])]++;
      add_cover (&self, cover);
      add_cover (&self, (Cover) { { cover.n_of[1], cover.n_of[0] }, cover.needs_drone });
    }

  return self;
}

static void
improve (const Covers *covers,
         uint8_t       n_drones[HALF + 1][HALF + 1],
         unsigned      first,
         unsigned      second)
{
  for (unsigned i = 0; i < covers->n_covers; i++)
    {
      const Cover *cover = &covers->covers[i];
      uint8_t before;

      if (cover->n_of[0] > first || cover->n_of[1] > second)
        continue;
      before = n_drones[first - cover->n_of[0]][second - cover->n_of[1]];
      if (before != NEVER && before + cover->needs_drone < n_drones[first][second])
        n_drones[first][second] = (uint8_t) (before + cover->needs_drone);
    }
}

/* The fewest drones with which tokens can have so many squares of both kinds; NEVER if no tokens have. */
static unsigned
fewest_drones (const Covers  *covers,
               const unsigned n_of[2])
{
  uint8_t n_drones[HALF + 1][HALF + 1];

  memset (n_drones, NEVER, sizeof n_drones);
  n_drones[0][0] = 0;
  for (unsigned first = 0; first <= n_of[0]; first++)
    for (unsigned second = 0; second <= n_of[1]; second++)
      improve (covers, n_drones, first, second);

  return n_drones[n_of[0]][n_of[1]];
}

/* Marks the part of the city around a square. At most as deep as a city has squares. */
static void
mark_part (const TcBoard *board,
           unsigned       row,
           unsigned       column,
           bool           cells[TC_MAX_SIDE][TC_MAX_SIDE])
{
  if (row >= board->n_rows || column >= board->n_columns || !tc_board_is_city (board, row, column) || cells[row][column])
    return;

  cells[row][column] = true;
  mark_part (board, row - 1, column, cells);
  mark_part (board, row + 1, column, cells);
  mark_part (board, row, column - 1, cells);
  mark_part (board, row, column + 1, cells);
}

static bool
lies_inside (bool           cells[TC_MAX_SIDE][TC_MAX_SIDE],
             const uint16_t feature[TC_MAX_SIDE])
{
  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE; column++)
      if (cells[row][column] && (feature[row] >> column & 1) == 0)
        return false;

  return true;
}

static void
count_kinds (bool      cells[TC_MAX_SIDE][TC_MAX_SIDE],
             Colouring colouring,
             unsigned  n_of[2])
{
  n_of[0] = n_of[1] = 0;
  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE; column++)
      n_of[kind_of (colouring, row, column)] += cells[row][column];
}

static unsigned
common_divisor (const TcForms *forms)
{
  unsigned divisor = 0;

  for (unsigned i = 0; i < forms->n_forms; i++)
    for (unsigned other = forms->forms[i].n_cells; other != 0;)
      {
        const unsigned rest = divisor % other;

        divisor = other;
        other = rest;
      }

  return divisor;
}

static void
explain (const TcForms *forms,
         bool           cells[TC_MAX_SIDE][TC_MAX_SIDE],
         TcFilling     *filling)
{
  const unsigned divisor = common_divisor (forms);
  unsigned n_of[2];

  count_kinds (cells, COLOURING_CHESSBOARD, n_of);
  filling->answer = TC_FILLING_IMPOSSIBLE;
  filling->reason = divisor > 0 && (n_of[0] + n_of[1]) % divisor != 0 ? TC_REASON_DIVISOR : TC_REASON_COLOURING;
  filling->divisor = (uint8_t) divisor;
  memcpy (filling->cells, cells, sizeof filling->cells);
}

static unsigned
sum_up_part (const TcForms *forms,
             bool           cells[TC_MAX_SIDE][TC_MAX_SIDE],
             TcFilling     *filling)
{
  unsigned most = 0;

  for (Colouring colouring = COLOURING_CHESSBOARD; colouring < N_COLOURINGS; colouring++)
    {
      const Covers covers = list_covers (forms, colouring);
      unsigned n_of[2], n_drones;

      count_kinds (cells, colouring, n_of);
      n_drones = fewest_drones (&covers, n_of);
      if (n_drones == NEVER)
        {
          explain (forms, cells, filling);
          return 0;
        }
      most = n_drones > most ? n_drones : most;
    }

  return most;
}

unsigned
tc_filling_sum_up (const TcForms *forms,
                   const TcBoard *board,
                   const uint16_t feature[TC_MAX_SIDE],
                   TcFilling     *filling)
{
  bool seen[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  unsigned n_drones = 0;

  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      {
        bool cells[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };

        if ((feature[row] >> column & 1) == 0 || seen[row][column])
          continue;
        mark_part (board, row, column, cells);
        for (unsigned i = 0; i < TC_MAX_SQUARES; i++)
          (&seen[0][0])[i] |= (&cells[0][0])[i];
        if (lies_inside (cells, feature))
          n_drones += sum_up_part (forms, cells, filling);
        if (filling->answer == TC_FILLING_IMPOSSIBLE)
          return 0;
      }

  return n_drones;
}
