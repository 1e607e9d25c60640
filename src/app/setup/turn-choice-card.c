/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-choice-card.h"

typedef struct
{
  GtkWidget *tick;
} TurnChoiceCardPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (TurnChoiceCard, turn_choice_card, GTK_TYPE_TOGGLE_BUTTON)

static void
turn_choice_card_class_init (TurnChoiceCardClass *klass)
{
}

static void
turn_choice_card_init (TurnChoiceCard *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "board-card");
}

static GtkWidget *
new_tick (TurnChoiceCard *self)
{
  GtkWidget *tick = gtk_image_new_from_icon_name ("tc-check-symbolic");

  gtk_widget_set_halign (tick, GTK_ALIGN_END);
  gtk_widget_set_valign (tick, GTK_ALIGN_START);
  gtk_widget_add_css_class (tick, "choice-tick");
  g_object_bind_property (self, "active", tick, "visible", G_BINDING_SYNC_CREATE);

  return tick;
}

void
turn_choice_card_set_content (TurnChoiceCard *self,
                              GtkWidget      *content)
{
  /* Both in one place: an overlay would not ask the content how high it is when it is as wide as this. */
  TurnChoiceCardPrivate *priv = turn_choice_card_get_instance_private (self);
  GtkWidget *grid = gtk_grid_new ();

  g_return_if_fail (TURN_IS_CHOICE_CARD (self));

  gtk_widget_set_hexpand (content, TRUE);
  gtk_grid_attach (GTK_GRID (grid), content, 0, 0, 1, 1);
  priv->tick = new_tick (self);
  gtk_grid_attach (GTK_GRID (grid), priv->tick, 0, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (self), grid);
}

void
turn_choice_card_set_tick_before (TurnChoiceCard *self,
                                  gboolean        before)
{
  TurnChoiceCardPrivate *priv = turn_choice_card_get_instance_private (self);

  g_return_if_fail (TURN_IS_CHOICE_CARD (self));

  gtk_widget_set_halign (priv->tick, before ? GTK_ALIGN_START : GTK_ALIGN_END);
}
