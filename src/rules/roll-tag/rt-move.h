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
