/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-move.h>

#include "cw-game.h"

typedef enum
{
  CW_MOVE_SCRUB,                /* a tag of a row */
  CW_MOVE_PASS,                 /* hands the brush on */
  CW_MOVE_SPRAY,                /* of chance: a new tag in a row */
  CW_N_MOVE_KINDS,
} CwMoveKind;

typedef struct
{
  uint8_t kind;                 /* CwMoveKind */
  uint8_t row;
} CwMove;

static inline CwMove
cw_move_new (CwMoveKind kind,
             unsigned   row)
{
  return (CwMove) { (uint8_t) kind, (uint8_t) row };
}

static inline TurnMove
cw_move_to_turn (CwMove self)
{
  return (TurnMove) { { self.kind, self.row } };
}

static inline CwMove
cw_move_from_turn (TurnMove move)
{
  return (CwMove) { move.bytes[0], move.bytes[1] };
}
