/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Roll Tag's fixed plans (turn-plans.h); ends with a row whose level is NULL. All end the game where that wins, and never where it does not:
 *
 *   block    claims five cards with one die and eight with two, once the deck has less than 12 three and five; otherwise covers the largest pile that the
 *            other can claim with a card that the other's dice do not make; otherwise lays a card that only its own dice make on the largest pile;
 *            otherwise one that the other's do not make on the smallest; otherwise rolls all dice again
 *   onepile  lays every card on the largest pile, if it can one that only its own dice make, and claims that pile from eight cards on with one die
 *   two      looks at each of its moves and at what the other does best then: claim, or cover the pile that it would claim next; a die is worth two cards */
extern const TurnBot rt_plans[];
