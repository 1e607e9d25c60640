/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-candidates.h"

#include <string.h>

#include <tc-dispatch.h>

#include "tc-room.h"

/* Where the lines of a placement are looked up. */
typedef struct
{
  const int32_t *by_column;
  const int32_t *by_row;
  int32_t        most_of_columns;
  int32_t        most_of_rows;
} LineSums;

void
tc_lines_init (TcLines            *self,
               const TcEvaluation *evaluation)
{
  memset (self->columns.is_known, 0, evaluation->n_tallies * sizeof *self->columns.is_known);
  memset (self->rows.is_known, 0, evaluation->n_tallies * sizeof *self->rows.is_known);
}

/* For all lines, also those in which the window cannot begin: a fixed number of them is summed up together. */
static void
sum_lines (TcLineSums    *self,
           const TcTally *tally,
           unsigned       index,
           const int32_t  gains[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE])
{
  int32_t sums[TC_MAX_SIDE] = { 0 };
  int32_t most = 0;

  for (unsigned i = 0; i < tally->n; i++)
    for (unsigned first = 0; first < TC_MAX_SIDE; first++)
      sums[first] += gains[tally->counts[i]][first + i];
  for (unsigned first = 0; first < TC_MAX_SIDE; first++)
    most = sums[first] > most ? sums[first] : most;
  memcpy (self->sums[index], sums, sizeof sums);
  self->most[index] = most;
  self->is_known[index] = true;
}

