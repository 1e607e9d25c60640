/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "turn-card-parts.h"

#include <glib/gi18n.h>
#include <turn-fold.h>

#include "turn-page.h"

#define TILT 2.4                /* degrees from card to card */

/* The card at that place, made if there was none so far. */
static TurnCard *
ensure_card (TurnHand   *hand,
             guint       index,
             int         width,
             const char *action)
{
  GtkWidget *card = turn_card_part_nth_child (GTK_WIDGET (hand), index);

  if (card != NULL)
    return TURN_CARD (card);

  card = turn_card_new (width);
  if (action != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "u", index + 1);
  else
    turn_card_part_show_only (card);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), action);
  turn_hand_append (hand, card);

  return TURN_CARD (card);
}

void
turn_card_part_show_hand (TurnHand           *hand,
                          const TurnCardFace *faces,
                          char *const        *names,
                          guint               n_cards,
                          guint               chosen,
                          int                 width,
                          const char         *action)
{
  const GdkRGBA white = turn_rgba (0xffffff, 1);
  GtkWidget *child;

  for (guint i = 0; i < n_cards; i++)
    {
      TurnCard *card = ensure_card (hand, i, width, action);
      /* Translators: the number of a card in the hand, and the card. */
      g_autofree char *label = g_strdup_printf (_("%u: %s"), i + 1, names[i]);

      turn_card_set_face (card, &faces[i], action != NULL ? label : names[i]);
      turn_card_set_tilt (card, TILT * (i - (n_cards - 1) / 2.));
      turn_card_set_ring (card, i == chosen ? &white : NULL, i == chosen);
      gtk_widget_set_visible (GTK_WIDGET (card), TRUE);
    }
  for (guint i = n_cards; (child = turn_card_part_nth_child (GTK_WIDGET (hand), i)) != NULL; i++)
    gtk_widget_set_visible (child, FALSE);
}

GtkWidget *
turn_card_part_nth_child (GtkWidget *parent,
                          guint      index)
{
  GtkWidget *child = gtk_widget_get_first_child (parent);

  while (child != NULL && index-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

void
turn_card_part_show_only (GtkWidget *card)
{
  gtk_widget_set_can_target (card, FALSE);
  gtk_widget_set_focusable (card, FALSE);
}

GtkLabel *
turn_card_part_add_label (GtkWidget  *box,
                          const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, class);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* A word or two on a button, and the keys that do the same. */
GtkWidget *
turn_card_part_new_button (const char *icon,
                           const char *action,
                           const char *keys)
{
  GtkWidget *button = gtk_button_new (), *label = gtk_label_new (NULL), *cap = gtk_label_new (keys);

  g_object_set (label, "wrap", TRUE, "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, "justify", GTK_JUSTIFY_CENTER, "width-chars", 7, NULL);
  gtk_widget_add_css_class (cap, "key-cap");
  gtk_widget_set_visible (cap, keys != NULL);
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), turn_fold_new_row (icon != NULL ? gtk_image_new_from_icon_name (icon) : NULL, label, cap));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "table-button");

  return button;
}

void
turn_card_part_set_label (GtkWidget  *button,
                          const char *label,
                          const char *keys)
{
  GtkWidget *cap = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button))), *page = gtk_widget_get_ancestor (button, TURN_TYPE_PAGE);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_prev_sibling (cap)), label);
  gtk_label_set_label (GTK_LABEL (cap), keys != NULL ? keys : "");
  gtk_widget_set_visible (cap, keys != NULL && (page == NULL || turn_page_has_keys (TURN_PAGE (page))));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
