/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-card.h>
#include <tc-hand.h>

G_BEGIN_DECLS

/* Small parts that the tables of card games are put together from. */

/* A card of the hand, with its number and name. The handler gets @self and the card; tc_game_part_get_index () says which one it is. */
GtkWidget *tc_game_part_new_card   (const TcCardFace *face,
                                    const char       *name,
                                    int               width,
                                    guint             index,
                                    guint             n_cards,
                                    gboolean          chosen,
                                    GCallback         clicked,
                                    gpointer          self) G_GNUC_WARN_UNUSED_RESULT;
guint      tc_game_part_get_index  (GtkWidget *part);
void       tc_game_part_set_index  (gpointer part,
                                    guint    index);

/* Keeps a card from being chosen: it is only looked at. */
void       tc_game_part_show_only  (GtkWidget *card);

/* Parts at the end of a box: words in a style, widgets in a row, cards side by side, a button for an action. */
GtkLabel  *tc_game_part_add_label  (GtkWidget  *box,
                                    const char *class);
GtkBox    *tc_game_part_add_row    (GtkWidget *box);
TcHand    *tc_game_part_add_hand   (GtkWidget *box);
GtkWidget *tc_game_part_add_button (GtkWidget  *box,
                                    const char *action);

/* What stands side by side, or below each other where there is no room; the children are added in this order, up to NULL. */
GtkWidget *tc_game_part_new_flow   (GtkWidget *first,
                                    ...) G_GNUC_NULL_TERMINATED G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
