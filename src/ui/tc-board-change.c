/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-change.h"

#include <string.h>

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
