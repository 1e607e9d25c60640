/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-deal.h>

/* A game that chance sets up, and whose first player it draws. */
static inline TurnRecord *
dealt_record (const char     *game,
              const TurnSeat *seats,
              guint           n_seats,
              guint64         seed)
{
  TurnDeal deal = { .n_seats = n_seats, .first = TURN_FIRST_DRAWN };

  memcpy (deal.seats, seats, n_seats * sizeof *seats);

  return turn_deal_start (&deal, turn_record_format_find (game), seed, NULL);
}
