/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <tc-bubbles.h>
#include <tc-table.h>

G_BEGIN_DECLS

#define TC_TYPE_NETWORKS_CARD (tc_networks_card_get_type ())

/* Checking networks: large bubbles to choose from and what that means, in the place of the tray while it is chosen. Signals:
 *   bubble-chosen (guint bubble)
 *   die-chosen (guint die)            where the dice are in the card
 * Its property `share` says how far it has come out, from 0 to 1; the layout of the table follows it. */
G_DECLARE_FINAL_TYPE (TcNetworksCard, tc_networks_card, TC, NETWORKS_CARD, AdwBin)

/* To be called whenever the table has changed; @scene is how its networks stand. */
void         tc_networks_card_set_table   (TcNetworksCard       *self,
                                           TcTable              *table,
                                           const TcBubblesScene *scene);

/* In a narrow table the HQ is out of sight, so the dice are here. */
void         tc_networks_card_set_narrow  (TcNetworksCard *self,
                                           gboolean        narrow);

G_END_DECLS
