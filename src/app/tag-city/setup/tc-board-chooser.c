/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tc-board-chooser.h"

#include <math.h>

#include <turn-compat.h>

#include "tc-board-card.h"

#define N_COLUMNS 2
#define NARROW_CARD_WIDTH 150
#define EDGE 14        /* of the line of cards, as in the style */

struct _TcBoardChooser
{
  AdwBin             parent_instance;

  GtkScrolledWindow *scroller;
  GtkGrid           *grid;
  GPtrArray         *cards;          /* of TcBoardCard, borrowed from the grid */
  gboolean           narrow;
  gboolean           following;      /* the cards are being set from what is chosen */
};

static guint chosen_signal;

G_DEFINE_FINAL_TYPE (TcBoardChooser, tc_board_chooser, ADW_TYPE_BIN)

static GtkToggleButton *
get_card (TcBoardChooser * self,
          guint index)
{
  return g_ptr_array_index (self->cards, index);
}

static TcBoardEntry *
get_entry (TcBoardChooser *self,
           guint           index)
{
  return tc_board_card_get_entry (g_ptr_array_index (self->cards, index));
}

static guint
find_chosen (TcBoardChooser *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    if (gtk_toggle_button_get_active (get_card (self, i)))
      return i;

  return 0;
}

/* What is chosen elsewhere may be out of sight here. */
static void
reveal_chosen (TcBoardChooser *self)
{
  GtkAdjustment *position = gtk_scrolled_window_get_hadjustment (self->scroller);
  GtkWidget *window = gtk_widget_get_parent (GTK_WIDGET (self->grid));
  const double scrolled = gtk_adjustment_get_value (position);
  graphene_rect_t bounds;

  if (self->cards->len > 0 && gtk_widget_compute_bounds (GTK_WIDGET (get_card (self, find_chosen (self))), window, &bounds))
    gtk_adjustment_clamp_page (position, scrolled + bounds.origin.x - EDGE, scrolled + bounds.origin.x + bounds.size.width + EDGE);
}

static void
show_chosen (TcBoardChooser *self,
             const char     *chosen)
{
  self->following = TRUE;
  for (guint i = 0; i < self->cards->len; i++)
    gtk_toggle_button_set_active (get_card (self, i), g_strcmp0 (tc_board_entry_get_id (get_entry (self, i)), chosen) == 0);
  self->following = FALSE;
  reveal_chosen (self);
}

/* One that is clicked again stays chosen. */
static void
card_toggled (TcBoardChooser *self,
              TcBoardCard    *card)
{
  g_autoptr (TcBoardEntry) entry = g_object_ref (tc_board_card_get_entry (card));

  if (self->following)
    return;
  show_chosen (self, tc_board_entry_get_id (entry));
  g_signal_emit (self, chosen_signal, 0, entry);
}

static void
place_cards (TcBoardChooser *self)
{
  const guint n_columns = self->narrow ? MAX (1, self->cards->len) : N_COLUMNS;
  const int width = (int) lround (NARROW_CARD_WIDTH * turn_text_scale (GTK_WIDGET (self)));

  for (guint i = 0; i < self->cards->len; i++)
    {
      GtkWidget *card = GTK_WIDGET (get_card (self, i));

      g_object_ref (card);
      if (gtk_widget_get_parent (card) != NULL)
        gtk_grid_remove (self->grid, card);
      gtk_grid_attach (self->grid, card, (int) (i % n_columns), (int) (i / n_columns), 1, 1);
      g_object_unref (card);
      gtk_widget_set_hexpand (card, !self->narrow);
      gtk_widget_set_size_request (card, self->narrow ? width : -1, -1);
      tc_board_card_set_compact (TC_BOARD_CARD (card), self->narrow);
    }
}

static gboolean
has_same (TcBoardChooser *self,
          GPtrArray      *entries)
{
  for (guint i = 0; i < MIN (self->cards->len, entries->len); i++)
    if (get_entry (self, i) != g_ptr_array_index (entries, i))
      return FALSE;

  return self->cards->len == entries->len;
}

