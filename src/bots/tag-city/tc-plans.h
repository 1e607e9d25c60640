/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-bot.h"

/* Tag City's fixed plans (turn-plans.h); ends with a row whose level is NULL. All value placements as the greedy bot does, put the dice as it does when they
 * lead, and play as it does where they say nothing:
 *
 *   networks           checks networks with every die while there is a bubble, the cheapest first
 *   drones             the drone with every die while it can, then the best tag
 *   rush-drones-small  the drone with every die while it is ahead of everybody
 *   rush-reckoned      the same while its lead is more than all its free drone squares cost together
 *   quit-ahead         networks with every die while its lead is more than all free bubbles cost together
 *   hoarder            the best tag that fills no feature
 *   combo              the tag that fills most features if two or more, otherwise the best that fills none
 *   one-district       the best tag wholly inside the most valuable district that it has not filled
 *   always-final-pass  networks with every final die, also as a free pass
 *   points-now         the most prestige this instant, drones less their price; of equals the larger token */
extern const TurnBot tc_plans[];

/* What such plans are tried against: a tagger of the medium level that plays for the city. It checks networks only when it can do nothing else, so that a board on which
 * that is a mistake shows. Between two taggers. */
extern const TurnBot tc_steady;
