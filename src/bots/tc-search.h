/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-search.h"

/* Tag City for a search: the tree is the rest of the round, the final die's sealed choices do not know of each other, and simulations go on to
 * the end of the next round. */
extern const TurnSearchGame tc_search_game;

/* The same with simulations of one round more, which tell more and take nearly twice the time. */
extern const TurnSearchGame tc_search_far;

/* How the searching levels think. Against more taggers, who do more between two decisions, hard looks further ahead. */
const TurnSearchGame *tc_search_of_hard (unsigned n_seats);
TurnSearchEffort      tc_effort_hard    (unsigned n_seats);
extern const TurnSearchEffort tc_effort_expert;
