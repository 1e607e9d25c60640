/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-check.h"

#include <string.h>

#include "tc-ground.h"
#include "tc-lint.h"

/* The problems of a board as they are found. */
typedef struct
{
  TcProblem *problems;
  size_t     capacity;
  size_t     n_problems;
  TcProblem  spare;          /* what does not fit any more is written here and forgotten */
} TcProblemList;

const int8_t tc_usual_bubbles[TC_N_USUAL_BUBBLES] = { 0, -1, -1, -2, -3 };

static bool
bubble_pays (const TcBoard *self,
             unsigned       bubble)
{
  return bubble < self->n_bubbles && self->bubbles[bubble] > 0;
}

static bool
drone_is_cheaper (const TcBoard *self,
                  unsigned       drone)
{
  return drone > 0 && drone < self->n_drones && self->drones[drone] <= 0 && self->drones[drone] > self->drones[drone - 1];
}

TcBoard
tc_board_with_usual_bubbles (const TcBoard *self)
{
  TcBoard board = *self;

  memset (board.bubbles, 0, sizeof board.bubbles);
  memcpy (board.bubbles, tc_usual_bubbles, sizeof tc_usual_bubbles);
  board.n_bubbles = TC_N_USUAL_BUBBLES;

  return board;
}

TcBoard
tc_board_with_drones_in_order (const TcBoard *self)
{
  TcBoard board = *self;

  for (unsigned i = 1; i < board.n_drones; i++)
    for (unsigned k = i; k > 0 && board.drones[k] > board.drones[k - 1]; k--)
      {
        const int8_t cheaper = board.drones[k];

        board.drones[k] = board.drones[k - 1];
        board.drones[k - 1] = cheaper;
      }

  return board;
}

/* A new problem, whose other parts are zero. */
static TcProblem *
add_problem (TcProblemList *self,
             TcProblemKind  kind,
             unsigned       index)
{
  TcProblem *problem = &self->spare;

  if (self->n_problems < self->capacity)
    problem = &self->problems[self->n_problems++];
  memset (problem, 0, sizeof *problem);
  problem->kind = kind;
  problem->index = (uint8_t) index;

  return problem;
}

static void
add_feature_problem (TcProblemList *self,
                     TcProblemKind  kind,
                     TcFeatureKind  feature,
                     unsigned       index)
{
  add_problem (self, kind, index)->feature = feature;
}

static void
check_value (TcProblemList *self,
             TcValue        value,
             TcFeatureKind  feature,
             unsigned       index)
{
  if (value.high < -TC_MAX_VALUE || value.high > TC_MAX_VALUE || value.low < -TC_MAX_VALUE || value.low > TC_MAX_VALUE)
    add_feature_problem (self, TC_PROBLEM_VALUE_RANGE, feature, index);
  if (value.high < value.low)
    add_feature_problem (self, TC_PROBLEM_HIGH_BELOW_LOW, feature, index);
}

static bool
has_city (const TcBoard *board,
          TcFeatureKind  feature,
          unsigned       index)
{
  const unsigned length = feature == TC_FEATURE_COLUMN ? board->n_rows : board->n_columns;

  for (unsigned i = 0; i < length; i++)
    if (feature == TC_FEATURE_COLUMN ? tc_board_is_city (board, i, index) : tc_board_is_city (board, index, i))
      return true;

  return false;
}

/* Columns and rows without city squares are no features: their values are not looked at. */
static void
check_values (TcProblemList *self,
              const TcBoard *board)
{
  for (unsigned i = 0; i < board->n_columns; i++)
    if (has_city (board, TC_FEATURE_COLUMN, i))
      check_value (self, board->columns[i], TC_FEATURE_COLUMN, i);
  for (unsigned i = 0; i < board->n_rows; i++)
    if (has_city (board, TC_FEATURE_ROW, i))
      check_value (self, board->rows[i], TC_FEATURE_ROW, i);
  for (unsigned i = 0; i < board->n_districts; i++)
    check_value (self, board->districts[i].value, TC_FEATURE_DISTRICT, i);
}

