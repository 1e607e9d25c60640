/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-crew-panel.h"

#include <turn-compat.h>

#include "tc-crew-card.h"
#include "tc-crew-layout.h"
#include "tc-ways-card.h"

/* How long the pointer rests on a card before its board is shown large. */
#define HOVER_MILLISECONDS 400

#define NOBODY (-1)

/* A card with its board, three lines and no more. */
#define ROW_HEIGHT 94
#define SPACING 8

struct _TcCrewPanel
{
  AdwBin         parent_instance;

  GtkAdjustment *place;           /* how far it is scrolled */
  GtkWidget     *content;         /* that is scrolled */
  GtkBox        *cards;
  GtkWidget     *seats[TC_MAX_SEATS];
  GtkWidget     *ways;

  guint          hover_timer;
  int            hovered;         /* the seat under the pointer, or NOBODY */
  gboolean       peeking;         /* its board is large for as long as the pointer stays */
  int            marked;          /* whose board has been marked last, and is to be in sight; or NOBODY */
  int            acting;          /* who is in sight otherwise, or NOBODY */
  int            looked_at;       /* whose board is large though it is not the viewer's, or NOBODY */
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

/* Where nobody is looked at for good, resting on a card shows its board. */
static void
rest_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TcCrewPanel *self = TC_CREW_PANEL (widget);

  self->hovered = (int) g_variant_get_uint32 (parameter);
  if (self->looked_at == NOBODY && self->hover_timer == 0)
    self->hover_timer = g_timeout_add (HOVER_MILLISECONDS, hover_elapsed, self);
}

static void
leave_activated (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  TcCrewPanel *self = TC_CREW_PANEL (widget);

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
look_activated (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  TcCrewPanel *self = TC_CREW_PANEL (widget);

  g_clear_handle_id (&self->hover_timer, g_source_remove);
  if (self->peeking)
    self->peeking = FALSE;
  else
    look_at (self, g_variant_get_uint32 (parameter));
}

static void
tc_crew_panel_dispose (GObject *object)
{
  g_clear_handle_id (&TC_CREW_PANEL (object)->hover_timer, g_source_remove);

  G_OBJECT_CLASS (tc_crew_panel_parent_class)->dispose (object);
}

/* There may be less room for the cards than a moment ago, since what is announced takes some. */
static void
show_wanted (TcCrewPanel *self)
{
  const int wanted = self->marked != NOBODY ? self->marked : self->acting;
  graphene_rect_t card;

  if (wanted != NOBODY && gtk_widget_get_visible (self->seats[wanted])
      && gtk_widget_compute_bounds (self->seats[wanted], self->content, &card))
    gtk_adjustment_clamp_page (self->place, (double) card.origin.y,
                               (double) (card.origin.y + card.size.height));
}

static void
tc_crew_panel_class_init (TcCrewPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tc_crew_panel_dispose;

  g_type_ensure (TC_TYPE_WAYS_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/tagcity/TagCity/app/tc-crew-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, TcCrewPanel, place);
  gtk_widget_class_bind_template_child (widget_class, TcCrewPanel, content);
  gtk_widget_class_bind_template_child (widget_class, TcCrewPanel, cards);
  gtk_widget_class_bind_template_child (widget_class, TcCrewPanel, ways);
  gtk_widget_class_bind_template_callback (widget_class, show_wanted);

  gtk_widget_class_install_action (widget_class, "crew.look", "u", look_activated);
  gtk_widget_class_install_action (widget_class, "crew.rest", "u", rest_activated);
  gtk_widget_class_install_action (widget_class, "crew.leave", NULL, leave_activated);
}

static void
tc_crew_panel_init (TcCrewPanel *self)
{
  self->hovered = self->looked_at = self->marked = self->acting = NOBODY;
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint seat = TC_MAX_SEATS; seat-- > 0;)
    {
      self->seats[seat] = g_object_new (TC_TYPE_CREW_CARD, NULL);
      gtk_box_prepend (self->cards, self->seats[seat]);
    }
}

/* Who acts is never out of sight. */
static void
follow_acting (TcCrewPanel *self,
               TurnMatch   *match)
{
  const int acting = turn_match_get_to_move (match);

  if (acting == self->acting)
    return;
  self->acting = acting >= 0 ? acting : NOBODY;
  show_wanted (self);
}

/* All boards are of one size, whatever is said beside them. */
static void
align_cards (TcCrewPanel *self)
{
  TcCrewWants wants = { 0 };

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    if (gtk_widget_get_visible (self->seats[seat]))
      tc_crew_wants_add (&wants, gtk_button_get_child (GTK_BUTTON (self->seats[seat])));
  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    tc_crew_layout_set_wants (TC_CREW_LAYOUT (gtk_widget_get_layout_manager (gtk_button_get_child (GTK_BUTTON (self->seats[seat])))), wants);
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
      const guint seat = (viewer + 1 + i) % n_seats;

      gtk_box_reorder_child_after (self->cards, self->seats[seat], before);
      tc_crew_card_set_table (TC_CREW_CARD (self->seats[seat]), table, seat);
      before = self->seats[seat];
    }
  align_cards (self);
  gtk_widget_set_visible (self->ways, leading);
  if (leading)
    tc_ways_card_set_table (TC_WAYS_CARD (self->ways), table);
  follow_acting (self, tc_table_get_match (table));
}

int
tc_crew_panel_get_wanted_height (TcCrewPanel *self)
{
  int height = 0;

  g_return_val_if_fail (TC_IS_CREW_PANEL (self), 0);

  for (guint seat = 0; seat < TC_MAX_SEATS; seat++)
    if (gtk_widget_get_visible (self->seats[seat]))
      height += ROW_HEIGHT + SPACING;

  return (int) (MAX (height - SPACING, 0) * MAX (turn_text_scale (GTK_WIDGET (self)), 1));
}

int
tc_crew_panel_get_least_height (TcCrewPanel *self,
                                int          width)
{
  int least_width, least_height;

  g_return_val_if_fail (TC_IS_CREW_PANEL (self), 0);

  gtk_widget_measure (GTK_WIDGET (self->cards), GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->cards), GTK_ORIENTATION_VERTICAL, MAX (width, least_width), &least_height, NULL, NULL, NULL);

  return least_height;
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
      show_wanted (self);
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
