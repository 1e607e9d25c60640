/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <gtk/gtk.h>

#include "tc-board-card.h"

G_BEGIN_DECLS

#define TC_TYPE_GALLERY_CARDS (tc_gallery_cards_get_type ())

/* Cards of boards, side by side or one below the other. All of them are one stop of Tab, and a button on the card is the next one; arrows are the
 * business of the page.
 *
 * - `chosen (TcBoardEntry)`: a click, or the space bar
 * - `used (TcBoardEntry)`: a double click, or Enter; also of a file that cannot be played
 * - `menu (TcBoardCard, double x, double y)`: a click with the other button, or a finger that stays; in the coordinates of the card */
G_DECLARE_FINAL_TYPE (TcGalleryCards, tc_gallery_cards, TC, GALLERY_CARDS, AdwBin)

/* Of TcBoardEntry; anything else becomes the card that starts the editor. Cards are made for all of them. */
void         tc_gallery_cards_set_model  (TcGalleryCards *self,
                                          GListModel     *model);

/* The id of the board that is chosen. */
void         tc_gallery_cards_set_chosen (TcGalleryCards *self,
                                          const char     *id);

/* One card a line, each with its picture before the words; otherwise two to five. */
void         tc_gallery_cards_set_rows   (TcGalleryCards *self,
                                          gboolean        rows);

/* Whether a board is new. */
typedef gboolean (*TcGalleryCardsTest) (TcBoardEntry *entry,
                                        gpointer      user_data);

/* Asked whenever a card is made, and for all of them now; @user_data must outlive the cards. */
void         tc_gallery_cards_mark_new   (TcGalleryCards    *self,
                                          TcGalleryCardsTest is_new,
                                          gpointer           user_data);

/* The card of that board, or NULL as long as there is none. */
TcBoardCard *tc_gallery_cards_find       (TcGalleryCards *self,
                                          const char     *id);

/* Calls @visit for every card of a board, in order. */
typedef void (*TcGalleryCardsFunc) (TcBoardCard *card,
                                    gpointer     user_data);
void         tc_gallery_cards_visit      (TcGalleryCards    *self,
                                          TcGalleryCardsFunc visit,
                                          gpointer           user_data);

/* The card of the flow boxes in @root that an arrow, Home or End leads to from @from, by how they lie there; NULL at an edge, and for any other key. */
GtkWidget *tc_card_steps_find (GtkWidget *root,
                               GtkWidget *from,
                               guint      keyval);

/* The card that holds @widget, or is it; NULL for what is on no card. */
GtkWidget *tc_card_steps_get_card (GtkWidget *widget);

G_END_DECLS
