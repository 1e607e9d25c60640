/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "turn-die-drawing.h"

G_BEGIN_DECLS

#define TC_TYPE_DIE (tc_die_get_type ())

/* A picture of a die. It leaves room for its ring, so that it does not jump when it gets one. */
G_DECLARE_FINAL_TYPE (TcDie, tc_die, TC, DIE, GtkWidget)

GtkWidget *tc_die_new         (int size) G_GNUC_WARN_UNUSED_RESULT;

/* It has that face from now on, and is seen tumbling for a moment; @order says after how many others it falls. */
void       tc_die_roll        (TcDie *self,
                               guint  face,
                               guint  order);
void       tc_die_finish_animations (TcDie *self);

/* Where there is little room it is drawn smaller, down to that. */
void       tc_die_set_least_size (TcDie *self,
                                  int    least_size);

/* 1 to 6; 0 is the dashed outline of a die that is not there. Another face ends a roll. */
void       tc_die_set_face    (TcDie *self,
                               guint  face);

/* How it is turned, in degrees. */
void       tc_die_set_tilt    (TcDie *self,
                               double degrees);

/* A line around it, or NULL for none. */
void       tc_die_set_ring    (TcDie         *self,
                               const GdkRGBA *colour);

/* Ivory at first. */
void       tc_die_set_colours (TcDie              *self,
                               const TcDieColours *colours);

G_END_DECLS
