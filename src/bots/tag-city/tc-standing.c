/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-standing.h"

#include <stddef.h>
#include <string.h>
#include <tc-anchors.h>
#include <tc-dispatch.h>

/* The squares whose left, right, upper or lower neighbour is free. */
typedef struct
{
  TcSet left, right, above, below;
} TcNeighbours;

TC_INLINE TcSet
tc_shifted_up (const TcSet   *set,
               unsigned       by,
               const unsigned n_words)
{
  TcSet result;

  for (unsigned i = n_words; i-- > 0; )
    result.words[i] = set->words[i] << by | (i > 0 ? set->words[i - 1] >> 1 >> (63 - by) : 0);

  return result;
}

TC_INLINE TcSet
tc_shifted_down (const TcSet   *set,
                 unsigned       by,
                 const unsigned n_words)
{
  TcSet result;

  for (unsigned i = 0; i < n_words; i++)
    result.words[i] = set->words[i] >> by | (i + 1 < n_words ? set->words[i + 1] << 1 << (63 - by) : 0);

  return result;
}

TC_INLINE TcNeighbours
tc_neighbours_of (const TcEvaluation *evaluation,
                  const TcSet        *free_squares,
                  const unsigned      n_words)
{
  const unsigned n_columns = evaluation->game->board.n_columns;
  TcNeighbours self = {
    .left = tc_shifted_up (free_squares, 1, n_words),
    .right = tc_shifted_down (free_squares, 1, n_words),
    .above = tc_shifted_up (free_squares, n_columns, n_words),
    .below = tc_shifted_down (free_squares, n_columns, n_words),
  };

  for (unsigned i = 0; i < n_words; i++)
    {
      self.left.words[i] &= evaluation->not_first_column.words[i];
      self.right.words[i] &= evaluation->not_last_column.words[i];
    }

  return self;
}

static int32_t
worth_of_square (const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 unsigned            square)
{
  const uint8_t *features = evaluation->game->square_features[square];

  return standing->worth[features[0]] + standing->worth[features[1]] + standing->worth[features[2]];
}

static int32_t
worth_of_squares (const TcEvaluation *evaluation,
                  const TcStanding   *standing,
                  const TcSet        *squares)
{
  int32_t worth = 0;

  for (unsigned w = 0; w < evaluation->game->n_words; w++)
    for (uint64_t word = squares->words[w]; word != 0; word &= word - 1)
      worth += worth_of_square (evaluation, standing, 64 * w + (unsigned) __builtin_ctzll (word));

  return worth;
}

TC_INLINE int32_t
price_of_narrow (const TcEvaluation *evaluation,
                 const TcStanding   *standing,
                 const TcSet        *free_squares,
                 const unsigned      n_words)
{
  const TcNeighbours n = tc_neighbours_of (evaluation, free_squares, n_words);
  TcSet holes, dead_ends;

  for (unsigned i = 0; i < n_words; i++)
    {
      const uint64_t aside = n.left.words[i] | n.right.words[i], along = n.above.words[i] | n.below.words[i];
      const uint64_t one_aside = n.left.words[i] ^ n.right.words[i], one_along = n.above.words[i] ^ n.below.words[i];

      holes.words[i] = free_squares->words[i] & ~(aside | along);
      dead_ends.words[i] = free_squares->words[i] & ((one_aside & ~along) | (one_along & ~aside));
    }

  return (int32_t) tc_set_count (&dead_ends, n_words) * evaluation->weights->dead_end +
         worth_of_squares (evaluation, standing, &holes) * evaluation->weights->hole / 256;
}

TC_FOR_NEWER_CPU static int32_t
price_of_narrow_newer (const TcEvaluation *evaluation,
                       const TcStanding   *standing,
                       const TcSet        *free_squares)
{
  return price_of_narrow (evaluation, standing, free_squares, 2);
}

int32_t
tc_room_narrow (const TcEvaluation *evaluation,
                const TcStanding   *standing,
                const TcSet        *free_squares)
{
  if (evaluation->game->n_words > 2)
    return price_of_narrow (evaluation, standing, free_squares, TC_SET_WORDS);
  if (tc_cpu_is_newer ())
    return price_of_narrow_newer (evaluation, standing, free_squares);

  return price_of_narrow (evaluation, standing, free_squares, 2);
}

