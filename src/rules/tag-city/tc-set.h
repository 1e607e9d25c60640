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

/* The functions below take the number of words in use. Where it is a constant the loops vanish, so code in a hurry is
 * itself inline and gets the number from the one who asked whether the board is small. */
#if defined(__has_feature)
#if __has_feature (address_sanitizer)
#define TC_IS_SANITIZED 1
#endif
#endif

/* What a sanitizer watches grows tenfold, so there it is compiled once instead of at every place. */
#if defined(__SANITIZE_ADDRESS__) || defined(TC_IS_SANITIZED)
#define TC_INLINE static inline __attribute__ ((unused))
#else
#define TC_INLINE static inline __attribute__ ((always_inline))
#endif

/* Before a short loop whose length is a constant: it is written out, also where GCC would rather keep the code small. */
#ifdef __clang__
#define TC_UNROLL
#else
#define TC_UNROLL _Pragma("GCC unroll 16")
#endif

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

/* Eight bits side by side in the bytes of a word, each byte becoming the number of bits up to and including it. */
TC_INLINE uint64_t
tc_bytes_summed (uint64_t counts)
{
  return counts * UINT64_C (0x0101010101010101);
}

/* How many bytes of @sums, each below 128, are not above @rank. */
TC_INLINE unsigned
tc_bytes_up_to (uint64_t sums,
                unsigned rank)
{
  const uint64_t high_bits = UINT64_C (0x8080808080808080);
  const uint64_t reached = ((tc_bytes_summed (1) * rank | high_bits) - sums) & high_bits;

  return (unsigned) (tc_bytes_summed (reached >> 7) >> 56);
}

/* The position of the bit that has @rank others below it; there must be one. First the byte is found, then the bit in it, both without
 * a branch: where a random bit is cannot be foreseen, and a wrong guess costs more than all of this. */
TC_INLINE unsigned
tc_word_pick (uint64_t word,
              unsigned rank)
{
  uint64_t counts = word - (word >> 1 & UINT64_C (0x5555555555555555));
  uint64_t sums, bits;
  unsigned shift;

  counts = (counts & UINT64_C (0x3333333333333333)) + (counts >> 2 & UINT64_C (0x3333333333333333));
  counts = (counts + (counts >> 4)) & UINT64_C (0x0f0f0f0f0f0f0f0f);
  sums = tc_bytes_summed (counts);
  shift = 8 * tc_bytes_up_to (sums, rank);
  rank -= (unsigned) (sums << 8 >> shift & 0xff);

  bits = tc_bytes_summed (word >> shift & 0xff) & UINT64_C (0x8040201008040201);
  bits = (bits + UINT64_C (0x7f7f7f7f7f7f7f7f)) >> 7 & UINT64_C (0x0101010101010101);

  return shift + tc_bytes_up_to (tc_bytes_summed (bits), rank);
}

/* The member that has @rank smaller ones; there must be one. */
TC_INLINE unsigned
tc_set_pick (const TcSet   *self,
             unsigned       rank,
             const unsigned n_words)
{
  unsigned word = 0, n_before = 0, n_seen = 0;

  for (unsigned i = 0; i + 1 < n_words; i++)
    {
      n_seen += (unsigned) __builtin_popcountll (self->words[i]);
      word += rank >= n_seen;
      n_before = rank >= n_seen ? n_seen : n_before;
    }

  return 64 * word + tc_word_pick (self->words[word], rank - n_before);
}
