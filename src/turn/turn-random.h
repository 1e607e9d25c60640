/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <stdint.h>

/* A generator of the xoshiro256++ family, filled from a seed by splitmix64: small enough to be a
 * value, quick enough for play-outs, and the same on every machine. */
typedef struct
{
  uint64_t words[4];
} TurnRandom;

/* The generator of one stream of a seed. A match takes one stream for chance and one for each bot,
 * so that the dice stay the same when a bot changes. */
TurnRandom turn_random_new (uint64_t seed,
                            uint64_t stream);

static inline uint64_t
turn_random_rotated (uint64_t value,
                     int      by)
{
  return (value << by) | (value >> (64 - by));
}

static inline uint64_t
turn_random_next (TurnRandom *self)
{
  uint64_t *w = self->words;
  const uint64_t result = turn_random_rotated (w[0] + w[3], 23) + w[0];
  const uint64_t t = w[1] << 17;

  w[2] ^= w[0];
  w[3] ^= w[1];
  w[1] ^= w[2];
  w[0] ^= w[3];
  w[2] ^= t;
  w[3] = turn_random_rotated (w[3], 45);

  return result;
}

/* A number below @bound, each equally likely; @bound is not 0. */
static inline uint32_t
turn_random_below (TurnRandom *self,
                   uint32_t    bound)
{
  uint64_t product = (turn_random_next (self) >> 32) * bound;

  /* The few values that would make some results likelier are drawn again. */
  if ((uint32_t) product < bound)
    {
      const uint32_t threshold = (uint32_t) (0u - bound) % bound;

      while ((uint32_t) product < threshold)
        product = (turn_random_next (self) >> 32) * bound;
    }

  return (uint32_t) (product >> 32);
}
