/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-game.h"

/* Every legal placement on one tagger's board: for each orientation of each token the anchors where it is wholly on free city
 * squares. Of each set only the first n_words words of the game are written. */
typedef struct
{
  TcSet    sets[TC_N_HQ_TOKENS][8];
  uint16_t n_places[TC_N_HQ_TOKENS];      /* of all orientations together */
} TcAnchors;

void tc_anchors_find (const TcGame *game,
                      const TcSet  *free_squares,
                      TcAnchors    *anchors);

/* What follows is for hot code that has the number of words as a constant. */

#define TC_MAX_OFFSET ((TC_SHAPE_MAX_SIDE - 1) * TC_MAX_SIDE + TC_SHAPE_MAX_SIDE - 1)

/* The free squares shifted by every offset of a cell: where bit a of shifted[o] is set, the square o after anchor a is free.
 * The anchors of an orientation are then the AND of a few entries. */
typedef struct
{
  TcSet by_offset[TC_MAX_OFFSET + 1];
} TcShifted;

/* Two words at once, as every x86-64 and arm64 can. */
typedef uint64_t TcWordPair __attribute__ ((vector_size (16), aligned (8), may_alias));

/* For the offsets of one token, or of all with @row TC_N_HQ_TOKENS. */
TC_INLINE void
tc_shifted_fill (TcShifted     *self,
                 const TcGame  *game,
                 unsigned       row,
                 const TcSet   *free_squares,
                 const unsigned n_words)
{
  uint64_t source[TC_SET_WORDS + 2] = { 0 };

  for (unsigned i = 0; i < n_words; i++)
    source[i] = free_squares->words[i];

  for (unsigned i = 0; i < game->n_offsets[row]; i++)
    {
      const unsigned offset = game->offsets[row][i];
      const uint64_t *from = source + offset / 64;
      const unsigned by = offset % 64;

      for (unsigned w = 0; w < n_words; w++)
        self->by_offset[offset].words[w] = from[w] >> by | from[w + 1] << 1 << (63 - by);
    }
}

TC_INLINE void
tc_orientation_anchors (const TcOrientation *self,
                        const TcShifted     *shifted,
                        const unsigned       n_cells,
                        TcSet               *anchors,
                        const unsigned       n_words)
{
  for (unsigned w = 0; w < n_words; w += 2)
    {
      TcWordPair pair = *(const TcWordPair *) &self->fits.words[w];

      for (unsigned i = 0; i < n_cells; i++)
        pair &= *(const TcWordPair *) &shifted->by_offset[self->cells[i]].words[w];
      *(TcWordPair *) &anchors->words[w] = pair;
    }
}

/* Writes the anchors of every orientation of a token that has @n_cells and, unless @counts is NULL, how many each has; returns
 * how many there are together. */
TC_INLINE unsigned
tc_token_anchors_of_size (const TcGame    *game,
                          const TcShifted *shifted,
                          unsigned         token,
                          const unsigned   n_cells,
                          TcSet           *anchors,
                          uint16_t        *counts,
                          const unsigned   n_words)
{
  unsigned n_places = 0;

  for (unsigned o = 0; o < game->n_orientations[token]; o++)
    {
      unsigned count;

      tc_orientation_anchors (&game->orientations[token][o], shifted, n_cells, &anchors[o], n_words);
      count = tc_set_count (&anchors[o], n_words);
      if (counts != NULL)
        counts[o] = (uint16_t) count;
      n_places += count;
    }

  return n_places;
}

/* The usual sizes of tokens get code of their own, without a loop over the cells. */
TC_INLINE unsigned
tc_token_anchors (const TcGame    *game,
                  const TcShifted *shifted,
                  unsigned         token,
                  TcSet           *anchors,
                  uint16_t        *counts,
                  const unsigned   n_words)
{
  const unsigned n_cells = game->orientations[token][0].n_cells;

  switch (n_cells)
    {
    case 3:
      return tc_token_anchors_of_size (game, shifted, token, 3, anchors, counts, n_words);

    case 4:
      return tc_token_anchors_of_size (game, shifted, token, 4, anchors, counts, n_words);

    case 5:
      return tc_token_anchors_of_size (game, shifted, token, 5, anchors, counts, n_words);

    default:
      return tc_token_anchors_of_size (game, shifted, token, n_cells, anchors, counts, n_words);
    }
}
