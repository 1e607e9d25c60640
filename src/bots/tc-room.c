/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-room.h"

#include <tc-anchors.h>
#include <tc-dispatch.h>

#include "tc-neighbours.h"

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
