/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-motion.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#define ROLL_MS 620
#define BOUNCE_MS 120
#define STAGGER_MS 40
#define PUSH_MS 180

/* The faces that a die shows in its fall, as steps from the one it ends with. */
static const guint other_faces[] = { 3, 5, 1, 0 };

/* A die slides to where it was pushed, quick at first. */
static TcHqPose
push_at (TcHqPose from,
         TcHqPose to,
         double   ms)
{
  return tc_hq_pose_between (from, to, adw_easing_ease (ADW_EASE_OUT_QUAD, CLAMP (ms / PUSH_MS, 0, 1)));
}

static TcHqMotionKind
motion_between (const TcHqDie *before,
                const TcHqDie *after)
{
  if (after->face == 0)
    return TC_HQ_MOTION_NONE;
  if (after->section < 0 && before->face != after->face)
    return TC_HQ_MOTION_ROLL;

  return before->face == after->face && before->section != after->section ? TC_HQ_MOTION_PUSH : TC_HQ_MOTION_NONE;
}

/* Dice fall one after the other, show three other faces and bounce once. */
static guint
roll_ms (guint n_dice)
{
  return n_dice == 0 ? 0 : ROLL_MS + STAGGER_MS * (n_dice - 1);
}

guint
tc_hq_motions_begin (TcHqMotions       *self,
                     const TcHqMotions *current,
                     const TcHqScene   *before,
                     const TcHqScene   *after,
                     double             now)
{
  guint n_rolled = 0, n_pushed = 0;

  memset (self, 0, sizeof *self);
  for (guint i = 0; i < after->n_dice; i++)
    {
      TcHqMotion *motion = &self->dice[i];

      motion->kind = motion_between (&before->dice[i], &after->dice[i]);
      if (motion->kind == TC_HQ_MOTION_ROLL)
        motion->order = n_rolled++;
      if (motion->kind == TC_HQ_MOTION_PUSH)
        {
          motion->from = tc_hq_motions_at (current, before, i, now).pose;
          n_pushed++;
        }
    }

  return MAX (roll_ms (n_rolled), n_pushed > 0 ? PUSH_MS : 0);
}

/* A spring with a damping of 0.7, from its first touch of the table until it is still; 1 at rest. */
static double
bounce (double ms)
{
  double share = CLAMP (ms / BOUNCE_MS, 0, 1);

  return 1 - .12 * exp (-3.2 * share) * sin (2 * G_PI * share);
}

static TcHqFlight
roll_at (TcHqPose rest,
         guint    face,
         guint    order,
         double   ms)
{
  double own = ms - STAGGER_MS * (double) order;
  double share = CLAMP (own / (ROLL_MS - BOUNCE_MS), 0, 1);
  double left = 1 - adw_easing_ease (ADW_EASE_OUT_CUBIC, share);
  guint shown = MIN ((guint) (share * G_N_ELEMENTS (other_faces)), (guint) G_N_ELEMENTS (other_faces) - 1);
  TcHqFlight flight = { .pose = rest, .rise = .7 * left, .visible = own > 0 };

  flight.face = (face - 1 + other_faces[shown]) % 6 + 1;
  flight.pose.degrees += 300 * left;
  flight.pose.size *= share < 1 ? 1 + .8 * left : bounce (own - (ROLL_MS - BOUNCE_MS));

  return flight;
}

TcHqFlight
tc_hq_motions_at (const TcHqMotions *self,
                  const TcHqScene   *scene,
                  guint              die,
                  double             ms)
{
  const TcHqMotion *motion = &self->dice[die];
  TcHqPose rest = tc_hq_pose_die (scene, die);
  guint face = scene->dice[die].face;

  if (motion->kind == TC_HQ_MOTION_ROLL)
    return roll_at (rest, face, motion->order, ms);
  if (motion->kind == TC_HQ_MOTION_PUSH)
    rest = push_at (motion->from, rest, ms);

  return (TcHqFlight) { rest, 0, face, TRUE };
}
