/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include <turn-shelf.h>

G_BEGIN_DECLS

#define TURN_TYPE_SHELF_PAGE (turn_shelf_page_get_type ())

/* The sheet with the battles of this person, as a list and as a hall of fame. Nothing of it is read before it is shown. Signals:
 *   left
 *   continued (TurnShelfBattle), watched (TurnShelfBattle, gboolean) and shared (TurnShelfBattle), as those of TurnBattlesView
 */
G_DECLARE_FINAL_TYPE (TurnShelfPage, turn_shelf_page, TURN, SHELF_PAGE, AdwBin)

GtkWidget *turn_shelf_page_new  (void) G_GNUC_WARN_UNUSED_RESULT;

/* Reads what there is now, and shows the list or the hall of fame. @running: the file of the battle on the table, or NULL. */
void       turn_shelf_page_open (TurnShelfPage *self,
                                 gboolean       hall,
                                 GFile         *running);

G_END_DECLS
