/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-ground.h"

#include <string.h>

TcGround
tc_ground_of_board (const TcBoard *board)
{
  TcGround self;

  memset (&self, 0xff, sizeof self);
  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      if (tc_board_is_city (board, row, column))
        self.rows[row] &= ~(UINT32_C (1) << column);

  return self;
}

bool
tc_ground_fits (const TcGround *self,
                const TcForm   *form,
                unsigned        row,
                unsigned        column)
{
  uint32_t hit = 0;

  for (unsigned i = 0; i < form->n_rows; i++)
    hit |= self->rows[row + i] & ((uint32_t) form->rows[i] << column);

  return hit == 0;
}

bool
tc_ground_has_room (const TcGround *self,
                    const TcForm   *form)
{
  for (unsigned row = 0; row < TC_MAX_SIDE; row++)
    for (unsigned column = 0; column < TC_MAX_SIDE; column++)
      if (tc_ground_fits (self, form, row, column))
        return true;

  return false;
}

bool
tc_shape_is_token (TcShape shape)
{
  return tc_shape_is_connected (shape)
         && tc_shape_n_cells (shape) <= TC_SHAPE_MAX_CELLS
         && tc_shape_n_rows (shape) <= TC_SHAPE_MAX_SIDE
         && tc_shape_n_columns (shape) <= TC_SHAPE_MAX_SIDE;
}

static TcForm
form_of (TcShape shape)
{
  TcForm form = { .n_rows = (uint8_t) tc_shape_n_rows (shape) };

  for (unsigned row = 0; row < form.n_rows; row++)
    for (unsigned column = 0; column < TC_SHAPE_MAX_SIDE; column++)
      if (tc_shape_has (shape, row, column))
        {
          form.rows[row] = (uint8_t) (form.rows[row] | 1u << column);
          form.cells[form.n_cells][0] = (uint8_t) row;
          form.cells[form.n_cells][1] = (uint8_t) column;
          form.n_cells++;
        }

  return form;
}

unsigned
tc_forms_of_shape (TcShape shape,
                   TcForm  forms[8])
{
  TcShape orientations[8];
  const unsigned n_forms = tc_shape_orientations (shape, orientations);

  for (unsigned i = 0; i < n_forms; i++)
    forms[i] = form_of (orientations[i]);

  return n_forms;
}

/* The HQ's tokens by id: which of them exist is for the caller to find out. */
static unsigned
list_ids (const TcBoard *board,
          const char    *ids[TC_N_LARGE_TOKENS + TC_N_SMALL_TOKENS])
{
  unsigned n_ids = 0;

  for (unsigned i = 0; board->has_sections && i < TC_N_SECTIONS; i++)
    ids[n_ids++] = board->sections[i];
  for (unsigned i = 0; !board->has_sections && i < TC_N_LARGE_TOKENS; i++)
    ids[n_ids++] = tc_token_large (i)->id;
  for (unsigned i = 0; i < TC_N_SMALL_TOKENS; i++)
    ids[n_ids++] = board->small[i];

  return n_ids;
}

static bool
has_shape (const TcShape *shapes,
           unsigned       n_shapes,
           TcShape        shape)
{
  for (unsigned i = 0; i < n_shapes; i++)
    if (tc_shape_equal (shapes[i], shape))
      return true;

  return false;
}

/* Sorted in behind @first, the largest first; those of one size stay in the order of the HQ. */
static void
insert_shape (TcShape *shapes,
              unsigned first,
              unsigned n_shapes,
              TcShape  shape)
{
  unsigned i;

  for (i = n_shapes; i > first && tc_shape_n_cells (shapes[i - 1]) < tc_shape_n_cells (shape); i--)
    shapes[i] = shapes[i - 1];
  shapes[i] = shape;
}

/* Adds what is among these ids and was not there before. */
static unsigned
list_shapes (const TcBoard     *board,
             const char *const *ids,
             unsigned           n_ids,
             TcShape           *shapes,
             unsigned           n_before)
{
  unsigned n_shapes = n_before;

  for (unsigned i = 0; i < n_ids; i++)
    {
      const TcToken *token = tc_board_find_token (board, ids[i]);
      const TcShape shape = token != NULL ? tc_shape_canonical (token->shape) : (TcShape) { 0 };

      if (tc_shape_is_token (shape) && !has_shape (shapes, n_shapes, shape))
        insert_shape (shapes, n_before, n_shapes++, shape);
    }

  return n_shapes;
}

TcForms
tc_forms_of_hq (const TcBoard *board)
{
  const char *ids[TC_N_LARGE_TOKENS + TC_N_SMALL_TOKENS];
  TcShape shapes[TC_N_LARGE_TOKENS + TC_N_SMALL_TOKENS];
  const unsigned n_ids = list_ids (board, ids), n_large = n_ids - TC_N_SMALL_TOKENS;
  const unsigned n_free = list_shapes (board, ids, n_large, shapes, 0);
  const unsigned n_shapes = list_shapes (board, ids + n_large, TC_N_SMALL_TOKENS, shapes, n_free);
  TcForms self = { 0 };

  for (unsigned i = 0; i < n_shapes; i++)
    {
      self.n_forms += tc_forms_of_shape (shapes[i], &self.forms[self.n_forms]);
      if (i < n_free)
        self.n_free = self.n_forms;
    }

  return self;
}
