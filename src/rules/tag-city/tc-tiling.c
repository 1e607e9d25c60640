/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-check.h"

#include <string.h>

#include "tc-ground.h"

/* How often a search may ask whether a form fits somewhere: a few milliseconds. Features of real boards take some thousand
 * such steps; only large districts for tokens that hardly tile at all come near the bound. */
#define MAX_STEPS 500000

typedef struct
{
  const TcForms *forms;
  TcGround       ground;               /* blocked: outside the city, or covered already */
  uint16_t       feature[TC_MAX_SIDE]; /* its squares, as bit rows */
  uint16_t       wanted[TC_MAX_SIDE];  /* those that are not covered yet */
  unsigned       n_wanted;
  unsigned       n_left_at_best;       /* what was still wanted in the dead end that got furthest */
  uint8_t        blocker[2];           /* the square that made it one */
  unsigned       n_steps;
  TcTiling       tiling;
} Search;

static bool
is_wanted (const Search *self,
           unsigned      row,
           unsigned      column)
{
  return (self->wanted[row] >> column & 1) != 0;
}

static bool
is_of_feature (const TcBoard *board,
               TcFeatureKind  feature,
               unsigned       index,
               unsigned       row,
               unsigned       column)
{
  switch (feature)
    {
    case TC_FEATURE_COLUMN:
      return column == index;
    case TC_FEATURE_ROW:
      return row == index;
    case TC_FEATURE_DISTRICT:
    default:
      return board->squares[row][column] == index;
    }
}

static void
init_feature (Search        *self,
              const TcBoard *board,
              TcFeatureKind  feature,
              unsigned       index)
{
  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      if (tc_board_is_city (board, row, column) && is_of_feature (board, feature, index, row, column))
        {
          self->feature[row] = (uint16_t) (self->feature[row] | 1u << column);
          self->n_wanted++;
        }
  memcpy (self->wanted, self->feature, sizeof self->wanted);
}

/* Whether the form fits with its cell number @cell on that square. */
static bool
fits_over (Search       *self,
           const TcForm *form,
           unsigned      cell,
           unsigned      row,
           unsigned      column)
{
  self->n_steps++;

  return row >= form->cells[cell][0] && column >= form->cells[cell][1]
         && tc_ground_fits (&self->ground, form, row - form->cells[cell][0], column - form->cells[cell][1]);
}

/* In how many ways a square can be covered; stops counting at @enough. */
static unsigned
count_ways (Search  *self,
            unsigned row,
            unsigned column,
            unsigned enough)
{
  unsigned n_ways = 0;

  for (unsigned i = 0; i < self->forms->n_forms; i++)
    for (unsigned cell = 0; cell < self->forms->forms[i].n_cells; cell++)
      {
        n_ways += fits_over (self, &self->forms->forms[i], cell, row, column);
        if (n_ways == enough)
          return n_ways;
      }

  return n_ways;
}

/* The wanted square that can be covered in the fewest ways; returns how many. */
static unsigned
find_tightest (Search *self,
               uint8_t square[2])
{
  unsigned fewest = UINT32_MAX;

  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE && self->wanted[row] >> column != 0 && fewest > 0; column++)
      {
        const unsigned n_ways = is_wanted (self, row, column) ? count_ways (self, row, column, fewest) : fewest;

        if (n_ways < fewest)
          {
            fewest = n_ways;
            square[0] = (uint8_t) row;
            square[1] = (uint8_t) column;
          }
      }

  return fewest;
}

static void
cover (Search       *self,
       const TcForm *form,
       unsigned      row,
       unsigned      column)
{
  self->tiling.n_tokens++;
  for (unsigned i = 0; i < form->n_cells; i++)
    {
      const unsigned y = row + form->cells[i][0], x = column + form->cells[i][1];

      self->ground.rows[y] |= UINT32_C (1) << x;
      self->n_wanted -= is_wanted (self, y, x);
      self->wanted[y] = (uint16_t) (self->wanted[y] & ~(1u << x));
      self->tiling.cells[y][x] = self->tiling.n_tokens;
    }
}

