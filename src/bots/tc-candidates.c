/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-candidates.h"

#include <tc-dispatch.h>

#include "tc-room.h"

/* What the columns and rows of one orientation bring, for every column and row that its window can begin in. */
typedef struct
{
  int32_t by_column[TC_MAX_SIDE];
  int32_t by_row[TC_MAX_SIDE];
  int32_t most;                       /* that a column and a row bring together */
} LineSums;

static int32_t
larger (int32_t a,
        int32_t b)
{
  return a > b ? a : b;
}

static void
sum_lines (LineSums           *self,
           const TcEvaluation *evaluation,
           const TcStanding   *standing,
           const TcProfile    *profile)
{
  const TcBoard *board = &evaluation->game->board;
  int32_t most_by_column = INT32_MIN, most_by_row = INT32_MIN;

  for (unsigned first = 0; first + profile->n_columns <= board->n_columns; first++)
    {
      self->by_column[first] = 0;
      for (unsigned i = 0; i < profile->n_columns; i++)
        self->by_column[first] += standing->column_gains[first + i][profile->columns[i]];
      most_by_column = larger (most_by_column, self->by_column[first]);
    }

  for (unsigned first = 0; first + profile->n_rows <= board->n_rows; first++)
    {
      self->by_row[first] = 0;
      for (unsigned i = 0; i < profile->n_rows; i++)
        self->by_row[first] += standing->row_gains[first + i][profile->rows[i]];
      most_by_row = larger (most_by_row, self->by_row[first]);
    }

  self->most = most_by_column + most_by_row;
}

TC_INLINE int32_t
gain_in_districts (const TcStanding *standing,
                   uint64_t          counts)
{
  int32_t gain = 0;

  while (counts != 0)
    {
      const unsigned shift = (unsigned) __builtin_ctzll (counts) & ~3u;

      gain += standing->district_gains[shift / 4][counts >> shift & 15];
      counts &= ~(UINT64_C (15) << shift);
    }

  return gain;
}

/* Painting n squares takes away their own sides and shows those of the free neighbours that they do not have among themselves. */
static int32_t
price_of_edges (const TcEvaluation *evaluation,
                const TcProfile    *profile,
                unsigned            n_cells,
                unsigned            n_neighbours)
{
  return (2 * (int32_t) n_neighbours - 4 * (int32_t) n_cells - 2 * (int32_t) profile->n_contacts) *
         evaluation->weights->edge;
}

static void
offer (TcCandidates *self,
       TcCandidate   candidate)
{
  unsigned i;

  if (candidate.value <= self->floor)
    return;

  self->n += self->n < self->capacity;
  for (i = self->n - 1; i > 0 && self->best[i - 1].value < candidate.value; i--)
    self->best[i] = self->best[i - 1];
  self->best[i] = candidate;
  if (self->n == self->capacity)
    self->floor = self->best[self->n - 1].value;
}

/* More than any place of the orientation is worth, at no cost: all its squares in the best district and no new edge at all. */
static int32_t
most_of_orientation (const TcEvaluation *evaluation,
                     const TcStanding   *standing,
                     const TcProfile    *profile,
                     const LineSums     *sums,
                     unsigned            n_cells)
{
  return sums->most + standing->most_in_districts[n_cells] -
         price_of_edges (evaluation, profile, n_cells, 2u * profile->n_contacts);
}

/* The hot loop: what it needs again and again is kept apart from what it writes. */
TC_INLINE void
add_places (TcCandidates       *self,
            const TcEvaluation *evaluation,
            const TcStanding   *standing,
            const LineSums     *sums,
            const TcSet        *anchors,
            TcCandidate         candidate,
            const unsigned      n_cells)
{
  const TcOrientation *orientation = &evaluation->game->orientations[candidate.token][candidate.orientation];
  const TcProfile *profile = &evaluation->profiles[candidate.token][candidate.orientation];
  const int32_t price_without_neighbours = price_of_edges (evaluation, profile, n_cells, 0);
  const int32_t price_of_neighbour = 2 * evaluation->weights->edge;
  const int32_t most_in_districts = standing->most_in_districts[n_cells];
  const int32_t most_besides_lines = most_of_orientation (evaluation, standing, profile, sums, n_cells) - sums->most;
  const unsigned n_words = evaluation->game->n_words;
  unsigned offsets[TC_SHAPE_MAX_CELLS];

  for (unsigned i = 0; i < n_cells; i++)
    offsets[i] = orientation->cells[i];

  for (unsigned w = 0; w < n_words; w++)
    for (uint64_t word = anchors->words[w]; word != 0; word &= word - 1)
      {
        const unsigned anchor = 64 * w + (unsigned) __builtin_ctzll (word);
        const int32_t lines = sums->by_column[evaluation->columns[anchor]] + sums->by_row[evaluation->rows[anchor]];
        const uint64_t *cells = &standing->cells[anchor];
        uint64_t counts = 0;

        /* Most places are out of the question for their lines alone. */
        if (lines + most_besides_lines <= self->floor)
          continue;

#pragma GCC unroll 5
        for (unsigned i = 0; i < n_cells; i++)
          counts += cells[offsets[i]];

        candidate.value = lines - price_without_neighbours -
                          (int32_t) (counts >> TC_CELL_NEIGHBOURS_SHIFT) * price_of_neighbour;
        if (candidate.value + most_in_districts <= self->floor)
          continue;

        candidate.value += gain_in_districts (standing, counts & ((UINT64_C (1) << TC_CELL_NEIGHBOURS_SHIFT) - 1));
        candidate.anchor = (uint8_t) anchor;
        if (candidate.value > self->floor)
          offer (self, candidate);
      }
}

