/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-hand.h"

#include <math.h>
#include <string.h>

#include "tc-ui-private.h"

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
  TurnCell cells[TC_SHAPE_MAX_CELLS], low = { G_MAXINT8, G_MAXINT8 }, high = { 0, 0 };
  guint n_cells = tc_cells_from_set (squares, n_columns, cells, G_N_ELEMENTS (cells));
  Place place = { 0 };

  for (guint i = 0; i < n_cells; i++)
    {
      low = (TurnCell) { MIN (low.row, cells[i].row), MIN (low.column, cells[i].column) };
      high = (TurnCell) { MAX (high.row, cells[i].row), MAX (high.column, cells[i].column) };
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

#define SHAKE_DURATION 240
#define SHAKE_REACH 4.            /* in pixels */
#define EMPHASIS_DURATION 600

static void
moved (double   value,
       gpointer user_data)
{
  TcBoardHand *self = user_data;

  self->pose = self->is_shaken ? tc_ghost_pose_shaken (self->shake_reach, value) : tc_ghost_pose_at (self->start, value);
  gtk_widget_queue_draw (self->owner);
}

void
tc_board_hand_init (TcBoardHand *self,
                    GtkWidget   *owner)
{
  self->owner = owner;
  self->is_empty = TRUE;
  self->pose = TC_GHOST_AT_REST;
  self->animation = adw_timed_animation_new (owner, 0, 1, 0, adw_callback_animation_target_new (moved, self, NULL));
}

void
tc_board_hand_clear (TcBoardHand *self)
{
  g_clear_handle_id (&self->emphasis_timeout, g_source_remove);
  g_clear_object (&self->animation);
}

static void
play (TcBoardHand *self,
      guint        duration,
      AdwEasing    easing)
{
  AdwTimedAnimation *animation = ADW_TIMED_ANIMATION (self->animation);

  adw_timed_animation_set_duration (animation, duration);
  adw_timed_animation_set_easing (animation, easing);
  adw_animation_play (self->animation);
}

static void
move_on (TcBoardHand        *self,
         const TcBoardGhost *ghost,
         guint               n_columns)
{
  TcGhostMove move = tc_ghost_move (&self->ghost.squares, &ghost->squares, n_columns, self->pose);

  self->ghost = *ghost;
  self->start = move.start;
  if (move.duration == 0)
    tc_board_hand_finish (self);
  else
    play (self, move.duration, ADW_EASE_OUT_CUBIC);
}

void
tc_board_hand_take (TcBoardHand        *self,
                    const TcBoardGhost *ghost,
                    guint               n_columns)
{
  gboolean was_empty = self->is_empty;

  self->is_empty = ghost == NULL;
  if (ghost == NULL || was_empty)
    {
      tc_board_hand_finish (self);
      if (ghost != NULL)
        self->ghost = *ghost;
    }
  else if (memcmp (&self->ghost.squares, &ghost->squares, sizeof ghost->squares) != 0)
    {
      self->is_shaken = FALSE;
      move_on (self, ghost, n_columns);
    }
  else
    {
      self->ghost = *ghost;
    }
  gtk_widget_queue_draw (self->owner);
}

static gboolean
emphasised_long_enough (gpointer user_data)
{
  TcBoardHand *self = user_data;

  self->emphasis_timeout = 0;
  self->pose.emphasised = FALSE;
  gtk_widget_queue_draw (self->owner);

  return G_SOURCE_REMOVE;
}

void
tc_board_hand_refuse (TcBoardHand *self,
                      double       side)
{
  if (self->is_empty)
    return;

  tc_board_hand_finish (self);
  if (adw_get_enable_animations (self->owner))
    {
      self->is_shaken = TRUE;
      self->shake_reach = SHAKE_REACH / side;
      play (self, SHAKE_DURATION, ADW_LINEAR);
      return;
    }

  self->pose.emphasised = TRUE;
  self->emphasis_timeout = g_timeout_add (EMPHASIS_DURATION, emphasised_long_enough, self);
  gtk_widget_queue_draw (self->owner);
}

void
tc_board_hand_finish (TcBoardHand *self)
{
  if (tc_board_hand_is_moving (self))
    adw_animation_skip (self->animation);

  g_clear_handle_id (&self->emphasis_timeout, g_source_remove);
  self->is_shaken = FALSE;
  self->pose = TC_GHOST_AT_REST;
}

gboolean
tc_board_hand_is_moving (TcBoardHand *self)
{
  return adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}
