/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-move.h>

#include "tg-game.h"

typedef enum
{
  TG_MOVE_DRAW_DECK,
  TG_MOVE_DRAW_DISCARD,
  TG_MOVE_PLAY,                 /* a card */
  TG_MOVE_DISCARD,              /* a card */
  TG_MOVE_IT,                   /* to a seat, or TG_LEAVE_IT */
  TG_MOVE_GOOL,
  TG_MOVE_ACCEPT,
  TG_MOVE_SKIP,
} TgMoveKind;

#define TG_N_MOVE_KINDS 8

/* IT stays where it is. */
#define TG_LEAVE_IT 255

typedef struct
{
  uint8_t kind;                 /* TgMoveKind */
  uint8_t what;                 /* TgCard of play and discard, seat of IT, else 0 */
} TgMove;

static inline TgMove
tg_move_new (unsigned kind,
             unsigned what)
{
  return (TgMove) { (uint8_t) kind, (uint8_t) what };
}

static inline TurnMove
tg_move_to_turn (TgMove self)
{
  return (TurnMove) { { self.kind, self.what } };
}

static inline TgMove
tg_move_from_turn (TurnMove move)
{
  return (TgMove) { move.bytes[0], move.bytes[1] };
}
