/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <rt-view.h>
#include <turn-hand.h>

G_BEGIN_DECLS

#define RT_TYPE_FOOT (rt_foot_get_type ())

/* The near edge of the table of Roll Tag: who sits there, their hand, and what can be done. */
G_DECLARE_FINAL_TYPE (RtFoot, rt_foot, RT, FOOT, AdwBin)

GtkWidget *rt_foot_new         (void) G_GNUC_WARN_UNUSED_RESULT;
void       rt_foot_show        (RtFoot       *self,
                                const RtView *view);

/* Whether anything can be done here sooner or later; else there are no buttons. */
void       rt_foot_set_can_act (RtFoot  *self,
                                gboolean can_act);
TurnHand  *rt_foot_get_hand    (RtFoot *self);

/* The panel with the buttons; what to do is said above them. */
GtkBox    *rt_foot_get_panel   (RtFoot *self);

G_END_DECLS
