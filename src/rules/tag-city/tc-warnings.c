/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-problem-list.h"

#include "tc-prices.h"

/* Walls are drawn half as strong as the colour in the file, mixed with white or with night, which about halves distances. Two
 * large areas side by side can just be told apart at 2 and are told apart without effort at 3, so 6 in the file. The nearest two
 * districts of the boards in the box have 10.5 (tile and fence, for tritan eyes). */
#define ALIKE_BELOW 6.0

static void
check_prices (TcProblemList *self,
              const TcBoard *board)
{
  for (unsigned i = 0; i < board->n_bubbles; i++)
    if (tc_board_bubble_pays (board, i))
      tc_problem_list_add (self, TC_PROBLEM_BUBBLE_POSITIVE, i);
  for (unsigned i = 0; i < board->n_drones; i++)
    if (tc_board_drone_is_cheaper (board, i))
      tc_problem_list_add (self, TC_PROBLEM_DRONE_CHEAPER, i);
}

/* Marks the part of a district around a square with a number; returns its size. At most as deep as a district has squares. */
static unsigned
mark_part (const TcBoard *board,
           unsigned       district,
           unsigned       row,
           unsigned       column,
           uint8_t        part,
           uint8_t        parts[TC_MAX_SIDE][TC_MAX_SIDE])
{
  if (row >= board->n_rows || column >= board->n_columns
      || board->squares[row][column] != district || parts[row][column] != 0)
    return 0;

  parts[row][column] = part;

  return 1 + mark_part (board, district, row - 1, column, part, parts)
         + mark_part (board, district, row + 1, column, part, parts)
         + mark_part (board, district, row, column - 1, part, parts)
         + mark_part (board, district, row, column + 1, part, parts);
}

static void
check_parts (TcProblemList *self,
             const TcBoard *board,
             unsigned       district)
{
  uint8_t parts[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  unsigned n_parts = 0, largest = 0, largest_size = 0;
  TcProblem *problem;

  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      {
        const unsigned size = mark_part (board, district, row, column, (uint8_t) (n_parts + 1), parts);

        n_parts += size > 0;
        if (size > largest_size)
          {
            largest = n_parts;
            largest_size = size;
          }
      }
  if (n_parts < 2)
    return;

  problem = tc_problem_list_add (self, TC_PROBLEM_DISTRICT_IN_PARTS, district);
  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE; column++)
      problem->cells[row][column] = parts[row][column] != 0 && parts[row][column] != largest;
}

static void
mark_reach (const TcForm *form,
            unsigned      row,
            unsigned      column,
            bool          reached[TC_MAX_SIDE][TC_MAX_SIDE])
{
  for (unsigned i = 0; i < form->n_cells; i++)
    reached[row + form->cells[i][0]][column + form->cells[i][1]] = true;
}

static void
check_reach (TcProblemList  *self,
             const TcBoard  *board,
             const TcForms  *forms,
             const TcGround *ground)
{
  bool reached[TC_MAX_SIDE][TC_MAX_SIDE] = { 0 };
  TcProblem *problem = NULL;

  for (unsigned i = 0; i < forms->n_forms; i++)
    for (unsigned row = 0; row < board->n_rows; row++)
      for (unsigned column = 0; column < board->n_columns; column++)
        if (tc_ground_fits (ground, &forms->forms[i], row, column))
          mark_reach (&forms->forms[i], row, column, reached);

  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      if (tc_board_is_city (board, row, column) && !reached[row][column])
        {
          if (problem == NULL)
            problem = tc_problem_list_add (self, TC_PROBLEM_SQUARE_OUT_OF_REACH, 0);
          problem->cells[row][column] = true;
        }
}

static void
check_feature (TcProblemList *self,
               const TcBoard *board,
               const TcForms *forms,
               TcFeatureKind  feature,
               unsigned       index)
{
  uint8_t blocker[2];
  TcProblem *problem;

  if (tc_forms_can_fill (forms, board, feature, index, NULL, blocker))
    return;
  problem = tc_problem_list_add (self, TC_PROBLEM_FEATURE_IMPOSSIBLE, index);
  problem->feature = feature;
  problem->cells[blocker[0]][blocker[1]] = true;
}

static void
check_features (TcProblemList *self,
                const TcBoard *board,
                const TcForms *forms)
{
  for (unsigned i = 0; i < board->n_columns; i++)
    check_feature (self, board, forms, TC_FEATURE_COLUMN, i);
  for (unsigned i = 0; i < board->n_rows; i++)
    check_feature (self, board, forms, TC_FEATURE_ROW, i);
  for (unsigned i = 0; i < board->n_districts; i++)
    check_feature (self, board, forms, TC_FEATURE_DISTRICT, i);
}

static void
mark_neighbours (unsigned a,
                 unsigned b,
                 bool     neighbours[TC_MAX_DISTRICTS][TC_MAX_DISTRICTS])
{
  if (a < TC_MAX_DISTRICTS && b < TC_MAX_DISTRICTS && a != b)
    neighbours[a < b ? a : b][a < b ? b : a] = true;
}

static void
find_neighbours (const TcBoard *board,
                 bool           neighbours[TC_MAX_DISTRICTS][TC_MAX_DISTRICTS])
{
  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      {
        if (row + 1 < board->n_rows)
          mark_neighbours (board->squares[row][column], board->squares[row + 1][column], neighbours);
        if (column + 1 < board->n_columns)
          mark_neighbours (board->squares[row][column], board->squares[row][column + 1], neighbours);
      }
}

/* One problem a pair, for the first eyes that find them alike. */
static void
check_pair (TcProblemList *self,
            const TcBoard *board,
            unsigned       a,
            unsigned       b)
{
  for (TcEyes eyes = TC_EYES_FULL; eyes <= TC_EYES_TRITAN; eyes++)
    if (tc_colour_distance (board->districts[a].colour, board->districts[b].colour, eyes) < ALIKE_BELOW)
      {
        TcProblem *problem = tc_problem_list_add (self, TC_PROBLEM_COLOURS_ALIKE, a);

        problem->other = (uint8_t) b;
        problem->eyes = eyes;
        return;
      }
}

static void
check_colours (TcProblemList *self,
               const TcBoard *board)
{
  bool neighbours[TC_MAX_DISTRICTS][TC_MAX_DISTRICTS] = { 0 };

  find_neighbours (board, neighbours);
  for (unsigned a = 0; a < board->n_districts; a++)
    for (unsigned b = a + 1; b < board->n_districts; b++)
      if (neighbours[a][b])
        check_pair (self, board, a, b);
}

void
tc_problem_list_add_warnings (TcProblemList  *self,
                              const TcBoard  *board,
                              const TcGround *ground)
{
  const TcForms forms = tc_forms_of_hq (board);

  check_prices (self, board);
  for (unsigned i = 0; i < board->n_districts; i++)
    check_parts (self, board, i);
  check_reach (self, board, &forms, ground);
  check_features (self, board, &forms);
  check_colours (self, board);
}
