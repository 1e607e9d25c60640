/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <tc-game-page.h>
#include <tg-state.h>

/* Tables of TAG and Roll Tag with cards that are known, handled by fingers. */
typedef struct
{
  TurnMatch  *match;
  TcGamePage *page;
  GtkWidget  *window;
} CardTable;

/* How often a card is in the deck of TAG. */
guint       card_table_n_copies (TgCard card);

/* @controllers: one a seat, with spaces between them; players are called Ana, Ben, Cem, Dia, Eli and Fay. @deck: as it is dealt and drawn, in the
 * letters of tg-script.h; the other cards lie below it. The first seat starts. */
TurnRecord *card_table_tag      (const char *controllers,
                                 const char *deck) G_GNUC_WARN_UNUSED_RESULT;

/* @deck: five cards for either player, then the piles, in the words of rt-script.h; the other cards lie below it. @dice: "654 123". */
TurnRecord *card_table_roll_tag (const char *controllers,
                                 const char *deck,
                                 const char *dice) G_GNUC_WARN_UNUSED_RESULT;

/* Takes over @record; the match runs. */
void        card_table_show     (CardTable  *self,
                                 TurnRecord *record,
                                 int         width,
                                 int         height);
void        card_table_close    (CardTable *self);

/* What can be tapped: a button with that label and perhaps the name of a key after it; a card of the viewer's hand in TAG. */
GtkWidget  *card_table_button   (CardTable  *self,
                                 const char *label);
GtkWidget  *card_table_card     (CardTable *self,
                                 TgCard     card);

/* A tap on a button, a bit to the left of its middle: cards lie over each other. Fails the test if something else is there, or if the button does not listen to fingers. */
void        card_table_tap      (CardTable *self,
                                 GtkWidget *button);

/* The gesture by which a button is clicked and tapped, or NULL. */
GtkGesture *card_table_gesture  (GtkWidget *button);
