/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-check.h"

#include <string.h>

#include "tc-ground.h"
#include "tc-problem-list.h"

TcProblem *
tc_problem_list_add (TcProblemList *self,
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
  tc_problem_list_add (self, kind, index)->feature = feature;
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
    tc_problem_list_add (self, TC_PROBLEM_NO_CITY, 0);
  if (board->n_districts < 1 || board->n_districts > TC_MAX_DISTRICTS)
    tc_problem_list_add (self, TC_PROBLEM_DISTRICT_COUNT, 0);
  for (unsigned i = 0; i < board->n_districts; i++)
    if (tc_board_district_size (board, i) == 0)
      tc_problem_list_add (self, TC_PROBLEM_DISTRICT_EMPTY, i);
}

static void
check_remote (TcProblemList *self,
              const TcBoard *board)
{
  if (board->n_drones < 1 || board->n_drones > TC_MAX_DRONES)
    tc_problem_list_add (self, TC_PROBLEM_DRONE_COUNT, 0);
  for (unsigned i = 0; i < board->n_drones; i++)
    if (board->drones[i] > 0)
      tc_problem_list_add (self, TC_PROBLEM_DRONE_POSITIVE, i);
  if (board->n_bubbles < 1 || board->n_bubbles > TC_MAX_BUBBLES)
    tc_problem_list_add (self, TC_PROBLEM_BUBBLE_COUNT, 0);
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
        tc_problem_list_add (self, TC_PROBLEM_TOKEN_SHAPE, i);
      if (is_redefined (board, i))
        tc_problem_list_add (self, TC_PROBLEM_TOKEN_REDEFINED, i);
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
    tc_problem_list_add (self, TC_PROBLEM_HQ_UNKNOWN_TOKEN, place);
  if (token == NULL || !tc_shape_is_token (token->shape) || tc_board_n_squares (board) == 0)
    return;

  n_forms = tc_forms_of_shape (token->shape, forms);
  for (unsigned i = 0; i < n_forms; i++)
    if (tc_ground_has_room (ground, &forms[i]))
      return;
  tc_problem_list_add (self, TC_PROBLEM_TOKEN_FITS_NOWHERE, place);
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
          tc_problem_list_add (self, TC_PROBLEM_HQ_TWICE, i);
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

size_t
tc_check_board (const TcBoard *board,
                TcProblem     *problems,
                size_t         capacity)
{
  const TcGround ground = tc_ground_of_board (board);
  TcProblemList self = { .problems = problems, .capacity = capacity };

  check_errors (&self, board, &ground);
  tc_problem_list_add_warnings (&self, board, &ground);

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
