/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-candidates.h"

#include <string.h>

#include <tc-dispatch.h>

#include "tc-standing.h"

void
tc_lines_init (TcLines            *self,
               const TcEvaluation *evaluation)
{
  memset (self->columns.is_known, 0, evaluation->n_tallies * sizeof *self->columns.is_known);
  memset (self->rows.is_known, 0, evaluation->n_tallies * sizeof *self->rows.is_known);
}

typedef int16_t Eight __attribute__ ((vector_size (16), aligned (2), may_alias));

TC_INLINE Eight
larger_of (Eight a,
           Eight b)
{
  const Eight is_larger = a > b;

  return (a & is_larger) | (b & ~is_larger);
}

/* By halves, without a chain of comparisons. */
TC_INLINE int16_t
most_of_sixteen (const int16_t *bounds)
{
  Eight most = larger_of (*(const Eight *) bounds, *(const Eight *) (bounds + 8));

  most = larger_of (most, __builtin_shufflevector (most, most, 4, 5, 6, 7, 0, 1, 2, 3));
  most = larger_of (most, __builtin_shufflevector (most, most, 2, 3, 0, 1, 6, 7, 4, 5));
  most = larger_of (most, __builtin_shufflevector (most, most, 1, 0, 3, 2, 5, 4, 7, 6));

  return most[0];
}

/* For all lines, also those in which the window cannot begin: a fixed number of them is summed up together. */
TC_INLINE void
sum_bounds (TcLineBounds  *self,
            const TcTally *tally,
            unsigned       index,
            const int16_t  bounds[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE])
{
  TcSixteen sums = { 0 };

  for (unsigned i = 0; i < tally->n; i++)
    sums += *(const TcSixteen *) &bounds[tally->counts[i]][i];
  *(TcSixteen *) self->bounds[index] = sums;
  self->is_known[index] = true;
}

