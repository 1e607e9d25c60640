/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "turn-guide.h"

G_BEGIN_DECLS

/* What a step is about; everything else is veiled meanwhile. */
typedef enum
{
  TG_GUIDE_LIGHT_TABLE = 1 << 0,
  TG_GUIDE_LIGHT_HAND = 1 << 1,       /* and what lies in front of it */
  TG_GUIDE_LIGHT_ALL = (1 << 2) - 1,
} TgGuideLight;

/* The steps of a first game of TAG. */
typedef enum
{
  TG_GUIDE_AIM,
  TG_GUIDE_GOOL,
  TG_GUIDE_DRAW,
  TG_GUIDE_PLAY,
  TG_GUIDE_IT,
  TG_GUIDE_END,
} TgGuideStep;

#define TG_GUIDE_N_STEPS (TG_GUIDE_END + 1)

/* The last turns of a game between two: IT has just been given to the learner, who holds a Gool and misses a G. */
extern const TurnGuideScript tg_guide;

G_END_DECLS