/* The squares that an orientation covers from any of its anchors. */
TC_INLINE void
cover (TcSet               *covered,
       const TcOrientation *orientation,
       const TcSet         *anchors,
       const unsigned       n_words)
{
  for (unsigned i = 0; i < orientation->n_cells; i++)
    {
      const unsigned offset = orientation->cells[i];
      const unsigned words = offset / 64, by = offset % 64;

      for (unsigned w = words; w < n_words; w++)
        covered->words[w] |= anchors->words[w - words] << by |
                             (w > words ? anchors->words[w - words - 1] >> 1 >> (63 - by) : 0);
    }
}

/* Leaves of @squares those that no token of the ring covers; mostly the first tokens leave none. */
TC_INLINE void
drop_covered (const TcGame  *game,
              const TcSet   *free_squares,
              TcSet         *squares,
              const unsigned n_words)
{
  TcShifted shifted;

  tc_shifted_fill (&shifted, game, TC_N_HQ_TOKENS, free_squares, n_words);
  for (unsigned token = 0; token < TC_N_SECTIONS && !tc_set_is_empty (squares, n_words); token++)
    {
      TcSet anchors[8], covered = { { 0 } };

      tc_token_anchors (game, &shifted, token, anchors, NULL, n_words);
      for (unsigned i = 0; i < game->n_orientations[token]; i++)
        cover (&covered, &game->orientations[token][i], &anchors[i], n_words);
      for (unsigned w = 0; w < n_words; w++)
        squares->words[w] &= ~covered.words[w];
    }
}

TC_FOR_NEWER_CPU static void
drop_covered_newer (const TcGame *game,
                    const TcSet  *free_squares,
                    TcSet        *squares)
{
  drop_covered (game, free_squares, squares, 2);
}

int32_t
tc_room_uncovered (const TcEvaluation *evaluation,
                   const TcStanding   *standing,
                   const TcSet        *free_squares)
{
  const TcGame *game = evaluation->game;
  TcSet squares = *free_squares;

  if (game->n_words > 2)
    drop_covered (game, free_squares, &squares, TC_SET_WORDS);
  else if (tc_cpu_is_newer ())
    drop_covered_newer (game, free_squares, &squares);
  else
    drop_covered (game, free_squares, &squares, 2);

  return worth_of_squares (evaluation, standing, &squares) * evaluation->weights->uncovered / 256;
}

TC_INLINE void
count_missing (TcCensus      *self,
               const TcGame  *game,
               const TcSet   *free,
               unsigned       seat,
               const unsigned n_words)
{
  for (unsigned feature = 0; feature < game->n_features; feature++)
    {
      const TcSet *squares = &game->features[feature].squares;
      unsigned missing = 0;

      for (unsigned w = 0; w < n_words; w++)
        missing += (unsigned) __builtin_popcountll (squares->words[w] & free->words[w]);
      /* Only a district of all 256 squares would not fit into a byte; that it misses one more makes no difference. */
      self->missing[seat][feature] = (uint8_t) (missing < 255 ? missing : 255);
    }
}

TC_FOR_NEWER_CPU static void
count_missing_newer (TcCensus     *self,
                     const TcGame *game,
                     const TcSet  *free,
                     unsigned      seat)
{
  count_missing (self, game, free, seat, 2);
}

void
tc_census_count (TcCensus      *self,
                 const TcGame  *game,
                 const TcState *state,
                 unsigned       seat)
{
  const TcSet free = tc_state_free (game, state, seat);

  if (game->n_words > 2)
    count_missing (self, game, &free, seat, TC_SET_WORDS);
  else if (tc_cpu_is_newer ())
    count_missing_newer (self, game, &free, seat);
  else
    count_missing (self, game, &free, seat, 2);
}

void
tc_census_take (TcCensus      *self,
                const TcGame  *game,
                const TcState *state)
{
  self->open = tc_state_open_features (game, state);
  for (unsigned seat = 0; seat < game->setup.n_seats; seat++)
    tc_census_count (self, game, state, seat);
}

/* What the others are expected to lose on average when the high value of a feature is taken now. */
static int32_t
count_denied (const TcEvaluation *evaluation,
              const TcCensus     *census,
              unsigned            seat,
              unsigned            feature)
{
  const unsigned n_seats = evaluation->game->setup.n_seats;
  const unsigned offset = evaluation->offsets[feature];
  const unsigned n_squares = evaluation->game->features[feature].n_squares;
  int32_t loss = 0;

  for (unsigned other = 0; other < n_seats; other++)
    if (other != seat && census->missing[other][feature] > 0)
      {
        const unsigned i = offset + n_squares - census->missing[other][feature];

        loss += evaluation->expected[1][i] - evaluation->expected[0][i];
      }

  return loss / (int32_t) (n_seats - 1) * evaluation->weights->denial / 256;
}

