/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-guide.h"

G_BEGIN_DECLS

/* What a step is about; everything else is veiled meanwhile. */
typedef enum
{
  RT_GUIDE_LIGHT_TABLE = 1 << 0,
  RT_GUIDE_LIGHT_HAND = 1 << 1,       /* and what lies in front of it */
  RT_GUIDE_LIGHT_ALL = (1 << 2) - 1,
} RtGuideLight;

/* The steps of a first game of Roll Tag. */
typedef enum
{
  RT_GUIDE_AIM,
  RT_GUIDE_TURN,
  RT_GUIDE_LAY,
  RT_GUIDE_CLAIM,
} RtGuideStep;

#define RT_GUIDE_N_STEPS (RT_GUIDE_CLAIM + 1)

/* The last turns of a game: two piles are claimed, and the learner's last two dice make a nine that is still in the hand. */
extern const TurnGuideScript rt_guide;

G_END_DECLS
