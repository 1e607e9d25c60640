/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-game-chooser.h"

#include "turn-game-card.h"

struct _TurnGameChooser
{
  AdwBin     parent_instance;

  GtkBox    *cards;
  GtkWidget *chosen;
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (TurnGameChooser, turn_game_chooser, ADW_TYPE_BIN)

static void
card_toggled (TurnGameChooser *self,
              GtkWidget       *card)
{
  if (!gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (card)))
    return;
  self->chosen = card;
  g_signal_emit (self, chosen_signal, 0);
}

static void
turn_game_chooser_class_init (TurnGameChooserClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  chosen_signal = g_signal_new ("chosen", TURN_TYPE_GAME_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
turn_game_chooser_init (TurnGameChooser *self)
{
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_box_set_homogeneous (self->cards, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->cards), "game-cards");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->cards));
}

void
turn_game_chooser_add (TurnGameChooser    *self,
                       const TurnGameKind *kind)
{
  GtkWidget *card, *first;

  g_return_if_fail (TURN_IS_GAME_CHOOSER (self));

  card = turn_game_card_new (kind);
  first = gtk_widget_get_first_child (GTK_WIDGET (self->cards));
  gtk_box_append (self->cards, card);
  g_signal_connect_object (card, "toggled", G_CALLBACK (card_toggled), self, G_CONNECT_SWAPPED);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (card), GTK_TOGGLE_BUTTON (first));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
}

const TurnGameKind *
turn_game_chooser_get_kind (TurnGameChooser *self)
{
  g_return_val_if_fail (TURN_IS_GAME_CHOOSER (self), NULL);

  return self->chosen != NULL ? turn_game_card_get_kind (TURN_GAME_CARD (self->chosen)) : NULL;
}

void
turn_game_chooser_choose (TurnGameChooser    *self,
                          const TurnGameKind *kind)
{
  g_return_if_fail (TURN_IS_GAME_CHOOSER (self));

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); card != NULL; card = gtk_widget_get_next_sibling (card))
    if (turn_game_card_get_kind (TURN_GAME_CARD (card)) == kind)
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (card), TRUE);
}

void
turn_game_chooser_set_compact (TurnGameChooser *self,
                               gboolean         compact)
{
  g_return_if_fail (TURN_IS_GAME_CHOOSER (self));

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); card != NULL; card = gtk_widget_get_next_sibling (card))
    turn_game_card_set_compact (TURN_GAME_CARD (card), compact);
}
