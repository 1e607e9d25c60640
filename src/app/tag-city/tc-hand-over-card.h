/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_HAND_OVER_CARD (tc_hand_over_card_get_type ())

/* What stands on the shutter between two people at one screen: who comes next, what it is about, who has sealed, and the button that raises it. */
G_DECLARE_FINAL_TYPE (TcHandOverCard, tc_hand_over_card, TC, HAND_OVER_CARD, AdwBin)

/* To be called whenever the table has changed while the shutter is down. */
void       tc_hand_over_card_set_table  (TcHandOverCard *self,
                                         TcTable        *table);

/* The one that raises the shutter. */
GtkWidget *tc_hand_over_card_get_button (TcHandOverCard *self);

G_END_DECLS
