/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-filling.h"

#include <string.h>

#include "tc-filling-sums.h"

typedef struct
{
  const TcForms *forms;
  TcGround       ground;               /* blocked: outside the city, or covered already */
  uint16_t       feature[TC_MAX_SIDE]; /* its squares, as bit rows */
  uint16_t       wanted[TC_MAX_SIDE];  /* those that are not covered yet */
  unsigned       n_wanted;
  unsigned       max_drones;           /* that may be used */
  bool           lacks_drones;         /* a dead end would be none with more of them */
  unsigned       n_left_at_best;       /* what was still wanted in the dead end that got furthest */
  uint8_t        blocker[2];           /* the square that made it one */
  uint32_t       n_steps;
  uint32_t       max_steps;
  TcTiling       tiling;
} Search;

/* What is known of the squares that are still wanted. */
typedef struct
{
  unsigned fewest_ways;
  uint8_t  tightest[2];                /* the square that has them */
  unsigned n_drones;                   /* that are needed at least */
  uint8_t  drones[TC_MAX_SQUARES][2];  /* squares that need one each */
} Outlook;

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

/* The forms that may still be used come first. */
static unsigned
n_usable_forms (const Search *self)
{
  return self->tiling.n_drones < self->max_drones ? self->forms->n_forms : self->forms->n_free;
}

/* In how many ways a square can be covered, and whether dice can do it; stops counting at @enough. */
static unsigned
count_ways (Search  *self,
            unsigned row,
            unsigned column,
            unsigned enough,
            bool    *needs_drone)
{
  const unsigned n_forms = n_usable_forms (self);
  unsigned n_ways = 0;

  *needs_drone = true;
  for (unsigned i = 0; i < n_forms; i++)
    for (unsigned cell = 0; cell < self->forms->forms[i].n_cells; cell++)
      if (fits_over (self, &self->forms->forms[i], cell, row, column))
        {
          *needs_drone &= i >= self->forms->n_free;
          if (++n_ways >= enough)
            return n_ways;
        }

  return n_ways;
}

static bool
form_has (const TcForm *form,
          unsigned      row,
          unsigned      column)
{
  return row < form->n_rows && column < TC_SHAPE_MAX_SIDE && (form->rows[row] >> column & 1) != 0;
}

/* Whether one drone can cover both squares. */
static bool
can_share_drone (Search        *self,
                 unsigned       row,
                 unsigned       column,
                 const uint8_t *other)
{
  for (unsigned i = self->forms->n_free; i < self->forms->n_forms; i++)
    for (unsigned cell = 0; cell < self->forms->forms[i].n_cells; cell++)
      {
        const TcForm *form = &self->forms->forms[i];

        if (form_has (form, other[0] + form->cells[cell][0] - row, other[1] + form->cells[cell][1] - column)
            && fits_over (self, form, cell, row, column))
          return true;
      }

  return false;
}

/* Squares of which no small token covers two need a drone each. */
static void
reckon_drone (Search  *self,
              Outlook *outlook,
              unsigned row,
              unsigned column)
{
  for (unsigned i = 0; i < outlook->n_drones; i++)
    if (can_share_drone (self, row, column, outlook->drones[i]))
      return;
  outlook->drones[outlook->n_drones][0] = (uint8_t) row;
  outlook->drones[outlook->n_drones++][1] = (uint8_t) column;
}

static void
look_at (Search  *self,
         Outlook *outlook,
         unsigned row,
         unsigned column)
{
  bool needs_drone;
  const unsigned n_ways = count_ways (self, row, column, outlook->fewest_ways, &needs_drone);

  if (n_ways > 0 && needs_drone)
    reckon_drone (self, outlook, row, column);
  if (n_ways >= outlook->fewest_ways)
    return;
  outlook->fewest_ways = n_ways;
  outlook->tightest[0] = (uint8_t) row;
  outlook->tightest[1] = (uint8_t) column;
}

/* Looks for the wanted square that can be covered in the fewest ways, and stops where there is none. */
static void
look_ahead (Search  *self,
            Outlook *outlook)
{
  outlook->fewest_ways = UINT32_MAX;
  outlook->n_drones = 0;
  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE && self->wanted[row] >> column != 0 && outlook->fewest_ways > 0; column++)
      if (is_wanted (self, row, column))
        look_at (self, outlook, row, column);
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

/* Tries every way to cover one square with the forms from @first to @end that lie inside the feature, or with those that stick out. */
static bool
solve_over (Search       *self,
            const uint8_t square[2],
            unsigned      first,
            unsigned      end,
            bool          inside)
{
  for (unsigned i = first; i < end; i++)
    for (unsigned cell = 0; cell < self->forms->forms[i].n_cells && self->n_steps <= self->max_steps; cell++)
      {
        const TcForm *form = &self->forms->forms[i];
        const unsigned row = square[0] - form->cells[cell][0], column = square[1] - form->cells[cell][1];

        if (!fits_over (self, form, cell, square[0], square[1]) || lies_inside (self, form, row, column) != inside)
          continue;
        self->tiling.n_drones = (uint8_t) (self->tiling.n_drones + (i >= self->forms->n_free));
        cover (self, form, row, column);
        if (solve (self))
          return true;
        uncover (self, form, row, column);
        self->tiling.n_drones = (uint8_t) (self->tiling.n_drones - (i >= self->forms->n_free));
      }

  return false;
}