static void
make_cards (TcBoardChooser *self,
            GPtrArray      *entries)
{
  for (guint i = 0; i < self->cards->len; i++)
    gtk_grid_remove (self->grid, GTK_WIDGET (get_card (self, i)));
  g_ptr_array_set_size (self->cards, 0);
  for (guint i = 0; i < entries->len; i++)
    {
      GtkWidget *card = tc_board_card_new (g_ptr_array_index (entries, i));

      g_signal_connect_object (card, "toggled", G_CALLBACK (card_toggled), self, G_CONNECT_SWAPPED);
      g_ptr_array_add (self->cards, card);
    }
  place_cards (self);
}

static guint
find_focus (TcBoardChooser *self)
{
  guint i;

  for (i = 0; i < self->cards->len; i++)
    if (gtk_widget_is_focus (GTK_WIDGET (get_card (self, i))))
      break;

  return i;
}

/* The card next to that one, or that one at an edge. */
static guint
find_neighbour (TcBoardChooser  *self,
                guint            from,
                GtkDirectionType direction)
{
  const int n_columns = self->narrow ? (int) self->cards->len : N_COLUMNS;
  const int forwards = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  int column = (int) from % n_columns, to = (int) from;

  if (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    to += direction == GTK_DIR_DOWN ? n_columns : -n_columns;
  else
    {
      const int step = direction == GTK_DIR_RIGHT ? forwards : -forwards;

      column += step;
      to += step;
    }

  return column < 0 || column >= n_columns || to < 0 || to >= (int) self->cards->len ? from : (guint) to;
}

/* All cards are one stop of Tab, since one of them is chosen. */
static gboolean
tc_board_chooser_focus (GtkWidget       *widget,
                        GtkDirectionType direction)
{
  TcBoardChooser *self = TC_BOARD_CHOOSER (widget);
  const guint focus = find_focus (self);
  const gboolean is_tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;
  guint next;

  if (self->cards->len == 0 || (focus < self->cards->len && is_tab))
    return FALSE;
  if (focus == self->cards->len)
    return gtk_widget_grab_focus (GTK_WIDGET (get_card (self, find_chosen (self))));

  next = find_neighbour (self, focus, direction);
  if (next != focus)
    {
      gtk_widget_grab_focus (GTK_WIDGET (get_card (self, next)));
      gtk_toggle_button_set_active (get_card (self, next), TRUE);
    }

  return TRUE;
}

static void
tc_board_chooser_finalize (GObject *object)
{
  g_ptr_array_unref (TC_BOARD_CHOOSER (object)->cards);

  G_OBJECT_CLASS (tc_board_chooser_parent_class)->finalize (object);
}

static void
tc_board_chooser_class_init (TcBoardChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = tc_board_chooser_finalize;
  GTK_WIDGET_CLASS (klass)->focus = tc_board_chooser_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  chosen_signal = g_signal_new ("chosen", TC_TYPE_BOARD_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, TC_TYPE_BOARD_ENTRY);
}

static void
tc_board_chooser_init (TcBoardChooser *self)
{
  self->cards = g_ptr_array_new ();
  self->grid = GTK_GRID (gtk_grid_new ());
  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_row_homogeneous (self->grid, TRUE);
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->grid));
  gtk_widget_add_css_class (GTK_WIDGET (self), "board-chooser");
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->scroller));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (self->scroller), "changed", G_CALLBACK (reveal_chosen), self, G_CONNECT_SWAPPED);
  tc_board_chooser_set_narrow (self, FALSE);
}

void
tc_board_chooser_set_boards (TcBoardChooser *self,
                             GPtrArray      *entries,
                             const char     *chosen)
{
  g_return_if_fail (TC_IS_BOARD_CHOOSER (self));

  if (!has_same (self, entries))
    make_cards (self, entries);
  show_chosen (self, chosen);
}

void
tc_board_chooser_set_narrow (TcBoardChooser *self,
                             gboolean        narrow)
{
  g_return_if_fail (TC_IS_BOARD_CHOOSER (self));

  self->narrow = narrow;
  turn_widget_set_class (GTK_WIDGET (self), "narrow", narrow);
  gtk_scrolled_window_set_policy (self->scroller, narrow ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_NEVER);
  place_cards (self);
}
