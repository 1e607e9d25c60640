/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-move.h>

#include "tc-board.h"

typedef enum
{
  TC_MOVE_ROLL = 1,     /* by chance: dice[] */
  TC_MOVE_PLACE,        /* by the leader: sections[] */
  TC_MOVE_TURN,         /* a draft turn (C8) */
  TC_MOVE_SEAL,         /* a choice for the final die (C9) */
} TcMoveKind;

typedef enum
{
  TC_USE_TAG = 1,
  TC_USE_DRONE,
  TC_USE_SOCIAL,
} TcUse;

#define TC_MAX_DICE (TC_MAX_SEATS + 1)

/* The bubble of a free pass (C14). */
#define TC_NO_BUBBLE 0xff

/* What a person or a bot does with a die. Fields that a use does not need are 0. */
typedef struct
{
  uint8_t die;            /* index in the roll */
  uint8_t use;            /* TcUse */
  uint8_t token;          /* place on the HQ, 0 to 8: of the die's section for tag, any for drone */
  uint8_t orientation;    /* index in TcGame.orientations of that token */
  uint8_t anchor;         /* the square under the top-left corner of the orientation's window: row · columns + column */
  uint8_t mark;           /* drone: the square circled; social: the bubble or TC_NO_BUBBLE */
  uint8_t unused;         /* fills the move, so that no compiler may leave its last byte to chance */
} TcAction;

/* The eight bytes of a TurnMove as Tag City reads them. */
typedef struct
{
  uint8_t kind;           /* TcMoveKind */
  union
  {
    uint8_t  dice[7];       /* roll: faces 1 to 6, in the dice's order */
    uint8_t  sections[7];   /* place: for each die its section */
    TcAction action;        /* turn, seal */
  };
} TcMove;

_Static_assert (sizeof (TcMove) == sizeof (TurnMove), "a TcMove is a TurnMove");
_Static_assert (sizeof (TcAction) == sizeof (TcMove) - 1, "an action fills its move");

static inline TcMove
tc_move_from_turn (TurnMove move)
{
  TcMove self;

  memcpy (&self, &move, sizeof self);

  return self;
}

static inline TurnMove
tc_move_to_turn (TcMove self)
{
  TurnMove move;

  memcpy (&move, &self, sizeof move);

  return move;
}