/* Counts of the others stay the same, so that this is found out once. */
static int32_t
denied_by (TcStanding         *self,
           const TcEvaluation *evaluation,
           const TcCensus     *census,
           unsigned            seat,
           unsigned            feature)
{
  if ((self->denied_known >> feature & 1) == 0)
    {
      self->denied[feature] = count_denied (evaluation, census, seat, feature);
      self->denied_known |= UINT64_C (1) << feature;
    }

  return self->denied[feature];
}

/* Rounded up, as an upper bound must be. */
TC_INLINE int16_t
bound_of (const TcEvaluation *evaluation,
          int32_t             value)
{
  return (int16_t) ((value + (1 << evaluation->bound_shift) - 1) >> evaluation->bound_shift);
}

/* A feature as it is to stand. */
typedef struct
{
  const int32_t *expected;       /* of as many squares as are painted, then of each one more */
  unsigned       missing;
  int32_t        denied;         /* by the last square */
} Gains;

/* What @n more squares bring; more than are missing cannot be painted. */
TC_INLINE int32_t
gain_of (const Gains *self,
         unsigned     n)
{
  return n > self->missing ? 0 : self->expected[n] - self->expected[0] + (n == self->missing ? self->denied : 0);
}

TC_INLINE void
fill_line (const TcEvaluation *evaluation,
           const Gains        *from,
           unsigned            line,
           int32_t             gains[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE],
           int16_t             bounds[TC_SHAPE_MAX_SIDE + 1][TC_MAX_SIDE + TC_SHAPE_MAX_SIDE])
{
#pragma GCC unroll 5
  for (unsigned n = 1; n <= TC_SHAPE_MAX_SIDE; n++)
    {
      gains[n][line] = gain_of (from, n);
      bounds[n][line] = n > from->missing ? 0 : bound_of (evaluation, gains[n][line]);
    }
}

/* A square of a district brings at most this, as one of a few, with so many free neighbours. */
static void
fill_district (TcStanding         *self,
               const TcEvaluation *evaluation,
               const Gains        *from,
               unsigned            district)
{
  int32_t most = INT32_MIN;

  for (int32_t n = 1; n <= (int32_t) evaluation->max_cells; n++)
    {
      const int32_t gain = gain_of (from, (unsigned) n), each = gain / n + 1;

      self->district_gains[district][n] = gain;
      most = each > most ? each : most;
    }
  for (int32_t n_free = 0; n_free <= 4; n_free++)
    self->most_of_square[district][n_free] = bound_of (evaluation, most - n_free * 2 * evaluation->weights->edge);
}

static int32_t
expected_of (const TcStanding   *self,
             const TcEvaluation *evaluation,
             unsigned            feature)
{
  const unsigned missing = self->missing[feature], n_squares = evaluation->game->features[feature].n_squares;

  return missing > 0 ? evaluation->expected[self->open >> feature & 1][evaluation->offsets[feature] + n_squares - missing] : 0;
}

static void
fill_gains (TcStanding         *self,
            const TcEvaluation *evaluation,
            const TcCensus     *census,
            unsigned            seat,
            unsigned            feature)
{
  const TcFeature *f = &evaluation->game->features[feature];
  const unsigned missing = census->missing[seat][feature];
  const bool is_open = (census->open >> feature & 1) != 0;
  const Gains from = {
    .expected = &evaluation->expected[is_open][evaluation->offsets[feature] + f->n_squares - missing],
    .missing = missing,
    .denied = is_open && missing > 0 && missing <= evaluation->max_cells ? denied_by (self, evaluation, census, seat, feature) : 0,
  };

  self->missing[feature] = (uint8_t) missing;
  self->open = (self->open & ~(UINT64_C (1) << feature)) | (uint64_t) is_open << feature;
  self->worth[feature] = missing > 0 ? evaluation->worth[is_open][feature] : 0;
  self->expected += expected_of (self, evaluation, feature);

  if (f->kind == TC_FEATURE_COLUMN)
    fill_line (evaluation, &from, f->index, self->column_gains, self->column_bounds);
  else if (f->kind == TC_FEATURE_ROW)
    fill_line (evaluation, &from, f->index, self->row_gains, self->row_bounds);
  else
    fill_district (self, evaluation, &from, f->index);
}

/* How many free neighbours every square has, as a number of three bits, each bit for all squares at once. */
typedef struct
{
  TcSet ones, twos, fours;
} Counts;

