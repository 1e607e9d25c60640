/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "lab-forecast.h"

#include <math.h>

/* What a point changed costs beside the squares of what is outside. */
#define COST_OF_POINT 0.004

/* A search aims a little inside the targets, because other battles will be played. */
#define MOST_INSET 0.25

/* One unit of distance, and how far inside a range is safe. */
static const struct { double unit, inset; } scales[LAB_N_TARGETS] = {
  [LAB_TARGET_ROUNDS] = { 0.5, 0.2 },
  [LAB_TARGET_LEADER] = { 0.04, 0 },
  [LAB_TARGET_ENDS] = { 0.06, 0.05 },
  [LAB_TARGET_DRONES] = { 0.4, 0.12 },
  [LAB_TARGET_NETWORKS] = { 0.25, 0.08 },
  [LAB_TARGET_MARGIN] = { 3, 0.8 },
};

/* No share is quite 0 or 1, or its logit would be endless. */
static double
logit (double share)
{
  const double inside = fmin (fmax (share, 0.005), 0.995);

  return log (inside / (1 - inside));
}

static double
share_of (double logit)
{
  return 1 / (1 + exp (-logit));
}

LabOutlook
lab_outlook_of (const LabFigures *figures)
{
  return (LabOutlook) {
           .parts = {
             [LAB_OUTLOOK_ROUNDS] = lab_figures_get (figures, LAB_TARGET_ROUNDS),
             [LAB_OUTLOOK_FEATURES] = logit (lab_figures_end (figures, 0)),
             [LAB_OUTLOOK_DRONE_ENDS] = logit (lab_figures_end (figures, 2)),
             [LAB_OUTLOOK_DRONES] = lab_figures_get (figures, LAB_TARGET_DRONES),
             [LAB_OUTLOOK_BUBBLES] = log (fmax (lab_figures_get (figures, LAB_TARGET_NETWORKS), 0.02)),
             [LAB_OUTLOOK_MARGIN] = log (fmax (lab_figures_get (figures, LAB_TARGET_MARGIN), 0.5)),
           },
  };
}

LabOutlook
lab_outlook_plus (LabOutlook self,
                  LabOutlook other)
{
  for (unsigned i = 0; i < LAB_N_OUTLOOKS; i++)
    self.parts[i] += other.parts[i];

  return self;
}

LabOutlook
lab_outlook_minus (LabOutlook self,
                   LabOutlook other)
{
  for (unsigned i = 0; i < LAB_N_OUTLOOKS; i++)
    self.parts[i] -= other.parts[i];

  return self;
}

static double
square_outside (double    value,
                LabTarget target,
                LabRange  range)
{
  const double inset = fmin (scales[target].inset, MOST_INSET * (range.to - range.from));
  const double outside = fmax (fmax (range.from + inset - value, value - range.to + inset), 0);

  return outside / scales[target].unit * outside / scales[target].unit;
}

double
lab_outlook_distance (LabOutlook      self,
                      const LabRange *ranges)
{
  const double values[LAB_N_TARGETS] = {
    [LAB_TARGET_ROUNDS] = self.parts[LAB_OUTLOOK_ROUNDS],
    [LAB_TARGET_ENDS] = fmin (share_of (self.parts[LAB_OUTLOOK_FEATURES]), share_of (self.parts[LAB_OUTLOOK_DRONE_ENDS])),
    [LAB_TARGET_DRONES] = self.parts[LAB_OUTLOOK_DRONES],
    [LAB_TARGET_NETWORKS] = exp (self.parts[LAB_OUTLOOK_BUBBLES]),
    [LAB_TARGET_MARGIN] = exp (self.parts[LAB_OUTLOOK_MARGIN]),
  };
  double sum = 0;

  for (unsigned target = 0; target < LAB_N_TARGETS; target++)
    if (target != LAB_TARGET_LEADER)
      {
        LabRange range = ranges[target];

        /* What may be nothing, or all, needs no distance from that edge. */
        if (range.from <= 0)
          range.from = -1000;
        if (target == LAB_TARGET_ENDS)
          range.to = 1000;
        sum += square_outside (values[target], (LabTarget) target, range);
      }

  return sum;
}

double
lab_figures_distance (const LabFigures *self,
                      const LabRange   *ranges)
{
  const LabShare leader = lab_figures_seat (self, 0);
  const LabRange range = ranges[LAB_TARGET_LEADER];
  const double outside = fmax (fmax (range.from - leader.to, leader.from - range.to), 0) / scales[LAB_TARGET_LEADER].unit;

  return lab_outlook_distance (lab_outlook_of (self), ranges) + outside * outside + (outside > 0 ? 0.25 : 0);
}

/* The turning with one step more, or false when there is none. */
static bool
step (const LabResponses *self,
      LabTurning         *turning,
      LabOutlook         *outlook,
      unsigned            turn,
      unsigned            direction)
{
  const int n = turning->n[turn] + (direction == 1 ? 1 : -1);

  if (!self->is_possible[turn][direction] || n > LAB_MAX_TURN || n < (turn == LAB_TURN_LEVEL ? 0 : -LAB_MAX_TURN))
    return false;

  turning->n[turn] = (int8_t) n;
  *outlook = lab_outlook_plus (*outlook, self->changes[turn][direction]);

  return true;
}

/* What a search is in the middle of. */
typedef struct
{
  LabTurning turning;
  LabOutlook outlook;
  double     worth;       /* the less, the better */
} Course;

static void
judge (Course         *course,
       const LabRange *ranges,
       const TcBoard  *board,
       unsigned        keeps)
{
  const TcBoard turned = lab_board_turned (board, course->turning, keeps);

  course->worth = lab_outlook_distance (course->outlook, ranges) + COST_OF_POINT * lab_board_points_apart (board, &turned, NULL);
}

LabTurning
lab_responses_solve (const LabResponses *self,
                     LabOutlook          outlook,
                     const LabRange     *ranges,
                     const TcBoard      *board,
                     unsigned            keeps,
                     LabTurning          from,
                     unsigned            max_steps,
                     double             *expected)
{
  Course best = { from, outlook, 0 };
  unsigned n_steps = 0;
  bool is_better = true;

  judge (&best, ranges, board, keeps);
  while (is_better && n_steps < max_steps)
    {
      const Course at = best;

      /* Two turns together: one alone may lead the wrong way. Half of the pairs of different turns would do, but they are few. */
      is_better = false;
      for (unsigned first = 0; first < 2 * LAB_N_TURNS; first++)
        for (unsigned second = first; second <= 2 * LAB_N_TURNS; second++)
          {
            Course next = at;

            if (!step (self, &next.turning, &next.outlook, first / 2, first % 2))
              continue;
            if (second < 2 * LAB_N_TURNS && !step (self, &next.turning, &next.outlook, second / 2, second % 2))
              continue;
            judge (&next, ranges, board, keeps);
            if (next.worth < best.worth - 1e-9)
              {
                best = next;
                is_better = true;
              }
          }
      n_steps += 2;
    }
  *expected = lab_outlook_distance (best.outlook, ranges);

  return best.turning;
}
