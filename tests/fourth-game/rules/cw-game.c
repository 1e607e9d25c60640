/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "cw-game.h"

void
cw_game_deal (CwGame     *self,
              unsigned    n_seats,
              TurnRandom *random)
{
  self->n_seats = (uint8_t) n_seats;
  for (unsigned row = 0; row < CW_N_ROWS; row++)
    self->tags[row] = (uint8_t) (CW_FEWEST_TAGS + turn_random_below (random, CW_MOST_TAGS - CW_FEWEST_TAGS + 1));
  self->first = (uint8_t) turn_random_below (random, n_seats);
}