TC_INLINE void
sum_rows (TcLines          *self,
          const TcStanding *standing,
          const TcTally    *tally,
          unsigned          index)
{
  TcSixteen sums;

  sum_bounds (&self->rows, tally, index, standing->row_bounds);
  sums = *(const TcSixteen *) self->rows.bounds[index];
  for (unsigned i = 0; i < tally->n; i++)
    sums += *(const TcSixteen *) &standing->most_in_row[i] * (int16_t) tally->counts[i];
  *(TcSixteen *) self->rows_with_squares[index] = sums;
  self->most_of_rows[index] = most_of_sixteen (self->rows_with_squares[index]);
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

void
tc_candidates_offer (TcCandidates *self,
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
  TcCandidate       candidate;                 /* without value and anchor */
  const TcTally    *columns;                   /* of its window */
  const TcTally    *rows;
  const int16_t    *column_bounds;             /* of the lines under it */
  const int16_t    *row_bounds;
  const int16_t    *rows_with_squares;         /* bounds, too */
  int16_t           most_of_columns;
  const uint8_t    *cells;                     /* offsets from the anchor */
  unsigned          n_cells;
  unsigned          n_columns;
  unsigned          n_rows;                    /* in which the window may begin */
  unsigned          bound_shift;
  int32_t           price_without_neighbours;
  int32_t           price_of_neighbour;
} Places;

/* A row of anchors, one bit a column. */
TC_INLINE unsigned
anchors_in_row (const TcSet *anchors,
                unsigned     row,
                unsigned     n_columns)
{
  const unsigned square = row * n_columns, word = square / 64, bit = square % 64;
  uint64_t bits = anchors->words[word] >> bit;

  if (bit + n_columns > 64)
    bits |= anchors->words[word + 1] << (64 - bit);

  return (unsigned) bits & ((1u << n_columns) - 1);
}

/* What all sixteen places in a row are worth at most, besides the rows under them. */
TC_INLINE void
bounds_in_row (const Places  *self,
               unsigned       row,
               TcSixteen     *bounds,
               const unsigned n_cells)
{
  const int16_t *squares = &self->standing->square_bounds[row * self->n_columns];

  *bounds = *(const TcSixteen *) self->column_bounds;
#pragma GCC unroll 5
  for (unsigned i = 0; i < n_cells; i++)
    *bounds += *(const TcSixteen *) &squares[self->cells[i]];
}

/* What a bound must be above for places to be of interest, all places or none included. */
TC_INLINE int32_t
least_bound (int32_t  floor,
             int32_t  price_without_neighbours,
             unsigned bound_shift)
{
  const int64_t least = ((int64_t) floor + price_without_neighbours) >> bound_shift;

  return (int32_t) (least < INT32_MIN / 2 ? INT32_MIN / 2 : least);
}

TC_INLINE int32_t
gain_in_lines (const TcTally *tally,
               const int32_t  gains[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE],
               unsigned       first)
{
  int32_t gain = 0;

  for (unsigned i = 0; i < tally->n; i++)
    gain += gains[tally->counts[i]][first + i];

  return gain;
}

TC_INLINE int32_t
value_of_place (const Places *self,
                unsigned      row,
                unsigned      column)
{
  const uint64_t *cells = &self->standing->cells[row * self->n_columns + column];
  uint64_t counts = 0;

  for (unsigned i = 0; i < self->n_cells; i++)
    counts += cells[self->cells[i]];

  return gain_in_lines (self->columns, self->standing->column_gains, column) +
         gain_in_lines (self->rows, self->standing->row_gains, row) - self->price_without_neighbours -
         (int32_t) (counts >> TC_CELL_NEIGHBOURS_SHIFT) * self->price_of_neighbour +
         gain_in_districts (self->standing, counts & ((UINT64_C (1) << TC_CELL_NEIGHBOURS_SHIFT) - 1));
}

/* Values the places of a row in @columns, one bit each. Not part of the hot loop, which would have no registers left. */
static __attribute__ ((noinline)) void
add_row (TcCandidates *self,
         const Places *places,
         unsigned      row,
         unsigned      columns)
{
  TcCandidate candidate = places->candidate;

  for (; columns != 0; columns &= columns - 1)
    {
      const unsigned column = (unsigned) __builtin_ctz (columns);

      candidate.value = value_of_place (places, row, column);
      candidate.anchor = (uint8_t) (row * places->n_columns + column);
      if (candidate.value > self->floor)
        tc_candidates_offer (self, candidate);
    }
}

/* Leaves of @columns those whose bound is above @least. */
static unsigned
sift (const TcSixteen *bounds,
      int32_t          least,
      unsigned         columns)
{
  unsigned left = 0;

  for (; columns != 0; columns &= columns - 1)
    if ((*bounds)[__builtin_ctz (columns)] > least)
      left |= columns & -columns;

  return left;
}

/* The hot loop. Most places cannot be better than what is known, and need no closer look. */
TC_INLINE void
add_places (TcCandidates  *self,
            const Places  *places,
            const TcSet   *anchors,
            const unsigned n_cells)
{
  for (unsigned row = 0; row < places->n_rows; row++)
    {
      const int32_t least = least_bound (self->floor, places->price_without_neighbours, places->bound_shift);
      unsigned columns = anchors_in_row (anchors, row, places->n_columns);
      TcSixteen bounds;

      if (columns == 0 || places->rows_with_squares[row] + places->most_of_columns <= least)
        continue;

      bounds_in_row (places, row, &bounds, n_cells);
      columns = sift (&bounds, least - places->row_bounds[row], columns);
      if (columns != 0)
        add_row (self, places, row, columns);
    }
}

/* The usual sizes of tokens get code of their own. */
static void
add_places_of_any_size (TcCandidates *self,
                        const Places *places,
                        const TcSet  *anchors)
{
  if (places->n_cells == 4)
    add_places (self, places, anchors, 4);
  else if (places->n_cells == 5)
    add_places (self, places, anchors, 5);
  else
    add_places (self, places, anchors, places->n_cells);
}

#if TC_HAS_NEWER_CPU

typedef char Bytes __attribute__ ((vector_size (32)));

/* As above, but all at once. */
TC_FOR_NEWER_CPU static inline __attribute__ ((always_inline)) unsigned
sift_newer (const TcSixteen *bounds,
            int32_t          least,
            unsigned         columns)
{
  if (least > INT16_MAX)
    return 0;
  if (least < INT16_MIN)
    return columns;

  return columns & __builtin_ia32_pext_si ((unsigned) __builtin_ia32_pmovmskb256 ((Bytes) (*bounds > (int16_t) least)), 0x55555555);
}

TC_FOR_NEWER_CPU static inline __attribute__ ((always_inline)) void
add_places_newer (TcCandidates  *self,
                  const Places  *places,
                  const TcSet   *anchors,
                  const unsigned n_cells)
{
  const unsigned n_columns = places->n_columns;
  const int16_t *row_bounds = places->row_bounds;
  const TcSixteen rows_with_squares = *(const TcSixteen *) places->rows_with_squares;
  int32_t least = least_bound (self->floor, places->price_without_neighbours, places->bound_shift);

  for (unsigned rows = sift_newer (&rows_with_squares, least - places->most_of_columns, (1u << places->n_rows) - 1); rows != 0; rows &= rows - 1)
    {
      const unsigned row = (unsigned) __builtin_ctz (rows);
      unsigned columns = anchors_in_row (anchors, row, n_columns);
      TcSixteen bounds;

      if (columns == 0 || places->rows_with_squares[row] + places->most_of_columns <= least)
        continue;

      bounds_in_row (places, row, &bounds, n_cells);
      columns = sift_newer (&bounds, least - row_bounds[row], columns);
      if (columns != 0)
        {
          add_row (self, places, row, columns);
          least = least_bound (self->floor, places->price_without_neighbours, places->bound_shift);
        }
    }
}

TC_FOR_NEWER_CPU static void
add_places_of_any_size_newer (TcCandidates *self,
                              const Places *places,
                              const TcSet  *anchors)
{
  if (places->n_cells == 4)
    add_places_newer (self, places, anchors, 4);
  else if (places->n_cells == 5)
    add_places_newer (self, places, anchors, 5);
  else
    add_places_newer (self, places, anchors, places->n_cells);
}

#else

static void
add_places_of_any_size_newer (TcCandidates *self,
                              const Places *places,
                              const TcSet  *anchors)
{
  add_places_of_any_size (self, places, anchors);
}

#endif

/* Sums up the lines under an orientation's window, unless that was done for another one; false if no place can be worth more than @floor. */
TC_INLINE bool
sum_lines (TcLines            *lines,
           const TcEvaluation *evaluation,
           const TcStanding   *standing,
           const TcProfile    *profile,
           int32_t             least)
{
  if (!lines->columns.is_known[profile->columns])
    {
      sum_bounds (&lines->columns, &evaluation->tallies[profile->columns], profile->columns, standing->column_bounds);
      lines->most_of_columns[profile->columns] = most_of_sixteen (lines->columns.bounds[profile->columns]);
    }
  if (!lines->rows.is_known[profile->rows])
    sum_rows (lines, standing, &evaluation->tallies[profile->rows], profile->rows);

  return lines->most_of_rows[profile->rows] + lines->most_of_columns[profile->columns] > least;
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
  const TcOrientation *orientation = &evaluation->game->orientations[candidate.token][candidate.orientation];
  const TcProfile *profile = &evaluation->profiles[candidate.token][candidate.orientation];
  const int32_t price = price_of_edges (evaluation, profile, orientation->n_cells, 0);
  Places places;

  if (!sum_lines (lines, evaluation, standing, profile, least_bound (self->floor, price, evaluation->bound_shift)))
    return;

  places = (Places) {
    .standing = standing,
    .candidate = candidate,
    .columns = &evaluation->tallies[profile->columns],
    .rows = &evaluation->tallies[profile->rows],
    .column_bounds = lines->columns.bounds[profile->columns],
    .row_bounds = lines->rows.bounds[profile->rows],
    .rows_with_squares = lines->rows_with_squares[profile->rows],
    .most_of_columns = lines->most_of_columns[profile->columns],
    .cells = orientation->cells,
    .n_cells = orientation->n_cells,
    .n_columns = evaluation->game->board.n_columns,
    .n_rows = evaluation->game->board.n_rows + 1u - evaluation->tallies[profile->rows].n,
    .bound_shift = evaluation->bound_shift,
    .price_without_neighbours = price,
    .price_of_neighbour = 2 * evaluation->weights->edge,
  };
  if (is_newer)
    add_places_of_any_size_newer (self, &places, anchors);
  else
    add_places_of_any_size (self, &places, anchors);
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
  add_token (self, evaluation, standing, anchors, lines, token, true);
}

void
tc_candidates_add_token (TcCandidates       *self,
                         const TcEvaluation *evaluation,
                         const TcStanding   *standing,
                         const TcAnchors    *anchors,
                         TcLines            *lines,
                         unsigned            token)
{
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
      tc_candidates_offer (&sorted, candidate);
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

TcAction
tc_candidate_action (const TcCandidate *self,
                     TcUse              use,
                     unsigned           die,
                     unsigned           mark)
{
  return (TcAction) {
           .die = (uint8_t) die,
           .use = (uint8_t) use,
           .token = self->token,
           .orientation = self->orientation,
           .anchor = self->anchor,
           .mark = (uint8_t) mark,
  };
}

unsigned
tc_sections_with_dice (const TcGame  *game,
                       const TcState *state)
{
  unsigned sections = 0;

  for (unsigned die = 0; die < tc_state_n_dice (game); die++)
    if (!tc_state_die_taken (state, die))
      sections |= 1u << tc_state_die_section (state, die);

  return sections;
}
