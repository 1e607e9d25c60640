/* SPDX-FileCopyrightText: Tag City contributors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tg-court.h"

#include <glib/gi18n.h>
#include <tg-words.h>
#include <turn-hand.h>
#include <turn-row.h>
#include <turn-spread.h>

#include "tg-faces.h"
#include "turn-card-parts.h"

#define PILE_WIDTH 106
#define LEAST_PILE_WIDTH 46
#define IT_WIDTH 88
#define IT_TILT 6
#define NARROW 500              /* two others stand side by side in less */

struct _TgCourt
{
  GtkWidget    parent_instance;

  GtkWidget   *others;
  GtkWidget   *middle;                    /* piles and news */
  guint        n_others;
  TgSeatPanel *panels[TG_MAX_SEATS];      /* in the order in which they play after the viewer */
  guint        seats[TG_MAX_SEATS];       /* whose panel it is */
  TurnCard    *deck;
  TurnCard    *freeze;
  TurnCard    *discard;
  TurnCard    *it;
  GtkLabel    *deck_label;
  GtkLabel    *discard_label;
  GtkLabel    *news;
};

G_DEFINE_FINAL_TYPE (TgCourt, tg_court, GTK_TYPE_WIDGET)

static void
tg_court_measure (GtkWidget     *widget,
                  GtkOrientation orientation,
                  int            for_size,
                  int           *minimum,
                  int           *natural,
                  int           *minimum_baseline,
                  int           *natural_baseline)
{
  TgCourt *self = TG_COURT (widget);
  int middle, full_middle;

  gtk_widget_measure (self->others, orientation, for_size, minimum, natural, NULL, NULL);
  gtk_widget_measure (self->middle, orientation, for_size, &middle, &full_middle, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, middle);
      *natural = MAX (*natural, full_middle);
    }
  else
    {
      *minimum += middle;
      *natural += full_middle;
    }
  *minimum_baseline = *natural_baseline = -1;
}

/* What is left over is the middle's. */
static void
tg_court_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  TgCourt *self = TG_COURT (widget);
  const gboolean piles_first = width < NARROW && self->n_others > 2;
  GtkRequestedSize sizes[2] = { 0 };
  int others, middle;

  gtk_widget_measure (self->others, GTK_ORIENTATION_VERTICAL, width, &sizes[0].minimum_size, &sizes[0].natural_size, NULL, NULL);
  gtk_widget_measure (self->middle, GTK_ORIENTATION_VERTICAL, width, &sizes[1].minimum_size, &sizes[1].natural_size, NULL, NULL);
  gtk_distribute_natural_allocation (MAX (height - sizes[0].minimum_size - sizes[1].minimum_size, 0), 2, sizes);
  others = sizes[0].minimum_size;
  middle = MAX (height - others, sizes[1].minimum_size);
  gtk_widget_size_allocate (self->others, &(GtkAllocation) { 0, piles_first ? middle : 0, width, others }, -1);
  gtk_widget_size_allocate (self->middle, &(GtkAllocation) { 0, piles_first ? 0 : others, width, middle }, -1);
}

static GtkSizeRequestMode
tg_court_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
tg_court_dispose (GObject *object)
{
  g_clear_pointer (&TG_COURT (object)->others, gtk_widget_unparent);
  g_clear_pointer (&TG_COURT (object)->middle, gtk_widget_unparent);

  G_OBJECT_CLASS (tg_court_parent_class)->dispose (object);
}

static void
tg_court_class_init (TgCourtClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = tg_court_dispose;
  widget_class->get_request_mode = tg_court_get_request_mode;
  widget_class->measure = tg_court_measure;
  widget_class->size_allocate = tg_court_size_allocate;
}

/* A pile with its name above it. */
static TurnCard *
add_pile (GtkWidget  *hand,
          GtkLabel  **label,
          const char *action)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *card = turn_card_new (PILE_WIDTH);

  *label = turn_card_part_add_label (column, "dice-caption");
  gtk_label_set_ellipsize (*label, PANGO_ELLIPSIZE_NONE);
  turn_card_set_width (TURN_CARD (card), PILE_WIDTH, LEAST_PILE_WIDTH);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (card), action);
  if (action == NULL)
    turn_card_part_show_only (card);
  gtk_widget_set_vexpand (card, TRUE);
  gtk_box_append (GTK_BOX (column), card);
  turn_hand_append (TURN_HAND (hand), column);

  return TURN_CARD (card);
}

static GtkWidget *
new_piles (TgCourt *self)
{
  GtkWidget *hand = turn_hand_new ();
  GtkLabel *freeze_label;

  self->deck = add_pile (hand, &self->deck_label, "tag.draw");
  self->freeze = add_pile (hand, &freeze_label, NULL);
  self->discard = add_pile (hand, &self->discard_label, "tag.take");
  gtk_label_set_label (freeze_label, _("Freeze"));
  gtk_widget_set_valign (hand, GTK_ALIGN_CENTER);
  turn_card_set_tilt (self->discard, 2.5);
  turn_card_set_width (self->freeze, PILE_WIDTH * 8 / 10, LEAST_PILE_WIDTH * 8 / 10);

  return hand;
}

