/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-motion.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

#include "tc-ui-private.h"

#define SPRAY_DURATION 260
#define SPRAY_STEP 70
#define DRIP_DURATION 500
#define LOOP_DURATION 320
#define CROSS_DURATION 200
#define LIGHT_DURATION 520

/* Of the light's time, how long one square is lit. */
#define LIGHT_SHARE .4

static gboolean
same_board (const TcBoardContents *before,
            const TcBoardContents *after)
{
  return before->paint == after->paint && before->n_features == after->n_features &&
         (before->board == after->board || memcmp (before->board, after->board, sizeof *before->board) == 0);
}

static gboolean
continues (const TcBoardContents *before,
           const TcBoardContents *after)
{
  if (before == NULL || after == NULL || after->paint == NULL || !same_board (before, after))
    return FALSE;
  if (after->n_pieces < before->n_pieces || after->n_pieces > before->n_pieces + 1)
    return FALSE;

  return before->n_pieces == 0 ||
         memcmp (before->pieces, after->pieces, before->n_pieces * sizeof *before->pieces) == 0;
}

/* Squares nearer to where the can was are sprayed earlier. */
static void
order_squares (TcBoardMotion      *self,
               const TcBoardPiece *piece,
               double              x,
               double              y)
{
  double distances[TC_SHAPE_MAX_CELLS];

  for (guint i = 0; i < piece->n_cells; i++)
    distances[i] = hypot (piece->cells[i].column + .5 - x, piece->cells[i].row + .5 - y);

  for (guint i = 0; i < piece->n_cells; i++)
    for (guint k = 0; k < piece->n_cells; k++)
      if (distances[k] < distances[i] || (k < i && distances[k] <= distances[i]))
        self->turns[i]++;
}

static void
find_new_values (TcBoardMotion         *self,
                 const TcBoardContents *before,
                 const TcBoardContents *after)
{
  for (guint i = 0; i < after->n_features; i++)
    {
      const TcBoardFeature *old = &before->features[i], *new = &after->features[i];
      double strokes = 0;

      self->high_is_new[i] = old->high != new->high && (new->high == TC_VALUE_MINE || new->high == TC_VALUE_GONE);
      self->low_is_new[i] = old->low != new->low && new->low == TC_VALUE_MINE;
      self->filled[i] = old->missing > 0 && new->missing == 0;

      if (self->high_is_new[i])
        strokes = new->high == TC_VALUE_MINE ? LOOP_DURATION : CROSS_DURATION;
      if (self->low_is_new[i])
        strokes = LOOP_DURATION;
      if (self->filled[i])
        strokes = LIGHT_DURATION;
      self->duration = MAX (self->duration, strokes > 0 ? self->fill_end + strokes : 0);
    }
}

void
tc_board_motion_init (TcBoardMotion         *self,
                      const TcBoardContents *before,
                      const TcBoardContents *after,
                      double                 x,
                      double                 y)
{
  *self = (TcBoardMotion) { 0 };
  if (!continues (before, after))
    return;

  self->first_piece = before->n_pieces;
  self->n_pieces = after->n_pieces;
  if (self->n_pieces > self->first_piece)
    {
      const TcBoardPiece *piece = &after->pieces[self->first_piece];

      order_squares (self, piece, x, y);
      self->fill_end = SPRAY_DURATION + SPRAY_STEP * (piece->n_cells - 1.);
      self->duration = self->fill_end + DRIP_DURATION;
    }
  find_new_values (self, before, after);
}

void
tc_board_motion_finish (TcBoardMotion *self)
{
  *self = (TcBoardMotion) { 0 };
}

gboolean
tc_board_motion_is_running (const TcBoardMotion *self)
{
  return self->elapsed < self->duration;
}

/* The share of a part that begins at @start and lasts @length. */
static double
share (const TcBoardMotion *self,
       double               start,
       double               length)
{
  return CLAMP ((self->elapsed - start) / length, 0, 1);
}

gboolean
tc_board_motion_is_new (const TcBoardMotion *self,
                        guint                piece)
{
  return tc_board_motion_is_running (self) && piece >= self->first_piece && piece < self->n_pieces;
}

