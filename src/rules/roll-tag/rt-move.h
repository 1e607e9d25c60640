/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-move.h>

#include "rt-game.h"

typedef enum
{
  RT_MOVE_PLACE,                /* card, pile */
  RT_MOVE_REROLL,               /* dice */
  RT_MOVE_CLAIM,                /* dice, pile */
  RT_MOVE_ROLL,                 /* of chance: faces */
} RtMoveKind;

typedef struct
{
  uint8_t kind;                 /* RtMoveKind */
  uint8_t pile;
  RtCard  card;
  uint8_t dice;                 /* a bit each */
  uint8_t faces[RT_N_DICE];     /* 0 for a die that is not rolled */
} RtMove;

static inline RtMove
rt_move_place (unsigned card,
               unsigned pile)
{
  return (RtMove) { .kind = RT_MOVE_PLACE, .card = (RtCard) card, .pile = (uint8_t) pile };
}

static inline RtMove
rt_move_reroll (unsigned dice)
{
  return (RtMove) { .kind = RT_MOVE_REROLL, .dice = (uint8_t) dice };
}

static inline RtMove
rt_move_claim (unsigned pile,
               unsigned dice)
{
  return (RtMove) { .kind = RT_MOVE_CLAIM, .pile = (uint8_t) pile, .dice = (uint8_t) dice };
}

static inline RtMove
rt_move_roll (unsigned a,
              unsigned b,
              unsigned c)
{
  return (RtMove) { .kind = RT_MOVE_ROLL, .faces = { (uint8_t) a, (uint8_t) b, (uint8_t) c } };
}

static inline TurnMove
rt_move_to_turn (RtMove self)
{
  return (TurnMove) { { self.kind, self.pile, self.card, self.dice, self.faces[0], self.faces[1], self.faces[2] } };
}

static inline RtMove
rt_move_from_turn (TurnMove move)
{
  const uint8_t *bytes = move.bytes;

  return (RtMove) { bytes[0], bytes[1], bytes[2], bytes[3], { bytes[4], bytes[5], bytes[6] } };
}
