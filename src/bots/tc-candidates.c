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
} LineSums;

static void
sum_lines (LineSums           *self,
           const TcEvaluation *evaluation,
           const TcStanding   *standing,
           const TcProfile    *profile)
{
  const TcBoard *board = &evaluation->game->board;

  for (unsigned first = 0; first + profile->n_columns <= board->n_columns; first++)
    {
      self->by_column[first] = 0;
      for (unsigned i = 0; i < profile->n_columns; i++)
        self->by_column[first] += standing->column_gains[first + i][profile->columns[i]];
    }

  for (unsigned first = 0; first + profile->n_rows <= board->n_rows; first++)
    {
      self->by_row[first] = 0;
      for (unsigned i = 0; i < profile->n_rows; i++)
        self->by_row[first] += standing->row_gains[first + i][profile->rows[i]];
    }
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
TC_INLINE int32_t
price_of_edges (const TcEvaluation *evaluation,
                const TcProfile    *profile,
                unsigned            n_cells,
                unsigned            n_neighbours)
{
  return (2 * (int32_t) n_neighbours - 4 * (int32_t) n_cells - 2 * (int32_t) profile->n_contacts) *
         evaluation->weights->edge;
}

TC_INLINE void
offer (TcCandidates *self,
       TcCandidate   candidate)
{
  unsigned i;

  if (self->n < self->capacity)
    self->n++;
  else if (self->best[self->n - 1].value >= candidate.value)
    return;

  for (i = self->n - 1; i > 0 && self->best[i - 1].value < candidate.value; i--)
    self->best[i] = self->best[i - 1];
  self->best[i] = candidate;
}

TC_INLINE void
add_orientation (TcCandidates       *self,
                 const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcSet        *anchors,
                 unsigned            token,
                 unsigned            orientation,
                 const unsigned      n_cells)
{
  const TcProfile *profile = &evaluation->profiles[token][orientation];
  const uint8_t *cells = evaluation->game->orientations[token][orientation].cells;
  LineSums sums;

  sum_lines (&sums, evaluation, standing, profile);
  for (unsigned w = 0; w < evaluation->game->n_words; w++)
    for (uint64_t word = anchors->words[w]; word != 0; word &= word - 1)
      {
        const unsigned anchor = 64 * w + (unsigned) __builtin_ctzll (word);
        uint64_t counts = 0;
        int32_t value;

        for (unsigned i = 0; i < n_cells; i++)
          counts += standing->cells[anchor + cells[i]];

        value = sums.by_column[evaluation->columns[anchor]] + sums.by_row[evaluation->rows[anchor]];
        value += gain_in_districts (standing, counts & ((UINT64_C (1) << TC_CELL_NEIGHBOURS_SHIFT) - 1));
        value -= price_of_edges (evaluation, profile, n_cells, (unsigned) (counts >> TC_CELL_NEIGHBOURS_SHIFT));
        offer (self, (TcCandidate) { value, (uint8_t) token, (uint8_t) orientation, (uint8_t) anchor });
      }
}

TC_INLINE void
add_token (TcCandidates       *self,
           const TcEvaluation *evaluation,
           const TcStanding   *standing,
           const TcAnchors    *anchors,
           unsigned            token)
{
  const unsigned n_cells = evaluation->game->orientations[token][0].n_cells;

  for (unsigned i = 0; i < evaluation->game->n_orientations[token]; i++)
    if (n_cells == 4)
      add_orientation (self, evaluation, standing, &anchors->sets[token][i], token, i, 4);
    else
      add_orientation (self, evaluation, standing, &anchors->sets[token][i], token, i, n_cells);
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
  TcCandidates self = { .capacity = 1 };

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

/* Lowers the first @n by what their room costs more than now, drops the others and sorts again. */
static void
take_off (TcCandidates       *self,
          const TcEvaluation *evaluation,
          const TcStanding   *standing,
          unsigned            n,
          PriceOfRoom         price)
{
  const int32_t now = price (evaluation, standing, &standing->free);
  TcCandidates sorted = { .capacity = self->capacity };

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
                      unsigned            n_narrow,
                      unsigned            n_uncovered)
{
  take_off (self, evaluation, standing, n_narrow, tc_room_narrow);
  take_off (self, evaluation, standing, n_uncovered, tc_room_uncovered);
}
