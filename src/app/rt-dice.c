/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rt-dice.h"

#include <glib/gi18n.h>
#include <tc-compat.h>
#include <tc-die.h>

#include "tc-game-parts.h"

#define DIE_SIZE 40

GtkWidget *
rt_die_button_new (guint          die,
                   guint          face,
                   gboolean       used,
                   gboolean       can_choose,
                   const GdkRGBA *ring)
{
  GtkWidget *picture = tc_die_new (DIE_SIZE), *button = gtk_button_new ();
  g_autofree char *label = used ? g_strdup_printf (_("Die %u lies on a pile"), die + 1)
                                : g_strdup_printf (_("Die %u shows %u"), die + 1, face);

  tc_die_set_face (TC_DIE (picture), used ? 0 : face);
  tc_die_set_ring (TC_DIE (picture), ring);
  gtk_button_set_child (GTK_BUTTON (button), picture);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "die-button");
  gtk_widget_set_can_target (button, can_choose);
  gtk_widget_set_focusable (button, can_choose);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               ring != NULL ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  tc_game_part_set_index (button, die);

  return button;
}

guint
rt_last_die_gives (const RtState *state,
                   guint          pile,
                   guint          dice)
{
  guint n_given = 0;

  if ((rt_state_free_dice (state, state->seat) & ~dice) != 0)
    return 0;

  for (guint other = 0; other < RT_N_PILES; other++)
    if (other != pile && rt_state_owner (state, other) < 0)
      n_given += state->n_cards[other];

  return n_given;
}

GtkWidget *
rt_last_die_dialog_new (GtkWidget *parent,
                        guint      n_given)
{
  g_autofree char *body = g_strdup_printf (ngettext ("The game ends, and the other player gets the open pile with %u card.",
                                                     "The game ends, and the other player gets the open piles with %u cards.", n_given), n_given);
  GtkWidget *dialog = tc_compat_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (parent)), _("Use your last die?"), body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Keep It"), "claim", _("_Claim"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "claim", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");

  return dialog;
}
