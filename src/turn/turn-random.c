/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-random.h"

static uint64_t
next_of_splitmix (uint64_t *state)
{
  uint64_t z = (*state += UINT64_C (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * UINT64_C (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * UINT64_C (0x94d049bb133111eb);

  return z ^ (z >> 31);
}

TurnRandom
turn_random_new (uint64_t seed,
                 uint64_t stream)
{
  TurnRandom self;
  uint64_t state = seed;

  /* The stream goes through the mixer of its own, so that neighbouring seeds and streams share nothing. */
  state ^= next_of_splitmix (&stream);
  for (int i = 0; i < 4; i++)
    self.words[i] = next_of_splitmix (&state);

  return self;
}
