/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-hq-view-private.h"

#include <math.h>

#include <tc-dice-plan.h>

#include "tc-hq-spot.h"

/* A pointer that moved less than this wants to click. */
#define DRAG_THRESHOLD 8

static void
place_clicked (TcHqView *self,
               guint     place)
{
  const TcHqScene *scene = &self->scene;
  int die;

  switch (scene->mode)
    {
    case TC_HQ_CHOOSE_DIE:
      die = tc_hq_scene_next_die_in (scene, place, scene->chosen_die);
      if (die >= 0)
        g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_CHOSEN_SIGNAL], 0, (guint) die);
      break;

    case TC_HQ_CHOOSE_TOKEN:
      g_signal_emit (self, tc_hq_view_signals[TC_HQ_TOKEN_CHOSEN_SIGNAL], 0, place);
      break;

    case TC_HQ_PLACE_DICE:
      g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_PUSHED_SIGNAL], 0, (guint) scene->chosen_die,
                     (guint) tc_hq_scene_side_of_section (scene, (guint) scene->chosen_die, place));
      break;

    case TC_HQ_CHOOSE_SECTION:
      g_signal_emit (self, tc_hq_view_signals[TC_HQ_SECTION_CHOSEN_SIGNAL], 0, place);
      break;

    case TC_HQ_SHOW:
    default:
      break;
    }
}

static void
spot_clicked (TcHqView *self,
              TcHqSpot *spot)
{
  guint index = tc_hq_spot_get_index (spot);

  tc_hq_view_finish_animations (self);

  switch (tc_hq_spot_get_kind (spot))
    {
    case TC_HQ_SPOT_DIE:
      g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_CHOSEN_SIGNAL], 0, index);
      break;

    case TC_HQ_SPOT_GHOST:
      g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_PUSHED_SIGNAL], 0, (guint) self->scene.chosen_die, index);
      break;

    case TC_HQ_SPOT_SMALL_TOKEN:
      place_clicked (self, TC_N_SECTIONS + index);
      break;

    case TC_HQ_SPOT_SECTION:
    default:
      place_clicked (self, index);
    }
}

/* While dice are placed, the one with the focus is the current one. */
static void
die_focused (GtkEventController *controller,
             TcHqView           *self)
{
  guint die = tc_hq_spot_get_index (TC_HQ_SPOT (gtk_event_controller_get_widget (controller)));

  if (self->scene.mode == TC_HQ_PLACE_DICE && (int) die != self->scene.chosen_die)
    g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_CHOSEN_SIGNAL], 0, die);
}

static gboolean
find_direction (guint        keyval,
                TcDirection *direction)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      *direction = TC_DIRECTION_LEFT;
      return TRUE;

    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      *direction = TC_DIRECTION_RIGHT;
      return TRUE;

    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      *direction = TC_DIRECTION_UP;
      return TRUE;

    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      *direction = TC_DIRECTION_DOWN;
      return TRUE;

    default:
      return FALSE;
    }
}

static gboolean
key_pressed (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        state,
             TcHqView              *self)
{
  int die = self->scene.chosen_die;
  TcDirection direction;

  if (self->scene.mode != TC_HQ_PLACE_DICE || die < 0 || !find_direction (keyval, &direction) ||
      (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_PUSHED_SIGNAL], 0, (guint) die,
                 (guint) tc_face_side (self->scene.dice[die].face, direction));

  return GDK_EVENT_STOP;
}

/* Dragging a die to a side. */

static void
drag_began (GtkGestureDrag *gesture,
            double          x,
            double          y,
            TcHqView       *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  if (self->scene.mode != TC_HQ_PLACE_DICE || !TC_IS_HQ_SPOT (picked) ||
      tc_hq_spot_get_kind (TC_HQ_SPOT (picked)) != TC_HQ_SPOT_DIE)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }

  self->dragged_die = (int) tc_hq_spot_get_index (TC_HQ_SPOT (picked));
  self->drag_x = self->drag_y = 0;
}

static void
drag_updated (GtkGestureDrag *gesture,
              double          x,
              double          y,
              TcHqView       *self)
{
  if (self->dragged_die < 0 || (self->drag_x == 0 && self->drag_y == 0 && hypot (x, y) < DRAG_THRESHOLD))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  if (self->dragged_die != self->scene.chosen_die)
    g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_CHOSEN_SIGNAL], 0, (guint) self->dragged_die);

  self->drag_x = x;
  self->drag_y = y;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
end_drag (TcHqView *self)
{
  self->dragged_die = -1;
  self->drag_x = self->drag_y = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* The die is still where it was dragged to when its push is announced, so that it slides on from there. */
static void
drag_ended (GtkGestureDrag *gesture,
            double          x,
            double          y,
            TcHqView       *self)
{
  int die = self->dragged_die, side;
  TcHqDisc disc = tc_hq_view_get_disc (self);
  double from_x, from_y;
  TcHqPose pose;

  if (die >= 0 && (self->drag_x != 0 || self->drag_y != 0))
    {
      pose = tc_hq_pose_die (&self->scene, (guint) die);
      tc_hq_disc_point (&disc, pose.angle, pose.distance, &from_x, &from_y);
      side = tc_hq_disc_side_at (&disc, self->scene.dice[die].face, from_x + x, from_y + y);
      if (side >= 0)
        g_signal_emit (self, tc_hq_view_signals[TC_HQ_DIE_PUSHED_SIGNAL], 0, (guint) die, (guint) side);
    }

  end_drag (self);
}

static void
drag_cancelled (GtkGesture       *gesture,
                GdkEventSequence *sequence,
                TcHqView         *self)
{
  end_drag (self);
}

void
tc_hq_view_connect_input (TcHqView *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  for (GtkWidget *spot = gtk_widget_get_first_child (GTK_WIDGET (self)); spot != NULL; spot = gtk_widget_get_next_sibling (spot))
    g_signal_connect_swapped (spot, "clicked", G_CALLBACK (spot_clicked), self);
  for (guint i = 0; i < TC_MAX_DICE; i++)
    {
      GtkEventController *focus = gtk_event_controller_focus_new ();

      g_signal_connect (focus, "enter", G_CALLBACK (die_focused), self);
      gtk_widget_add_controller (self->dice[i], focus);
    }

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (drag), GTK_PHASE_CAPTURE);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_began), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_updated), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_ended), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancelled), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}
