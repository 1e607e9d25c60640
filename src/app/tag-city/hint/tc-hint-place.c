/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hint-place.h"

#include <math.h>

/* Places are tried so many pixels apart. */
#define STEP 4

#define TARGET_MARGIN 8
#define TAIL_LENGTH 14
#define LONGEST_TAIL 34
#define TAIL_MARGIN 24      /* from the corners of the bubble */

/* What is worse than covering a pixel of the board: covering one of the target or of what is to be kept, and being a pixel farther away. */
#define HARM_TO_TARGET 1e4
#define HARM_TO_KEPT 100.
#define HARM_OF_DISTANCE 80.
#define HARM_WITHOUT_TAIL 2e4

/* Beside the middle of the target looks best. */
#define HARM_OFF_MIDDLE 10.

static double
common_area (const graphene_rect_t *a,
             const graphene_rect_t *b)
{
  graphene_rect_t common;

  return graphene_rect_intersection (a, b, &common) ? (double) common.size.width * common.size.height : 0;
}

static double
find_harm (const TcHintGround    *ground,
           const graphene_rect_t *bounds)
{
  graphene_rect_t wide;
  double harm = (double) bounds->size.width * bounds->size.height;

  for (guint i = 0; i < ground->n_better; i++)
    harm -= common_area (&ground->better[i], bounds);
  for (guint i = 0; i < ground->n_kept; i++)
    harm += HARM_TO_KEPT * common_area (&ground->kept[i], bounds);
  graphene_rect_inset_r (&ground->target, -TARGET_MARGIN, -TARGET_MARGIN, &wide);

  return harm + HARM_TO_TARGET * common_area (&wide, bounds);
}

/* How far the end of one stretch is from the beginning of the other, below 0 where they overlap. */
static double
find_gap (double a,
          double length_of_a,
          double b,
          double length_of_b)
{
  return MAX (b - a - length_of_a, a - b - length_of_b);
}

/* The middle of what both stretches have in common, as far as a tail may go. */
static double
find_offset (double a,
             double length_of_a,
             double b,
             double length_of_b)
{
  const double begin = MAX (a, b), end = MIN (a + length_of_a, b + length_of_b);

  return CLAMP ((begin + end) / 2 - a, TAIL_MARGIN, length_of_a - TAIL_MARGIN);
}

static TcHintSpot
make_spot (const graphene_rect_t *bounds,
           const graphene_rect_t *target)
{
  const graphene_point_t at = bounds->origin, to = target->origin;
  const graphene_size_t size = bounds->size, other = target->size;
  const double across = find_gap (at.x, size.width, to.x, other.width), down = find_gap (at.y, size.height, to.y, other.height);
  TcHintSpot spot = { .bounds = *bounds };

  if (across > 0 && down < 0)
    {
      spot.side = to.x < at.x ? GTK_POS_LEFT : GTK_POS_RIGHT;
      spot.offset = find_offset (at.y, size.height, to.y, other.height);
      spot.length = across;
    }
  else if (down > 0 && across < 0)
    {
      spot.side = to.y < at.y ? GTK_POS_TOP : GTK_POS_BOTTOM;
      spot.offset = find_offset (at.x, size.width, to.x, other.width);
      spot.length = down;
    }
  spot.has_tail = spot.length > 0 && spot.length <= LONGEST_TAIL;
  spot.length = MIN (spot.length, TAIL_LENGTH);

  return spot;
}

static double
judge (const TcHintGround *ground,
       const TcHintSpot   *spot)
{
  const graphene_rect_t *bounds = &spot->bounds, *target = &ground->target;
  const double across = find_gap (bounds->origin.x, bounds->size.width, target->origin.x, target->size.width);
  const double down = find_gap (bounds->origin.y, bounds->size.height, target->origin.y, target->size.height);

  const double off = MIN (fabs (bounds->origin.x + bounds->size.width / 2 - target->origin.x - target->size.width / 2),
                          fabs (bounds->origin.y + bounds->size.height / 2 - target->origin.y - target->size.height / 2));

  return find_harm (ground, bounds) + HARM_OFF_MIDDLE * off + HARM_OF_DISTANCE * hypot (MAX (across, 0), MAX (down, 0)) + (spot->has_tail ? 0 : HARM_WITHOUT_TAIL);
}

TcHintSpot
tc_hint_place_find (const TcHintGround *ground,
                    double              width,
                    double              height)
{
  const graphene_rect_t *room = &ground->room;
  const double across = MAX (room->size.width - width, 0), down = MAX (room->size.height - height, 0);
  TcHintSpot best = { 0 };
  double least = INFINITY;

  for (double y = 0; y <= down; y += STEP)
    for (double x = 0; x <= across; x += STEP)
      {
        const graphene_rect_t bounds = GRAPHENE_RECT_INIT ((float) (room->origin.x + x), (float) (room->origin.y + y), (float) width, (float) height);
        const TcHintSpot spot = make_spot (&bounds, &ground->target);
        const double harm = judge (ground, &spot);

        if (harm < least)
          {
            least = harm;
            best = spot;
          }
      }

  return best;
}
