/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-guide.h"

G_BEGIN_DECLS

/* The steps of a first battle. */
typedef enum
{
  TC_GUIDE_AIM,
  TC_GUIDE_VALUES,
  TC_GUIDE_DICE,
  TC_GUIDE_TAG,
  TC_GUIDE_DRONE,
  TC_GUIDE_NETWORKS,
  TC_GUIDE_FINAL_DIE,
  TC_GUIDE_END,
} TcGuideStep;

/* What a step is about. */
typedef enum
{
  TC_GUIDE_LIGHT_BOARD = 1 << 0,
  TC_GUIDE_LIGHT_DICE = 1 << 1,
  TC_GUIDE_LIGHT_ROW = 1 << 2,        /* of what can be done */
  TC_GUIDE_LIGHT_DRONES = 1 << 3,
  TC_GUIDE_LIGHT_NETWORKS = 1 << 4,
  TC_GUIDE_LIGHT_RIVALS = 1 << 5,
  TC_GUIDE_LIGHT_ALL = (1 << 6) - 1,
} TcGuideLight;

#define TC_GUIDE_N_STEPS (TC_GUIDE_END + 1)

/* A battle in the back yard, in which a round has been played: row 1 misses a bar of three, and the first district a P. */
extern const TurnGuideScript tc_guide_tag_city;

/* The die that is to be taken in the present step, or -1: for those who show it. */
int tc_guide_get_die (TurnScreen *screen);

G_END_DECLS