static void
check_districts (TcProblemList *self,
                 const TcBoard *board)
{
  if (tc_board_n_squares (board) == 0)
    add_problem (self, TC_PROBLEM_NO_CITY, 0);
  if (board->n_districts < 1 || board->n_districts > TC_MAX_DISTRICTS)
    add_problem (self, TC_PROBLEM_DISTRICT_COUNT, 0);
  for (unsigned i = 0; i < board->n_districts; i++)
    if (tc_board_district_size (board, i) == 0)
      add_problem (self, TC_PROBLEM_DISTRICT_EMPTY, i);
}

static void
check_remote (TcProblemList *self,
              const TcBoard *board)
{
  if (board->n_drones < 1 || board->n_drones > TC_MAX_DRONES)
    add_problem (self, TC_PROBLEM_DRONE_COUNT, 0);
  for (unsigned i = 0; i < board->n_drones; i++)
    if (board->drones[i] > 0)
      add_problem (self, TC_PROBLEM_DRONE_POSITIVE, i);
  if (board->n_bubbles < 1 || board->n_bubbles > TC_MAX_BUBBLES)
    add_problem (self, TC_PROBLEM_BUBBLE_COUNT, 0);
}

static bool
is_redefined (const TcBoard *board,
              unsigned       index)
{
  for (unsigned i = 0; i < index; i++)
    if (strcmp (board->tokens[i].id, board->tokens[index].id) == 0)
      return true;

  return tc_token_find (board->tokens[index].id) != NULL;
}

static void
check_tokens (TcProblemList *self,
              const TcBoard *board)
{
  for (unsigned i = 0; i < board->n_tokens; i++)
    {
      if (!tc_shape_is_token (board->tokens[i].shape))
        add_problem (self, TC_PROBLEM_TOKEN_SHAPE, i);
      if (is_redefined (board, i))
        add_problem (self, TC_PROBLEM_TOKEN_REDEFINED, i);
    }
}

static const char *
hq_id (const TcBoard *board,
       unsigned       place)
{
  return place < TC_N_SECTIONS ? board->sections[place] : board->small[place - TC_N_SECTIONS];
}

static void
check_hq_place (TcProblemList  *self,
                const TcBoard  *board,
                const TcGround *ground,
                unsigned        place)
{
  const TcToken *token = tc_board_find_token (board, hq_id (board, place));
  TcForm forms[8];
  unsigned n_forms;

  if (token == NULL)
    add_problem (self, TC_PROBLEM_HQ_UNKNOWN_TOKEN, place);
  if (token == NULL || !tc_shape_is_token (token->shape) || tc_board_n_squares (board) == 0)
    return;

  n_forms = tc_forms_of_shape (token->shape, forms);
  for (unsigned i = 0; i < n_forms; i++)
    if (tc_ground_has_room (ground, &forms[i]))
      return;
  add_problem (self, TC_PROBLEM_TOKEN_FITS_NOWHERE, place);
}

/* What freestyle may draw is not checked: the table can draw again. */
static void
check_hq (TcProblemList  *self,
          const TcBoard  *board,
          const TcGround *ground)
{
  for (unsigned place = board->has_sections ? 0 : TC_N_SECTIONS; place < TC_N_HQ_TOKENS; place++)
    check_hq_place (self, board, ground, place);
  for (unsigned i = 1; board->has_sections && i < TC_N_SECTIONS; i++)
    for (unsigned k = 0; k < i; k++)
      if (strcmp (board->sections[i], board->sections[k]) == 0)
        {
          add_problem (self, TC_PROBLEM_HQ_TWICE, i);
          break;
        }
}

static void
check_errors (TcProblemList  *self,
              const TcBoard  *board,
              const TcGround *ground)
{
  check_districts (self, board);
  check_values (self, board);
  check_remote (self, board);
  check_tokens (self, board);
  check_hq (self, board, ground);
}

/* Walls are drawn half as strong as the colour in the file, mixed with white or with night, which about halves distances. Two
 * large areas side by side can just be told apart at 2 and are told apart without effort at 3, so 6 in the file. The nearest two
 * districts of the boards in the box have 10.5 (tile and fence, for tritan eyes). */
#define ALIKE_BELOW 6.0

