/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-die-drawing.h"

G_BEGIN_DECLS

#define TURN_TYPE_DIE (turn_die_get_type ())

/* A picture of a die. It leaves room for its ring, so that it does not jump when it gets one. */
G_DECLARE_FINAL_TYPE (TurnDie, turn_die, TURN, DIE, GtkWidget)

GtkWidget *turn_die_new         (int size) G_GNUC_WARN_UNUSED_RESULT;

/* It has that face from now on, and is seen tumbling for a moment; @order says after how many others it falls. */
void       turn_die_roll        (TurnDie *self,
                                 guint    face,
                                 guint    order);
void       turn_die_finish_animations (TurnDie *self);

/* Where there is little room it is drawn smaller, down to that. */
void       turn_die_set_least_size (TurnDie *self,
                                    int      least_size);

/* 1 to 6; 0 is the dashed outline of a die that is not there. Another face ends a roll. */
void       turn_die_set_face    (TurnDie *self,
                                 guint    face);

/* How it is turned, in degrees. */
void       turn_die_set_tilt    (TurnDie *self,
                                 double   degrees);

/* A line around it, or NULL for none. */
void       turn_die_set_ring    (TurnDie       *self,
                                 const GdkRGBA *colour);

/* Ivory at first. */
void       turn_die_set_colours (TurnDie              *self,
                                 const TurnDieColours *colours);

G_END_DECLS
