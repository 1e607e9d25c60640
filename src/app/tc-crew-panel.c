/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-panel.h"

#include <glib/gi18n.h>

#include "tc-crew-card.h"
#include "tc-ways-card.h"

struct _TcCrewPanel
{
  AdwBin     parent_instance;

  GtkBox    *cards;
  GtkWidget *seats[TC_MAX_SEATS];
  GtkWidget *ways;
};

G_DEFINE_FINAL_TYPE (TcCrewPanel, tc_crew_panel, ADW_TYPE_BIN)

static void
tc_crew_panel_class_init (TcCrewPanelClass *klass)
{
}

static void
add_card (TcCrewPanel *self,
          guint        seat)
{
  GtkWidget *card = tc_crew_card_new ();

  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), "table.look-at");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (card), "u", seat);
  gtk_box_append (self->cards, card);
  self->seats[seat] = card;
}

static void
tc_crew_panel_init (TcCrewPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    add_card (self, seat);
  self->ways = tc_ways_card_new ();
  gtk_box_append (self->cards, self->ways);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->cards));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  adw_bin_set_child (ADW_BIN (self), scroller);
}

void
tc_crew_panel_set_table (TcCrewPanel *self,
                         TcTable     *table)
{
  const guint n_seats = turn_match_get_n_seats (tc_table_get_match (table));
  const guint viewer = tc_table_get_viewer (table);
  const gboolean leading = tc_table_get_mode (table) == TC_TABLE_LEADING;
  GtkWidget *before = NULL;

  g_return_if_fail (TC_IS_CREW_PANEL (self));

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->seats[seat], seat < n_seats && (seat != viewer || leading));
  for (guint i = 0; i < n_seats; i++)
    {
      const guint seat = (viewer + i) % n_seats;

      gtk_box_reorder_child_after (self->cards, self->seats[seat], before);
      tc_crew_card_set_table (TC_CREW_CARD (self->seats[seat]), table, seat);
      before = self->seats[seat];
    }
  gtk_widget_set_visible (self->ways, leading);
  if (leading)
    tc_ways_card_set_table (TC_WAYS_CARD (self->ways), table);
}

void
tc_crew_panel_focus (TcCrewPanel *self)
{
  g_return_if_fail (TC_IS_CREW_PANEL (self));

  /* The panel may just be coming up in a narrow window, where nothing can be moved to yet. */
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->cards)); card != NULL; card = gtk_widget_get_next_sibling (card))
    if (gtk_widget_get_visible (card) && gtk_widget_grab_focus (card))
      return;
}