double
tc_board_motion_spray (const TcBoardMotion *self,
                       guint                cell)
{
  return adw_easing_ease (ADW_EASE_OUT_QUAD, share (self, self->turns[cell] * SPRAY_STEP, SPRAY_DURATION));
}

double
tc_board_motion_drip (const TcBoardMotion *self)
{
  return adw_easing_ease (ADW_EASE_IN_OUT_QUAD, share (self, self->fill_end, DRIP_DURATION));
}

double
tc_board_motion_stroke (const TcBoardMotion *self,
                        guint                feature,
                        gboolean             high)
{
  gboolean is_new = high ? self->high_is_new[feature] : self->low_is_new[feature];

  if (!is_new || !tc_board_motion_is_running (self))
    return 1;

  return adw_easing_ease (ADW_EASE_IN_OUT_SINE,
                          share (self, self->fill_end, self->filled[feature] ? LOOP_DURATION : CROSS_DURATION));
}

double
tc_board_motion_light (const TcBoardMotion *self,
                       guint                feature,
                       guint                cell,
                       guint                n_cells)
{
  double all, own;

  if (!self->filled[feature] || !tc_board_motion_is_running (self))
    return 0;

  all = share (self, self->fill_end, LIGHT_DURATION);
  own = (all - (1 - LIGHT_SHARE) * cell / MAX (1, n_cells - 1)) / LIGHT_SHARE;

  return own > 0 && own < 1 ? sin (G_PI * own) : 0;
}

/* How long a frame says what was filled where nothing may move, in milliseconds. */
#define FRAME_DURATION 1000

static void
motion_advanced (double   value,
                 gpointer user_data)
{
  TcBoardChange *self = user_data;

  self->motion.elapsed = value;
  self->advanced (self->owner);
}

static void
motion_done (TcBoardChange *self)
{
  tc_board_motion_finish (&self->motion);
  self->advanced (self->owner);
}

void
tc_board_change_init (TcBoardChange *self,
                      GtkWidget     *owner,
                      void (        *advanced )(GtkWidget *owner))
{
  self->owner = owner;
  self->advanced = advanced;
  self->animation = adw_timed_animation_new (owner, 0, 0, 0, adw_callback_animation_target_new (motion_advanced, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (motion_done), self);
}

void
tc_board_change_clear (TcBoardChange *self)
{
  g_clear_handle_id (&self->frame_timeout, g_source_remove);
  if (self->animation != NULL)
    g_signal_handlers_disconnect_by_data (self->animation, self);
  g_clear_object (&self->animation);
}

static gboolean
framed_long_enough (gpointer user_data)
{
  TcBoardChange *self = user_data;

  memset (self->framed, 0, sizeof self->framed);
  self->frame_timeout = 0;
  self->advanced (self->owner);

  return G_SOURCE_REMOVE;
}

static void
frame_what_was_filled (TcBoardChange *self)
{
  G_STATIC_ASSERT (sizeof self->framed == sizeof self->motion.filled);
  memcpy (self->framed, self->motion.filled, sizeof self->framed);
  g_clear_handle_id (&self->frame_timeout, g_source_remove);
  self->frame_timeout = g_timeout_add (FRAME_DURATION, framed_long_enough, self);
}

void
tc_board_change_show (TcBoardChange         *self,
                      const TcBoardContents *before,
                      const TcBoardContents *after,
                      double                 x,
                      double                 y)
{
  AdwTimedAnimation *animation = ADW_TIMED_ANIMATION (self->animation);

  tc_board_change_finish (self);
  tc_board_motion_init (&self->motion, before, after, x, y);
  if (self->motion.duration <= 0)
    return;

  if (!adw_get_enable_animations (self->owner))
    frame_what_was_filled (self);
  adw_timed_animation_set_value_to (animation, self->motion.duration);
  adw_timed_animation_set_duration (animation, (guint) self->motion.duration);
  adw_animation_play (self->animation);
}

void
tc_board_change_finish (TcBoardChange *self)
{
  if (tc_board_change_is_running (self))
    adw_animation_skip (self->animation);
}

gboolean
tc_board_change_is_running (TcBoardChange *self)
{
  return adw_animation_get_state (self->animation) == ADW_ANIMATION_PLAYING;
}
