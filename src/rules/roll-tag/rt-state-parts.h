/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "rt-state.h"

/* What the files of the state share, inline because play-outs live on it. */

#define RT_ALL_DICE 7u

static inline uint64_t
rt_bit (unsigned card)
{
  return UINT64_C (1) << card;
}

static inline unsigned
rt_free_dice (const RtState *state,
              unsigned       seat)
{
  const uint8_t *places = state->places[seat];

  return (places[0] == 0 ? 1u : 0) | (places[1] == 0 ? 2u : 0) | (places[2] == 0 ? 4u : 0);
}

static inline unsigned
rt_sum (const RtState *state,
        unsigned       seat,
        unsigned       dice)
{
  const uint8_t *faces = state->faces[seat];

  return (dice & 1 ? faces[0] : 0u) + (dice & 2 ? faces[1] : 0u) + (dice & 4 ? faces[2] : 0u);
}

/* The state after a move that is legal. */
void rt_apply (RtState *state,
               RtMove   move);
