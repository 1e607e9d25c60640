/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-panel.h"

#include <glib/gi18n.h>

#include "tc-crew-card.h"
#include "tc-ways-card.h"

/* How long the pointer rests on a card before its board is shown large. */
#define HOVER_MILLISECONDS 400

#define NOBODY (-1)

struct _TcCrewPanel
{
  AdwBin     parent_instance;

  GtkBox    *cards;
  GtkWidget *seats[TC_MAX_SEATS];
  GtkWidget *ways;
  guint      hover_timer;
  int        hovered;         /* the seat under the pointer, or NOBODY */
  gboolean   peeking;         /* its board is large for as long as the pointer stays */
  int        marked;          /* whose board has been marked last, and is to be in sight; or NOBODY */
  int        looked_at;       /* whose board is large though it is not the viewer's, or NOBODY */
};

G_DEFINE_FINAL_TYPE (TcCrewPanel, tc_crew_panel, ADW_TYPE_BIN)

static void
look_at (TcCrewPanel *self,
         guint        seat)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "table.look-at", "u", seat);
}

static gboolean
hover_elapsed (gpointer user_data)
{
  TcCrewPanel *self = user_data;

  self->hover_timer = 0;
  self->peeking = TRUE;
  look_at (self, (guint) self->hovered);

  return G_SOURCE_REMOVE;
}

static int
find_seat (TcCrewPanel *self,
           GtkWidget   *card)
{
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    if (self->seats[seat] == card)
      return (int) seat;

  return NOBODY;
}

/* Where nobody is looked at for good, resting on a card shows its board. */
static void
pointer_entered (TcCrewPanel              *self,
                 double                    x,
                 double                    y,
                 GtkEventControllerMotion *motion)
{
  self->hovered = find_seat (self, gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (motion)));
  if (self->looked_at == NOBODY && self->hover_timer == 0)
    self->hover_timer = g_timeout_add (HOVER_MILLISECONDS, hover_elapsed, self);
}

static void
pointer_left (TcCrewPanel *self)
{
  g_clear_handle_id (&self->hover_timer, g_source_remove);
  if (self->peeking)
    {
      self->peeking = FALSE;
      look_at (self, (guint) self->hovered);
    }
  self->hovered = NOBODY;
}

/* A click keeps the board that resting on the card has brought up; another one puts it back. */
static void
card_clicked (TcCrewPanel *self,
              GtkWidget   *card)
{
  g_clear_handle_id (&self->hover_timer, g_source_remove);
  if (self->peeking)
    self->peeking = FALSE;
  else
    look_at (self, (guint) find_seat (self, card));
}

static void
tc_crew_panel_dispose (GObject *object)
{
  g_clear_handle_id (&TC_CREW_PANEL (object)->hover_timer, g_source_remove);

  G_OBJECT_CLASS (tc_crew_panel_parent_class)->dispose (object);
}

static void
tc_crew_panel_class_init (TcCrewPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tc_crew_panel_dispose;
}

static void
add_card (TcCrewPanel *self,
          guint        seat)
{
  GtkWidget *card = tc_crew_card_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (card, "clicked", G_CALLBACK (card_clicked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "enter", G_CALLBACK (pointer_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (card, motion);
  gtk_box_append (self->cards, card);
  self->seats[seat] = card;
}

/* There may be less room for the cards than a moment ago, since what is announced takes some. */
static void
show_marked (TcCrewPanel *self)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (adw_bin_get_child (ADW_BIN (self)));
  graphene_rect_t card;

  if (self->marked != NOBODY && gtk_widget_compute_bounds (self->seats[self->marked], GTK_WIDGET (self->cards), &card))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (scroller), (double) card.origin.y,
                               (double) (card.origin.y + card.size.height));
}

static void
tc_crew_panel_init (TcCrewPanel *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->hovered = self->looked_at = self->marked = NOBODY;
  self->cards = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    add_card (self, seat);
  self->ways = tc_ways_card_new ();
  gtk_box_append (self->cards, self->ways);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->cards));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), "changed", G_CALLBACK (show_marked), self,
                           G_CONNECT_SWAPPED);
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

  self->looked_at = tc_table_get_shown (table) == viewer ? NOBODY : (int) tc_table_get_shown (table);
  self->peeking = self->peeking && self->looked_at == self->hovered;
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
tc_crew_panel_mark (TcCrewPanel *self,
                    guint        seat,
                    int          piece,
                    guint64      features)
{
  g_return_if_fail (TC_IS_CREW_PANEL (self));

  tc_crew_card_mark (TC_CREW_CARD (self->seats[seat]), piece, features);
  if (features != 0 && self->marked != (int) seat)
    {
      self->marked = (int) seat;
      show_marked (self);
    }
  else if (features == 0 && self->marked == (int) seat)
    {
      self->marked = NOBODY;
    }
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
