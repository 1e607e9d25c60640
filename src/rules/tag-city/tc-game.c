/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game.h"

#include <string.h>

#include "tc-anchors.h"
#include "tc-ground.h"

static void
copy_id (char        to[TC_TOKEN_ID_SIZE],
         const char *from)
{
  memset (to, 0, TC_TOKEN_ID_SIZE);
  for (unsigned i = 0; i + 1 < TC_TOKEN_ID_SIZE && from[i] != '\0'; i++)
    to[i] = from[i];
}

static bool
same_id (const char *a,
         const char *b)
{
  return strncmp (a, b, TC_TOKEN_ID_SIZE) == 0;
}

static bool
token_is_sound (const TcToken *token)
{
  return token->id[0] != '\0' && token->id[TC_TOKEN_ID_SIZE - 1] == '\0' && tc_shape_is_token (token->shape);
}

static bool
sizes_are_sound (const TcBoard *board)
{
  return board->n_rows >= 1 && board->n_rows <= TC_MAX_SIDE &&
         board->n_columns >= 1 && board->n_columns <= TC_MAX_SIDE &&
         board->n_districts >= 1 && board->n_districts <= TC_MAX_DISTRICTS &&
         board->n_drones >= 1 && board->n_drones <= TC_MAX_DRONES &&
         board->n_bubbles >= 1 && board->n_bubbles <= TC_MAX_BUBBLES &&
         board->n_tokens <= TC_MAX_OWN_TOKENS;
}

static bool
squares_are_sound (const TcBoard *board)
{
  for (unsigned row = 0; row < board->n_rows; row++)
    for (unsigned column = 0; column < board->n_columns; column++)
      if (board->squares[row][column] != TC_OUTSIDE && board->squares[row][column] >= board->n_districts)
        return false;

  for (unsigned district = 0; district < board->n_districts; district++)
    if (tc_board_district_size (board, district) == 0)
      return false;

  return true;
}

/* Whether the board's numbers keep within what the rules have room for; whether it makes sense is for tc-check.h to say. */
static bool
tc_setup_board_is_sound (const TcBoard *board)
{
  if (!sizes_are_sound (board) || !squares_are_sound (board))
    return false;

  for (unsigned i = 0; i < board->n_tokens; i++)
    if (!token_is_sound (&board->tokens[i]))
      return false;

  return true;
}

static bool
is_large_token (const char *id)
{
  for (unsigned i = 0; i < TC_N_LARGE_TOKENS; i++)
    if (same_id (tc_token_large (i)->id, id))
      return true;

  return false;
}

static bool
is_freestyle (const TcSetup *setup)
{
  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    {
      if (!is_large_token (setup->hq[i]))
        return false;
      for (unsigned j = 0; j < i; j++)
        if (same_id (setup->hq[i], setup->hq[j]))
          return false;
    }

  return true;
}

static bool
is_printed (const TcSetup *setup,
            const TcBoard *board)
{
  if (!board->has_sections)
    return false;

  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    if (!same_id (setup->hq[i], board->sections[i]))
      return false;

  return true;
}

static bool
has_printed_small_tokens (const TcSetup *setup,
                          const TcBoard *board)
{
  for (unsigned i = 0; i < TC_N_SMALL_TOKENS; i++)
    if (!same_id (setup->hq[TC_N_SECTIONS + i], board->small[i]))
      return false;

  return true;
}

/* Whether the table may play so on that board (C3, C5, C6). */
static TcSetupVerdict
tc_setup_check (const TcSetup *self,
                const TcBoard *board)
{
  if (self->n_seats < TC_MIN_SEATS || self->n_seats > TC_MAX_SEATS || self->leader >= self->n_seats)
    return TC_SETUP_BAD_SEATS;

  for (unsigned i = 0; i < TC_N_HQ_TOKENS; i++)
    if (self->hq[i][TC_TOKEN_ID_SIZE - 1] != '\0' || tc_board_find_token (board, self->hq[i]) == NULL)
      return TC_SETUP_UNKNOWN_TOKEN;

  if (!has_printed_small_tokens (self, board) || !(is_printed (self, board) || is_freestyle (self)))
    return TC_SETUP_BAD_HQ;

  return TC_SETUP_FINE;
}

static void
print_small_tokens (TcSetup       *setup,
                    const TcBoard *board)
{
  for (unsigned i = 0; i < TC_N_SMALL_TOKENS; i++)
    copy_id (setup->hq[TC_N_SECTIONS + i], board->small[i]);
}