TC_INLINE Counts
count_neighbours (const TcEvaluation *evaluation,
                  const TcSet        *free,
                  const unsigned      n_words)
{
  const TcNeighbours n = tc_neighbours_of (evaluation, free, n_words);
  Counts self;

  for (unsigned w = 0; w < n_words; w++)
    {
      const uint64_t one_aside = n.left.words[w] ^ n.right.words[w], both_aside = n.left.words[w] & n.right.words[w];
      const uint64_t one_along = n.above.words[w] ^ n.below.words[w], both_along = n.above.words[w] & n.below.words[w];
      const uint64_t carry = one_aside & one_along;

      self.ones.words[w] = one_aside ^ one_along;
      self.twos.words[w] = both_aside ^ both_along ^ carry;
      self.fours.words[w] = both_aside & both_along;
    }

  return self;
}

/* Returns how many sides the free squares have to anything else. */
TC_INLINE unsigned
fill_cells (TcStanding         *self,
            const TcEvaluation *evaluation,
            const unsigned      n_words)
{
  const Counts counts = count_neighbours (evaluation, &self->free, n_words);
  const int16_t least = (int16_t) -bound_of (evaluation, 4 * 2 * evaluation->weights->edge);
  unsigned n_edges = 0;

  for (unsigned row = 0; row < TC_MAX_SIDE + TC_SHAPE_MAX_SIDE; row++)
    self->most_in_row[row] = least;

  for (unsigned w = 0; w < n_words; w++)
    for (uint64_t word = self->free.words[w]; word != 0; word &= word - 1)
      {
        const unsigned bit = (unsigned) __builtin_ctzll (word), square = 64 * w + bit;
        const uint64_t n_free = (counts.ones.words[w] >> bit & 1) + 2 * (counts.twos.words[w] >> bit & 1) +
                                4 * (counts.fours.words[w] >> bit & 1);
        int16_t *most_in_row = &self->most_in_row[evaluation->rows[square]];

        self->cells[square] = evaluation->cells[square] | n_free << TC_CELL_NEIGHBOURS_SHIFT;
        self->square_bounds[square] = self->most_of_square[evaluation->districts[square]][n_free];
        *most_in_row = self->square_bounds[square] > *most_in_row ? self->square_bounds[square] : *most_in_row;
        n_edges += 4 - (unsigned) n_free;
      }
  return n_edges;
}

TC_FOR_NEWER_CPU static unsigned
fill_cells_newer (TcStanding         *self,
                  const TcEvaluation *evaluation)
{
  return fill_cells (self, evaluation, 2);
}

static void
price_edges (TcStanding         *self,
             const TcEvaluation *evaluation)
{
  unsigned n_edges;

  if (evaluation->game->n_words > 2)
    n_edges = fill_cells (self, evaluation, TC_SET_WORDS);
  else if (tc_cpu_is_newer ())
    n_edges = fill_cells_newer (self, evaluation);
  else
    n_edges = fill_cells (self, evaluation, 2);
  self->edges = (int32_t) n_edges * evaluation->weights->edge;
}

/* As tc_state_score (), for whoever has counted already what is missing. */
static int32_t
score_of (const TcGame   *game,
          const TcState  *state,
          const TcCensus *census,
          unsigned        seat)
{
  int32_t score = 0;

  for (unsigned i = 0; i < game->n_features; i++)
    if (census->missing[seat][i] == 0)
      score += (tc_state_high_winners (state, i) >> seat & 1) != 0 ? game->features[i].value.high : game->features[i].value.low;
  for (unsigned i = 0; i < game->board.n_drones; i++)
    if (tc_state_drone_used (state, seat, i))
      score += game->board.drones[i];
  for (unsigned i = 0; i < game->board.n_bubbles; i++)
    if ((tc_state_bubble_owners (state, i) >> seat & 1) != 0)
      score += game->board.bubbles[i];

  return score;
}

/* How many sides free squares have to anything else. */
TC_INLINE unsigned
count_edges (const TcEvaluation *evaluation,
             const TcSet        *free,
             const unsigned      n_words)
{
  const TcNeighbours n = tc_neighbours_of (evaluation, free, n_words);
  unsigned n_contacts = 0;

  for (unsigned w = 0; w < n_words; w++)
    n_contacts += (unsigned) (__builtin_popcountll (free->words[w] & n.right.words[w]) + __builtin_popcountll (free->words[w] & n.below.words[w]));

  return 4 * tc_set_count (free, n_words) - 2 * n_contacts;
}

TC_FOR_NEWER_CPU static unsigned
count_edges_newer (const TcEvaluation *evaluation,
                   const TcSet        *free)
{
  return count_edges (evaluation, free, 2);
}