static void
check_prices (TcProblemList *self,
              const TcBoard *board)
{
  for (unsigned i = 0; i < board->n_bubbles; i++)
    if (bubble_pays (board, i))
      add_problem (self, TC_PROBLEM_BUBBLE_POSITIVE, i);
  for (unsigned i = 0; i < board->n_drones; i++)
    if (drone_is_cheaper (board, i))
      add_problem (self, TC_PROBLEM_DRONE_CHEAPER, i);
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

  problem = add_problem (self, TC_PROBLEM_DISTRICT_IN_PARTS, district);
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
            problem = add_problem (self, TC_PROBLEM_SQUARE_OUT_OF_REACH, 0);
          problem->cells[row][column] = true;
        }
}

static void
check_feature (TcProblemList *self,
               const TcBoard *board,
               uint32_t       max_steps,
               TcFeatureKind  feature,
               unsigned       index)
{
  const TcFilling filling = tc_board_find_filling (board, feature, index, max_steps);
  TcProblem *problem;

  if (filling.answer == TC_FILLING_POSSIBLE)
    return;
  problem = add_problem (self, filling.answer == TC_FILLING_IMPOSSIBLE ? TC_PROBLEM_FEATURE_IMPOSSIBLE
                         : TC_PROBLEM_FEATURE_NOT_DECIDED, index);
  problem->feature = feature;
  problem->filling = filling;
  memcpy (problem->cells, filling.cells, sizeof problem->cells);
}

static void
check_features (TcProblemList *self,
                const TcBoard *board,
                uint32_t       max_steps)
{
  for (unsigned i = 0; i < board->n_columns; i++)
    check_feature (self, board, max_steps, TC_FEATURE_COLUMN, i);
  for (unsigned i = 0; i < board->n_rows; i++)
    check_feature (self, board, max_steps, TC_FEATURE_ROW, i);
  for (unsigned i = 0; i < board->n_districts; i++)
    check_feature (self, board, max_steps, TC_FEATURE_DISTRICT, i);
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
        TcProblem *problem = add_problem (self, TC_PROBLEM_COLOURS_ALIKE, a);

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

static void
check_design (TcProblemList *self,
              const TcBoard *board)
{
  bool cells[TC_MAX_SIDE][TC_MAX_SIDE];
  const unsigned n_parts = tc_lint_count_parts (board, cells);
  unsigned other;

  for (unsigned i = 0; i < board->n_districts; i++)
    if (tc_lint_is_dear (board, i, &other))
      add_problem (self, TC_PROBLEM_DISTRICT_DEAR, i)->other = (uint8_t) other;
  if (n_parts > 1)
    memcpy (add_problem (self, TC_PROBLEM_CITY_IN_PARTS, n_parts)->cells, cells, sizeof cells);
  if (tc_lint_is_flat (board))
    add_problem (self, TC_PROBLEM_ALL_FLAT, 0);
  if (tc_lint_is_all_negative (board))
    add_problem (self, TC_PROBLEM_ALL_NEGATIVE, 0);
}

/* Everything that could be better on a board, which does not keep it from being played. */
static void
check_warnings (TcProblemList  *self,
                const TcBoard  *board,
                const TcGround *ground,
                uint32_t        max_steps)
{
  const TcForms forms = tc_forms_of_hq (board);

  check_features (self, board, max_steps);
  check_prices (self, board);
  for (unsigned i = 0; i < board->n_districts; i++)
    check_parts (self, board, i);
  check_reach (self, board, &forms, ground);
  check_colours (self, board);
  check_design (self, board);
}

size_t
tc_check_board (const TcBoard *board,
                uint32_t       max_steps,
                TcProblem     *problems,
                size_t         capacity)
{
  const TcGround ground = tc_ground_of_board (board);
  TcProblemList self = { .problems = problems, .capacity = capacity };

  check_errors (&self, board, &ground);
  check_warnings (&self, board, &ground, max_steps);

  return self.n_problems;
}

bool
tc_check_is_playable (const TcBoard *board)
{
  const TcGround ground = tc_ground_of_board (board);
  TcProblem first;
  TcProblemList self = { .problems = &first, .capacity = 1 };

  check_errors (&self, board, &ground);

  return self.n_problems == 0;
}

bool
tc_problem_is_error (TcProblemKind kind)
{
  return kind <= TC_PROBLEM_TOKEN_FITS_NOWHERE;
}

bool
tc_problem_is_note (TcProblemKind kind)
{
  return kind == TC_PROBLEM_FEATURE_NOT_DECIDED;
}