static GtkWidget *
new_others (TgCourt *self)
{
  GtkWidget *others = turn_spread_new ();

  for (guint i = 0; i < TG_MAX_SEATS; i++)
    {
      self->panels[i] = TG_SEAT_PANEL (tg_seat_panel_new (FALSE));
      turn_spread_append (TURN_SPREAD (others), GTK_WIDGET (self->panels[i]));
    }
  gtk_widget_add_css_class (others, "other-seats");

  return others;
}

static void
tg_court_init (TgCourt *self)
{
  GtkWidget *row = turn_row_new (TURN_ROW_PUTS_ASIDE);

  self->it = TURN_CARD (turn_card_new (IT_WIDTH));
  turn_card_set_tilt (self->it, IT_TILT);
  turn_card_part_show_only (GTK_WIDGET (self->it));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_MIDDLE, new_piles (self));
  turn_row_set_child (TURN_ROW (row), TURN_ROW_END, GTK_WIDGET (self->it));
  gtk_widget_set_vexpand (row, TRUE);
  self->others = new_others (self);
  self->middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (self->middle), row);
  self->news = turn_card_part_add_label (self->middle, "game-news");
  gtk_widget_set_parent (self->others, GTK_WIDGET (self));
  gtk_widget_set_parent (self->middle, GTK_WIDGET (self));
}

GtkWidget *
tg_court_new (void)
{
  return g_object_new (TG_TYPE_COURT, NULL);
}

static void
show_seats (TgCourt      *self,
            const TgView *view)
{
  const guint n_seats = turn_match_get_n_seats (view->match);

  self->n_others = view->viewer >= 0 ? n_seats - 1 : n_seats;
  for (guint i = 0; i < TG_MAX_SEATS; i++)
    {
      const guint seat = (guint) (view->viewer + 1 + (int) i) % n_seats;

      self->seats[i] = seat;
      gtk_widget_set_visible (GTK_WIDGET (self->panels[i]), i < n_seats && (int) seat != view->viewer);
      if (i < n_seats)
        tg_seat_panel_show (self->panels[i], view, seat);
    }
}

/* Two piles can be drawn from. */
static void
show_piles (TgCourt      *self,
            const TgView *view)
{
  const TgState *state = &view->state;
  const TurnCardFace slot = { .kind = TURN_CARD_SLOT }, back = tg_faces_back ();
  const TurnCardFace top = tg_faces_card (tg_state_discard (state, 0));
  g_autofree char *n_deck = g_strdup_printf (_("Draw · %u"), state->n_deck);
  g_autofree char *n_discards = g_strdup_printf (_("Discard · %u"), state->n_discards);
  g_autofree char *discarded = g_strdup_printf (_("Discard pile, on top: %s"), tg_words_card (tg_state_discard (state, 0)));

  gtk_label_set_label (self->deck_label, n_deck);
  gtk_label_set_label (self->discard_label, n_discards);
  turn_card_set_face (self->deck, state->n_deck > 0 ? &back : &slot, n_deck);
  turn_card_set_depth (self->deck, state->n_deck > 0 ? state->n_deck - 1u : 0);
  turn_card_set_face (self->discard, &top, discarded);
  turn_card_set_depth (self->discard, state->n_discards > 0 ? state->n_discards - 1u : 0);
}

/* What lies there for itself. */
static void
show_single_cards (TgCourt      *self,
                   const TgView *view)
{
  const gboolean is_frozen = tg_state_freezer (&view->state) >= 0;
  const TurnCardFace freeze = is_frozen ? tg_faces_card (TG_FREEZE) : (TurnCardFace) { .kind = TURN_CARD_SLOT, .letters = "❄" };
  const TurnCardFace it = tg_faces_it ();

  turn_card_set_face (self->freeze, &freeze, is_frozen ? _("A Freeze is in the middle") : _("No Freeze is in the middle"));
  turn_card_set_face (self->it, &it, _("IT is in the middle"));
  gtk_widget_set_visible (GTK_WIDGET (self->it), tg_state_it (&view->state) < 0);
}

void
tg_court_show (TgCourt      *self,
               const TgView *view)
{
  g_autofree char *news = tg_words_news (view->match);

  g_return_if_fail (TG_IS_COURT (self));

  show_seats (self, view);
  show_piles (self, view);
  show_single_cards (self, view);
  gtk_label_set_label (self->news, news != NULL ? news : "");
}

TurnCard *
tg_court_get_deck (TgCourt *self)
{
  g_return_val_if_fail (TG_IS_COURT (self), NULL);

  return self->deck;
}

TurnCard *
tg_court_get_discard (TgCourt *self)
{
  g_return_val_if_fail (TG_IS_COURT (self), NULL);

  return self->discard;
}

TurnCard *
tg_court_get_freeze (TgCourt *self)
{
  g_return_val_if_fail (TG_IS_COURT (self), NULL);

  return self->freeze;
}

TurnCard *
tg_court_get_it (TgCourt *self)
{
  g_return_val_if_fail (TG_IS_COURT (self), NULL);

  return self->it;
}

TgSeatPanel *
tg_court_get_panel (TgCourt *self,
                    guint    seat)
{
  g_return_val_if_fail (TG_IS_COURT (self), NULL);

  for (guint i = 0; i < TG_MAX_SEATS; i++)
    if (self->seats[i] == seat && gtk_widget_get_visible (GTK_WIDGET (self->panels[i])))
      return self->panels[i];

  return NULL;
}
