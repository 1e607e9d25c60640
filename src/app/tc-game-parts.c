/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-game-parts.h"

#include <glib/gi18n.h>

#define TILT 2.4                /* degrees from card to card */

GtkWidget *
tc_game_part_new_card (const TcCardFace *face,
                       const char       *name,
                       int               width,
                       guint             index,
                       guint             n_cards,
                       gboolean          chosen,
                       GCallback         clicked,
                       gpointer          self)
{
  const GdkRGBA white = tc_rgba (0xffffff, 1);
  GtkWidget *card = tc_card_new (width);
  /* Translators: the number of a card in the hand, and the card. */
  g_autofree char *label = g_strdup_printf (_("%u: %s"), index + 1, name);

  tc_card_set_face (TC_CARD (card), face, label);
  tc_card_set_tilt (TC_CARD (card), TILT * (index - (n_cards - 1) / 2.));
  if (chosen)
    tc_card_set_ring (TC_CARD (card), &white, TRUE);
  tc_game_part_set_index (card, index);
  g_signal_connect_object (card, "clicked", clicked, self, G_CONNECT_SWAPPED);

  return card;
}

guint
tc_game_part_get_index (GtkWidget *part)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (part), "index"));
}

void
tc_game_part_set_index (gpointer part,
                        guint    index)
{
  g_object_set_data (part, "index", GUINT_TO_POINTER (index));
}

void
tc_game_part_show_only (GtkWidget *card)
{
  gtk_widget_set_can_target (card, FALSE);
  gtk_widget_set_focusable (card, FALSE);
}

GtkLabel *
tc_game_part_add_label (GtkWidget  *box,
                        const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

GtkBox *
tc_game_part_add_row (GtkWidget *box)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), row);

  return GTK_BOX (row);
}

TcHand *
tc_game_part_add_hand (GtkWidget *box)
{
  GtkWidget *hand = tc_hand_new ();

  gtk_box_append (GTK_BOX (box), hand);

  return TC_HAND (hand);
}

GtkWidget *
tc_game_part_add_button (GtkWidget  *box,
                         const char *action)
{
  GtkWidget *button = gtk_button_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "pill");
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

GtkWidget *
tc_game_part_new_flow (GtkWidget *first,
                       ...)
{
  GtkWidget *flow = gtk_flow_box_new ();
  guint n = 0;
  va_list rest;

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (flow), GTK_SELECTION_NONE);
  va_start (rest, first);
  for (GtkWidget *child = first; child != NULL; child = va_arg (rest, GtkWidget *), n++)
    {
      gtk_flow_box_append (GTK_FLOW_BOX (flow), child);
      gtk_widget_set_focusable (gtk_widget_get_parent (child), FALSE);
    }
  va_end (rest);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (flow), n);
  gtk_widget_set_margin_start (flow, 12);
  gtk_widget_set_margin_end (flow, 12);

  return flow;
}
