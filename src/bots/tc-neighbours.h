/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-evaluation.h"

/* For hot code that has the number of words as a constant. */

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
