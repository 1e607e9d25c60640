/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Tag City for a search: the tree is the rest of the round, the final die's sealed choices do not know of each other, and simulations go on to
 * the end of the next round. */
extern const TurnSearchGame tc_search_game;

/* The same with simulations of one round more, which tell more and take nearly twice the time. */
extern const TurnSearchGame tc_search_far;

/* How the levels think. Hard and expert look further ahead, medium makes a few simulations of tc_search_game. Few large trees find more than many small ones, and
 * small ones had better not be curious. */
typedef enum
{
  TC_EFFORT_MEDIUM,
  TC_EFFORT_HARD,
  TC_EFFORT_EXPERT,
} TcEffort;

TurnSearchEffort tc_effort (TcEffort level,
                            unsigned n_seats);

/* The four levels of Tag City: between two taggers all of them search, the easy one with errors; among more, easy and medium are greed with and without errors. */
TurnMove tc_easy_choose   (const TurnQuestion *question);
TurnMove tc_medium_choose (const TurnQuestion *question);
TurnMove tc_hard_choose   (const TurnQuestion *question);
TurnMove tc_expert_choose (const TurnQuestion *question);
