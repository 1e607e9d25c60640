/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-prices.h"

#include <string.h>

const int8_t tc_usual_bubbles[TC_N_USUAL_BUBBLES] = { 0, -1, -1, -2, -3 };

bool
tc_board_bubble_pays (const TcBoard *self,
                      unsigned       bubble)
{
  return bubble < self->n_bubbles && self->bubbles[bubble] > 0;
}

bool
tc_board_drone_is_cheaper (const TcBoard *self,
                           unsigned       drone)
{
  return drone > 0 && drone < self->n_drones && self->drones[drone] <= 0 && self->drones[drone] > self->drones[drone - 1];
}

TcBoard
tc_board_with_usual_bubbles (const TcBoard *self)
{
  TcBoard board = *self;

  memset (board.bubbles, 0, sizeof board.bubbles);
  memcpy (board.bubbles, tc_usual_bubbles, sizeof tc_usual_bubbles);
  board.n_bubbles = TC_N_USUAL_BUBBLES;

  return board;
}

TcBoard
tc_board_with_drones_in_order (const TcBoard *self)
{
  TcBoard board = *self;

  for (unsigned i = 1; i < board.n_drones; i++)
    for (unsigned k = i; k > 0 && board.drones[k] > board.drones[k - 1]; k--)
      {
        const int8_t cheaper = board.drones[k];

        board.drones[k] = board.drones[k - 1];
        board.drones[k - 1] = cheaper;
      }

  return board;
}
