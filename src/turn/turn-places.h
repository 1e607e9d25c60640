/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-rules.h"

/* How the seats of a game stand to each other. A value. */
typedef struct
{
  unsigned n_seats;
  int      scores[TURN_MAX_SEATS];
  int      tie_breaks[TURN_MAX_SEATS];      /* zero in a game without any */
  unsigned order[TURN_MAX_SEATS];           /* seats, the best first; equal ones as they sit */
  unsigned places[TURN_MAX_SEATS];          /* of each seat, from 1; equal seats share one, and the next is left out */
} TurnPlaces;

/* @tie_breaks may be NULL: equal scores share. */
TurnPlaces turn_places_of_state    (const TurnRules *rules,
                                    const void      *game,
                                    const void      *state);
unsigned   turn_places_n_winners   (const TurnPlaces *self);

/* Whether the tie break gave or took @seat a place: somebody has the same score and another place. */
bool       turn_places_is_broken   (const TurnPlaces *self,
                                    unsigned          seat);

/* Whether the tie break decided who won; if so, what the winners have of it, and the best of those who lost by it. */
bool       turn_places_is_tie_won  (const TurnPlaces *self,
                                    int              *most,
                                    int              *next);