TC_INLINE void
add_orientation (TcCandidates       *self,
                 const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcSet        *anchors,
                 unsigned            token,
                 unsigned            orientation)
{
  const TcProfile *profile = &evaluation->profiles[token][orientation];
  const TcCandidate candidate = { .token = (uint8_t) token, .orientation = (uint8_t) orientation };
  const unsigned n_cells = evaluation->game->orientations[token][0].n_cells;
  LineSums sums;

  sum_lines (&sums, evaluation, standing, profile);
  if (most_of_orientation (evaluation, standing, profile, &sums, n_cells) <= self->floor)
    return;

  /* The usual sizes of tokens get code of their own. */
  if (n_cells == 4)
    add_places (self, evaluation, standing, &sums, anchors, candidate, 4);
  else if (n_cells == 5)
    add_places (self, evaluation, standing, &sums, anchors, candidate, 5);
  else
    add_places (self, evaluation, standing, &sums, anchors, candidate, n_cells);
}

TC_INLINE void
add_token (TcCandidates       *self,
           const TcEvaluation *evaluation,
           const TcStanding   *standing,
           const TcAnchors    *anchors,
           unsigned            token)
{
  for (unsigned i = 0; i < evaluation->game->n_orientations[token]; i++)
    if (!tc_set_is_empty (&anchors->sets[token][i], evaluation->game->n_words))
      add_orientation (self, evaluation, standing, &anchors->sets[token][i], token, i);
}

TC_FOR_NEWER_CPU static void
add_token_newer (TcCandidates       *self,
                 const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcAnchors    *anchors,
                 unsigned            token)
{
  add_token (self, evaluation, standing, anchors, token);
}

void
tc_candidates_add_token (TcCandidates       *self,
                         const TcEvaluation *evaluation,
                         const TcStanding   *standing,
                         const TcAnchors    *anchors,
                         unsigned            token)
{
  if (anchors->n_places[token] == 0)
    return;

  if (tc_cpu_is_newer ())
    add_token_newer (self, evaluation, standing, anchors, token);
  else
    add_token (self, evaluation, standing, anchors, token);
}

int32_t
tc_candidates_best_value (const TcEvaluation *evaluation,
                          const TcStanding   *standing,
                          const TcAnchors    *anchors,
                          unsigned            token)
{
  TcCandidates self = { .capacity = 1, .floor = INT32_MIN };

  tc_candidates_add_token (&self, evaluation, standing, anchors, token);

  return self.n > 0 ? self.best[0].value : INT32_MIN;
}

static TcSet
free_after (const TcEvaluation *evaluation,
            const TcStanding   *standing,
            const TcCandidate  *candidate)
{
  const TcOrientation *o = &evaluation->game->orientations[candidate->token][candidate->orientation];
  TcSet squares = standing->free;

  for (unsigned i = 0; i < o->n_cells; i++)
    {
      const unsigned square = (unsigned) candidate->anchor + o->cells[i];

      squares.words[square / 64] &= ~(UINT64_C (1) << (square % 64));
    }

  return squares;
}

typedef int32_t (*PriceOfRoom) (const TcEvaluation *evaluation,
                                const TcStanding   *standing,
                                const TcSet        *free_squares);

/* Lowers the first @n by what their room costs more than it does @now, drops the others and sorts again. */
static void
take_off (TcCandidates       *self,
          const TcEvaluation *evaluation,
          const TcStanding   *standing,
          unsigned            n,
          PriceOfRoom         price,
          int32_t             now)
{
  TcCandidates sorted = { .capacity = self->capacity, .floor = INT32_MIN };

  for (unsigned i = 0; i < self->n && i < n; i++)
    {
      const TcSet squares = free_after (evaluation, standing, &self->best[i]);
      TcCandidate candidate = self->best[i];

      candidate.value -= price (evaluation, standing, &squares) - now;
      offer (&sorted, candidate);
    }
  *self = sorted;
}

void
tc_candidates_refine (TcCandidates       *self,
                      const TcEvaluation *evaluation,
                      const TcStanding   *standing,
                      unsigned            n_uncovered)
{
  take_off (self, evaluation, standing, self->n, tc_room_narrow, standing->narrow);
  take_off (self, evaluation, standing, n_uncovered, tc_room_uncovered, standing->uncovered);
}
