/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <turn-card.h>
#include <turn-hand.h>

G_BEGIN_DECLS

/* Small parts that the tables of card games are put together from. */

/* Shows these cards in a hand, all of one width. Cards that were there are kept, so that they can move. @action is what choosing one does, with its
 * number from 1; NULL: they are only looked at. */
void       turn_card_part_show_hand  (TurnHand           *hand,
                                      const TurnCardFace *faces,
                                      char *const        *names,
                                      guint               n_cards,
                                      guint               chosen,
                                      int                 width,
                                      const char         *action);
GtkWidget *turn_card_part_nth_child  (GtkWidget *parent,
                                      guint      index);

/* Keeps a card from being chosen: it is only looked at. */
void       turn_card_part_show_only  (GtkWidget *card);

/* Words in a style at the end of a box. */
GtkLabel  *turn_card_part_add_label  (GtkWidget  *box,
                                      const char *class);

/* A button for an action; @icon and @keys, which do the same, may be NULL. */
GtkWidget *turn_card_part_new_button (const char *icon,
                                      const char *action,
                                      const char *keys) G_GNUC_WARN_UNUSED_RESULT;
void       turn_card_part_set_label  (GtkWidget  *button,
                                      const char *label,
                                      const char *keys);

G_END_DECLS
