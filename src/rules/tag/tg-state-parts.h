/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tg-state.h"

/* What the files of the state share, inline because play-outs live on it. */

static inline uint32_t
tg_hand_of (unsigned card)
{
  return (UINT32_C (1) << 4 * card) + 1;
}

static inline unsigned
tg_hand_size (uint32_t hand)
{
  return hand & 15;
}

static inline unsigned
tg_hand_count (uint32_t hand,
               unsigned card)
{
  return hand >> 4 * card & 15;
}

static inline void
tg_take_from_hand (TgState *state,
                   unsigned seat,
                   unsigned card)
{
  state->hands[seat] -= tg_hand_of (card);
  if (tg_hand_count (state->known[seat], card) > 0)
    state->known[seat] -= tg_hand_of (card);
}

static inline bool
tg_is_return (const TgState *state)
{
  return (state->turn & TG_TURN_RETURN) != 0;
}

static inline bool
tg_is_frozen (const TgState *state)
{
  return state->freezer != 0 && !tg_is_return (state);
}

/* Whether the player may still draw, if there is a card (T2, T7). */
static inline bool
tg_has_room (const TgState *state)
{
  if (tg_is_frozen (state) || (state->turn & TG_TURN_ACTED) != 0)
    return false;

  return tg_is_return (state) ? state->n_drawn < TG_RETURN_DRAWS : tg_hand_size (state->hands[state->seat]) < TG_HAND_SIZE;
}

static inline bool
tg_can_draw (const TgState *state)
{
  return tg_has_room (state) && state->n_deck + state->n_discards > 0;
}

/* Drawing is a duty while the deck lasts, but not on the return turn (T2, T7). */
static inline bool
tg_must_draw (const TgState *state)
{
  return !tg_is_return (state) && state->n_deck > 0 && tg_has_room (state);
}

static inline bool
tg_has_cards (const TgState *state)
{
  return state->hands[state->seat] != 0;
}

/* Whether the card, which is in the hand, can be played. */
static inline bool
tg_can_play (const TgState *state,
             unsigned       card)
{
  if (card <= TG_G)
    return (state->fronts[state->seat] >> card & 1) == 0;

  return card == TG_TAG || (card == TG_FREEZE && state->freezer == 0);
}