static void
uncover (Search       *self,
         const TcForm *form,
         unsigned      row,
         unsigned      column)
{
  self->tiling.n_tokens--;
  for (unsigned i = 0; i < form->n_cells; i++)
    {
      const unsigned y = row + form->cells[i][0], x = column + form->cells[i][1];

      self->ground.rows[y] &= ~(UINT32_C (1) << x);
      self->wanted[y] = (uint16_t) (self->wanted[y] | (self->feature[y] & 1u << x));
      self->n_wanted += is_wanted (self, y, x);
      self->tiling.cells[y][x] = 0;
    }
}

/* Whether every square under the form is wanted, so that nothing sticks out. */
static bool
lies_inside (const Search *self,
             const TcForm *form,
             unsigned      row,
             unsigned      column)
{
  for (unsigned i = 0; i < form->n_cells; i++)
    if (!is_wanted (self, row + form->cells[i][0], column + form->cells[i][1]))
      return false;

  return true;
}

static bool solve (Search *self);

/* Tries every way to cover one square, with forms that lie inside the feature or with those that stick out. */
static bool
solve_over (Search       *self,
            const uint8_t square[2],
            bool          inside)
{
  for (unsigned i = 0; i < self->forms->n_forms; i++)
    for (unsigned cell = 0; cell < self->forms->forms[i].n_cells; cell++)
      {
        const TcForm *form = &self->forms->forms[i];
        const unsigned row = square[0] - form->cells[cell][0], column = square[1] - form->cells[cell][1];

        if (!fits_over (self, form, cell, square[0], square[1]) || lies_inside (self, form, row, column) != inside)
          continue;
        cover (self, form, row, column);
        if (solve (self))
          return true;
        uncover (self, form, row, column);
      }

  return false;
}

static void
remember_dead_end (Search       *self,
                   const uint8_t square[2])
{
  if (self->n_wanted >= self->n_left_at_best)
    return;
  self->n_left_at_best = self->n_wanted;
  memcpy (self->blocker, square, sizeof self->blocker);
}

/* Covers what is wanted. The tightest square comes first, which finds dead ends early. True also when the steps are used up. */
static bool
solve (Search *self)
{
  uint8_t square[2];

  if (self->n_wanted == 0 || self->n_steps > MAX_STEPS)
    return true;
  if (find_tightest (self, square) > 0)
    return solve_over (self, square, true) || solve_over (self, square, false);
  remember_dead_end (self, square);

  return false;
}

/* Where a token of one square lies on the HQ, everything can be filled. */
static bool
has_single_square (const TcForms *forms)
{
  return forms->n_forms > 0 && forms->forms[forms->n_forms - 1].n_cells == 1;
}

bool
tc_forms_can_fill (const TcForms *self,
                   const TcBoard *board,
                   TcFeatureKind  feature,
                   unsigned       index,
                   TcTiling      *example,
                   uint8_t        blocker[2])
{
  Search search = { .forms = self, .n_left_at_best = UINT32_MAX };
  bool possible;

  if (example == NULL && has_single_square (self))
    return true;

  search.ground = tc_ground_of_board (board);
  init_feature (&search, board, feature, index);
  possible = solve (&search);
  if (possible && search.n_wanted > 0)
    memset (&search.tiling, 0, sizeof search.tiling);
  if (example != NULL)
    *example = search.tiling;
  if (!possible && blocker != NULL)
    memcpy (blocker, search.blocker, sizeof search.blocker);

  return possible;
}

bool
tc_check_can_complete (const TcBoard *board,
                       TcFeatureKind  feature,
                       unsigned       index,
                       TcTiling      *example,
                       uint8_t        blocker[2])
{
  const TcForms forms = tc_forms_of_hq (board);

  return tc_forms_can_fill (&forms, board, feature, index, example, blocker);
}