static LineSums
sums_of_profile (TcLines            *lines,
                 const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcProfile    *profile)
{
  if (!lines->columns.is_known[profile->columns])
    sum_lines (&lines->columns, &evaluation->tallies[profile->columns], profile->columns, standing->column_gains);
  if (!lines->rows.is_known[profile->rows])
    sum_lines (&lines->rows, &evaluation->tallies[profile->rows], profile->rows, standing->row_gains);

  return (LineSums) {
           .by_column = lines->columns.sums[profile->columns],
           .by_row = lines->rows.sums[profile->rows],
           .most_of_columns = lines->columns.most[profile->columns],
           .most_of_rows = lines->rows.most[profile->rows],
  };
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

/* The places of an orientation, and what it takes to value them. */
typedef struct
{
  const TcStanding *standing;
  LineSums          sums;
  const uint8_t    *cells;                     /* offsets from the anchor */
  unsigned          n_cells;
  unsigned          n_columns;
  unsigned          n_rows;                    /* in which the window may begin */
  int32_t           price_without_neighbours;
  int32_t           price_of_neighbour;
  int32_t           most_besides_row;          /* no place is worth more than this and what its rows bring */
} Places;

/* A row of anchors, one bit a column. */
TC_INLINE unsigned
anchors_in_row (const Places *self,
                const TcSet  *anchors,
                unsigned      row)
{
  const unsigned square = row * self->n_columns, word = square / 64, bit = square % 64;
  uint64_t bits = anchors->words[word] >> bit;

  if (bit + self->n_columns > 64)
    bits |= anchors->words[word + 1] << (64 - bit);

  return (unsigned) bits & ((1u << self->n_columns) - 1);
}

#if TC_HAS_NEWER_CPU

/* Eight anchors at once. */
typedef int32_t Eight __attribute__ ((vector_size (32), aligned (4), may_alias));
typedef float EightFloats __attribute__ ((vector_size (32)));

/* Which of the eight places from @column on may be worth more than @least, one bit each; those behind the last column mean nothing. */
TC_FOR_NEWER_CPU static inline unsigned
sift_eight (const Places  *self,
            unsigned       row,
            unsigned       column,
            int32_t        least,
            const unsigned n_cells)
{
  const int32_t *squares = &self->standing->most_of_squares[row * self->n_columns + column];
  Eight most = *(const Eight *) &self->sums.by_column[column];

#pragma GCC unroll 5
  for (unsigned i = 0; i < n_cells; i++)
    most += *(const Eight *) &squares[self->cells[i]];

  return (unsigned) __builtin_ia32_movmskps256 ((EightFloats) (most > least - self->sums.by_row[row]));
}

/* Leaves of the places in a row those that may be worth more than @least. Most are not, and need no closer look. */
TC_FOR_NEWER_CPU static inline unsigned
sift_row_of_size (const Places  *self,
                  unsigned       row,
                  unsigned       columns,
                  int32_t        least,
                  const unsigned n_cells)
{
  unsigned left = 0;

  if ((columns & 0xff) != 0)
    left = sift_eight (self, row, 0, least, n_cells);
  if (columns > 0xff)
    left |= sift_eight (self, row, 8, least, n_cells) << 8;

  return columns & left;
}

TC_FOR_NEWER_CPU static unsigned
sift_row (const Places *self,
          unsigned      row,
          unsigned      columns,
          int32_t       least)
{
  switch (self->n_cells)
    {
    case 4:
      return sift_row_of_size (self, row, columns, least, 4);

    case 5:
      return sift_row_of_size (self, row, columns, least, 5);

    default:
      return sift_row_of_size (self, row, columns, least, self->n_cells);
    }
}

#else

static unsigned
sift_row (const Places *self,
          unsigned      row,
          unsigned      columns,
          int32_t       least)
{
  (void) self;
  (void) row;
  (void) least;

  return columns;
}

#endif

TC_INLINE int32_t
value_of_place (const Places  *self,
                unsigned       row,
                unsigned       column,
                const unsigned n_cells)
{
  const uint64_t *cells = &self->standing->cells[row * self->n_columns + column];
  uint64_t counts = 0;

#pragma GCC unroll 5
  for (unsigned i = 0; i < n_cells; i++)
    counts += cells[self->cells[i]];

  return self->sums.by_column[column] + self->sums.by_row[row] - self->price_without_neighbours -
         (int32_t) (counts >> TC_CELL_NEIGHBOURS_SHIFT) * self->price_of_neighbour +
         gain_in_districts (self->standing, counts & ((UINT64_C (1) << TC_CELL_NEIGHBOURS_SHIFT) - 1));
}

/* The hot loop. */
TC_INLINE void
add_places (TcCandidates  *self,
            const Places  *places,
            const TcSet   *anchors,
            TcCandidate    candidate,
            const unsigned n_cells,
            const bool     is_newer)
{
  for (unsigned row = 0; row < places->n_rows; row++)
    {
      unsigned columns;

      if (places->sums.by_row[row] + places->most_besides_row <= self->floor)
        continue;

      columns = anchors_in_row (places, anchors, row);
      if (is_newer && columns != 0 && self->floor > INT32_MIN)
        columns = sift_row (places, row, columns, self->floor + places->price_without_neighbours);
      for (; columns != 0; columns &= columns - 1)
        {
          const unsigned column = (unsigned) __builtin_ctz (columns);

          candidate.value = value_of_place (places, row, column, n_cells);
          candidate.anchor = (uint8_t) (row * places->n_columns + column);
          if (candidate.value > self->floor)
            offer (self, candidate);
        }
    }
}

TC_INLINE void
add_orientation (TcCandidates       *self,
                 const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcSet        *anchors,
                 TcLines            *lines,
                 TcCandidate         candidate,
                 const bool          is_newer)
{
  const TcBoard *board = &evaluation->game->board;
  const TcOrientation *orientation = &evaluation->game->orientations[candidate.token][candidate.orientation];
  const TcProfile *profile = &evaluation->profiles[candidate.token][candidate.orientation];
  const LineSums sums = sums_of_profile (lines, evaluation, standing, profile);
  const int32_t price = price_of_edges (evaluation, profile, orientation->n_cells, 0);
  const Places places = {
    .standing = standing,
    .sums = sums,
    .cells = orientation->cells,
    .n_cells = orientation->n_cells,
    .n_columns = board->n_columns,
    .n_rows = board->n_rows + 1u - evaluation->tallies[profile->rows].n,
    .price_without_neighbours = price,
    .price_of_neighbour = 2 * evaluation->weights->edge,
    .most_besides_row = sums.most_of_columns + orientation->n_cells * standing->most_of_square - price,
  };

  if (sums.most_of_rows + places.most_besides_row <= self->floor)
    return;

  /* The usual sizes of tokens get code of their own. */
  if (orientation->n_cells == 4)
    add_places (self, &places, anchors, candidate, 4, is_newer);
  else if (orientation->n_cells == 5)
    add_places (self, &places, anchors, candidate, 5, is_newer);
  else
    add_places (self, &places, anchors, candidate, orientation->n_cells, is_newer);
}

TC_INLINE void
add_token (TcCandidates       *self,
           const TcEvaluation *evaluation,
           const TcStanding   *standing,
           const TcAnchors    *anchors,
           TcLines            *lines,
           unsigned            token,
           const bool          is_newer)
{
  for (unsigned i = 0; i < evaluation->game->n_orientations[token]; i++)
    if (!tc_set_is_empty (&anchors->sets[token][i], evaluation->game->n_words))
      add_orientation (self, evaluation, standing, &anchors->sets[token][i], lines,
                       (TcCandidate) { .token = (uint8_t) token, .orientation = (uint8_t) i }, is_newer);
}

TC_FOR_NEWER_CPU static void
add_token_newer (TcCandidates       *self,
                 const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcAnchors    *anchors,
                 TcLines            *lines,
                 unsigned            token)
{
  add_token (self, evaluation, standing, anchors, lines, token, TC_HAS_NEWER_CPU);
}

void
tc_candidates_add_token (TcCandidates       *self,
                         const TcEvaluation *evaluation,
                         const TcStanding   *standing,
                         const TcAnchors    *anchors,
                         TcLines            *lines,
                         unsigned            token)
{
  if (anchors->n_places[token] == 0)
    return;

  if (tc_cpu_is_newer ())
    add_token_newer (self, evaluation, standing, anchors, lines, token);
  else
    add_token (self, evaluation, standing, anchors, lines, token, false);
}

int32_t
tc_candidates_best_value (const TcEvaluation *evaluation,
                          const TcStanding   *standing,
                          const TcAnchors    *anchors,
                          TcLines            *lines,
                          unsigned            token)
{
  TcCandidates self = { .capacity = 1, .floor = INT32_MIN };

  tc_candidates_add_token (&self, evaluation, standing, anchors, lines, token);

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
