/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* TAG's fixed plans (turn-plans.h); ends with a row whose level is NULL. Both play by weights that never change, those that the greedy bot had before it minded the end:
 *
 *   next     fills the hand from the discard pile before anything else once the deck is empty; plays a Freeze at once
 *   frzlate  the same, but keeps its Freeze until the deck has two cards left */
extern const TurnBot tg_plans[];
