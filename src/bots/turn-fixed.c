/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-fixed.h"

/* 2^−(1/2), 2^−(1/4) … 2^−(1/65536), each in 2^32ths. */
static const uint32_t powers[16] = {
  3037000500u, 3611622603u, 3938502376u, 4112874773u, 4202935003u, 4248701965u, 4271771996u, 4283353945u,
  4289156690u, 4292061010u, 4293513907u, 4294240540u, 4294603903u, 4294785595u, 4294876445u, 4294921870u,
};

/* 2^−x with x and the result in 65536ths. */
static uint32_t
exp2_of_minus (uint64_t x)
{
  uint64_t power = UINT64_C (1) << 31;

  if (x >= 17 * TURN_ONE)
    return 0;

  for (unsigned i = 0; i < 16; i++)
    if ((x >> (15 - i) & 1) != 0)
      power = power * powers[i] >> 32;

  return (uint32_t) (power >> 15 >> x / TURN_ONE);
}

uint32_t
turn_root (uint64_t square)
{
  uint64_t root = 0;

  for (uint64_t bit = UINT64_C (1) << 31; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= square)
      root |= bit;

  return (uint32_t) root;
}

void
turn_softmax (const int32_t *values,
              unsigned       n,
              int32_t        halving,
              uint32_t      *shares)
{
  int32_t most = INT32_MIN;
  uint64_t sum = 0;

  for (unsigned i = 0; i < n; i++)
    most = values[i] > most ? values[i] : most;
  for (unsigned i = 0; i < n; i++)
    {
      shares[i] = exp2_of_minus ((uint64_t) ((int64_t) most - values[i]) * TURN_ONE / (uint64_t) halving);
      sum += shares[i];
    }
  for (unsigned i = 0; i < n; i++)
    shares[i] = (uint32_t) ((uint64_t) shares[i] * TURN_ONE / sum);
}