bool
tc_setup_print_hq (TcSetup       *setup,
                   const TcBoard *board)
{
  if (!board->has_sections)
    return false;

  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    copy_id (setup->hq[i], board->sections[i]);
  print_small_tokens (setup, board);

  return true;
}

void
tc_setup_draw_hq (TcSetup       *setup,
                  const TcBoard *board,
                  TurnRandom    *random)
{
  unsigned box[TC_N_LARGE_TOKENS];

  for (unsigned i = 0; i < TC_N_LARGE_TOKENS; i++)
    box[i] = i;

  for (unsigned i = 0; i < TC_N_SECTIONS; i++)
    {
      const unsigned drawn = i + turn_random_below (random, TC_N_LARGE_TOKENS - i);
      const unsigned token = box[drawn];

      box[drawn] = box[i];
      copy_id (setup->hq[i], tc_token_large (token)->id);
    }
  print_small_tokens (setup, board);
}

static unsigned
square_at (const TcGame *self,
           unsigned      row,
           unsigned      column)
{
  return row * self->board.n_columns + column;
}

static bool
feature_has (const TcBoard   *board,
             const TcFeature *feature,
             unsigned         row,
             unsigned         column)
{
  switch (feature->kind)
    {
    case TC_FEATURE_COLUMN:
      return column == feature->index;

    case TC_FEATURE_ROW:
      return row == feature->index;

    case TC_FEATURE_DISTRICT:
    default:
      return board->squares[row][column] == feature->index;
    }
}

/* Adds a feature unless it holds no city square (C2). */
static void
add_feature (TcGame       *self,
             TcFeatureKind kind,
             unsigned      index,
             TcValue       value)
{
  TcFeature *feature = &self->features[self->n_features];

  *feature = (TcFeature) { .kind = kind, .index = (uint8_t) index, .value = value };
  for (unsigned row = 0; row < self->board.n_rows; row++)
    for (unsigned column = 0; column < self->board.n_columns; column++)
      if (tc_board_is_city (&self->board, row, column) && feature_has (&self->board, feature, row, column))
        {
          const unsigned square = square_at (self, row, column);

          tc_set_add (&feature->squares, square);
          self->square_features[square][kind] = self->n_features;
          self->square_feature_bits[square] |= UINT64_C (1) << self->n_features;
          feature->n_squares++;
        }

  if (feature->n_squares > 0)
    self->n_features++;
}

static void
add_features (TcGame *self)
{
  const TcBoard *board = &self->board;

  memset (self->square_features, TC_OUTSIDE, sizeof self->square_features);
  for (unsigned i = 0; i < board->n_columns; i++)
    add_feature (self, TC_FEATURE_COLUMN, i, board->columns[i]);
  for (unsigned i = 0; i < board->n_rows; i++)
    add_feature (self, TC_FEATURE_ROW, i, board->rows[i]);
  for (unsigned i = 0; i < board->n_districts; i++)
    add_feature (self, TC_FEATURE_DISTRICT, i, board->districts[i].value);

  /* What an empty last candidate left behind. */
  if (self->n_features < TC_MAX_FEATURES)
    memset (&self->features[self->n_features], 0, sizeof self->features[0]);
}

static void
add_city (TcGame *self)
{
  for (unsigned row = 0; row < self->board.n_rows; row++)
    for (unsigned column = 0; column < self->board.n_columns; column++)
      if (tc_board_is_city (&self->board, row, column))
        tc_set_add (&self->city, square_at (self, row, column));
}

static bool
shape_fits_at (const TcBoard *board,
               TcShape        shape,
               unsigned       row,
               unsigned       column)
{
  for (uint64_t cells = shape.cells; cells != 0; cells &= cells - 1)
    {
      const unsigned bit = (unsigned) __builtin_ctzll (cells);

      if (!tc_board_is_city (board, row + bit / 8, column + bit % 8))
        return false;
    }

  return true;
}

