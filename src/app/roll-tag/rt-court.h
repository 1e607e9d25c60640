/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-card.h>
#include <turn-hand.h>

#include "rt-dice.h"
#include "rt-pile.h"

G_BEGIN_DECLS

#define RT_TYPE_TABLE (rt_table_get_type ())

/* The table of Roll Tag: the other player's side, the four piles, the near side's dice and the deck. */
G_DECLARE_FINAL_TYPE (RtTable, rt_table, RT, TABLE, GtkBox)

GtkWidget *rt_table_new            (void) G_GNUC_WARN_UNUSED_RESULT;
void       rt_table_show           (RtTable      *self,
                                    const RtView *view);

/* For what moves between them. */
TcCard    *rt_table_get_deck       (RtTable *self);
RtPile    *rt_table_get_pile       (RtTable *self,
                                    guint    pile);
TcHand    *rt_table_get_other_hand (RtTable *self);
RtDice    *rt_table_get_dice       (RtTable *self,
                                    gboolean is_near);

G_END_DECLS
