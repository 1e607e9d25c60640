/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-ghost-move.h"

#include <math.h>

#define SLIDE_DURATION 90
#define TURN_DURATION 140
#define N_SHAKES 3

/* A set of squares as a shape and where it lies. */
typedef struct
{
  TcShape shape;
  double  x, y;     /* its middle, in squares */
} Place;

static Place
place_of (const TcSet *squares,
          guint        n_columns)
{
  TcCell cells[TC_SHAPE_MAX_CELLS], low = { G_MAXINT8, G_MAXINT8 }, high = { 0, 0 };
  guint n_cells = tc_cells_from_set (squares, n_columns, cells, G_N_ELEMENTS (cells));
  Place place = { 0 };

  for (guint i = 0; i < n_cells; i++)
    {
      low = (TcCell) { MIN (low.row, cells[i].row), MIN (low.column, cells[i].column) };
      high = (TcCell) { MAX (high.row, cells[i].row), MAX (high.column, cells[i].column) };
    }
  for (guint i = 0; i < n_cells; i++)
    place.shape.cells |= G_GUINT64_CONSTANT (1) << (8 * (cells[i].row - low.row) + cells[i].column - low.column);
  place.x = (low.column + high.column + 1) / 2.;
  place.y = (low.row + high.row + 1) / 2.;

  return place;
}

TcGhostMove
tc_ghost_move (const TcSet *before,
               const TcSet *after,
               guint        n_columns,
               TcGhostPose  now)
{
  Place from = place_of (before, n_columns), to = place_of (after, n_columns);
  TcGhostMove move = { .start = TC_GHOST_AT_REST, .duration = TURN_DURATION };

  move.start.dx = from.x + now.dx - to.x;
  move.start.dy = from.y + now.dy - to.y;

  if (tc_shape_equal (from.shape, to.shape))
    move.duration = SLIDE_DURATION;
  else if (tc_shape_equal (tc_shape_turned (from.shape), to.shape))
    move.start.angle = now.angle - 90;
  else if (tc_shape_equal (tc_shape_turned (to.shape), from.shape))
    move.start.angle = now.angle + 90;
  else if (tc_shape_equal (tc_shape_flipped (from.shape), to.shape))
    move.start.stretch = -1;
  else
    move = (TcGhostMove) { .start = TC_GHOST_AT_REST };

  return move;
}

TcGhostPose
tc_ghost_pose_at (TcGhostPose start,
                  double      progress)
{
  double left = 1 - progress;

  return (TcGhostPose) {
           .dx = start.dx * left,
           .dy = start.dy * left,
           .angle = start.angle * left,
           .stretch = 1 + (start.stretch - 1) * left,
           .emphasised = start.emphasised,
  };
}

TcGhostPose
tc_ghost_pose_shaken (double reach,
                      double progress)
{
  TcGhostPose pose = TC_GHOST_AT_REST;

  pose.dx = reach * sin (2 * G_PI * N_SHAKES * progress);

  return pose;
}
