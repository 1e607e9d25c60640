/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-table.h"
#include "turn-coach.h"

G_BEGIN_DECLS

/* The moments of a first battle at which a word helps, the most urgent first. */
typedef enum
{
  TC_COACH_MISFIT,          /* the shape in hand does not fit where it is */
  TC_COACH_FILLS,           /* it would fill something there */
  TC_COACH_NOTHING_FITS,    /* no die can be used for a tag */
  TC_COACH_DRONE,           /* the drone is armed */
  TC_COACH_NETWORKS,        /* the networks are chosen */
  TC_COACH_PLACE,           /* a shape is in hand */
  TC_COACH_FINAL_DIE,       /* the final die is to be used */
  TC_COACH_TAKE_DIE,        /* a die is to be taken */
  TC_COACH_LEAD,            /* the dice are to be placed */
  TC_COACH_WATCH,           /* others play */
} TcCoachMoment;

#define TC_COACH_N_MOMENTS (TC_COACH_WATCH + 1)
extern const TurnCoachScript tc_coach_tag_city;

G_END_DECLS
