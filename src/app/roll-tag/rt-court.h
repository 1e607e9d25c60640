/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-card.h>
#include <turn-hand.h>

#include "rt-dice.h"
#include "rt-pile.h"

G_BEGIN_DECLS

#define RT_TYPE_COURT (rt_court_get_type ())

/* The table of Roll Tag: the other player's side, the four piles, the near side's dice and the deck. */
G_DECLARE_FINAL_TYPE (RtCourt, rt_court, RT, COURT, GtkBox)

GtkWidget *rt_court_new            (void) G_GNUC_WARN_UNUSED_RESULT;
void       rt_court_show           (RtCourt      *self,
                                    const RtView *view);

/* For what moves between them. */
TurnCard  *rt_court_get_deck       (RtCourt *self);
RtPile    *rt_court_get_pile       (RtCourt *self,
                                    guint    pile);
TurnHand  *rt_court_get_other_hand (RtCourt *self);
RtDice    *rt_court_get_dice       (RtCourt *self,
                                    gboolean is_near);

G_END_DECLS