static void
add_cells (const TcGame  *self,
           TcOrientation *orientation)
{
  const unsigned n_rows = tc_shape_n_rows (orientation->shape);
  const unsigned n_columns = tc_shape_n_columns (orientation->shape);
  const bool is_on_grid = n_rows <= self->board.n_rows && n_columns <= self->board.n_columns;

  for (unsigned r = 0; r < n_rows; r++)
    for (unsigned c = 0; c < n_columns; c++)
      if (tc_shape_has (orientation->shape, r, c))
        {
          const unsigned offset = square_at (self, r, c);

          orientation->entries[orientation->n_cells] = (uint16_t) tc_shifted_entry (r, c, self->n_words);
          orientation->cells[orientation->n_cells++] = (uint8_t) offset;
          if (is_on_grid)
            tc_set_add (&orientation->squares, offset);
        }

  for (unsigned i = orientation->n_cells; i < TC_SHAPE_MAX_CELLS; i++)
    {
      orientation->cells[i] = orientation->cells[i - 1];
      orientation->entries[i] = orientation->entries[i - 1];
    }
}

static void
add_orientation (TcGame  *self,
                 unsigned token,
                 TcShape  shape)
{
  TcOrientation *orientation = &self->orientations[token][self->n_orientations[token]++];

  orientation->shape = shape;
  add_cells (self, orientation);

  /* A shape touches all four sides of its window, so the window stays on the grid when the cells do. */
  for (unsigned row = 0; row < self->board.n_rows; row++)
    for (unsigned column = 0; column < self->board.n_columns; column++)
      if (shape_fits_at (&self->board, shape, row, column))
        tc_set_add (&orientation->fits, square_at (self, row, column));
}

static void
add_side (TcGame  *self,
          unsigned token,
          TcShape  shape)
{
  const unsigned n_rows = tc_shape_n_rows (shape), n_columns = tc_shape_n_columns (shape);
  const uint8_t side = (uint8_t) (n_rows > n_columns ? n_rows : n_columns);

  self->sides[token] = side;
  if (self->sides[TC_N_HQ_TOKENS] < side)
    self->sides[TC_N_HQ_TOKENS] = side;
}

static void
add_hq (TcGame *self)
{
  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    {
      TcShape shapes[8];
      unsigned n_shapes;

      self->hq[token] = *tc_board_find_token (&self->board, self->setup.hq[token]);
      n_shapes = tc_shape_orientations (self->hq[token].shape, shapes);
      for (unsigned i = 0; i < n_shapes; i++)
        add_orientation (self, token, shapes[i]);
      add_side (self, token, shapes[0]);
    }
}

TcSetupVerdict
tc_game_init (TcGame        *self,
              const TcBoard *board,
              const TcSetup *setup)
{
  TcSetupVerdict verdict;

  if (!tc_setup_board_is_sound (board) || !tc_check_is_playable (board))
    return TC_SETUP_BAD_BOARD;

  verdict = tc_setup_check (setup, board);
  if (verdict != TC_SETUP_FINE)
    return verdict;

  memset (self, 0, sizeof *self);
  self->board = *board;
  self->setup = *setup;
  self->n_squares = (uint16_t) (board->n_rows * board->n_columns);
  self->n_words = self->n_squares <= 128 ? 2 : 4;
  add_city (self);
  add_features (self);
  add_hq (self);

  return TC_SETUP_FINE;
}

TcSet
tc_game_placement (const TcGame *self,
                   unsigned      token,
                   unsigned      orientation,
                   unsigned      anchor)
{
  const TcOrientation *held = &self->orientations[token][orientation];
  TcSet squares = { 0 };

  for (unsigned i = 0; i < held->n_cells; i++)
    tc_set_add (&squares, anchor + held->cells[i]);

  return squares;
}

static unsigned
first_square (const TcSet *squares)
{
  unsigned square = 0;

  while (square < TC_MAX_SQUARES && !tc_set_has (squares, square))
    square++;

  return square;
}

bool
tc_game_find_placement (const TcGame *self,
                        unsigned      token,
                        const TcSet  *squares,
                        uint8_t      *orientation,
                        uint8_t      *anchor)
{
  const unsigned first = first_square (squares);

  for (unsigned o = 0; o < self->n_orientations[token]; o++)
    {
      const TcOrientation *held = &self->orientations[token][o];
      const unsigned candidate = first - held->cells[0];
      TcSet placement;

      if (first < held->cells[0] || first >= self->n_squares || !tc_set_has (&held->fits, candidate))
        continue;

      placement = tc_game_placement (self, token, o, candidate);
      if (memcmp (&placement, squares, sizeof placement) == 0)
        {
          *orientation = (uint8_t) o;
          *anchor = (uint8_t) candidate;
          return true;
        }
    }

  return false;
}
