/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-evaluation.h"

#include <stdlib.h>
#include <string.h>

#include <tc-score.h>

/* What is added up for a placement at most: lines across and along, squares. */
#define MAX_BOUNDS (2 * TC_SHAPE_MAX_SIDE + TC_SHAPE_MAX_CELLS)

/* A whole in the fixed-point numbers of shares: times the largest worth it fits into 32 bits. */
#define ONE 32768u

const TcWeights tc_weights_greedy = {
  .curve = 26,
  .haste = 24,
  .hope = 192,
  .denial = 48,
  .hole = 80,
  .uncovered = 24,
  .dead_end = 96,
  .edge = 80,
  .drone = 192,
  .social = 128,
  .early_social = 1152,
  .final_die = 176,
  .opponents = 224,
  .nearly_over = 144,
  .last_chance = 1792,
};

static unsigned
larger (unsigned a,
        unsigned b)
{
  return a > b ? a : b;
}

/* share^(exponent / 16): between whole powers the line is straight, which needs no logarithm. */
static uint32_t
power_of_share (uint32_t share,
                unsigned exponent)
{
  uint32_t power = ONE;

  for (unsigned i = 0; i < exponent / 16; i++)
    power = power * share / ONE;

  return power - (power - power * share / ONE) * (exponent % 16) / 16;
}

/* The share of an unfinished feature's worth that is expected with @missing squares to go. */
static uint32_t
share_within_horizon (const TcWeights *weights,
                      TcHorizon        horizon,
                      unsigned         missing)
{
  if (horizon == TC_HORIZON_OPEN)
    return 256;
  if (horizon == TC_HORIZON_LAST_DIE || missing > TC_SHAPE_MAX_SIDE)
    return 0;

  return (uint32_t) weights->nearly_over;
}

/* For n squares of @n_squares the share of the worth that is expected. */
static void
fill_shares (int32_t         *shares,
             const TcWeights *weights,
             TcOutlook        outlook,
             unsigned         n_squares)
{
  const unsigned exponent = (unsigned) weights->curve + (unsigned) weights->haste * outlook.progress / TC_WHOLE_BATTLE;
  const uint32_t step = ONE / n_squares;

  for (unsigned n = 0; n < n_squares; n++)
    shares[n] = (int32_t) (power_of_share (n * step, exponent) *
                           share_within_horizon (weights, outlook.horizon, n_squares - n) / 256);
}

static void
fill_expected (TcEvaluation  *self,
               unsigned       feature,
               const int32_t *shares)
{
  const TcFeature *f = &self->game->features[feature];
  int32_t *const taken = &self->expected[0][self->offsets[feature]];
  int32_t *const open = &self->expected[1][self->offsets[feature]];

  for (unsigned n = 0; n < f->n_squares; n++)
    {
      taken[n] = self->worth[0][feature] * shares[n] / (int32_t) ONE;
      open[n] = self->worth[1][feature] * shares[n] / (int32_t) ONE;
    }
  taken[f->n_squares] = f->value.low * TC_PRESTIGE;
  open[f->n_squares] = f->value.high * TC_PRESTIGE;
}

static void
fill_features (TcEvaluation *self,
               TcOutlook     outlook)
{
  int32_t shares[TC_MAX_SQUARES];
  unsigned n_squares = 0, offset = 0;

  self->progress = outlook.progress;
  for (unsigned i = 0; i < self->game->n_features; i++)
    {
      const TcFeature *f = &self->game->features[i];

      /* Neighbouring columns and rows are mostly of one size. */
      if (f->n_squares != n_squares)
        fill_shares (shares, self->weights, outlook, f->n_squares);
      n_squares = f->n_squares;

      self->offsets[i] = (uint16_t) offset;
      self->worth[0][i] = f->value.low * TC_PRESTIGE;
      self->worth[1][i] = f->value.low * TC_PRESTIGE + self->weights->hope * (f->value.high - f->value.low);
      fill_expected (self, i, shares);
      offset += n_squares + 1;
    }
}

/* The index of a tally, which is added if it is new. */
static uint8_t
find_tally (TcEvaluation  *self,
            const TcTally *tally)
{
  unsigned i = 0;

  while (i < self->n_tallies && memcmp (&self->tallies[i], tally, sizeof *tally) != 0)
    i++;
  if (i == self->n_tallies)
    self->tallies[self->n_tallies++] = *tally;

  return (uint8_t) i;
}

static void
count_lines (TcTally *self)
{
  while (self->n < TC_SHAPE_MAX_SIDE && self->counts[self->n] > 0)
    self->n++;
}

