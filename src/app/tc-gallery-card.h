/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "tc-board-card.h"

G_BEGIN_DECLS

/* A TcBoardCard as the gallery shows it: squares or where it comes from under the name, how long a battle lasts at the foot, and an Edit button on
 * one's own boards, which activates gallery.edit with the id of the board. A file that cannot be played can be reached, too. */
GtkWidget *tc_gallery_card_new      (TcBoardEntry *entry) G_GNUC_WARN_UNUSED_RESULT;

/* Marks a board that nobody has played yet. */
void       tc_gallery_card_set_new  (TcBoardCard *card,
                                     gboolean     is_new);

/* The card behind those of one's own boards, which starts the editor by gallery.draw. */
GtkWidget *tc_gallery_card_new_draw (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
