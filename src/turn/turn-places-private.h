/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-places.h"

/* @tie_breaks may be NULL: equal scores share. */
TurnPlaces turn_places_new         (const int *scores,
                                    const int *tie_breaks,
                                    unsigned   n_seats);
