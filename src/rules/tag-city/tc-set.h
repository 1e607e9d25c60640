/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdbool.h>
#include <stdint.h>

/* A set of squares, bit row · n_columns + column. Boards of up to 128 squares use the first two words only. */
#define TC_SET_WORDS 4

typedef struct
{
  uint64_t words[TC_SET_WORDS];
} TcSet;

/* The functions below take the number of words in use. Where it is a constant the loops vanish, so whoever is in a hurry is
 * itself inline and gets the number from the one who asked whether the board is small. */
#define TC_INLINE static inline __attribute__ ((always_inline))

TC_INLINE bool
tc_set_has (const TcSet *self,
            unsigned     square)
{
  return (self->words[square / 64] >> (square % 64) & 1) != 0;
}

TC_INLINE void
tc_set_add (TcSet   *self,
            unsigned square)
{
  self->words[square / 64] |= UINT64_C (1) << (square % 64);
}

TC_INLINE unsigned
tc_set_count (const TcSet   *self,
              const unsigned n_words)
{
  unsigned count = 0;

  for (unsigned i = 0; i < n_words; i++)
    count += (unsigned) __builtin_popcountll (self->words[i]);

  return count;
}

TC_INLINE bool
tc_set_is_empty (const TcSet   *self,
                 const unsigned n_words)
{
  uint64_t any = 0;

  for (unsigned i = 0; i < n_words; i++)
    any |= self->words[i];

  return any == 0;
}

/* The position of the bit that has @rank others below it; there must be one. Halving leaves a byte for the loop. */
TC_INLINE unsigned
tc_word_pick (uint64_t word,
              unsigned rank)
{
  unsigned position = 0;

  for (unsigned half = 32; half >= 8; half /= 2)
    {
      const uint64_t lower = word & ((UINT64_C (1) << half) - 1);
      const unsigned n_lower = (unsigned) __builtin_popcountll (lower);
      const bool is_upper = rank >= n_lower;

      word = is_upper ? word >> half : lower;
      rank -= is_upper ? n_lower : 0;
      position += is_upper ? half : 0;
    }
  for (; rank > 0; rank--)
    word &= word - 1;

  return position + (unsigned) __builtin_ctzll (word);
}

/* The member that has @rank smaller ones; there must be one. */
TC_INLINE unsigned
tc_set_pick (const TcSet   *self,
             unsigned       rank,
             const unsigned n_words)
{
  for (unsigned i = 0; i + 1 < n_words; i++)
    {
      const unsigned count = (unsigned) __builtin_popcountll (self->words[i]);

      if (rank < count)
        return 64 * i + tc_word_pick (self->words[i], rank);
      rank -= count;
    }

  return 64 * (n_words - 1) + tc_word_pick (self->words[n_words - 1], rank);
}