static void
remember_dead_end (Search       *self,
                   const uint8_t square[2])
{
  self->lacks_drones |= n_usable_forms (self) < self->forms->n_forms;
  if (self->n_wanted >= self->n_left_at_best)
    return;
  self->n_left_at_best = self->n_wanted;
  memcpy (self->blocker, square, sizeof self->blocker);
}

/* Covers what is wanted, with dice rather than with drones. The tightest square comes first, which finds dead ends early. */
static bool
solve (Search *self)
{
  const unsigned n_free = self->forms->n_free;
  Outlook outlook;
  unsigned n_forms;

  if (self->n_wanted == 0)
    return true;
  if (self->n_steps > self->max_steps)
    return false;

  look_ahead (self, &outlook);
  if (outlook.fewest_ways == 0)
    {
      remember_dead_end (self, outlook.tightest);
      return false;
    }
  if (self->tiling.n_drones + outlook.n_drones > self->max_drones)
    {
      self->lacks_drones = true;
      return false;
    }
  n_forms = n_usable_forms (self);

  return solve_over (self, outlook.tightest, 0, n_free, true) || solve_over (self, outlook.tightest, 0, n_free, false)
         || solve_over (self, outlook.tightest, n_free, n_forms, true) || solve_over (self, outlook.tightest, n_free, n_forms, false);
}

/* A search with so many drones; the steps of earlier ones count. */
static TcFillingAnswer
search_with (Search  *self,
             unsigned n_drones)
{
  bool possible;

  self->max_drones = n_drones;
  self->lacks_drones = false;
  self->n_left_at_best = UINT32_MAX;
  possible = solve (self);
  if (possible)
    return TC_FILLING_POSSIBLE;

  return self->n_steps > self->max_steps ? TC_FILLING_NOT_DECIDED : TC_FILLING_IMPOSSIBLE;
}

static void
explain_drones (const Search *self,
                unsigned      n_drones,
                TcFilling    *filling)
{
  Search empty = *self;
  Outlook outlook;

  memset (&empty.tiling, 0, sizeof empty.tiling);
  empty.max_drones = UINT32_MAX;
  look_ahead (&empty, &outlook);
  filling->answer = TC_FILLING_IMPOSSIBLE;
  filling->reason = TC_REASON_DRONES;
  filling->n_drones = (uint8_t) (n_drones < UINT8_MAX ? n_drones : UINT8_MAX);
  for (unsigned i = 0; i < outlook.n_drones; i++)
    filling->cells[outlook.drones[i][0]][outlook.drones[i][1]] = true;
}

static void
explain_square (const uint8_t square[2],
                TcFilling    *filling)
{
  filling->answer = TC_FILLING_IMPOSSIBLE;
  filling->reason = TC_REASON_SQUARE;
  filling->cells[square[0]][square[1]] = true;
}

/* The fewest drones that do, given that @n_drones − 1 do not; as far as the steps lead, for "at least" is true all the way. */
static void
count_drones (Search    *self,
              unsigned   n_drones,
              TcFilling *filling)
{
  const Search start = *self;

  while (search_with (self, n_drones) == TC_FILLING_IMPOSSIBLE)
    {
      if (!self->lacks_drones)
        {
          explain_square (self->blocker, filling);
          return;
        }
      n_drones++;
    }
  explain_drones (&start, n_drones, filling);
}

/* With the drones of the remote first, then with more of them. */
static void
search (Search    *self,
        unsigned   n_drones,
        TcFilling *filling)
{
  Search start = *self;

  filling->answer = search_with (self, n_drones);
  if (filling->answer == TC_FILLING_POSSIBLE)
    filling->example = self->tiling;
  if (filling->answer != TC_FILLING_IMPOSSIBLE)
    return;

  if (!self->lacks_drones)
    {
      explain_square (self->blocker, filling);
      return;
    }
  start.n_steps = self->n_steps;
  start.max_steps = self->n_steps + self->max_steps;
  count_drones (&start, n_drones + 1, filling);
  self->n_steps = start.n_steps;
}

/* What an empty city tells: a square that nothing covers, or more drones than there are. */
static void
look_at_city (Search        *self,
              const TcBoard *board,
              TcFilling     *filling)
{
  const unsigned n_summed = tc_filling_sum_up (self->forms, board, self->feature, filling);
  Outlook outlook;
  unsigned n_drones;

  self->max_drones = UINT32_MAX;
  look_ahead (self, &outlook);
  if (outlook.fewest_ways == 0)
    {
      memset (filling->cells, 0, sizeof filling->cells);
      explain_square (outlook.tightest, filling);
    }
  n_drones = outlook.n_drones > n_summed ? outlook.n_drones : n_summed;
  if (filling->answer == TC_FILLING_NOT_DECIDED && n_drones > board->n_drones)
    count_drones (self, n_drones, filling);
}

TcFilling
tc_board_find_filling (const TcBoard *board,
                       TcFeatureKind  feature,
                       unsigned       index,
                       uint32_t       max_steps)
{
  const TcForms forms = tc_forms_of_hq (board);
  Search self = { .forms = &forms, .max_steps = max_steps };
  TcFilling filling = { .answer = TC_FILLING_NOT_DECIDED };

  self.ground = tc_ground_of_board (board);
  init_feature (&self, board, feature, index);
  filling.n_squares = (uint16_t) self.n_wanted;
  if (self.n_wanted > 0)
    look_at_city (&self, board, &filling);
  if (filling.answer == TC_FILLING_NOT_DECIDED)
    search (&self, board->n_drones, &filling);
  filling.n_steps = self.n_steps;

  return filling;
}
