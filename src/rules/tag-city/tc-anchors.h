/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-game.h"

/* Every legal placement on one tagger's board: for each orientation of each token the anchors where it is wholly on free city
 * squares. Of each set only the first n_words words of the game are written. */
typedef struct
{
  TcSet sets[TC_N_HQ_TOKENS][8];
} TcAnchors;

void tc_anchors_find (const TcGame *game,
                      const TcSet  *free_squares,
                      TcAnchors    *anchors);

/* The same for some of the tokens, one bit each; what the others have is left as it is. */
void tc_anchors_find_some (const TcGame *game,
                           const TcSet  *free_squares,
                           unsigned      tokens,
                           TcAnchors    *anchors);

/* What follows is for hot code that has the number of words as a constant. */

/* Two words at once, as every x86-64 and arm64 can. */
typedef uint64_t TcWordPair __attribute__ ((vector_size (16), aligned (8), may_alias));

/* The free squares shifted by every cell of a window: where bit a of the entry of row r and column c is set, the square r rows below
 * and c columns right of anchor a is free. The anchors of an orientation are then the AND of a few entries. */
typedef struct
{
  TcWordPair pairs[TC_SHAPE_MAX_SIDE * TC_SHAPE_MAX_SIDE * TC_SET_WORDS / 2];
} TcShifted;

/* Where the entry of a cell begins, in bytes. */
TC_INLINE unsigned
tc_shifted_entry (unsigned       row,
                  unsigned       column,
                  const unsigned n_words)
{
  return (row * TC_SHAPE_MAX_SIDE + column) * n_words * (unsigned) sizeof (uint64_t);
}

/* Every square becomes the one @by before it; @by is 1 to 63. */
TC_INLINE void
tc_pairs_shift (TcWordPair    *pairs,
                const unsigned by,
                const unsigned n_words)
{
  const TcWordPair none = { 0, 0 };

  for (unsigned i = 0; i < n_words / 2; i++)
    {
      const TcWordPair next = i + 1 < n_words / 2 ? pairs[i + 1] : none;

      pairs[i] = pairs[i] >> by | __builtin_shufflevector (pairs[i], next, 1, 2) << (64 - by);
    }
}

/* For one token, or for all with @token TC_N_HQ_TOKENS. */
TC_INLINE void
tc_shifted_fill (TcShifted     *self,
                 const TcGame  *game,
                 unsigned       token,
                 const TcSet   *free_squares,
                 const unsigned n_words)
{
  const unsigned side = game->sides[token];
  TcWordPair row_pairs[TC_SET_WORDS / 2], *entry = self->pairs;

  for (unsigned i = 0; i < n_words / 2; i++)
    row_pairs[i] = *(const TcWordPair *) &free_squares->words[2 * i];

  for (unsigned row = 0; row < side; row++)
    {
      TcWordPair pairs[TC_SET_WORDS / 2];

      for (unsigned i = 0; i < n_words / 2; i++)
        pairs[i] = row_pairs[i];
      for (unsigned column = 0; column < side; column++)
        {
          for (unsigned i = 0; i < n_words / 2; i++)
            entry[column * (n_words / 2) + i] = pairs[i];
          tc_pairs_shift (pairs, 1, n_words);
        }
      tc_pairs_shift (row_pairs, game->board.n_columns, n_words);
      entry += TC_SHAPE_MAX_SIDE * (n_words / 2);
    }
}

TC_INLINE void
tc_orientation_anchors (const TcOrientation *self,
                        const TcShifted     *shifted,
                        const unsigned       n_cells,
                        TcSet               *anchors,
                        const unsigned       n_words)
{
  TcWordPair pairs[TC_SET_WORDS / 2];

  for (unsigned i = 0; i < n_words / 2; i++)
    pairs[i] = *(const TcWordPair *) &self->fits.words[2 * i];

  TC_UNROLL
  for (unsigned cell = 0; cell < TC_SHAPE_MAX_CELLS; cell++)
    if (cell < n_cells)
      {
        const TcWordPair *entry = (const void *) ((const char *) shifted + self->entries[cell]);

        for (unsigned i = 0; i < n_words / 2; i++)
          pairs[i] &= entry[i];
      }

  for (unsigned i = 0; i < n_words / 2; i++)
    *(TcWordPair *) &anchors->words[2 * i] = pairs[i];
}

/* Writes the anchors of every orientation of a token that has @n_cells, or fewer since a cell may count twice; returns how many there
 * are together. Unless @sums is NULL it gets how many there are up to and including each orientation. */
TC_INLINE unsigned
tc_token_anchors_of_size (const TcGame    *game,
                          const TcShifted *shifted,
                          unsigned         token,
                          const unsigned   n_cells,
                          TcSet           *anchors,
                          uint16_t        *sums,
                          const unsigned   n_words)
{
  unsigned n_places = 0;

  for (unsigned o = 0; o < game->n_orientations[token]; o++)
    {
      tc_orientation_anchors (&game->orientations[token][o], shifted, n_cells, &anchors[o], n_words);
      n_places += tc_set_count (&anchors[o], n_words);
      if (sums != NULL)
        sums[o] = (uint16_t) n_places;
    }

  return n_places;
}

/* The usual sizes of tokens get code of their own, without a loop over the cells. */
TC_INLINE unsigned
tc_token_anchors (const TcGame    *game,
                  const TcShifted *shifted,
                  unsigned         token,
                  TcSet           *anchors,
                  uint16_t        *sums,
                  const unsigned   n_words)
{
  const unsigned n_cells = game->orientations[token][0].n_cells;

  switch (n_cells)
    {
    case 3:
      return tc_token_anchors_of_size (game, shifted, token, 3, anchors, sums, n_words);

    case 4:
      return tc_token_anchors_of_size (game, shifted, token, 4, anchors, sums, n_words);

    case 5:
      return tc_token_anchors_of_size (game, shifted, token, 5, anchors, sums, n_words);

    default:
      return tc_token_anchors_of_size (game, shifted, token, n_cells, anchors, sums, n_words);
    }
}