/* Bit 8·row + column of a shape is a cell. */
static TcProfile
profile_of_shape (TcEvaluation *evaluation,
                  TcShape       shape)
{
  TcTally columns = { 0 }, rows = { 0 };
  TcProfile self = { 0 };

  for (uint64_t cells = shape.cells; cells != 0; cells &= cells - 1)
    {
      const unsigned bit = (unsigned) __builtin_ctzll (cells);

      rows.counts[bit / 8]++;
      columns.counts[bit % 8]++;
      self.n_contacts += (uint8_t) ((shape.cells >> bit >> 1 & 1) + (shape.cells >> bit >> 8 & 1));
    }
  count_lines (&columns);
  count_lines (&rows);
  self.columns = find_tally (evaluation, &columns);
  self.rows = find_tally (evaluation, &rows);

  return self;
}

static void
fill_profiles (TcEvaluation *self)
{
  self->n_tallies = 0;
  self->max_cells = 0;
  for (unsigned token = 0; token < TC_N_HQ_TOKENS; token++)
    {
      self->max_cells = larger (self->max_cells, self->game->orientations[token][0].n_cells);
      for (unsigned i = 0; i < self->game->n_orientations[token]; i++)
        self->profiles[token][i] = profile_of_shape (self, self->game->orientations[token][i].shape);
    }
}

/* Bounds are numbers of 16 bits, so that many fit into a register. Whatever a token covers, their sum must fit, too. */
static void
choose_unit_of_bounds (TcEvaluation *self)
{
  unsigned most = 8 * (unsigned) self->weights->edge;

  for (unsigned i = 0; i < self->game->n_features; i++)
    {
      const TcValue value = self->game->features[i].value;
      const unsigned size = larger ((unsigned) abs (value.high), (unsigned) abs (value.low));

      /* Denial is a share of high − low, which is twice that at most. */
      most = larger (most, size * (TC_PRESTIGE + 2 * (unsigned) self->weights->denial));
    }
  self->bound_shift = 0;
  while (MAX_BOUNDS * ((most >> self->bound_shift) + 2) > INT16_MAX)
    self->bound_shift++;
}

static void
fill_squares (TcEvaluation *self)
{
  const unsigned n_columns = self->game->board.n_columns;

  self->not_first_column = (TcSet) { { 0 } };
  self->not_last_column = (TcSet) { { 0 } };
  for (unsigned row = 0, square = 0; row < self->game->board.n_rows; row++)
    for (unsigned column = 0; column < n_columns; column++, square++)
      {
        self->rows[square] = (uint8_t) row;
        self->columns[square] = (uint8_t) column;
        self->districts[square] = self->game->board.squares[row][column];
        if (self->districts[square] != TC_OUTSIDE)
          self->cells[square] = UINT64_C (1) << (4 * self->districts[square]);
        if (column > 0)
          tc_set_add (&self->not_first_column, square);
        if (column + 1 < n_columns)
          tc_set_add (&self->not_last_column, square);
      }
}

void
tc_evaluation_init (TcEvaluation    *self,
                    const TcGame    *game,
                    const TcWeights *weights,
                    TcOutlook        outlook)
{
  self->game = game;
  self->weights = weights;
  fill_features (self, outlook);
  self->n_city_squares = tc_set_count (&game->city, game->n_words);
  fill_profiles (self);
  choose_unit_of_bounds (self);
  fill_squares (self);
}

static unsigned
part_of_battle (unsigned n,
                unsigned n_whole)
{
  return n * TC_WHOLE_BATTLE / n_whole;
}

static unsigned
progress_of (const TcGame  *game,
             const TcState *state)
{
  unsigned n_features = 0, n_bubbles = 0, most_drones = 0;

  for (unsigned i = 0; i < game->n_features; i++)
    n_features += tc_state_high_winners (state, i) != 0;
  for (unsigned i = 0; i < game->board.n_bubbles; i++)
    n_bubbles += tc_state_bubble_owners (state, i) != 0;
  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    {
      unsigned n_drones = 0;

      for (unsigned i = 0; i < game->board.n_drones; i++)
        n_drones += tc_state_drone_used (state, seat, i);
      most_drones = larger (most_drones, n_drones);
    }

  return larger (part_of_battle (n_features, game->n_features),
                 larger (part_of_battle (n_bubbles, game->board.n_bubbles),
                         part_of_battle (most_drones, game->board.n_drones)));
}

TcOutlook
tc_outlook_of (const TcGame  *game,
               const TcState *state)
{
  TcOutlook self = { .horizon = TC_HORIZON_OPEN, .progress = progress_of (game, state) };

  if (tc_state_ended_by (game, state) != 0)
    self.horizon = tc_state_phase (game, state) == TC_PHASE_FINAL ? TC_HORIZON_LAST_DIE : TC_HORIZON_LAST_DRAFT;

  return self;
}