int32_t
tc_standing_value_of (const TcEvaluation *evaluation,
                      const TcState      *state,
                      const TcCensus     *census,
                      unsigned            seat)
{
  const TcGame *game = evaluation->game;
  const TcSet free = tc_state_free (game, state, seat);
  int32_t value = score_of (game, state, census, seat) * TC_PRESTIGE;
  unsigned n_edges;

  for (unsigned i = 0; i < game->n_features; i++)
    if (census->missing[seat][i] > 0)
      value += evaluation->expected[census->open >> i & 1][evaluation->offsets[i] + game->features[i].n_squares - census->missing[seat][i]];

  if (game->n_words > 2)
    n_edges = count_edges (evaluation, &free, TC_SET_WORDS);
  else
    n_edges = tc_cpu_is_newer () ? count_edges_newer (evaluation, &free) : count_edges (evaluation, &free, 2);

  return value - (int32_t) n_edges * evaluation->weights->edge;
}

/* Time that is left is worth something only where there is room, and room only while there is time. */
static int32_t
price_of_social (const TcEvaluation *evaluation,
                 const TcSet        *free)
{
  const unsigned room = tc_set_count (free, evaluation->game->n_words) * TC_WHOLE_BATTLE / evaluation->n_city_squares;
  const unsigned time = TC_WHOLE_BATTLE - evaluation->progress;

  return evaluation->weights->social + evaluation->weights->early_social * (int32_t) (room < time ? room : time) / TC_WHOLE_BATTLE;
}

unsigned
tc_best_bubble (const TcGame  *game,
                const TcState *state,
                unsigned      *n_left)
{
  unsigned best = TC_NO_BUBBLE;

  *n_left = 0;
  for (unsigned i = 0; i < game->board.n_bubbles; i++)
    if (tc_state_bubble_owners (state, i) == 0)
      {
        ++*n_left;
        if (best == TC_NO_BUBBLE || game->board.bubbles[i] > game->board.bubbles[best])
          best = i;
      }

  return best;
}

int32_t
tc_social_value (const TcEvaluation *evaluation,
                 int32_t             price_of_social,
                 unsigned            bubble)
{
  const int32_t circled = bubble == TC_NO_BUBBLE ? 0 : evaluation->game->board.bubbles[bubble] * TC_PRESTIGE;

  return circled - (circled > 0 ? evaluation->weights->social : price_of_social);
}

/* What does not depend on single features. */
static void
price_board (TcStanding         *self,
             const TcEvaluation *evaluation,
             const TcState      *state)
{
  unsigned n_left;

  price_edges (self, evaluation);
  self->price_of_social = price_of_social (evaluation, &self->free);
  self->social = tc_social_value (evaluation, self->price_of_social, tc_best_bubble (evaluation->game, state, &n_left));
}

void
tc_standing_init (TcStanding         *self,
                  const TcEvaluation *evaluation,
                  const TcState      *state,
                  const TcCensus     *census,
                  unsigned            seat)
{
  /* Lines outside the city bring nothing. */
  memset (self, 0, offsetof (TcStanding, cells));
  self->free = tc_state_free (evaluation->game, state, seat);
  for (unsigned feature = 0; feature < evaluation->game->n_features; feature++)
    fill_gains (self, evaluation, census, seat, feature);
  price_board (self, evaluation, state);
}

void
tc_standing_renew (TcStanding         *self,
                   const TcEvaluation *evaluation,
                   const TcState      *state,
                   const TcCensus     *census,
                   unsigned            seat)
{
  const uint64_t changed = self->open ^ census->open;

  self->free = tc_state_free (evaluation->game, state, seat);
  for (unsigned feature = 0; feature < evaluation->game->n_features; feature++)
    if (self->missing[feature] != census->missing[seat][feature] || (changed >> feature & 1) != 0)
      {
        self->expected -= expected_of (self, evaluation, feature);
        fill_gains (self, evaluation, census, seat, feature);
      }
  price_board (self, evaluation, state);
}

void
tc_standing_count_score (TcStanding         *self,
                         const TcEvaluation *evaluation,
                         const TcState      *state,
                         const TcCensus     *census,
                         unsigned            seat)
{
  self->score = score_of (evaluation->game, state, census, seat) * TC_PRESTIGE;
}

void
tc_standing_price_room (TcStanding         *self,
                        const TcEvaluation *evaluation)
{
  self->narrow = tc_room_narrow (evaluation, self, &self->free);
  self->uncovered = tc_room_uncovered (evaluation, self, &self->free);
}
