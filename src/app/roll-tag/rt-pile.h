/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <rt-view.h>
#include <turn-card.h>

G_BEGIN_DECLS

#define RT_TYPE_PILE (rt_pile_get_type ())

/* A pile of Roll Tag: its top card, whose it is with which dice, and what is to be said about it. Choosing it is the action "roll.take-pile". */
G_DECLARE_FINAL_TYPE (RtPile, rt_pile, RT, PILE, GtkWidget)

GtkWidget *rt_pile_new      (guint pile) G_GNUC_WARN_UNUSED_RESULT;
void       rt_pile_show     (RtPile       *self,
                             const RtView *view);
TurnCard  *rt_pile_get_card (RtPile *self);

/* The die of a seat that lies on it, for what flies there. */
GtkWidget *rt_pile_get_die  (RtPile *self,
                             guint   die);

G_END_DECLS
