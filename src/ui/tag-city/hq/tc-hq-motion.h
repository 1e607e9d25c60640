/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-hq-layout.h"

G_BEGIN_DECLS

/* A die in the air. */
typedef struct
{
  TcHqPose pose;
  double   rise;        /* how far above its place, in radii of the record */
  guint    face;        /* that it shows just now */
  gboolean visible;
} TcHqFlight;

/* How every die moves since the last change. */
typedef enum
{
  TC_HQ_MOTION_NONE,
  TC_HQ_MOTION_ROLL,
  TC_HQ_MOTION_PUSH,
} TcHqMotionKind;

typedef struct
{
  TcHqMotionKind kind;
  guint          order;       /* of a roll: how many dice fall before it */
  TcHqPose       from;        /* of a push */
} TcHqMotion;

typedef struct
{
  TcHqMotion dice[TC_MAX_DICE];
} TcHqMotions;

/* What happens to the dice between two scenes: new ones roll, others slide from where they are @now; @current is what they are doing. Returns how many
 * milliseconds it takes, 0 when nothing moves. */
guint      tc_hq_motions_begin (TcHqMotions       *self,
                                const TcHqMotions *current,
                                const TcHqScene   *before,
                                const TcHqScene   *after,
                                double             now);
TcHqFlight tc_hq_motions_at    (const TcHqMotions *self,
                                const TcHqScene   *scene,
                                guint              die,
                                double             ms);

G_END_DECLS
