/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-search.h"

/* Tag City for a search: the tree is the rest of the round, the final die's sealed choices do not know of each other, and simulations go on to
 * the end of the next round. */
extern const TurnSearchGame tc_search_game;

/* The same with simulations of one round more, which tell more and take nearly twice the time. */
extern const TurnSearchGame tc_search_far;

/* How the levels think. Hard and expert look further ahead, medium makes a few simulations of tc_search_game. Few large trees find more than many small ones, and
 * small ones had better not be curious. */
TurnSearchEffort tc_effort_medium (void);
TurnSearchEffort tc_effort_hard   (unsigned n_seats);
TurnSearchEffort tc_effort_expert (unsigned n_seats);
